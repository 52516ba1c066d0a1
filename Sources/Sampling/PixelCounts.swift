/// How often each value of 32 bits is met: a hash table with open addressing.
struct PixelCounts: ValueCounts {
  /// How many values differ.
  private(set) var distinct = 0
  /// Value and count; a count of 0 is an empty place.
  private var places: [SIMD2<UInt32>]
  private var shift: UInt32

  init() {
    places = [SIMD2<UInt32>](repeating: .zero, count: 1 << 12)
    shift = 32 - 12
  }

  @discardableResult
  mutating func add(_ value: UInt32, _ count: UInt32) -> UInt32 {
    let place = place(of: value)
    let sum = places.withUnsafeMutableBufferPointer { places in
      let sum = places[place].y &+ count
      places[place] = SIMD2(value, sum)
      return sum
    }
    if sum == count {
      distinct += 1
      if distinct * 4 > places.count * 3 { grow() }
    }
    return sum
  }

  /// Keeps the room there is.
  mutating func removeAll() {
    distinct = 0
    places.withUnsafeMutableBufferPointer { $0.update(repeating: .zero) }
  }

  subscript(value: UInt32) -> Int { Int(places[place(of: value)].y) }

  func forEach(_ body: (_ value: UInt32, _ count: Int) -> Void) {
    for place in places where place.y > 0 { body(place.x, Int(place.y)) }
  }

  /// Where a value is, or would be.
  @inline(__always)
  private func place(of value: UInt32) -> Int {
    places.withUnsafeBufferPointer { places in
      var place = Int(Self.hash(of: value) &>> shift)
      while places[place].y != 0, places[place].x != value {
        place = (place &+ 1) & (places.count &- 1)
      }
      return place
    }
  }

  /// Fibonacci hashing, by the high bits: neighbours in a picture differ in their low bits.
  static func hash(of value: UInt32) -> UInt32 { value &* 0x9E37_79B9 }

  private mutating func grow() {
    let old = places
    places = [SIMD2<UInt32>](repeating: .zero, count: old.count * 4)
    shift -= 2
    for entry in old where entry.y > 0 { places[place(of: entry.x)] = entry }
  }
}
