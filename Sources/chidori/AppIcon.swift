internal import Drawing
internal import Geometry
internal import X11

/// The mark for task bars, drawn at the sizes they ask for: that of `Resources`, as pixels.
enum AppIcon {
  static var all: [Icon] { [16, 24, 32, 48].map(icon) }

  /// One tooth of a houndstooth, white on the hues, with round corners.
  private static func icon(side: Int) -> Icon {
    let frame = Rect(x: 0, y: 0, width: side, height: side)
    let ground = Path.rounded(frame, radius: side * 3 / 16).coverage()
    let tooth = Path.polygon(corners.map { $0.scaled(by: Double(side) / 128) })
    let (bounds, coverage) = (tooth.bounds, tooth.coverage())
    var pixels: [UInt32] = []
    for y in 0..<side {
      for x in 0..<side {
        var color = hue(at: Double(x + y + 1) / Double(2 * side))
        if bounds.contains(Point(x: x, y: y)) {
          let index = (y - bounds.minY) * bounds.width + x - bounds.minX
          color += (255 - color) * Double(coverage.bytes[index]) / 255
        }
        let bytes = SIMD3<UInt32>(color.rounded(.toNearestOrEven))
        let alpha = UInt32(ground.bytes[y * side + x])
        pixels.append(alpha << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z)
      }
    }
    return Icon(size: frame.size, pixels: pixels)
  }

  /// The corners of the tooth on a square of 128.
  private static let corners: [Path.Vertex] = [
    (0, -2), (2, 0), (4, 0), (8, 4), (6, 4), (4, 2), (4, 4), (2, 4), (4, 6), (4, 8), (0, 4), (0, 2),
    (-2, 0), (0, 0),
  ].map { Path.Vertex(x: 32 + 10 * $0.0, y: 32 + 10 * $0.1) }

  /// From corner to corner, 0 to 1: orange, red in the middle, blue.
  private static func hue(at place: Double) -> SIMD3<Double> {
    let (orange, red, blue) = (
      SIMD3<Double>(255, 168, 0), SIMD3<Double>(240, 48, 106), SIMD3<Double>(61, 92, 240)
    )
    return place < 0.5
      ? orange + (red - orange) * place * 2 : red + (blue - red) * (place * 2 - 1)
  }
}

extension Path.Vertex {
  fileprivate func scaled(by factor: Double) -> Path.Vertex {
    Path.Vertex(x: x * factor, y: y * factor)
  }
}
