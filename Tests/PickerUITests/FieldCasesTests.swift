import ColorModel
import Drawing
import Geometry
import PickerCore
import TestSupport
import Testing
import ViewHarness
import Views

/// The cases of text fields, typed and pasted into the whole window.
@Suite struct FieldCasesTests {
  private let output = "Colour text"

  @Test func c131_theCaretStaysWhereItIs() {
    let window = Window(0x123456)
    window.press(.home)
    window.press(.right, times: 3)
    window.press(.delete)
    #expect(window.value(output) == "#12456")
    window.harness.type("9")
    #expect(window.value(output) == "#129456")
    #expect(window.harness.interaction.editing?.caret == 4)
    #expect(window.hex == "#129456")
  }

  @Test func c132_shortHexWaitsForEnter() {
    let window = Window(0x3366cc)
    var typed = ""
    for character in "#000FFF" {
      typed.append(character)
      window.harness.type(String(character))
      #expect(window.value(output) == typed)
      #expect(window.hex == (typed == "#000FFF" ? "#000fff" : "#3366cc"))
    }
    window.press(.enter)
    #expect(window.value(output) == "#000fff")
    #expect(window.model.recentColors.map(\.rgb8) == [RGB8(0x000fff)])
    window.enter("#03F", into: output)
    #expect(window.hex == "#0033ff")
    window.press(.character("z"), .control)
    window.press(.character("z"), .control)
    #expect(window.hex == "#3366cc")
    #expect(!window.model.undo.canUndo)
  }

  @Test(arguments: [("Colour text", "zzz"), ("Red value", "zzz"), ("Alpha value", "1.2.3")])
  func c134_nonsenseIsMarkedAndEscapeRestores(name: String, text: String) {
    let window = Window(0x3366cc)
    let before = window.value(name)
    window.enter(text, into: name)
    #expect(window.value(name) == text)
    #expect(window.harness.traits(name)?.isInvalid == true)
    #expect(window.hex == "#3366cc")
    #expect(window.value("After") == "#3366cc")
    #expect(window.model.recentColors == [])
    window.press(.escape)
    #expect(window.value(name) == before)
    #expect(window.harness.traits(name)?.isInvalid == false)

    window.enter(text, into: name)
    window.press(.tab)
    #expect(window.value(name) == before)
    #expect(window.harness.traits(name)?.isInvalid == false)
  }

  @Test func c135_allPartsAgreeAfterACommit() throws {
    var random = SeededGenerator(seed: 135)
    let window = Window(0x3366cc)
    for round in 0..<250 {
      let hex = RGB8(UInt32.random(in: 0...0xffffff, using: &random))
      let alpha = UInt8.random(in: 0...255, using: &random)
      let mode = Mode.allCases[round % Mode.allCases.count]
      window.send(.mode(mode))
      let text = CSSFormatter().text(Color(hex, alpha: Double(alpha) / 255), as: .hex) ?? ""
      // Selected, pasted over, committed.
      window.press(.character("a"), .control)
      window.harness.paste(text)
      window.press(.enter)
      #expect(window.value(output) == text)
      #expect(window.value("After") == text)
      #expect(window.model.title == "\(OutputFormat.hex.text(of: window.model.color)) - Chidori")

      var shown = SIMD4<Double>()
      for (index, component) in mode.space.components.enumerated() {
        let name = component.name.prefix(1).uppercased() + component.name.dropFirst()
        let typed = try #require(window.value("\(name) value"))
        let unit = ComponentUnit(index, of: mode.space)
        shown[index] = try #require(unit.value(of: typed))
        let thumb = try #require(window.number(name))
        #expect(abs(thumb - shown[index]) <= unit.step * 0.0500001)
      }
      // Three decimals of L, C, a and b are for the eye, not a notation.
      let isExact = mode.space.definition.base == .srgb || mode == .rgb
      #expect(!isExact || Color(mode.space, shown).rgb8 == hex)
      let percent = try #require(ComponentUnit.percent.value(of: window.value("Alpha value") ?? ""))
      #expect(byte(percent) == alpha)
      #expect(byte(window.number("Alpha") ?? -1) == alpha)
      if mode.space.index(of: .hue) != nil {
        #expect(window.value("Hue") == window.value("Hue strip"))
      }
    }
  }

  @Test(arguments: [
    ("#F44336", "#f44336"), ("hsl(0 100% 50%)", "#ff0000"), ("color: teal;\n", "#008080"),
  ])
  func c136_pasteWithoutAFocusedFieldTakesTheColour(text: String, hex: String) {
    for name in [nil, "Copy", "Red", "RGB"] {
      let window = Window(0x3366cc)
      if let name {
        window.harness.focus(name)
      } else {
        window.harness.click(at: Point(x: 2, y: 2))
      }
      #expect(window.harness.focusedName == name)
      window.harness.clipboard = text
      window.press(.character("v"), .control)
      #expect(window.hex == hex)
      #expect(window.value(output) == hex)
    }
  }

  @Test(arguments: [
    ("\"#F44336\"", "#f44336"), ("color: teal;\n", "#008080"), ("rgb: 12, 34, 56", "#0c2238"),
  ])
  func c136_aPasteIntoTheOutputFieldTakesTheColour(text: String, hex: String) {
    let window = Window(0x3366cc)
    window.harness.focus(output)
    window.press(.end)
    window.harness.paste(text)
    #expect(window.hex == hex)
    #expect(window.value(output) == hex)
    // Nothing is under way: the undo is the window's.
    window.press(.character("z"), .control)
    #expect(window.hex == "#3366cc")
    #expect(window.value(output) == "#3366cc")
  }

  @Test(arguments: ["🤣🙌❔", String(repeating: "paste ", count: 1700), "\n\n\n", ""])
  func c137_oddPastesChangeNothingAndSaySo(text: String) {
    let window = Window(0x3366cd)
    window.harness.focus("Copy")
    window.harness.clipboard = text
    window.press(.character("v"), .control)
    #expect(window.hex == "#3366cd")
    #expect(window.harness.find("no colour in the clipboard", .label) != nil)

    window.harness.focus(output)
    window.harness.paste(text)
    window.press(.enter)
    #expect(window.hex == "#3366cd")
    #expect(!(window.value(output) ?? "\n").contains("\n"))
    window.press(.escape)
    #expect(window.value(output) == "#3366cd")
  }

  @Test(arguments: ["暗い青緑", "빨강", "a👩‍👩‍👧‍👦é", "مرحبا"])
  func textOfAnyScriptIsKeptAsTyped(text: String) throws {
    let window = Window(0x3366cc)
    window.harness.type(text)
    #expect(window.value(output) == text)
    #expect(window.harness.interaction.editing?.caret == text.count)
    let shown = window.harness.drawList.commands.contains { command in
      if case .text(let run, _) = command { return run.text == text }
      return false
    }
    #expect(shown)
    window.press(.backspace)
    #expect(window.value(output) == String(text.dropLast()))
    window.press(.escape)
    #expect(window.value(output) == "#3366cc")
  }

  /// What is typed into a field of a mode, and what field and colour become at Enter.
  @Test(arguments: [
    (Mode.rgb, "Red", "300", "255", "#ff66cc"), (.rgb, "Red", "-4", "0", "#0066cc"),
    (.rgb, "Red", "12.5", "12.5", "#0d66cc"), (.hsb, "Hue", "380", "20°", "#cc6633"),
    (.hsb, "Hue", "-10°", "350°", "#cc334d"), (.hsl, "Lightness", "100", "100%", "#ffffff"),
    (.rgb, "Alpha", "50", "50%", "#3366cc"), (.rgb, "Alpha", "120%", "100%", "#3366cc"),
  ])
  func commitsClampAndHueWraps(
    mode: Mode, name: String, text: String, shown: String, hex: String
  ) {
    let window = Window(0x3366cc, mode: mode)
    window.enter(text, into: "\(name) value")
    #expect(window.value("\(name) value") == shown)
    #expect(window.hex == hex)
  }

  @Test func undoInsideAFieldComesFirst() {
    let window = Window(0x3366cc)
    window.enter("teal", into: output)
    window.press(.end)
    window.harness.type("x")
    #expect(window.value(output) == "#008080x")
    window.press(.character("z"), .control)
    #expect(window.value(output) == "#008080")
    window.press(.character("z"), .control)
    #expect(window.value(output) == "#3366cc")
  }
}
