/// A point of OKLab with the number of pixels it stands for.
struct ColorPoint {
  var lab: SIMD4<Float>
  var weight: Double
}

/// Points gathered around a few centres, so that points are near to their centre.
///
/// Lloyd's iteration with geometric medians instead of means: it lowers the sum of distances, which
/// is what is seen, and a colour that more than half of a cluster has is its centre. Seeds are taken
/// where the weight times the squared distance to the nearest seed is greatest: without chance.
struct ColorClusters {
  private(set) var centers: [SIMD4<Float>]
  /// For each point the index of its centre.
  private(set) var assignment: [Int]

  private static let rounds = 40
  /// A step, squared, that no 8-bit colour shows.
  private static let rest: Float = 1e-7

  init(_ points: [ColorPoint], count: Int) {
    centers = Self.seeds(points, count: count)
    assignment = points.map { _ in 0 }
    for _ in 0..<Self.rounds {
      let hasChanged = assign(points)
      let way = move(points)
      if !hasChanged, way < Self.rest { break }
    }
    fillEmpty(points)
  }

  private static func seeds(_ points: [ColorPoint], count: Int) -> [SIMD4<Float>] {
    guard let heaviest = points.indices.max(by: { points[$0].weight < points[$1].weight }) else {
      return []
    }
    var seeds = [points[heaviest].lab]
    var distances = points.map { _ in Float.infinity }
    while seeds.count < count {
      var best: (worth: Double, index: Int) = (0, -1)
      for index in points.indices {
        distances[index] = min(
          distances[index], squaredDistance(points[index].lab, seeds[seeds.count - 1]))
        let worth = points[index].weight * Double(distances[index])
        if worth > best.worth { best = (worth, index) }
      }
      guard best.index >= 0 else { break }
      seeds.append(points[best.index].lab)
    }
    return seeds
  }

  /// Gives every point to its nearest centre; false where all were with theirs.
  private mutating func assign(_ points: [ColorPoint]) -> Bool {
    var hasChanged = false
    for (index, point) in points.enumerated() {
      var (nearest, least) = (0, Float.infinity)
      for (center, lab) in centers.enumerated() {
        let distance = squaredDistance(point.lab, lab)
        if distance < least { (nearest, least) = (center, distance) }
      }
      if assignment[index] != nearest {
        assignment[index] = nearest
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// A step of Weiszfeld's towards the geometric medians; tells the longest, squared.
  private mutating func move(_ points: [ColorPoint]) -> Float {
    var sums = centers.map { _ in SIMD4<Double>.zero }
    for (point, center) in zip(points, assignment) {
      let distance = Double(squaredDistance(point.lab, centers[center])).squareRoot()
      let weight = point.weight / max(distance, 1e-3)
      // The weight itself is the last component.
      sums[center] += SIMD4<Double>(point.lab) * weight + SIMD4(0, 0, 0, weight)
    }
    var longest: Float = 0
    for (index, sum) in sums.enumerated() where sum.w > 0 {
      let mean = sum / sum.w
      let center = SIMD4<Float>(SIMD4(mean.x, mean.y, mean.z, 0))
      longest = max(longest, squaredDistance(center, centers[index]))
      centers[index] = center
    }
    return longest
  }

  /// A centre that has lost all its points takes the one that is worst off with others.
  private mutating func fillEmpty(_ points: [ColorPoint]) {
    var sizes = centers.map { _ in 0 }
    for center in assignment { sizes[center] += 1 }
    for empty in centers.indices where sizes[empty] == 0 {
      var best: (worth: Double, index: Int) = (-1, -1)
      for (index, point) in points.enumerated() where sizes[assignment[index]] > 1 {
        let distance = squaredDistance(point.lab, centers[assignment[index]])
        let worth = point.weight * Double(distance)
        if worth > best.worth { best = (worth, index) }
      }
      guard best.index >= 0 else { return }
      sizes[assignment[best.index]] -= 1
      sizes[empty] = 1
      assignment[best.index] = empty
      centers[empty] = points[best.index].lab
    }
  }
}

private func squaredDistance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
  let way = a - b
  return (way * way).sum()
}
