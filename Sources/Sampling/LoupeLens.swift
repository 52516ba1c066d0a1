/// How the loupe looks at the screen: how large it shows a pixel, how many it averages, and how.
///
/// What the user chose, which outlives the pick. The wish stands where it cannot be had: a sample
/// wider than the view makes the cells smaller only for as long as it is so wide.
public struct LoupeLens: Hashable, Sendable {
  /// Device pixels a cell; nil is the loupe's own at its scale.
  public var zoom: Int?
  /// The side of the averaged square, one of `sampleSizes`.
  public var sampleSize: Int
  /// What stands for the sample as one colour.
  public var mean: SampleMean

  /// The device pixels that a cell can have.
  public static let zooms = 2...32
  public static let sampleSizes = [1, 3, 5, 11, 25, 51]

  public init(zoom: Int? = nil, sampleSize: Int = 1, mean: SampleMean = .srgb) {
    self.zoom = zoom
    self.sampleSize = sampleSize
    self.mean = mean
  }
}

extension LoupeLens {
  /// Where the steps of the zoom end.
  private static let stops = [2, 3, 4, 5, 6, 8, 11, 16, 22, 32]

  /// Cells larger or smaller by so many steps, from what `geometry` shows now.
  ///
  /// The loupe's own zoom is a step too: at a scale of 4 it lies above all others.
  public func zoomed(by steps: Int, from geometry: LoupeGeometry) -> LoupeLens {
    let stops = Set(Self.stops + [geometry.defaultCell]).sorted()
    var lens = self
    lens.zoom = step(from: geometry.cell, by: steps, in: stops)
    return lens
  }

  /// The sample larger or smaller by so many steps.
  public func resized(by steps: Int) -> LoupeLens {
    var lens = self
    lens.sampleSize = step(from: sampleSize, by: steps, in: Self.sampleSizes)
    return lens
  }
}

extension LoupeLens {
  /// With the next mean of the list.
  public var withNextMean: LoupeLens {
    var lens = self
    lens.mean = mean.next
    return lens
  }
}

/// The stop so many steps away, or the last on the way there.
private func step(from value: Int, by steps: Int, in stops: [Int]) -> Int {
  let ahead = steps > 0 ? stops.filter { $0 > value } : stops.filter { $0 < value }.reversed()
  return ahead.prefix(abs(steps)).last ?? value
}
