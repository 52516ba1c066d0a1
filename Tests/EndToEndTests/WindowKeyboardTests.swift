import ColorModel
import Geometry
import TestSupport
import Testing
import Views
import X11

/// The whole job without a mouse.
@Suite(.serialized)
struct WindowKeyboardTests {
  /// Whether the focus ring is drawn around a control.
  private func showsRing(_ id: ViewID, _ window: WindowUnderTest) throws -> Bool {
    let frame = try window.frame(id).inset(by: -3)
    return try window.picture(frame).pixels.contains(Theme.dark.accent.hex)
  }

  @Test func c188_tabReachesEveryControlAndShowsWhere() throws {
    let window = try WindowUnderTest("#336699")
    try window.move(to: .zero)
    let stops = window.tabStops
    #expect(
      stops.map(\.description).joined(separator: " ")
        == "plane strip before mode.rgb eyedropper open unit.0 slider.0 field.0 unit.1 slider.1 "
        + "field.1 unit.2 slider.2 field.2 slider.3 field.3 format output copy "
        + "contrast.white.level contrast.black.level contrast.before.level history.open")
    // The focus starts on the output text.
    let start = try #require(stops.firstIndex(of: "output"))
    for offset in 1...stops.count {
      try window.keys("Tab")
      let here = stops[(start + offset) % stops.count]
      #expect(try showsRing(here, window), "no ring at \(here)")
      let elsewhere = stops[(start + offset + 4) % stops.count]
      #expect(try !showsRing(elsewhere, window), "\(here) has the focus, yet \(elsewhere) shows it")
    }
    for offset in 1...3 {
      try window.keys("shift+Tab")
      let here = stops[(start - offset + stops.count) % stops.count]
      #expect(try showsRing(here, window), "no ring at \(here), backwards")
    }
    window.close()
  }

  @Test func c188_changesPicksAndCopies() throws {
    let window = try WindowUnderTest("#336699")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    try window.move(to: painted.frame.center + Point(x: -60, y: -3))
    let stops = window.tabStops
    let start = try #require(stops.firstIndex(of: "output"))
    let red = try #require(stops.firstIndex(of: "slider.0"))
    for _ in 0..<((red - start + stops.count) % stops.count) { try window.keys("Tab") }
    try window.keys("Right", "shift+Right")
    #expect(window.hex == "#3e6699")
    try window.keys("ctrl+p")
    for _ in 0..<6 { try window.keys("shift+Right") }
    try window.keys("Down", "Down", "Return")
    try window.waitForTitle("#5a7b9c - Chidori")
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "#5a7b9c")
    try window.keys("ctrl+z")
    #expect(window.hex == "#3e6699", "Return was the pick's, not the window's")
    window.close()
  }

  @Test func c125_homeAndEndGoToTheEnds() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("slider.0")
    try window.keys("Home")
    #expect(window.hex == "#006699")
    try window.keys("End")
    #expect(window.hex == "#ff6699")
    window.close()
  }

  @Test func shortcutsIgnoreTheLocks() throws {
    let window = try WindowUnderTest("#336699")
    try window.keys("Caps_Lock", "Num_Lock")
    try window.click("before")
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "#336699")
    window.close()
  }
}
