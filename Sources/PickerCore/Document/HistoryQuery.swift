public import ColorModel

/// What is searched for in the history: any text, or a colour to be near to.
public enum HistoryQuery: Hashable, Sendable {
  /// Nothing: all of it.
  case all
  /// A part of a name, of a window's class or title or of a file's name, or the beginning of a hex;
  /// in lower case.
  case text(String)
  /// `near` and a colour: what looks like it, the nearest first.
  case near(Color)

  /// The farthest that is near, by CIEDE2000.
  public static let nearness = 10.0

  /// As typed into the search field.
  public init(_ typed: String) {
    let words = typed.drop(while: \.isWhitespace)
    let text = words.lowercased()
    if text.hasPrefix("near "),
      let color = try? ColorText.parse(String(words.dropFirst(5)), as: .field)
    {
      self = .near(color)
    } else {
      let end = text.lastIndex { !$0.isWhitespace }
      self = end.map { .text(String(text[...$0])) } ?? .all
    }
  }

  /// What to type for the colours near one.
  public static func typed(near color: Color) -> String {
    "near \(OutputFormat.hex.text(of: color))"
  }
}

extension History {
  /// What a search finds, pinned ones apart; by distance there is no such difference.
  public func found(_ query: HistoryQuery) -> (pinned: [ID], rest: [ID]) {
    switch query {
    case .all: return (pinned, unpinned)
    case .text(let text):
      let isWanted = matcher(of: text)
      return (
        pinned.filter { isWanted(self[record: $0]) }, unpinned.filter { isWanted(self[record: $0]) }
      )
    case .near(let color): return ([], near(color))
    }
  }

  private func near(_ color: Color) -> [ID] {
    let near = NearColors(to: color, within: HistoryQuery.nearness)
    var found: [(id: ID, distance: Double)] = []
    for list in [pinned, unpinned] {
      for id in list {
        if let distance = near.distance(toLab: self[record: id].lab) {
          found.append((id, distance))
        }
      }
    }
    found.sort { one, other in
      if one.distance != other.distance { return one.distance < other.distance }
      return age(of: one.id) > age(of: other.id)
    }
    return found.map(\.id)
  }

  /// Whether a record has the text in a name, its window's or file's too, or at the beginning of its
  /// hex.
  private func matcher(of text: String) -> (HistoryRecord) -> Bool {
    let texts = texts.containing(text)
    let named = NamedColor.named(containing: text)
    let hex = HexPrefix(text)
    return { record in
      if let hex, hex.matches(record.rgb, record.alpha8) { return true }
      let names = (record.title, record.className, record.name, record.file)
      if texts[Int(names.0)] || texts[Int(names.1)] || texts[Int(names.2)] || texts[Int(names.3)] {
        return true
      }
      return !named.isEmpty && record.isInGamut && named.contains(record.rgb)
    }
  }
}

/// The first digits of a hex, with or without `#`.
private struct HexPrefix {
  private let digits: UInt32
  private let shift: Int

  init?(_ text: String) {
    let typed = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard 1...8 ~= typed.utf8.count, typed.allSatisfy(\.isHexDigit),
      let digits = UInt32(typed, radix: 16)
    else { return nil }
    self.digits = digits
    shift = 32 - 4 * typed.utf8.count
  }

  func matches(_ rgb: RGB8, _ alpha: UInt8) -> Bool {
    (rgb.hex << 8 | UInt32(alpha)) >> shift == digits
  }
}
