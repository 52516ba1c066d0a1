/// How often each value of 32 bits is met: a hash table with open addressing.
final class PixelCounts: ValueCounts {
  /// How many values differ.
  private(set) var distinct = 0
  /// Value and count; a count of 0 is an empty place.
  private var places: UnsafeMutableBufferPointer<SIMD2<UInt32>>
  private var shift: UInt32

  init() {
    places = Self.empty(1 << 12)
    shift = 32 - 12
  }

  deinit { places.deallocate() }

  @inline(__always)
  @discardableResult
  func add(_ value: UInt32, _ count: UInt32) -> UInt32 {
    let place = place(of: value)
    let sum = places[place].y &+ count
    places[place] = SIMD2(value, sum)
    if sum == count {
      distinct += 1
      if distinct * 4 > places.count * 3 { grow() }
    }
    return sum
  }

  /// Keeps the room there is.
  func removeAll() {
    distinct = 0
    places.update(repeating: .zero)
  }

  subscript(value: UInt32) -> Int { Int(places[place(of: value)].y) }

  func forEach(_ body: (_ value: UInt32, _ count: Int) -> Void) {
    for place in places where place.y > 0 { body(place.x, Int(place.y)) }
  }

  /// Where a value is, or would be.
  ///
  /// Fibonacci hashing, by the high bits: neighbours in a picture differ in their low bits.
  @inline(__always)
  private func place(of value: UInt32) -> Int {
    var place = Int((value &* 0x9E37_79B9) &>> shift)
    while places[place].y != 0, places[place].x != value {
      place = (place &+ 1) & (places.count &- 1)
    }
    return place
  }

  private func grow() {
    let old = places
    places = Self.empty(old.count * 4)
    shift -= 2
    for entry in old where entry.y > 0 { places[place(of: entry.x)] = entry }
    old.deallocate()
  }

  private static func empty(_ count: Int) -> UnsafeMutableBufferPointer<SIMD2<UInt32>> {
    let places = UnsafeMutableBufferPointer<SIMD2<UInt32>>.allocate(capacity: count)
    places.initialize(repeating: .zero)
    return places
  }
}
