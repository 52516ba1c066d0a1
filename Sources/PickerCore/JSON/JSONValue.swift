/// A value of JSON, with the members of objects in their order.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Equatable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member of an object by its name, the last one where it stands there twice.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }
}

/// What it is of a type; nil for anything else.
extension JSONValue {
  public var string: String? { if case .string(let string) = self { string } else { nil } }

  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  public var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }

  /// A number without a fraction, as far as a `Double` tells.
  public var whole: Int? { number.flatMap(Int.init(exactly:)) }
}

extension JSONValue {
  /// In one line.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .string(let string): JSON.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSON.quoted($0.name)): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// As one reads it best: objects, and arrays of more than plain values, over several lines.
  ///
  /// `indent` is what the line begins with in which it starts.
  func text(indent: String) -> String {
    let inner = indent + "  "
    func block(_ open: String, _ lines: [String], _ close: String) -> String {
      "\(open)\n\(inner)" + lines.joined(separator: ",\n\(inner)") + "\n\(indent)\(close)"
    }
    switch self {
    case .object(let members) where !members.isEmpty:
      return block("{", members.map { "\(JSON.quoted($0.name)): \($0.value.text)" }, "}")
    case .array(let elements) where elements.contains { $0.isNested }:
      return block("[", elements.map(\.text), "]")
    default: return text
    }
  }

  private var isNested: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }

  /// The shortest text that reads back the same; whole numbers without a point.
  private static func text(of number: Double) -> String {
    if let whole = Int64(exactly: number), abs(whole) < 1 << 53 { return "\(whole)" }
    return "\(number)"
  }
}
