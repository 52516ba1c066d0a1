import ColorModel
import Drawing
import Geometry
import PickerCore
import TestSupport
import Testing
import Views

/// The square and the tracks show, at each pixel, the colour one gets there.
///
/// What is on the screen is compared with the colour model, pixel by pixel, clear of thumbs and
/// round corners.
@Suite(.serialized)
struct WindowPixelTests {
  struct Look: CustomTestStringConvertible {
    let scale: Double
    let theme: String
    var testDescription: String { "\(theme) at \(scale)" }
  }

  /// In HSL, with hues off the corners of the rainbow.
  static let colors = [
    Color(.hsl, 28.5, 0.817, 0.571, alpha: 0.86), Color(.hsl, 151, 0.63, 0.4, alpha: 0.5),
    Color(.hsl, 273.3, 0.45, 0.66),
  ]

  @Test(arguments: [
    Look(scale: 1, theme: "dark"), Look(scale: 1, theme: "light"), Look(scale: 1.5, theme: "dark"),
    Look(scale: 2, theme: "dark"),
  ]) func everyPixelIsWithinOneOfTheTrueColour(_ look: Look) throws {
    for color in Self.colors {
      let c = color.components
      let window = try WindowUnderTest(
        "hsl(\(c.x) \(c.y * 100)% \(c.z * 100)% / \(color.alpha))", screen: "1400x960x24",
        scale: look.scale, theme: look.theme)
      try window.move(to: .zero)
      for mode in Mode.allCases {
        try window.choose(mode)
        let subject = Subject(window: window, mode: mode, color: color)
        try subject.checkTracks()
        try subject.checkStrip()
        // RGB shows the square of HSB: looked at once.
        if mode != .rgb || look.scale == 1 { try subject.checkSquare() }
      }
      window.close()
    }
  }

  @Test(arguments: Mode.allCases) func aClickGivesThePixelThatWasThere(_ mode: Mode) throws {
    let window = try WindowUnderTest("#c86432")
    if mode != .rgb { try window.choose(mode) }
    var random = SeededGenerator(seed: 2)
    let leavesSRGB = mode.plane.space.definition.gamut != .srgb
    let targets: [ViewID] = [
      "plane", leavesSRGB ? "plane" : "strip", "slider.0", "slider.1", "slider.2",
    ]
    for index in 0..<20 {
      let frame = try window.frame(targets[index % targets.count])
      var point = try clearPoint(in: frame, window, &random)
      func pixel() throws -> RGB8 {
        try window.picture(Rect(origin: point, size: Size(width: 1, height: 1)))[point]
      }
      var shown = try pixel()
      // Stripes are no colours.
      while leavesSRGB, targets[index % targets.count] == "plane", shown.isNeutral {
        point = try clearPoint(in: frame, window, &random)
        shown = try pixel()
      }
      try window.click(point)
      // The strip shows its hue at full colour: the square's corner becomes what was clicked.
      let target = targets[index % targets.count]
      let got = try parsed(target == "strip" ? pure(window) : window.hex)
      // Curved tracks are within a step.
      #expect(got.distance(to: shown) <= (leavesSRGB ? 1 : 0), "at \(point) of \(target)")
    }
    window.close()
  }

  private func parsed(_ hex: String) throws -> RGB8 {
    RGB8(try #require(UInt32(hex.dropFirst(), radix: 16)))
  }

  /// The colour at full saturation and brightness of the hue that is set, from HSB's square.
  private func pure(_ window: WindowUnderTest) throws -> String {
    let (mode, square) = (window.mode, try window.frame("plane"))
    try window.choose(.hsb)
    try window.move(to: square.center)
    try window.press()
    try window.move(to: Point(x: square.maxX + 40, y: square.minY - 40))
    try window.release()
    let pure = window.hex
    try window.keys("ctrl+z")
    try window.choose(mode)
    return pure
  }

  /// A point with no thumb near it: thumbs are ringed in white.
  private func clearPoint(
    in frame: Rect, _ window: WindowUnderTest, _ random: inout SeededGenerator
  ) throws -> Point {
    try window.move(to: .zero)
    while true {
      let isSquare = frame.height > 40
      let point = Point(
        x: Int.random(in: frame.minX + 2..<frame.maxX - 2, using: &random),
        y: isSquare
          ? Int.random(in: frame.minY + 7..<frame.maxY - 7, using: &random) : frame.center.y)
      let reach = isSquare ? 12 : 0
      let around = Rect(
        x: point.x - 12, y: point.y - reach, width: 25, height: 2 * reach + 1)
      if try !window.picture(around).pixels.contains(0xffffff) { return point }
    }
  }
}

/// A window whose pixels are compared with the colour it is known to show.
private struct Subject {
  let window: WindowUnderTest
  let mode: Mode
  let color: Color

  func checkTracks() throws {
    let shown = color.converted(to: mode.space)
    let components = mode.space.components
    for (row, component) in components.enumerated() {
      let (low, high) = (component.range.lowerBound, component.range.upperBound)
      try checkRow(
        ViewID("slider.\(row)"), thumbAt: (shown.components[row] - low) / (high - low)
      ) { share in [shown.with(low + (high - low) * share, at: row).rgb8] }
    }
    let rgb = color.converted(to: .srgb).components
    try checkRow(ViewID("slider.\(components.count)"), thumbAt: color.alpha) { share in
      [Houndstooth.light, Houndstooth.dark].map { ground in
        let ground = Color(ground).components
        let mix = ground + (rgb - ground) * share
        return Color(.srgb, mix).rgb8
      }
    }
  }

  func checkStrip() throws {
    let plane = mode.plane
    let value = color.converted(to: plane.space).components[plane.strip]
    try checkRow("strip", thumbAt: plane.place(of: value, at: plane.strip)) { share in
      let value = plane.value(at: share, of: plane.strip)
      return switch plane.space {
      case .oklch: [Color(.oklch, 0.75, 0.12, value).rgb8]
      case .oklab: [Color(.oklab, value, 0, 0).rgb8]
      default: [Color(.hsb, value, 1, 1).rgb8]
      }
    }
  }

  /// The middle row of a track: each pixel is one of the colours that its place may have.
  private func checkRow(
    _ id: ViewID, thumbAt thumb: Double, expected: (Double) -> [RGB8]
  ) throws {
    let frame = try window.frame(id)
    let row = Rect(x: frame.minX, y: frame.center.y, width: frame.width, height: 1)
    let picture = try window.picture(row)
    let center = Int((thumb * Double(frame.width - 1)).rounded())
    let clear = Int(7 * window.scale) + 3
    var wrong: [String] = []
    // The very first and last pixel are cut by the round ends.
    for x in 1..<frame.width - 1 where abs(x - center) > clear {
      let pixel = RGB8(picture.pixels[x])
      let choices = expected(Double(x) / Double(frame.width - 1))
      if !choices.contains(where: { $0.distance(to: pixel) <= 1 }) {
        wrong.append("\(x): \(pixel) for \(choices)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) in \(id) of \(mode): \(wrong.prefix(3))")
  }

  func checkSquare() throws {
    let frame = try window.frame("plane")
    let picture = try window.picture(frame)
    let plane = mode.plane
    let shown = color.converted(to: plane.space)
    let (right, bottom) = (frame.width - 1, frame.height - 1)
    let ring = Point(
      x: Int((plane.place(of: shown.components[plane.x], at: plane.x) * Double(right)).rounded()),
      y: Int(
        ((1 - plane.place(of: shown.components[plane.y], at: plane.y)) * Double(bottom)).rounded())
    )
    let (clear, corner) = (Int(11 * window.scale) + 2, Int(6 * window.scale) + 1)
    var (wrong, outside, neutral) = (0, 0, 0)
    var first: String?
    for y in 0...bottom {
      let height = 1 - Double(y) / Double(bottom)
      for x in 0...right {
        let isCorner = min(x, right - x) < corner && min(y, bottom - y) < corner
        if isCorner || (abs(x - ring.x) <= clear && abs(y - ring.y) <= clear) { continue }
        let pixel = picture.pixels[y * frame.width + x]
        let place = shown.with(plane.value(at: Double(x) / Double(right), of: plane.x), at: plane.x)
          .with(plane.value(at: height, of: plane.y), at: plane.y)
        // Outside sRGB there are stripes and the border.
        guard plane.space.definition.gamut == .srgb || place.isInGamut() else {
          neutral += RGB8(pixel).isNeutral ? 1 : 0
          outside += 1
          continue
        }
        // Beside the edge near black the stripes begin before the tolerance of colours ends.
        if plane.space.definition.gamut != .srgb, !place.isInGamut(tolerance: 1e-12) { continue }
        let truth = place.rgb8
        guard pixel != truth.hex, RGB8(pixel).distance(to: truth) > 1 else { continue }
        wrong += 1
        if first == nil { first = "\(RGB8(pixel)) for \(truth) at \(x),\(y)" }
      }
    }
    #expect(neutral == outside, "stripes are no colours")
    #expect((outside > 0) == [.lch, .lab].contains(mode))
    #expect(wrong == 0, "\(wrong) in the square of \(mode): \(first ?? "")")
  }
}

extension RGB8 {
  fileprivate var isNeutral: Bool { red == green && green == blue }
}
