import ColorModel
import PickerCore
import TestSupport
import Testing

@Suite struct DraftTests {
  @Test func intermediateTextStaysAsTyped() {
    var script = Script(0x336699, mode: .hsb)
    for text in ["", "0", "0.", "0.5"] {
      script.send(.typed(.component(1), text))
      #expect(script.model.text(of: .component(1)) == text)
      #expect(!script.model.isInvalid(.component(1)))
    }
    #expect(script.model.edited.shown(in: .hsb).components.y == 0.005)
  }

  @Test(arguments: [("1..2--%", true), ("1.2.", true), ("--1", true), ("-", false), ("12%", false)])
  func whatCannotBecomeANumberIsMarkedAsItIsTyped(text: String, isMarked: Bool) {
    var script = Script(0x336699, mode: .hsb)
    script.send(.typed(.component(1), text))
    #expect(script.model.isInvalid(.component(1)) == isMarked)
  }

  @Test func aNumberMayEndAtItsPoint() {
    var script = Script(0x336699)
    script.send(.typed(.component(0), "7."))
    script.send(.committed(.component(0), "7.", byEnter: false))
    #expect(script.hex == "#076699")
  }

  @Test func theColourFollowsOnlyNumbersInRange() {
    var script = Script(0x102030)
    script.send(.typed(.component(0), "25"))
    #expect(script.hex == "#192030")
    script.send(.typed(.component(0), "256"))
    #expect(script.hex == "#102030")
    script.send(.typed(.component(0), "25"))
    script.send(.committed(.component(0), "25", byEnter: false))
    #expect(script.hex == "#192030")
    #expect(script.model.draft == nil)
  }

  @Test(arguments: [
    (Mode.rgb, 0, "300", "#ff8040"), (.rgb, 1, "-5", "#ff0040"), (.hsb, 1, "140%", "#ff5500"),
    (.hsb, 0, "381", "#ff8340"), (.rgb, 2, " 64.4 ", "#ff8040"), (.hsl, 2, "+0", "#000000"),
  ])
  func commitsClampAndHueWraps(mode: Mode, index: Int, text: String, hex: String) {
    var script = Script(0xff8040, mode: mode)
    script.enter(text, into: .component(index))
    #expect(script.hex == hex)
    #expect(script.model.draft == nil)
  }

  @Test func c132_shortHexWaitsForEnter() {
    var script = Script(0xabcdef)
    var seen: Set<String> = []
    let text = "#000FFF"
    for end in text.indices {
      script.send(.typed(.output, String(text[...end])))
      #expect(script.model.text(of: .output) == String(text[...end]))
      seen.insert(script.hex)
    }
    #expect(seen == ["#abcdef", "#000fff"])
    script.send(.committed(.output, text, byEnter: true))
    #expect(script.model.recentColors.map(\.rgb8) == [RGB8(0x000fff)])
    script.enter("#03F", into: .output)
    #expect(script.hex == "#0033ff")
  }

  @Test func c88_noPrefixTurnsTheColourBlack() {
    var script = Script(0xabcdef)
    let text = "rgb(10, 20, 30)"
    for end in text.indices.dropLast() {
      script.send(.typed(.output, String(text[...end])))
      #expect(script.hex == "#abcdef")
    }
    script.send(.typed(.output, text))
    script.send(.committed(.output, text, byEnter: true))
    #expect(script.hex == "#0a141e")
  }

  @Test(arguments: ["zzz", "", "#12", "rgb(1,2)", "🤣", String(repeating: "x", count: 10_000)])
  func c134_nonsenseIsMarkedAndChangesNothing(text: String) {
    var script = Script(0xabcdef)
    let before = script.model
    script.send(.typed(.output, text))
    script.send(.committed(.output, text, byEnter: true))
    #expect(script.model.isInvalid(.output))
    #expect(script.model.text(of: .output) == text)
    #expect(script.model.edited == before.edited)
    #expect(script.model.recentColors.isEmpty)
    script.send(.reverted(.output))
    #expect(script.model == before)
  }

  @Test func leavingNonsenseShowsTheLastValue() {
    var script = Script(0xabcdef)
    script.type("zzz", into: .component(0))
    #expect(script.model.isInvalid(.component(0)))
    script.send(.committed(.component(0), "zzz", byEnter: false))
    #expect(script.model.text(of: .component(0)) == "171")
    #expect(script.hex == "#abcdef")
  }

  @Test func escapeRestoresColourAndText() {
    var script = Script(0xabcdef)
    script.type("#102030", into: .output)
    #expect(script.hex == "#102030")
    script.send(.reverted(.output))
    #expect(script.hex == "#abcdef")
    #expect(script.model.text(of: .output) == "#abcdef")
    #expect(!script.model.undo.canUndo)
  }

  @Test func anEditIsOneStepHoweverManyKeys() {
    var script = Script(0xabcdef)
    script.enter("#102030", into: .output)
    script.send(.command(.undo))
    #expect(script.hex == "#abcdef")
    #expect(!script.model.undo.canUndo)
  }

  @Test func typingElsewhereSettlesWhatWasTyped() {
    var script = Script(0x102030)
    script.type("20", into: .component(0))
    script.type("zzz", into: .component(1))
    #expect(script.hex == "#142030")
    script.type("30", into: .component(2))
    #expect(script.hex == "#14201e")
    #expect(script.model.text(of: .component(1)) == "32")
    script.send(.command(.undo))
    script.send(.command(.undo))
    #expect(script.hex == "#102030")
  }

  @Test func aSliderEndsTypingElsewhere() {
    // The draft is dropped, so a later change shows in the field.
    var script = Script(0x102030)
    script.type("20", into: .component(0))
    script.send(.slid(.component(0), 200.0 / 255, .began))
    #expect(script.model.text(of: .component(0)) == "200")
  }

  @Test(arguments: [
    (Mode.rgb, 0, 1.0, "17"), (.rgb, 0, 10, "26"), (.rgb, 0, -0.1, "15.9"), (.rgb, 0, -20, "0"),
    (.hsb, 0, -1, "209°"), (.hsb, 0, 200, "50°"), (.hsb, 1, 0.1, "66.8%"), (.hsl, 2, 1, "13.5%"),
  ])
  func stepsStartFromTheNumberShown(mode: Mode, index: Int, steps: Double, text: String) {
    var script = Script(0x102030, mode: mode)
    script.send(.stepped(.component(index), by: steps))
    #expect(script.model.text(of: .component(index)) == text)
    script.send(.command(.undo))
    #expect(script.hex == "#102030")
  }

  @Test func c74_editingAChannelKeepsAlpha() {
    var script = Script(0)
    script.enter("#3366cc80", into: .output)
    script.enter("0", into: .component(0))
    #expect(script.model.text(of: .output) == "#0066cc80")
    #expect(script.model.text(of: .alpha) == "50%")
    script.enter("50", into: .alpha)
    #expect(script.model.text(of: .output) == "#0066cc80")
  }

  @Test func c135_allFieldsAgreeAfterACommit() throws {
    var random = SeededGenerator(seed: 135)
    for _ in 0..<1000 {
      let hex = UInt32.random(in: 0...0xffffff, using: &random)
      var script = Script(0, mode: Mode.allCases.randomElement(using: &random) ?? .rgb)
      script.enter("\(RGB8(hex))", into: .output)
      #expect(script.hex == "\(RGB8(hex))")
      for mode in Mode.allCases {
        script.send(.mode(mode))
        #expect(script.hex == "\(RGB8(hex))")
        var values = SIMD4<Double>()
        for index in mode.space.components.indices {
          let text = script.model.text(of: .component(index))
          values[index] = try #require(script.model.unit(at: index).value(of: text))
        }
        // Three decimals of L, C, a and b are for the eye, not a notation.
        if [.lch, .lab].contains(mode) { continue }
        #expect(Color(mode.space, values).rgb8 == RGB8(hex), "\(mode) \(RGB8(hex))")
      }
    }
  }

  @Test(arguments: [
    ("#F44336", "#f44336"), ("hsl(0 100% 50%)", "#ff0000"), ("  teal;\n", "#008080"),
  ])
  func c136_pasteTakesAColour(text: String, hex: String) {
    var script = Script(0xabcdef)
    script.send(.command(.paste))
    #expect(script.effects == [.paste])
    script.send(.pasted(text))
    #expect(script.hex == hex)
    script.send(.command(.undo))
    #expect(script.hex == "#abcdef")
  }

  /// What only the paste entry reads, over all of the text and at the caret of a text as shown.
  @Test(arguments: [
    ("color: #f00;", "#ff0000"), ("\"teal\"", "#008080"), ("rgb: 12, 34, 56", "#0c2238"),
    ("12, 34, 56", "#0c2238"), ("the sky is #0af today", "#00aaff"),
  ])
  func c136_aPasteIntoTheOutputIsAColour(text: String, hex: String) {
    for making in [text, "#abc\(text)def"] {
      var script = Script(0xabcdef)
      script.send(.pastedInto(.output, text, making: making))
      #expect(script.hex == hex)
      #expect(script.model.text(of: .output) == hex)
      #expect(script.model.draft == nil)
      script.send(.command(.undo))
      #expect(script.hex == "#abcdef")
      script.send(.command(.undo))
      #expect(script.hex == "#abcdef")
    }
  }

  @Test(arguments: [
    // Readable as it is, and not yet, and never.
    ("teal", "teal", "#008080"), ("#f00", "#f00", "#abcdef"), ("🤣", "🤣", "#abcdef"),
    ("12", "#abcdef12", "#abcdef"),
  ])
  func anyOtherPasteIntoTheOutputIsTyping(pasted: String, text: String, hex: String) {
    var script = Script(0xabcdef)
    script.send(.pastedInto(.output, pasted, making: text))
    #expect(script.hex == hex)
    #expect(script.model.text(of: .output) == text)
    script.send(.reverted(.output))
    #expect(script.hex == "#abcdef")
  }

  @Test func aPasteIntoATextUnderWayIsAPartOfIt() {
    var script = Script(0xabcdef)
    script.type("hsl(", into: .output)
    script.send(.pastedInto(.output, "12, 34, 56", making: "hsl(12, 34, 56"))
    #expect(script.model.text(of: .output) == "hsl(12, 34, 56")
    #expect(script.hex == "#abcdef")
    // Over all of it, the paste is all there is.
    script.send(.pastedInto(.output, "color: #f00;", making: "color: #f00;"))
    #expect(script.hex == "#ff0000")
    script.send(.command(.undo))
    #expect(script.hex == "#abcdef")
  }

  @Test func aPasteIntoANumberIsTyping() {
    var script = Script(0xabcdef)
    script.send(.pastedInto(.component(0), "\"teal\"", making: "\"teal\""))
    #expect(script.hex == "#abcdef")
    #expect(script.model.text(of: .component(0)) == "\"teal\"")
  }

  @Test(arguments: ["🤣🙌❔", String(repeating: "paste ", count: 2000), "\n\n\n", ""])
  func c137_oddPastesAreRefusedAndSaid(text: String) {
    var script = Script(0xabcdef)
    script.send(.pasted(text))
    #expect(script.hex == "#abcdef")
    #expect(script.model.notice?.isError == true)
    // A colour takes the word back.
    script.send(.pasted("teal"))
    #expect(script.model.notice == nil)
  }

  @Test(arguments: [
    ("currentcolor", "has no value outside a web page: currentcolor"),
    ("rgb(1 2 3", "unclosed parenthesis"), (#"\72 ed"#, "escapes are not read"),
  ])
  func whatIsRefusedIsNamed(text: String, words: String) {
    var script = Script(0xabcdef)
    script.send(.pasted(text))
    #expect(script.model.notice?.text.hasPrefix(words) == true)
  }
}
