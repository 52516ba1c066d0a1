/// Repeated measurements of one quantity.
struct Samples {
  private(set) var values: [Double] = []

  var count: Int { values.count }
  var isEmpty: Bool { values.isEmpty }
  var median: Double { quantile(0.5) }
  var p99: Double { quantile(0.99) }

  mutating func append(_ value: Double?) {
    if let value { values.append(value) }
  }

  /// The smallest value that a share of all values does not exceed (nearest rank).
  func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let rank = Int((share * Double(values.count)).rounded(.up))
    return values.sorted()[max(rank, 1) - 1]
  }
}
