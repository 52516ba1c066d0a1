import ColorModel
import Geometry
import TestSupport
import Testing
import Views
import X11

/// The main job at every depth a screen may have.
@Suite(.serialized)
struct WindowDepthTests {
  /// A depth, a native pixel, the colour it is (round(v * 255 / max) a channel), and how far one
  /// native level can be from a colour asked for.
  struct Case: CustomTestStringConvertible {
    let depth: Int
    let pixel: UInt
    let hex: String
    let tolerance: Int
    var testDescription: String { "depth \(depth)" }
  }

  static let cases = [
    // 21/31, 19/31, 9/31.
    Case(depth: 15, pixel: 21 << 10 | 19 << 5 | 9, hex: "#ad9c4a", tolerance: 8),
    // 21/31, 33/63, 9/31.
    Case(depth: 16, pixel: 21 << 11 | 33 << 5 | 9, hex: "#ad864a", tolerance: 8),
    Case(depth: 24, pixel: 0x5a7b9c, hex: "#5a7b9c", tolerance: 1),
    // 700, 333 and 50 of 1023.
    Case(depth: 30, pixel: 700 << 20 | 333 << 10 | 50, hex: "#ae530c", tolerance: 1),
  ]

  @Test(arguments: cases) func opensPicksCopiesAndShows(_ test: Case) throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x\(test.depth)")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), test.pixel, on: window)
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    try window.waitForTitle("\(test.hex) - Chidori")
    try window.click("copy")
    #expect(try window.selection("clipboard") == test.hex)

    // The swatches side by side, the square and the strip are right to a native level.
    let after = try window.frame("after").center + Point(x: 0, y: -20)
    try expect(after, is: Color(parsed(test.hex)), within: test.tolerance, window)
    let strip = try window.frame("strip")
    let thumb = Color(parsed(test.hex)).converted(to: .hsb).components.x / 360
    for share in stride(from: 0.05, to: 1, by: 0.1) where abs(share - thumb) > 0.06 {
      let x = Int(share * Double(strip.width - 1))
      let hue = 360 * Double(x) / Double(strip.width - 1)
      try expect(
        Point(x: strip.minX + x, y: strip.center.y), is: Color(.hsb, hue, 1, 1),
        within: test.tolerance, window)
    }
    // Text is legible: its ink stands on the field's ground.
    let output = try window.picture(window.frame("output").inset(by: 4))
    let levels = output.pixels.map { Int($0 >> 8 & 0xff) }
    #expect((levels.min() ?? 255) < 40 && (levels.max() ?? 0) > 180)
    window.close()
  }

  /// StaticGray, GrayScale, StaticColor, PseudoColor and TrueColor of 8 bits, as Xvfb numbers them.
  @Test(arguments: 0...4) func c20_c21_worksOnAScreenOfFewColors(kind: Int) throws {
    let window = try WindowUnderTest(
      "#336699", screen: "1000x700x8 -cc \(kind)")
    let screen = window.display.screen
    #expect(Int(screen.visual.kind.rawValue) == kind)
    let orange = [RenderColor(red: 0xEB, green: 0x8D, blue: 0x38)]
    let pixel =
      kind == 4
      ? 0x27 : window.display.allocate(orange, in: screen.colormap, visual: screen.visual)[0]
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), UInt(pixel), on: window)
    let shown = try window.picture(painted.frame)[painted.frame.center]
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    try window.waitForTitle("\(shown) - Chidori")
    try window.click("copy")
    #expect(try window.selection("clipboard") == "\(shown)")

    // A mixture of the few colours: right in the mean, and the text stands out.
    let after = try window.picture(
      Rect(
        origin: window.frame("after").center + Point(x: 0, y: -30),
        size: Size(width: 32, height: 16)))
    #expect(after.mean.distance(to: shown) <= 3, "\(after.mean) for \(shown)")
    let output = try window.picture(window.frame("output").inset(by: 4))
    let levels = output.pixels.map { Int($0 >> 8 & 0xff) }
    #expect((levels.min() ?? 255) < 40 && (levels.max() ?? 0) > 180)
    window.close()
  }

  /// The root's own ramps are as the server left them; ours are straight.
  @Test(arguments: [8, 16, 24, 30]) func c21_worksOnADirectColorScreen(depth: Int) throws {
    let window = try WindowUnderTest(
      "#336699", screen: "1000x700x\(depth) -cc 5", isManaged: false)
    #expect(window.display.screen.visual.kind == .directColor)
    // The picker picks from itself: the strip begins with pure red.
    let strip = try window.frame("strip")
    try window.click("eyedropper")
    try window.click(Point(x: strip.minX + 2, y: strip.center.y))
    if window.hex == "#336699" { try window.wait { _ in window.hex != "#336699" } }
    let red = parsed(window.hex)
    #expect(red.red >= 0xF0 && red.green <= 0x24 && red.blue == 0, "\(red)")
    window.close()
  }

  private func parsed(_ hex: String) -> RGB8 { RGB8(UInt32(hex.dropFirst(), radix: 16) ?? 0) }

  private func expect(
    _ point: Point, is color: Color, within tolerance: Int, _ window: WindowUnderTest
  ) throws {
    let picture = try window.picture(Rect(origin: point, size: Size(width: 1, height: 1)))
    let distance = picture[point].distance(to: color.rgb8)
    #expect(distance <= tolerance, "\(picture[point]) for \(color.rgb8) at \(point)")
  }
}

extension RGB8 {
  /// How far the channel that differs most differs.
  func distance(to other: RGB8) -> Int {
    func difference(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    return max(
      difference(red, other.red), difference(green, other.green), difference(blue, other.blue))
  }
}

extension ScreenPicture {
  /// The mean of each channel.
  fileprivate var mean: RGB8 {
    func mean(_ shift: UInt32) -> UInt8 {
      let sum = pixels.reduce(0) { $0 + Int($1 >> shift & 0xFF) }
      return UInt8((2 * sum + pixels.count) / (2 * pixels.count))
    }
    return RGB8(mean(16), mean(8), mean(0))
  }
}
