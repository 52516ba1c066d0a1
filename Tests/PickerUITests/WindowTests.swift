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
    #expect(window.effects.first == .copy("#008080", to: .clipboard))
    #expect(window.harness.clipboard == "#008080")
    #expect(window.value("Before") == "#008080")
    #expect(window.harness.find("copied #008080", .label) != nil)
    window.send(.noticeExpired)
    #expect(window.harness.find("copied #008080") == nil)
    #expect(window.harness.find("name teal", .label) != nil)
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
    #expect(
      menu.items.map { "\($0.traits.name): \($0.traits.value)" }
        == OutputFormat.allCases.map { "\($0.title): \($0.text(of: window.model.color))" })
    let words = menu.items.map(\.traits.name)
    #expect(words.prefix(4) == ["Hex", "RGB", "RGBA", "HSL"])
    window.harness.click("HSL", .menuItem)
    #expect(window.value("Colour text") == "hsl(220 60% 50% / 0.5)")
    #expect(window.value("Format") == "HSL")
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
