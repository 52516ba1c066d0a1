/// How often values are met.
protocol ValueCounts: AnyObject, SendableMetatype {
  /// Counts a value so many times more, not 0 times, and says how often it is met now.
  @discardableResult
  func add(_ value: UInt32, _ count: UInt32) -> UInt32

  subscript(value: UInt32) -> Int { get }

  /// Every value that is met.
  func forEach(_ body: (_ value: UInt32, _ count: Int) -> Void)
}

extension ValueCounts {
  /// The value that is met most often, or one of those; nil where there is none.
  var most: (value: UInt32, count: Int, isTied: Bool)? {
    var most = (value: UInt32(0), count: 0, isTied: false)
    forEach { value, count in
      if count >= most.count { most = (value, count, count == most.count) }
    }
    return most.count == 0 ? nil : most
  }
}
