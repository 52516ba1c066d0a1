/// How often each of many 32-bit values is met, however many of them differ.
///
/// A hash table with open addressing: pictures have from one to millions of colours, and the usual
/// few thousand stay in the processor's nearest cache. The order of its entries depends on nothing
/// but what was added.
struct PixelCounts {
  /// How many values differ.
  private(set) var distinct = 0
  /// Value and count; a count of 0 is an empty place.
  private var places: [SIMD2<UInt32>]
  private var shift: UInt32

  init() {
    places = [SIMD2<UInt32>](repeating: .zero, count: 1 << 12)
    shift = 32 - 12
  }

  /// Counts a value so many times more; the count must not be 0.
  mutating func add(_ value: UInt32, _ count: UInt32 = 1) {
    let place = place(of: value)
    let isNew = places.withUnsafeMutableBufferPointer { places in
      let isNew = places[place].y == 0
      places[place] = SIMD2(value, places[place].y &+ count)
      return isNew
    }
    guard isNew else { return }
    distinct += 1
    if distinct * 4 > places.count * 3 { grow() }
  }

  subscript(value: UInt32) -> Int { Int(places[place(of: value)].y) }

  /// The value with the highest count, or one of those; nil where nothing was added.
  var most: (value: UInt32, count: Int, isTied: Bool)? {
    var most = SIMD2<UInt32>.zero
    var isTied = false
    for place in places where place.y > 0 && place.y >= most.y {
      isTied = place.y == most.y
      most = place
    }
    return most.y == 0 ? nil : (most.x, Int(most.y), isTied)
  }

  /// In an order that is the same for the same values.
  func forEach(_ body: (_ value: UInt32, _ count: Int) -> Void) {
    for place in places where place.y > 0 { body(place.x, Int(place.y)) }
  }

  /// Where a value is, or would be.
  @inline(__always)
  private func place(of value: UInt32) -> Int {
    places.withUnsafeBufferPointer { places in
      // Fibonacci hashing: neighbours in a picture differ in their low bits.
      var place = Int((value &* 0x9E37_79B9) &>> shift)
      while places[place].y != 0, places[place].x != value {
        place = (place &+ 1) & (places.count &- 1)
      }
      return place
    }
  }

  private mutating func grow() {
    let old = places
    places = [SIMD2<UInt32>](repeating: .zero, count: old.count * 4)
    shift -= 2
    for entry in old where entry.y > 0 { places[place(of: entry.x)] = entry }
  }
}
