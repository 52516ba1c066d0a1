import ColorModel
import PickerCore
import Testing
import ViewHarness
import Views

/// What controls are called and can do: what tests, tooltips and screen readers go by.
@Suite struct TraitsTests {
  private func line(_ traits: Traits) -> String {
    let names: [(Traits.Action, String)] = [
      (.press, "press"), (.decrement, "-"), (.increment, "+"), (.edit, "edit"),
      (.select, "select"), (.drag, "drag"),
    ]
    let actions = names.filter { traits.actions.contains($0.0) }.map(\.1).joined(separator: " ")
    var parts = ["\(traits.role)", traits.name]
    if !traits.value.isEmpty { parts.append(traits.value) }
    if let range = traits.range, let number = traits.number {
      parts.append("\(number) of \(range.lowerBound) to \(range.upperBound)")
    }
    parts.append(actions)
    if traits.isSelected { parts.append("selected") }
    if let shortcut = traits.shortcut { parts.append(shortcut) }
    return parts.joined(separator: ", ")
  }

  private func controls(_ window: Window) -> [String] {
    window.harness.scene.items.map(\.traits).filter(\.isInteractive).map(line)
  }

  @Test func everyControlSaysWhatItIs() {
    let window = Window(Color(.hsb, 216, 0.75, 0.8, alpha: 0.5), mode: .hsb) {
      $0.take(Color(RGB8(0x008080)))
    }
    #expect(
      controls(window) == [
        "colorPlane, Saturation and brightness, 75%, 80%, - +",
        "slider, Hue strip, 216°, 216.0 of 0.0 to 360.0, - +",
        "button, Before, #3370cc80, press drag",
        "image, After, #3370cc80, drag",
        "radioButton, RGB, press, Ctrl+1",
        "radioButton, HSB, press, selected, Ctrl+2",
        "radioButton, HSL, press, Ctrl+3",
        "radioButton, LCH, press, Ctrl+4",
        "radioButton, Lab, press, Ctrl+5",
        "radioButton, CMYK, press, Ctrl+6",
        "button, Pick from the screen, press, Ctrl+P",
        "button, Open a picture, press, Ctrl+O",
        "slider, Hue, 216°, 216.0 of 0.0 to 360.0, - +",
        "textField, Hue value, 216°, - + edit",
        "slider, Saturation, 75%, 0.75 of 0.0 to 1.0, - +",
        "textField, Saturation value, 75%, - + edit",
        "slider, Brightness, 80%, 0.8 of 0.0 to 1.0, - +",
        "textField, Brightness value, 80%, - + edit",
        "slider, Alpha, 50%, 0.5 of 0.0 to 1.0, - +",
        "textField, Alpha value, 50%, - + edit",
        "menuButton, Format, Hex, press",
        "textField, Colour text, #3370cc80, edit",
        "button, Copy, press, Ctrl+C",
        "menuButton, Contrast on white, fails AA, press",
        "menuButton, Contrast on black, fails AA, press",
        "menuButton, Contrast on before, fails AA, press",
        "button, History, press, Ctrl+L",
        "button, #008080, press drag",
      ])
  }

  @Test(arguments: [
    (Mode.rgb, ["Red", "Green", "Blue"], "Saturation and brightness"),
    (.hsb, ["Hue", "Saturation", "Brightness"], "Saturation and brightness"),
    (.hsl, ["Hue", "Saturation", "Lightness"], "Saturation and lightness"),
    (.lch, ["Lightness", "Chroma", "Hue"], "Chroma and lightness"),
    (.lab, ["Lightness", "A", "B"], "A and b"),
    (.cmyk, ["Cyan", "Magenta", "Yellow", "Black"], "Saturation and brightness"),
  ])
  func everyModeNamesItsComponents(mode: Mode, names: [String], plane: String) {
    let traits = Window(0x3366cc, mode: mode).harness.scene.items.map(\.traits)
    #expect(
      traits.filter { $0.role == .slider }.map(\.name)
        == [mode == .lab ? "Lightness strip" : "Hue strip"] + names + ["Alpha"])
    #expect(traits.filter { $0.role == .colorPlane }.map(\.name) == [plane])
  }

  @Test func namesAndIdentitiesAreUnique() {
    for mode in Mode.allCases {
      let window = Window(0x3366cc, mode: mode) { model in
        for gray in 1...24 { model.take(Color(RGB8(UInt32(gray) * 0x0a0a0a))) }
      }
      let traits = window.harness.scene.items.map(\.traits)
      #expect(Set(traits.map(\.id)).count == traits.count)
      let controls = traits.filter(\.isInteractive)
      #expect(Set(controls.map(\.name)).count == controls.count)
      #expect(controls.allSatisfy { !$0.name.isEmpty })
    }
  }

  @Test func tooltipsShowNameAndKeys() throws {
    let window = Window(0x3366cc)
    window.harness.hover("Pick from the screen")
    window.harness.send(.tooltipDue)
    let popup = try #require(window.harness.scene.popup)
    #expect(popup.kind == .tooltip)
    #expect(popup.items.map(\.traits.name) == ["Pick from the screen  Ctrl+P"])
  }
}
