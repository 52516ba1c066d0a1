import ColorModel
import Geometry
import PickerCore
import Testing
import Views

/// The square, the strip and the tracks under a real pointer.
@Suite(.serialized)
struct WindowPlaneTests {
  /// The colour of the square at a point, which is clamped to it.
  private func color(at point: Point, in square: Rect, hue: Double) -> RGB8 {
    let place = square.clamp(point) - square.origin
    return Color(
      .hsb, hue, Double(place.x) / Double(square.width - 1),
      1 - Double(place.y) / Double(square.height - 1)
    ).rgb8
  }

  @Test func c124_dragGoesOnOutsideTheWindowAndEndsThere() throws {
    let window = try WindowUnderTest("hsl(120 50% 50%)")
    let square = try window.frame("plane")
    try window.move(to: square.center + Point(x: 40, y: 30))
    try window.press()
    let outside = window.bounds.origin
    for point in [
      square.center + Point(x: -50, y: 20),
      // Beyond the left edge of the window, above it, far off, and back in.
      Point(x: max(0, outside.x - 60), y: square.center.y),
      Point(x: square.center.x, y: 0),
      Point(x: 999, y: 699),
      square.center + Point(x: 13, y: -70),
    ] {
      try window.move(to: point)
      // While a drag lasts the title follows at its own pace.
      try window.waitForTitle("\(color(at: point, in: square, hue: 120)) - Chidori")
    }
    try window.move(to: Point(x: 999, y: 3))
    try window.release()
    let last = window.hex
    #expect(last == "\(color(at: Point(x: 999, y: 3), in: square, hue: 120))")
    try window.move(to: square.center)
    #expect(window.hex == last, "the drag is stuck")
    window.close()
  }

  @Test func c123_cornersAndEndsAreExact() throws {
    let window = try WindowUnderTest("hsl(120 50% 50%)")
    let square = try window.frame("plane")
    for (corner, expected) in [
      (Point(x: -30, y: -30), "#ffffff"), (Point(x: square.width + 30, y: -30), "#00ff00"),
      (Point(x: square.width + 30, y: square.height + 30), "#000000"),
      (Point(x: -30, y: square.height + 30), "#000000"),
    ] {
      try window.move(to: square.center)
      try window.press()
      try window.move(to: square.origin + corner)
      try window.release()
      #expect(window.hex == expected)
    }
    // From black: each track to its end and back.
    let ends = [(0, "#ff0000", "#000000"), (1, "#00ff00", "#000000"), (2, "#0000ff", "#000000")]
    for (row, full, none) in ends {
      let track = try window.frame(ViewID("slider.\(row)"))
      try window.move(to: track.center)
      try window.press()
      try window.move(to: Point(x: track.maxX + 50, y: track.center.y))
      try window.waitForTitle("\(full) - Chidori")
      try window.move(to: Point(x: track.minX - 50, y: track.center.y))
      try window.waitForTitle("\(none) - Chidori")
      try window.release()
    }
    window.close()
  }

  @Test func c114_whiteTakesAHue() throws {
    let window = try WindowUnderTest("white")
    let strip = try window.frame("strip")
    // A third of the way is 120 degrees, to the nearest pixel.
    try window.click(Point(x: strip.minX + (strip.width - 1) / 3, y: strip.center.y))
    #expect(window.hex == "#ffffff")
    let square = try window.frame("plane")
    try window.move(to: square.center)
    try window.press()
    try window.move(to: square.origin + Point(x: square.width + 9, y: -9))
    try window.release()
    let hue = 360 * Double((strip.width - 1) / 3) / Double(strip.width - 1)
    #expect(window.hex == "\(Color(.hsb, hue, 1, 1).rgb8)")
    window.close()
  }

  @Test func aDragIsOneStepOfUndo() throws {
    let window = try WindowUnderTest("#336699")
    let square = try window.frame("plane")
    try window.move(to: square.center)
    try window.press()
    for step in 1...5 { try window.move(to: square.center + Point(x: 9 * step, y: -7 * step)) }
    try window.release()
    let dragged = window.hex
    #expect(dragged != "#336699")
    try window.keys("ctrl+z")
    #expect(window.hex == "#336699")
    try window.keys("ctrl+z")
    #expect(window.hex == "#336699", "the drag left more than one step")
    try window.keys("ctrl+shift+z")
    #expect(window.hex == dragged)
    window.close()
  }

  @Test func c127_wheelStepsSlidersAndFields() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("field.0", button: 4)
    #expect(window.hex == "#346699")
    try window.click("slider.0", button: 5)
    #expect(window.hex == "#336699")
    try window.xdotool(["keydown", "shift"])
    try window.click("slider.1", button: 4)
    try window.xdotool(["keyup", "shift"])
    #expect(window.hex == "#337099")
    window.close()
  }

  @Test func modesKeepTheColourAndChangeTheTracks() throws {
    let window = try WindowUnderTest("#336699")
    let track = try window.frame("slider.0")
    let rgb = try window.picture(track)
    for mode in [Mode.hsb, .hsl, .lch, .lab, .cmyk, .rgb] {
      try window.click(ViewID("mode.\(mode)"))
      window.mode = mode
      #expect(window.hex == "#336699")
      try window.move(to: .zero)
      #expect(try (window.picture(track) == rgb) == (mode == .rgb))
    }
    window.close()
  }

  @Test func beforeIsTakenBackByAClick() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("plane")
    #expect(window.hex != "#336699")
    try window.click("before")
    #expect(window.hex == "#336699")
    window.close()
  }
}
