import ColorModel
import Drawing
import Geometry
import PickerCore
import PickerUI
import Testing
import ViewHarness
import Views

@Suite struct FocusTests {
  private let order = [
    "Saturation and brightness", "Hue strip", "Before", "RGB", "Pick from the screen",
    "Open a picture", "Unit of red", "Red", "Red value", "Unit of green", "Green", "Green value",
    "Unit of blue", "Blue", "Blue value", "Alpha", "Alpha value", "Format", "Colour text", "Copy",
    "Contrast on white", "Contrast on black", "Contrast on before", "History", "#008080",
  ]

  private func window(_ size: Size = Size(width: 664, height: 448)) -> Window {
    Window(0x3366cc, size: size) { $0.take(Color(RGB8(0x008080))) }
  }

  @Test func theOutputTextHasTheFocusAtTheStart() {
    let window = window()
    #expect(window.harness.interaction.focus == MainScreen.initialFocus)
    #expect(window.harness.interaction.editing?.selection == 0..<7)
  }

  @Test func c188_tabGoesRoundInReadingOrder() throws {
    let window = window()
    let start = try #require(order.firstIndex(of: "Colour text"))
    let round = order[start...] + order[...start]
    for name in round {
      #expect(window.harness.focusedName == name)
      window.press(.tab)
    }
    for name in round.dropFirst().reversed() {
      window.press(.tab, .shift)
      #expect(window.harness.focusedName == name)
    }
  }

  @Test(arguments: [(Theme.dark, 1.0, 2), (.light, 1, 2), (.dark, 0.5, 1), (.light, 3, 6)])
  func c188_everyStopShowsItsFocus(theme: Theme, scale: Double, width: Int) {
    let size = Scale(scale)(Size(width: 664, height: 448))
    let window = Window(Color(RGB8(0x3366cc)), size: size, theme: theme, scale: scale) {
      $0.take(Color(RGB8(0x008080)))
    }
    let accent = Paint.solid(theme.accent)
    var pictures: Set<String> = []
    for _ in order {
      window.press(.tab)
      let strokes = window.harness.drawList.commands.count { command in
        if case .stroke(_, width, accent) = command { return true }
        return false
      }
      #expect(strokes == 1, "\(window.harness.focusedName ?? "nothing")")
      pictures.insert(window.harness.drawList.description)
    }
    #expect(pictures.count == order.count)
  }

  /// Stacked, compact and large: columns from left to right, each from the top down.
  @Test(arguments: [(664, 448), (360, 600), (250, 700), (1200, 800), (200, 1000)])
  func c188_theOrderIsThatOfReading(width: Int, height: Int) {
    let window = window(Size(width: width, height: height))
    let stops = window.harness.scene.items.filter {
      $0.traits.isFocusable && $0.traits.isInteractive
    }
    // Narrow ones have no verdicts on the contrast, the narrowest no room for the way to a picture.
    let expected = order.filter { name in
      (width > 300 || name != "Open a picture") && (width > 560 || !name.hasPrefix("Contrast"))
    }
    #expect(stops.count == expected.count)
    for (one, next) in zip(stops, stops.dropFirst()) {
      let isBelow = next.frame.minY >= one.frame.maxY
      let isRight = next.frame.minX >= one.frame.maxX
      #expect(isBelow || isRight, "\(one.traits.name), \(next.traits.name)")
    }
  }

  @Test func c188_pickAndCopyNeedNoMouse() {
    let window = window()
    window.press(.character("p"), .control)
    #expect(window.effects == [.pick])
    window.send(.picked(.screen(Color(RGB8(0x102030)))))
    #expect(window.harness.focusedName == "Colour text")
    window.press(.tab)
    window.press(.space)
    #expect(window.harness.clipboard == "#102030")
  }

  @Test func aControlThatGoesLosesTheFocus() {
    let window = window()
    window.harness.focus("Blue value")
    window.send(.mode(.hsb))
    // The third row is another component's now; its field is known by its place.
    #expect(window.harness.focusedName == "Brightness value")
    window.press(.tab)
    #expect(window.harness.focusedName == "Alpha")
  }
}
