/// How often each value of 24 bits is met.
///
/// Counts lie in pages of 16 levels a channel, made as they are needed: neighbours in a picture have
/// similar colours, which so share a page that stays in the processor's nearest cache. A hash table
/// took six times as long for a photograph.
final class ColorCounts: ValueCounts {
  private let pages: UnsafeMutableBufferPointer<UnsafeMutablePointer<UInt32>?>

  private static let size = 1 << 12

  init() {
    pages = .allocate(capacity: Self.size)
    pages.initialize(repeating: nil)
  }

  deinit {
    for page in pages { page?.deallocate() }
    pages.deallocate()
  }

  @inline(__always)
  @discardableResult
  func add(_ color: UInt32, _ count: UInt32) -> UInt32 {
    let page = pages[Self.highBits(of: color)] ?? makePage(for: color)
    let sum = page[Self.lowBits(of: color)] &+ count
    page[Self.lowBits(of: color)] = sum
    return sum
  }

  subscript(color: UInt32) -> Int {
    pages[Self.highBits(of: color)].map { Int($0[Self.lowBits(of: color)]) } ?? 0
  }

  /// In an order that depends on nothing but the values.
  @inline(__always)
  func forEach(_ body: (_ color: UInt32, _ count: Int) -> Void) {
    for (high, page) in pages.enumerated() {
      guard let page else { continue }
      for low in 0..<Self.size where page[low] != 0 {
        body(Self.color(UInt32(high), UInt32(low)), Int(page[low]))
      }
    }
  }

  private func makePage(for color: UInt32) -> UnsafeMutablePointer<UInt32> {
    let page = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.size)
    page.initialize(repeating: 0, count: Self.size)
    pages[Self.highBits(of: color)] = page
    return page
  }

  /// The higher four bits of each channel.
  private static func highBits(of color: UInt32) -> Int { lowBits(of: color >> 4) }

  /// The lower four bits of each channel.
  private static func lowBits(of color: UInt32) -> Int {
    Int(color >> 8 & 0xF00 | color >> 4 & 0xF0 | color & 0xF)
  }

  private static func color(_ high: UInt32, _ low: UInt32) -> UInt32 {
    func spread(_ bits: UInt32) -> UInt32 { (bits & 0xF00) << 8 | (bits & 0xF0) << 4 | bits & 0xF }
    return spread(high) << 4 | spread(low)
  }
}
