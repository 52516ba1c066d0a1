import ColorModel
import Geometry
import PickerCore
import Testing
import ViewHarness
import Views

/// What a user does in the window beside choosing a component: copy, formats, modes, recent, menus.
@Suite struct WindowTests {
  @Test func copyPutsTheTextOnTheClipboard() {
    let window = Window(0x3366cc)
    window.enter("teal", into: "Colour text")
    window.harness.click("Copy")
    #expect(window.effects.contains(.copy("#008080", to: .clipboard)))
    #expect(window.harness.clipboard == "#008080")
    #expect(window.value("Before") == "#008080")
    #expect(window.harness.find("copied #008080", .label) != nil)
    window.send(.noticeExpired)
    #expect(window.harness.find("copied #008080") == nil)
    #expect(window.harness.find("name teal", .label) != nil)
  }

  /// Distances by the vectors' CIEDE2000; the set is named.
  @Test(arguments: [
    ("#225ea8", "closest name "), ("#eb8d38", "closest name "),
    ("#8b7355", "name burlywood4 · X11"),
    ("#00808080", "name teal · CSS"), ("#00000000", "name transparent"),
    ("color(display-p3 0 1 0)", "outside sRGB · closest "),
    ("oklch(0.7 0.3 150)", "outside sRGB · closest "),
  ])
  func c192_everyColourHasAName(text: String, words: String) throws {
    let window = Window(0x3366cc)
    window.enter(text, into: "Colour text")
    let line = try #require(window.harness.scene.items.first { $0.traits.id == "name" }).traits.name
    #expect(line.hasPrefix(words), "\(line)")
    guard line.contains("closest") else { return }
    let nearest = NearestName(of: window.model.color)
    let distance = Number.text(nearest.deltaE, decimals: 1)
    #expect(
      line.hasSuffix("\(nearest.text) · ΔE \(distance) · \(nearest.set.rawValue.uppercased())"))
    // Copying gives the code and not the name.
    window.harness.click("Copy")
    #expect(window.harness.clipboard.hasPrefix("#"))
  }

  /// The longest is −108: white on black.
  @Test(arguments: [0.5, 1, 1.5, 2]) func theContrastBadgesHoldTheirWords(scale: Double) {
    let size = Size(width: Int(664 * scale), height: Int(448 * scale))
    for color in [Color.white, .black, Color(RGB8(0x767676))] {
      let window = Window(color, size: size, scale: scale)
      let badges = window.harness.scene.items.filter { item in
        [".level", ".lc"].contains { item.traits.id.description.hasSuffix($0) }
      }
      #expect(badges.count == 6)
      for badge in badges {
        let wanted = badge.control.size(in: badge.frame.size, window.harness.context)
        #expect(badge.frame.width >= wanted.width, "\(badge.traits.name)")
      }
    }
  }

  /// By mouse and by key; one step of undo, and no more than is needed.
  @Test func c191_theVerdictLeadsToTheNearestThatPasses() throws {
    let window = Window(0x777777) { $0.before = Color(RGB8(0x808080)) }
    window.harness.click("Contrast on white")
    window.harness.click("Nearest for AA", .menuItem)
    #expect(window.hex == "#767676")
    #expect(window.model.undo.canUndo)
    window.harness.focus("Contrast on white")
    window.press(.down)
    window.press(.end)
    window.press(.enter)
    #expect(Contrast(of: window.model.color, on: .white).level(for: .text) == .aaa)
    window.press(.character("z"), .control)
    window.press(.character("z"), .control)
    #expect(window.hex == "#777777")

    // Nothing reaches AAA on a middle grey, and black reaches all on white.
    window.harness.click("Contrast on before")
    #expect(window.harness.traits("Nearest for AA", .menuItem)?.isEnabled == true)
    #expect(window.harness.traits("Nearest for AAA", .menuItem)?.isEnabled == false)
    window.press(.escape)
    window.enter("black", into: "Colour text")
    window.harness.click("Contrast on white")
    #expect(window.harness.traits("Nearest for AA", .menuItem)?.isEnabled == false)
    #expect(window.hex == "#000000")
  }

  @Test func c191_theRatioIsCopied() {
    let window = Window(0x777777)
    window.harness.click("Contrast on white")
    window.harness.click("Copy", .menuItem)
    #expect(window.harness.clipboard == "4.47:1")
    #expect(window.hex == "#777777")
  }

  /// The kind of what is wrong, in the line under the field.
  @Test func aRefusedTextSaysWhy() throws {
    let window = Window(0x3366cc)
    func line() throws -> String {
      try #require(window.harness.scene.items.first { $0.traits.id == "name" }).traits.name
    }
    window.enter("tael", into: "Colour text")
    #expect(try line() == "unknown colour name: tael")
    window.press(.escape)
    #expect(try line().hasPrefix("closest name"))
    window.enter("x", into: "Red value")
    #expect(try line() == "takes 0 to 255: x")
    window.enter("-", into: "Alpha value")
    #expect(try line() == "takes 0 to 100%: -")
  }

  @Test func theContrastRowsFollowTheColour() throws {
    let window = Window(0x767676) { $0.before = Color(RGB8(0x3366cc)) }
    func row(_ name: String) throws -> [String] {
      try ["", ".level", ".lc"].map { part in
        let id = ViewID("contrast.\(name)\(part)")
        let traits = try #require(window.harness.scene.items.first { $0.traits.id == id }).traits
        return traits.role == .menuButton ? traits.value : traits.name
      }
    }
    // WebAIM: 4.54 and 4.62.
    #expect(try row("white").prefix(2) == ["on white  4.54 : 1", "AA"])
    #expect(try row("black").prefix(2) == ["on black  4.62 : 1", "AA"])
    #expect(try row("before")[1] == "fails AA")
    // One step lighter no longer passes: never by rounding up.
    window.enter("#777777", into: "Colour text")
    #expect(try row("white").prefix(2) == ["on white  4.47 : 1", "fails AA"])
    window.enter("black", into: "Colour text")
    #expect(try row("white") == ["on white  21.00 : 1", "AAA", "Lc 106"])
    #expect(try row("black") == ["on black  1.00 : 1", "fails AA", "Lc 0"])
    window.enter("white", into: "Colour text")
    #expect(try row("black") == ["on black  21.00 : 1", "AAA", "Lc −108"])
    window.harness.click("Copy")
    #expect(try row("before")[0] == "on before  1.00 : 1")
  }

  /// The menus on the letters, by key: Down opens, Enter chooses.
  @Test func unitsAreChosenOnTheLetter() {
    let window = Window(0x3366cc)
    window.harness.click("Unit of red")
    window.harness.click("0 to 1", .menuItem)
    #expect(["Red value", "Green value", "Blue value"].map(window.value) == ["0.2", "0.4", "0.8"])
    window.harness.focus("Unit of green")
    window.press(.down)
    window.press(.down)
    window.press(.enter)
    #expect(["Red value", "Green value", "Blue value"].map(window.value) == ["20%", "40%", "80%"])
    window.enter("60", into: "Red value")
    #expect(window.hex == "#9966cc")
    #expect(window.model.undo.canUndo)

    window.press(.character("4"), .control)
    #expect(window.harness.find("Unit of chroma") == nil)
    window.enter("0.5", into: "Lightness value")
    window.harness.click("Unit of lightness")
    window.harness.click("0 to 100%", .menuItem)
    #expect(window.value("Lightness value") == "50%")
    window.press(.character("5"), .control)
    #expect(window.value("Lightness value") == "50%")
    window.press(.character("3"), .control)
    #expect(window.harness.find("Unit of lightness") == nil)
  }

  @Test func aSelectionIsCopiedBeforeTheColour() {
    let window = Window(0x3366cc)
    window.press(.home)
    window.press(.right, .shift, times: 3)
    window.press(.character("c"), .control)
    #expect(window.harness.clipboard == "#33")
    #expect(window.effects == [])
    window.press(.end)
    window.press(.character("c"), .control)
    #expect(window.harness.clipboard == "#3366cc")
    window.press(.character("c"), [.control, .shift])
    #expect(window.harness.clipboard == "3366cc")
  }

  @Test func theMenuShowsEveryFormatWithAnExample() throws {
    let window = Window(Color(RGB8(0x3366cc), alpha: 0.5))
    window.harness.click("Format")
    let menu = try #require(window.harness.scene.popup)
    let items = menu.items.filter { $0.traits.role == .menuItem }
    #expect(
      items.dropLast(2).map { "\($0.traits.name): \($0.traits.value)" }
        == OutputFormat.allCases.map { format in
          let note = format.note.map { " · \($0)" } ?? ""
          return "\(format.title): \(format.text(of: window.model.color))\(note)"
        })
    #expect(items.suffix(2).map(\.traits.name) == ["Template…", "Settings…"])
    let words = menu.items.map(\.traits.name)
    #expect(words.prefix(4) == ["Hex", "RGB", "RGBA", "HSL"])
    window.harness.click("HSL", .menuItem)
    #expect(window.value("Colour text") == "hsl(220 60% 50% / 0.5)")
    #expect(window.value("Format") == "HSL")
  }

  /// A template of the command line is what output, menu and Copy show, and stays a choice.
  @Test func c107_aTemplateIsAFormat() throws {
    let template = try Template("{r},{g},{b}")
    let window = Window(0x3366cc) { model in
      model.options.form = .template(template)
      model.template = template
    }
    #expect(window.value("Colour text") == "51,102,204")
    #expect(window.value("Format") == "Template")
    window.harness.click("Format")
    #expect(window.harness.traits("Template", .menuItem)?.value == "51,102,204")
    window.harness.click("HSL", .menuItem)
    #expect(window.value("Colour text") == "hsl(220 60% 50%)")
    window.harness.click("Format")
    window.harness.click("Template", .menuItem)
    window.harness.click("Copy")
    #expect(window.harness.clipboard == "51,102,204")
  }

  @Test func modesSwitchByClickKeyAndArrow() {
    let window = Window(0x3366cc)
    window.harness.click("HSB")
    #expect(window.value("Brightness value") == "80%")
    window.press(.right)
    #expect(window.value("Lightness value") == "50%")
    #expect(window.harness.focusedName == "HSL")
    window.press(.character("1"), .control)
    #expect(window.value("Blue value") == "204")
    #expect(window.model.color == Color(RGB8(0x3366cc)))
  }

  @Test func recentColoursAreTakenAndCopied() {
    let window = Window(0x3366cc)
    for name in ["teal", "#102030"] { window.enter(name, into: "Colour text") }
    let swatches = window.harness.scene.items.filter {
      $0.traits.id.description.hasPrefix("recent")
    }
    #expect(swatches.map(\.traits.name) == ["#102030", "#008080"])
    window.harness.click("#008080", .button)
    #expect(window.hex == "#008080")
    window.harness.click("#102030", .button, .control)
    #expect(window.hex == "#008080")
    #expect(window.harness.clipboard == "#102030")
  }

  @Test func clickingBeforeTakesItBack() {
    let window = Window(0x3366cc)
    window.enter("teal", into: "Colour text")
    window.harness.click("Before")
    #expect(window.hex == "#3366cc")
  }

  @Test func theEyedropperWaitsForItsPick() {
    let window = Window(0x3366cc)
    let name = "Pick from the screen"
    window.harness.click(name)
    #expect(window.effects == [.pick])
    #expect(window.harness.traits(name)?.isEnabled == false)
    window.send(.pickEnded(.grabRefused(device: "pointer")))
    #expect(window.harness.traits(name)?.isEnabled == true)
    let words = "another program holds the pointer: close its menu and retry"
    #expect(window.harness.find(words, .label) != nil)
    #expect(window.hex == "#3366cc")
  }

  @Test(arguments: [("w", Effect.quit), ("q", .quit), ("p", .pick)])
  func keysRunCommands(key: String, effect: Effect) {
    let window = Window(0x3366cc)
    window.press(.character(key), .control)
    #expect(window.effects == [effect])
  }

  @Test func escapeNeverQuits() {
    let window = Window(0x3366cc)
    window.press(.escape, times: 3)
    window.harness.click(at: Point(x: 1, y: 1))
    window.press(.escape)
    #expect(window.effects == [])
  }

  @Test func bytesOfAColourFromElsewhereAreWholeAndStaySo() {
    // hsb(33 47% 61%) is rgb(155.55 122.77 82.44).
    let window = Window(Color(.hsb, 33, 0.47, 0.61))
    func bytes() -> [String?] { ["Red", "Green", "Blue"].map { window.value("\($0) value") } }
    #expect(bytes() == ["156", "123", "82"])
    window.enter("10", into: "Red value")
    #expect(bytes() == ["10", "123", "82"])
    window.enter("10.5", into: "Green value")
    #expect(bytes() == ["10", "10.5", "82"])
  }

  /// Alpha as hex writes it, and what its field shows.
  @Test(arguments: [
    (0xff, "100%"), (0xdb, "86%"), (0x80, "50%"), (0x7f, "49.8%"), (0x01, "0.4%"), (0x00, "0%"),
  ])
  func alphaFromHexHasNoMoreDigitsThanNeeded(alpha: Int, text: String) {
    let window = Window(Color(RGB8(0x3366cc), alpha: Double(alpha) / 255))
    #expect(window.value("Alpha value") == text)
    let value = ComponentUnit.percent.value(of: text) ?? -1
    #expect(Int(byte(value)) == alpha)
  }
}
