/// A text that is a JSON object, of which single members can be changed.
///
/// A change touches the lines of its member alone: what the user wrote around it, and members that
/// nobody here knows, stay as they are to the byte.
public struct JSONDocument: Equatable, Sendable {
  public private(set) var bytes: [UInt8]
  private var members: [JSONReader.Member]
  private var range: Range<Int>

  /// `{}`.
  public init() { self.init(Array("{}\n".utf8), [], 0..<2) }

  private init(_ bytes: [UInt8], _ members: [JSONReader.Member], _ range: Range<Int>) {
    self.bytes = bytes
    self.members = members
    self.range = range
  }

  /// Throws where the text is no object of JSON; one of nothing but white space is an empty one.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      self.init()
      return
    }
    let node = try JSONReader.read(bytes)
    guard case .object(let members) = node.content else {
      throw JSONError(line: bytes.line(at: node.range.lowerBound), problem: "expected an object")
    }
    self.init(bytes, members, node.range)
  }

  public var value: JSONValue { JSONReader.Content.object(members).value }

  /// The line of a member, by the names on the way to it; where it is missing that of what is there.
  public func line(of path: [String]) -> Int {
    var (offset, members) = (range.lowerBound, members)
    for name in path {
      guard let member = members.last(where: { $0.name == name }) else { break }
      offset = member.start
      members = member.node.content.members ?? []
    }
    return bytes.line(at: offset)
  }

  /// Members that stand in an object twice, each with the line of the last.
  public var duplicates: [(name: String, line: Int)] {
    Self.duplicates(in: members).map { ($0.name, bytes.line(at: $0.start)) }
  }

  private static func duplicates(in members: [JSONReader.Member]) -> [JSONReader.Member] {
    var seen: Set<String> = []
    let last = members.reversed().filter { !seen.insert($0.name).inserted }
    let doubled = Set(last.map(\.name))
    var found: [JSONReader.Member] = []
    for (index, member) in members.enumerated() {
      found += duplicates(in: member.node.content.members ?? [])
      let isLast = !members[(index + 1)...].contains { $0.name == member.name }
      if isLast, doubled.contains(member.name) { found.append(member) }
    }
    return found
  }
}

// MARK: - Changing

extension JSONDocument {
  /// Sets a member, or takes it away where the value is nil.
  ///
  /// A new one stands before the first of those named in `later`, else behind the last.
  public mutating func set(_ name: String, to value: JSONValue?, before later: [String] = []) {
    set([name], to: value, before: later)
  }

  /// Sets a member of an object that is a member of this one, and so on; what is missing on the way
  /// there comes to be.
  public mutating func set(_ path: [String], to value: JSONValue?, before later: [String] = []) {
    var (object, members, rest) = (range, members, path[...])
    while rest.count > 1, let member = members.last(where: { $0.name == rest.first }),
      let inner = member.node.content.members
    {
      (object, members) = (member.node.range, inner)
      rest.removeFirst()
    }
    guard let name = rest.first else { return }
    // Objects on the way that are not there yet.
    let value = rest.dropFirst().reversed().reduce(value) { inner, name in
      inner.map { .object([JSONValue.Member(name, $0)]) }
    }
    if let index = members.lastIndex(where: { $0.name == name }) {
      if let value {
        let text = value.text(indent: indent(at: members[index].start) ?? "")
        replace(members[index].node.range, by: text)
      } else {
        remove(index, of: members, in: object)
      }
    } else if let value {
      insert(name, value, among: members, in: object, before: rest.count == path.count ? later : [])
    }
  }

  private mutating func remove(_ index: Int, of members: [JSONReader.Member], in object: Range<Int>)
  {
    let member = members[index]
    if index + 1 < members.count {
      replace(member.start..<members[index + 1].start, by: "")
    } else if index > 0 {
      replace(members[index - 1].node.range.upperBound..<member.node.range.upperBound, by: "")
    } else {
      replace(object, by: "{}")
    }
  }

  private mutating func insert(
    _ name: String, _ value: JSONValue, among members: [JSONReader.Member], in object: Range<Int>,
    before later: [String]
  ) {
    let name = JSON.quoted(name)
    guard let last = members.last else {
      let outer = indent(at: object.lowerBound) ?? lineIndent(at: object.lowerBound)
      let inner = outer + "  "
      return replace(
        object, by: "{\n\(inner)\(name): \(value.text(indent: inner))\n\(outer)}")
    }
    let next = members.first { later.contains($0.name) }
    let indent = indent(at: (next ?? last).start)
    let gap = indent.map { "\n\($0)" } ?? " "
    let text = "\(name): \(value.text(indent: indent ?? ""))"
    if let next {
      replace(next.start..<next.start, by: "\(text),\(gap)")
    } else {
      let end = last.node.range.upperBound
      replace(end..<end, by: ",\(gap)\(text)")
    }
  }

  /// What stands before `offset` in its line; nil where that is more than white space.
  private func indent(at offset: Int) -> String? {
    let line = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let text = bytes[line..<offset]
    return text.allSatisfy { $0 == 0x20 || $0 == 0x09 } && line > 0
      ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The white space that the line of `offset` begins with.
  private func lineIndent(at offset: Int) -> String {
    let line = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let text = bytes[line..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func replace(_ range: Range<Int>, by text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    // What is put together here reads well, or it was not written by `JSONValue.text`.
    if let document = try? JSONDocument(bytes) { self = document }
  }
}

extension JSONReader.Content {
  var members: [JSONReader.Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  var value: JSONValue {
    switch self {
    case .scalar(let value): value
    case .array(let nodes): .array(nodes.map(\.content.value))
    case .object(let members): .object(members.map { .init($0.name, $0.node.content.value) })
    }
  }
}
