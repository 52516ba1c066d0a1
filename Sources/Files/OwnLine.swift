internal import ColorModel
internal import Geometry
internal import PickerCore
internal import Sampling

/// Reads a line that is, byte for byte, as `HistoryLine.append` writes it, and no other.
///
/// What it reads, the decoder would read the same.
struct OwnLine {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let spaces: [String: SpaceID]
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, spaces: [String: SpaceID]) {
    self.bytes = bytes
    self.spaces = spaces
  }

  /// Nil where it is of another form.
  mutating func read() -> HistoryChange? {
    guard take(#"{"v":1,"#) else { return nil }
    let isPut = take(#""event":"put","#)
    let isRemoved = !isPut && take(#""event":"removed","#)
    guard let color = color() else { return nil }
    if isRemoved { return takeEnd() ? .removed(color) : nil }
    guard var entry = entry(of: color) else { return nil }
    guard isPut else { return takeEnd() ? .taken(entry) : nil }
    if take(#","name":"#) {
      guard let name = string() else { return nil }
      entry.name = name
    }
    entry.isPinned = take(#","pinned":true"#)
    return takeEnd() ? .put(entry) : nil
  }

  private mutating func color() -> Color? {
    guard take(#""color":{"space":"#), let space = string().flatMap({ spaces[$0] }),
      take(#","components":["#)
    else { return nil }
    var color = Color(space, .zero)
    for index in space.components.indices {
      guard index == 0 || take(",") else { return nil }
      if take("null") {
        color.missing.insert(index)
      } else {
        guard let value = number() else { return nil }
        color.components[index] = value
      }
    }
    guard take(#"],"alpha":"#) else { return nil }
    if take("null") {
      color.missing.insert(ComponentSet.alpha)
      color.alpha = 0
    } else {
      guard let alpha = number() else { return nil }
      color.alpha = alpha
    }
    return take("}") ? color : nil
  }

  private mutating func entry(of color: Color) -> HistoryEntry? {
    guard take(#","time":"#), let time = integer(), take(#","source":"#),
      let source = string().flatMap(HistoryEntry.Source.init)
    else { return nil }
    var entry = HistoryEntry(color, time: time, source: source)
    if take(#","window":{"class":"#) {
      guard let name = string(), take(#","title":"#), let title = string(), take("}") else {
        return nil
      }
      entry.window = .init(className: name, title: title)
    }
    if take(#","file":"#) {
      guard let name = string() else { return nil }
      entry.file = name
    }
    if take(#","x":"#) {
      guard let x = integer(), take(#","y":"#), let y = integer() else { return nil }
      entry.position = Point(x: Int(x), y: Int(y))
    }
    if take(#","size":["#) {
      guard let sample = sample() else { return nil }
      entry.sample = sample
    }
    return entry
  }

  private mutating func sample() -> HistoryEntry.Sample? {
    guard let width = integer(), take(","), let height = integer(), width > 0, height > 0,
      take(#"],"mean":"#), let mean = string().flatMap(SampleMean.init)
    else { return nil }
    return .init(size: Size(width: Int(width), height: Int(height)), mean: mean)
  }

  private mutating func takeEnd() -> Bool { take("}") && position == bytes.count }

  private mutating func take(_ literal: StaticString) -> Bool {
    let end = position + literal.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let expected = UnsafeBufferPointer(
      start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    guard bytes[position..<end].elementsEqual(expected) else { return false }
    position = end
    return true
  }

  /// A string without escapes.
  private mutating func string() -> String? {
    guard take(#"""#) else { return nil }
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: #"""#) {
      if bytes[end] == UInt8(ascii: #"\"#) || bytes[end] < 0x20 { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    defer { position = end + 1 }
    return String(validating: bytes[position..<end], as: UTF8.self)
  }

  private mutating func integer() -> Int64? {
    let start = position
    let isNegative = take("-")
    let first = position
    var value: Int64 = 0
    while let digit = digit() {
      let (tens, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, exceeds) = tens.addingReportingOverflow(Int64(digit))
      guard !overflows, !exceeds else { return nil }
      value = sum
      position += 1
    }
    guard isWhole(from: first) else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }

  /// A number of JSON that a `Double` can hold.
  private mutating func number() -> Double? {
    let start = position
    _ = take("-")
    let whole = position
    skipDigits()
    guard isWhole(from: whole) else { return nil }
    if take(".") {
      let fraction = position
      skipDigits()
      guard position > fraction else { return nil }
    }
    if take("e") {
      if !take("-") { _ = take("+") }
      let exponent = position
      skipDigits()
      guard position > exponent else { return nil }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether digits were read from there on, with no zero before them.
  private func isWhole(from start: Int) -> Bool {
    let count = position - start
    return count == 1 || (count > 1 && bytes[start] != UInt8(ascii: "0"))
  }

  private func digit() -> UInt8? {
    guard position < bytes.count else { return nil }
    let value = bytes[position] &- UInt8(ascii: "0")
    return value < 10 ? value : nil
  }

  private mutating func skipDigits() {
    while digit() != nil { position += 1 }
  }
}
