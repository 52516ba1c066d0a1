/// The values that are met most often, and how often that is: at least twice.
struct FrequentValues<Value: Sendable>: Sendable {
  /// Each once; empty where no value is met twice.
  private(set) var values: [Value] = []
  private(set) var count: UInt32 = 2

  /// Takes a value in where none is known that is met more often; a value's counts grow.
  @inline(__always)
  mutating func add(_ value: Value, _ count: UInt32) {
    if count < self.count { return }
    if count > self.count { (values, self.count) = ([], count) }
    values.append(value)
  }

  func joined(with other: FrequentValues) -> FrequentValues {
    if count != other.count { return count > other.count ? self : other }
    var joined = self
    joined.values += other.values
    return joined
  }
}
