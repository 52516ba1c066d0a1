/// A value of a message, by the types of the D-Bus specification; file handles are not taken.
public indirect enum BusValue: Hashable, Sendable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  /// Such as `/org/chidori/Chidori`.
  case path(String)
  case signature(String)
  /// An array of bytes: the same as an array of `y`, in one piece.
  case bytes([UInt8])
  /// The signature of its elements, which all have it.
  case array(of: String, [BusValue])
  case structure([BusValue])
  /// Key and value: stands in an array only.
  case entry(BusValue, BusValue)
  case variant(BusValue)

  /// The type in the letters of the specification, such as `a{sv}`.
  public var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .bytes: "ay"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + members.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }
}

extension BusValue {
  /// An array of texts, `as`.
  public static func strings(_ texts: [String]) -> BusValue {
    .array(of: "s", texts.map(BusValue.string))
  }

  /// Named values of any type, `a{sv}`, in the order of their names.
  public static func options(_ members: [String: BusValue]) -> BusValue {
    .array(
      of: "{sv}",
      members.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }

  /// The text of a string or a path; nil of other types.
  public var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// A whole number of any width; nil of other types, and of what `Int` cannot hold.
  public var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .uint16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(exactly: value)
    case .uint64(let value): Int(exactly: value)
    default: nil
    }
  }

  /// A floating point number; nil of other types.
  public var number: Double? {
    if case .double(let value) = self { value } else { nil }
  }

  /// Whether true; nil of other types.
  public var truth: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The elements of an array or a structure; nil of other types.
  public var elements: [BusValue]? {
    switch self {
    case .array(_, let elements), .structure(let elements): elements
    case .bytes(let bytes): bytes.map(BusValue.byte)
    default: nil
    }
  }

  /// The values of `a{sv}` by their names, out of their variants; nil of other types.
  public var members: [String: BusValue]? {
    guard case .array("{sv}", let entries) = self else { return nil }
    var members: [String: BusValue] = [:]
    for case .entry(.string(let name), let value) in entries { members[name] = value.unwrapped }
    return members
  }

  /// What a variant holds, however deep; a value of another type is itself.
  public var unwrapped: BusValue {
    if case .variant(let value) = self { value.unwrapped } else { self }
  }
}
