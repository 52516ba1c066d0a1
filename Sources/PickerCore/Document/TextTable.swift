/// Texts that are kept once however often they are used, and searched all at once.
struct TextTable: Sendable {
  /// The number of a text; that of the empty one is 0.
  typealias ID = UInt32

  private var texts = [""]
  private var ids: [String: ID] = ["": 0]
  /// All of them in lower case, each with a zero behind it.
  private var folded: [UInt8] = [0]
  /// Where each begins in `folded`.
  private var starts: [Int32] = [0]

  subscript(id: ID) -> String { texts[Int(id)] }

  /// The number of a text, which is added where it is new.
  mutating func id(of text: String) -> ID {
    if let known = ids[text] { return known }
    let id = ID(texts.count)
    texts.append(text)
    ids[text] = id
    starts.append(Int32(folded.count))
    folded += text.lowercased().utf8
    folded.append(0)
    return id
  }

  /// Whether each text has these letters, given in lower case, in it; by number.
  func containing(_ letters: String) -> [Bool] {
    var found = [Bool](repeating: false, count: texts.count)
    let wanted = Array(letters.utf8)
    guard let first = wanted.first else { return found }
    folded.withUnsafeBufferPointer { bytes in
      var text = 0
      var place = 0
      let last = bytes.count - wanted.count
      while place <= last {
        if bytes[place] == first,
          wanted.indices.allSatisfy({ bytes[place + $0] == wanted[$0] })
        {
          while text + 1 < starts.count, starts[text + 1] <= place { text += 1 }
          found[text] = true
        }
        place += 1
      }
    }
    return found
  }
}
