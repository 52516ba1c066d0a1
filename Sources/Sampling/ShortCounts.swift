/// How often each value of 16 bits is met.
final class ShortCounts: ValueCounts {
  private let counts: UnsafeMutableBufferPointer<UInt32>

  init() {
    counts = .allocate(capacity: 1 << 16)
    counts.initialize(repeating: 0)
  }

  deinit { counts.deallocate() }

  @inline(__always)
  @discardableResult
  func add(_ value: UInt32, _ count: UInt32) -> UInt32 {
    let sum = counts[Int(value & 0xFFFF)] &+ count
    counts[Int(value & 0xFFFF)] = sum
    return sum
  }

  subscript(value: UInt32) -> Int { Int(counts[Int(value & 0xFFFF)]) }

  @inline(__always)
  func forEach(_ body: (_ value: UInt32, _ count: Int) -> Void) {
    for (value, count) in counts.enumerated() where count > 0 { body(UInt32(value), Int(count)) }
  }
}
