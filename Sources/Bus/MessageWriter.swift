internal import CSystemd

/// Appends values to a message.
struct MessageWriter {
  let message: OpaquePointer

  func append(_ values: [BusValue]) throws(BusError) {
    for value in values { try append(value) }
  }

  private func append(_ value: BusValue) throws(BusError) {
    switch value {
    case .byte(let number): try append("y", number, value)
    case .boolean(let isTrue): try append("b", Int32(isTrue ? 1 : 0), value)
    case .int16(let number): try append("n", number, value)
    case .uint16(let number): try append("q", number, value)
    case .int32(let number): try append("i", number, value)
    case .uint32(let number): try append("u", number, value)
    case .int64(let number): try append("x", number, value)
    case .uint64(let number): try append("t", number, value)
    case .double(let number): try append("d", number, value)
    case .string(let text): try append("s", text: text)
    case .path(let text): try append("o", text: text)
    case .signature(let text): try append("g", text: text)
    case .bytes(let bytes):
      try check(
        bytes.withUnsafeBytes {
          chidori_message_append_bytes(message, $0.baseAddress, $0.count)
        }, value)
    case .array(let element, let elements): try append("a", holding: element, elements, value)
    case .structure(let members):
      try append("r", holding: members.map(\.signature).joined(), members, value)
    case .entry(let key, let held):
      try append("e", holding: key.signature + held.signature, [key, held], value)
    case .variant(let held): try append("v", holding: held.signature, [held], value)
    }
  }

  private func append(
    _ type: Unicode.Scalar, holding contents: String, _ elements: [BusValue], _ value: BusValue
  ) throws(BusError) {
    try check(chidori_message_open(message, type.letter, contents), value)
    try append(elements)
    try check(chidori_message_close(message), value)
  }

  private func append(_ type: Unicode.Scalar, text: String) throws(BusError) {
    // To C a zero byte is the end: the rest would be lost without a word.
    guard !text.utf8.contains(0), chidori_message_append(message, type.letter, text) >= 0 else {
      throw .malformed(text)
    }
  }

  private func append<Number: BitwiseCopyable>(
    _ type: Unicode.Scalar, _ number: Number, _ value: BusValue
  ) throws(BusError) {
    let result = withUnsafeBytes(of: number) {
      chidori_message_append(message, type.letter, $0.baseAddress)
    }
    try check(result, value)
  }

  private func check(_ result: Int32, _ value: BusValue) throws(BusError) {
    guard result < 0 else { return }
    throw BusError(result: result) == .disconnected ? .disconnected : .malformed(value.signature)
  }
}

extension Unicode.Scalar {
  /// As the C library has the letter of a type.
  var letter: CChar { CChar(truncatingIfNeeded: value) }
}
