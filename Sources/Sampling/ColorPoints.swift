import ColorModel

/// The colours of a picture as points to be clustered.
///
/// Each colour is one point while they are few. Else those of a small box are: boxes have equal
/// sides in the lightness of greys, so that dark ones are no coarser than bright ones.
struct ColorPoints {
  private(set) var points: [ColorPoint]
  private let counts: ColorCounts
  /// For each box, or else each colour in the order of `counts`, its point.
  private var indices: [Int32]
  private let boxes: [UInt16]?

  private static let fewest = 32768
  private static let side = 40

  init(_ counts: ColorCounts) {
    self.counts = counts
    points = []
    indices = []
    var distinct = 0
    counts.forEach { _, _ in distinct += 1 }
    guard distinct > Self.fewest else {
      boxes = nil
      counts.forEach { color, count in
        points.append(ColorPoint(lab: Self.lab(Color(RGB8(color))), weight: Double(count)))
      }
      return
    }
    let boxes = Self.boxOfLevel
    self.boxes = boxes
    var sums = [SIMD4<Double>](repeating: .zero, count: Self.side * Self.side * Self.side)
    counts.forEach { value, count in
      let color = RGB8(value)
      let rgb = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1)
      sums[Self.box(of: color, boxes)] += rgb * Double(count)
    }
    indices = sums.map { _ in -1 }
    for (box, sum) in sums.enumerated() where sum.w > 0 {
      indices[box] = Int32(points.count)
      let mean = sum / (sum.w * 255)
      points.append(
        ColorPoint(lab: Self.lab(Color(.srgb, mean.x, mean.y, mean.z)), weight: sum.w))
    }
  }

  /// For each cluster a colour that occurs in it, and its weight.
  func colors(of clusters: ColorClusters) -> [(color: UInt32, weight: Double)] {
    var weights = clusters.centers.map { _ in 0.0 }
    for (point, cluster) in zip(points, clusters.assignment) { weights[cluster] += point.weight }
    let centers = clusters.centers.map(Self.rgb)
    var best = clusters.centers.map { _ in (color: UInt32(0), count: 0, way: Int32.max) }
    var order = 0
    counts.forEach { value, count in
      let color = RGB8(value)
      let index = boxes.map { Int(indices[Self.box(of: color, $0)]) } ?? order
      order += 1
      let cluster = clusters.assignment[index]
      let rgb = SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), 0)
      let way = rgb &- centers[cluster]
      let farthest = max(abs(way.x), abs(way.y), abs(way.z))
      let rank = farthest <= Self.nearness ? 0 : farthest
      let known = best[cluster]
      if rank < known.way || rank == known.way && (count, known.color) > (known.count, value) {
        best[cluster] = (value, count, rank)
      }
    }
    return zip(best, weights).filter { $1 > 0 }.map { ($0.color, $1) }
  }

  private static let nearness: Int32 = 3

  private static func lab(_ color: Color) -> SIMD4<Float> {
    SIMD4<Float>(color.converted(to: .oklab).components)
  }

  private static func rgb(_ lab: SIMD4<Float>) -> SIMD4<Int32> {
    let rgb = Color(.oklab, Double(lab.x), Double(lab.y), Double(lab.z)).rgb8
    return SIMD4(Int32(rgb.red), Int32(rgb.green), Int32(rgb.blue), 0)
  }

  @inline(__always)
  private static func box(of color: RGB8, _ boxes: [UInt16]) -> Int {
    let (r, g, b) = (boxes[Int(color.red)], boxes[Int(color.green)], boxes[Int(color.blue)])
    return (Int(r) * side + Int(g)) * side + Int(b)
  }

  private static var boxOfLevel: [UInt16] {
    (0...255).map { level in
      let gray = Color(RGB8(UInt8(level), UInt8(level), UInt8(level)))
      let lightness = gray.converted(to: .oklab).components.x
      return UInt16(min(Int(lightness * Double(side)), side - 1))
    }
  }
}
