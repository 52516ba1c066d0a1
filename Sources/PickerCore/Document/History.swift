public import ColorModel

/// The colours the user took, each once, newest first, with those in front that are pinned.
///
/// What the log of changes comes to. Changes of now are applied; what lies before them is loaded
/// later, newest first: what is known of a colour by then stands, and what was removed stays away.
/// Those of one millisecond are in the order in which the log last tells of them.
/// Entries lie in slots that stay; only lists of their numbers move, so that a hundred thousand of
/// them cost a pick nothing.
public struct History: Sendable {
  /// An entry by its slot, which is never another's.
  public struct ID: Hashable, Sendable {
    fileprivate let slot: UInt32
  }

  private var records: [HistoryRecord] = []
  /// Where the log last tells of the entries, by their slots: up from 0 what happened since the
  /// start, down from it what was loaded.
  private var turns: [Int32] = []
  private var turn: (newest: Int32, oldest: Int32) = (0, 0)
  private var ids: [ColorKey: ID] = [:]
  var texts = TextTable()
  /// Removed, and perhaps not yet loaded.
  private var removed: Set<ColorKey> = []
  /// All that there is has been loaded.
  public private(set) var isComplete = false

  /// Newest first.
  public private(set) var pinned: [ID] = []
  /// Those that are not pinned, newest first.
  public private(set) var unpinned: [ID] = []

  public init() {}

  public var count: Int { ids.count }

  public subscript(id: ID) -> HistoryEntry { self[record: id].entry(texts) }

  /// The colour of an entry, without the rest of it.
  public func color(of id: ID) -> Color { self[record: id].color }

  public func id(of color: Color) -> ID? { id(of: ColorKey(color)) }

  func id(of key: ColorKey) -> ID? { ids[key] }

  /// The entry has not been removed.
  public func contains(_ id: ID) -> Bool { ids[self[record: id].key] == id }

  /// The entry of a colour; nil where there is none.
  public func entry(of color: Color) -> HistoryEntry? { id(of: color).map { self[$0] } }

  /// The newest, pinned or not.
  public func newest(_ limit: Int) -> [ID] {
    var (pinned, rest) = (pinned.prefix(limit), unpinned.prefix(limit))
    var newest: [ID] = []
    while newest.count < limit, let next = pinned.first ?? rest.first {
      let isPin = rest.first.map { age(of: $0) <= age(of: next) } ?? true
      newest.append(isPin && !pinned.isEmpty ? pinned.removeFirst() : rest.removeFirst())
    }
    return newest
  }

  public func isPinned(_ id: ID) -> Bool { self[record: id].isPinned }

  /// Milliseconds since 1970, UTC.
  public func time(of id: ID) -> Int64 { self[record: id].time }

  /// Greater for the one that comes first.
  func age(of id: ID) -> (time: Int64, turn: Int32) { (time(of: id), turns[Int(id.slot)]) }

  subscript(record id: ID) -> HistoryRecord { records[Int(id.slot)] }
}

extension History {
  /// Something has happened, here or in another instance.
  public mutating func apply(_ change: HistoryChange) {
    switch change {
    case .taken(var entry):
      let key = ColorKey(entry.color)
      if let old = ids[key] {
        entry.adopt(self[old])
        replace(old, by: entry, isOpen: self[record: old].isOpen)
      } else {
        insert(entry, isOpen: !isComplete && removed.remove(key) == nil)
      }
    case .put(let entry):
      if let old = id(of: entry.color) {
        replace(old, by: entry, isOpen: false)
      } else {
        removed.remove(ColorKey(entry.color))
        insert(entry, isOpen: false)
      }
    case .removed(let color):
      let key = ColorKey(color)
      if let old = ids.removeValue(forKey: key) { unlist(old) }
      if !isComplete { removed.insert(key) }
    }
  }

  /// What had happened before all that is known: newest first.
  public mutating func load(_ older: some Sequence<HistoryChange>) {
    for change in older {
      switch change {
      case .taken(let entry): meet(entry, isOpen: true)
      case .put(let entry): meet(entry, isOpen: false)
      case .removed(let color):
        if let known = id(of: color) {
          records[Int(known.slot)].isOpen = false
        } else {
          removed.insert(ColorKey(color))
        }
      }
    }
  }

  /// There is nothing older.
  public mutating func finishLoading() {
    isComplete = true
    removed = []
  }

  /// An older state of an entry: it counts for a new one, or for what is not yet known of one.
  private mutating func meet(_ older: HistoryEntry, isOpen: Bool) {
    let key = ColorKey(older.color)
    guard let known = ids[key] else {
      if !removed.contains(key) { insert(older, isOpen: isOpen, isOlder: true) }
      return
    }
    guard self[record: known].isOpen else { return }
    var entry = self[known]
    entry.adopt(older)
    replace(known, by: entry, isOpen: isOpen, isOlder: true)
  }

  private mutating func insert(_ entry: HistoryEntry, isOpen: Bool, isOlder: Bool = false) {
    let id = ID(slot: UInt32(records.count))
    records.append(HistoryRecord(entry, &texts, isOpen: isOpen))
    turns.append(nextTurn(isOlder))
    ids[self[record: id].key] = id
    list(id)
  }

  private mutating func nextTurn(_ isOlder: Bool) -> Int32 {
    if isOlder {
      turn.oldest -= 1
      return turn.oldest
    }
    turn.newest += 1
    return turn.newest
  }

  /// An older state of it leaves it in its place.
  private mutating func replace(
    _ id: ID, by entry: HistoryEntry, isOpen: Bool, isOlder: Bool = false
  ) {
    unlist(id)
    records[Int(id.slot)] = HistoryRecord(entry, &texts, isOpen: isOpen)
    if !isOlder { turns[Int(id.slot)] = nextTurn(false) }
    list(id)
  }

  private mutating func list(_ id: ID) {
    let list = list(of: id)
    self[keyPath: list].insert(id, at: place(of: id, in: self[keyPath: list]))
  }

  private mutating func unlist(_ id: ID) {
    let list = list(of: id)
    self[keyPath: list].remove(at: place(of: id, in: self[keyPath: list]))
  }

  private func list(of id: ID) -> WritableKeyPath<History, [ID]> {
    isPinned(id) ? \.pinned : \.unpinned
  }

  /// Where it stands in a list, or is to stand.
  private func place(of id: ID, in list: [ID]) -> Int {
    let age = age(of: id)
    func isBefore(_ other: ID) -> Bool { self.age(of: other) > age }
    // Most often it is the newest, or in loading the oldest.
    if let first = list.first, !isBefore(first) { return 0 }
    if let last = list.last, isBefore(last) { return list.count }
    return list.firstIndex(sortedAfter: isBefore)
  }
}

extension History: Equatable {
  /// The same entries in the same order, wherever they lie.
  public static func == (one: History, other: History) -> Bool {
    func entries(_ history: History) -> [HistoryEntry] {
      (history.pinned + history.unpinned).map { history[$0] }
    }
    return one.isComplete == other.isComplete && entries(one) == entries(other)
  }
}

extension HistoryEntry {
  /// Takes over the name and the pin that an earlier state of it had, where it has none.
  fileprivate mutating func adopt(_ earlier: HistoryEntry) {
    name = name ?? earlier.name
    isPinned = isPinned || earlier.isPinned
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element is not `before`, all of which come first.
  func firstIndex(sortedAfter before: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if before(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
