internal import CSystemd

/// Reads the values of a message, from where it stands.
struct MessageReader {
  let message: OpaquePointer

  /// All values up to the end of the message or of the container it stands in.
  func values() throws(BusError) -> [BusValue] {
    var values: [BusValue] = []
    while let value = try next() { values.append(value) }
    return values
  }

  private func next() throws(BusError) -> BusValue? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard try check(chidori_message_peek(message, &type, &contents)) > 0 else { return nil }
    let letter = Unicode.Scalar(UInt8(bitPattern: type))
    let held = contents.map { String(cString: $0) } ?? ""
    switch letter {
    case "y": return .byte(try number(letter, UInt8.zero))
    case "b": return .boolean(try number(letter, Int32.zero) != 0)
    case "n": return .int16(try number(letter, Int16.zero))
    case "q": return .uint16(try number(letter, UInt16.zero))
    case "i": return .int32(try number(letter, Int32.zero))
    case "u": return .uint32(try number(letter, UInt32.zero))
    case "x": return .int64(try number(letter, Int64.zero))
    case "t": return .uint64(try number(letter, UInt64.zero))
    case "d": return .double(try number(letter, Double.zero))
    case "s": return .string(try text(letter))
    case "o": return .path(try text(letter))
    case "g": return .signature(try text(letter))
    case "a" where held == "y": return .bytes(try bytes())
    case "a": return .array(of: held, try inside(letter, held))
    case "r": return .structure(try inside(letter, held))
    case "v":
      guard let value = try inside(letter, held).first else { throw .unexpected("v") }
      return .variant(value)
    case "e":
      let pair = try inside(letter, held)
      guard pair.count == 2 else { throw .unexpected("{\(held)}") }
      return .entry(pair[0], pair[1])
    default: throw .unexpected("\(letter)")
    }
  }

  private func inside(_ type: Unicode.Scalar, _ contents: String) throws(BusError) -> [BusValue] {
    try check(chidori_message_enter(message, type.letter, contents))
    let values = try values()
    try check(chidori_message_exit(message))
    return values
  }

  private func number<Number: BitwiseCopyable>(
    _ type: Unicode.Scalar, _ zero: Number
  ) throws(BusError) -> Number {
    var number = zero
    let result = withUnsafeMutableBytes(of: &number) {
      chidori_message_read(message, type.letter, $0.baseAddress)
    }
    try check(result)
    return number
  }

  private func text(_ type: Unicode.Scalar) throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try check(chidori_message_read(message, type.letter, &text))
    return text.map { String(cString: $0) } ?? ""
  }

  private func bytes() throws(BusError) -> [UInt8] {
    var start: UnsafeRawPointer?
    var count = 0
    try check(chidori_message_read_bytes(message, &start, &count))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  @discardableResult
  private func check(_ result: Int32) throws(BusError) -> Int32 {
    guard result >= 0 else { throw BusError(result: result) }
    return result
  }
}
