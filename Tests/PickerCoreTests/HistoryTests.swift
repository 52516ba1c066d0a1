import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing

@Suite struct HistoryTests {
  private static func entry(
    _ hex: UInt32, at time: Int64, name: String? = nil, isPinned: Bool = false
  )
    -> HistoryEntry
  {
    var entry = HistoryEntry(Color(RGB8(hex)), time: time, source: .screen)
    (entry.name, entry.isPinned) = (name, isPinned)
    return entry
  }

  private static func hexes(_ history: History, _ ids: [History.ID]) -> [UInt32] {
    ids.map { history.color(of: $0).rgb8.hex }
  }

  @Test func anEntryKeepsAllOfIt() throws {
    var entry = HistoryEntry(
      Color(.oklch, SIMD4(0.7, 0, 0, 0), alpha: 0.3, missing: [2]), time: 1_764_500_000_123,
      source: .picture, window: .init(className: "Gimp", title: "été — 日本"), file: "été.png",
      position: Point(x: -3, y: 4711), sample: .init(size: Size(width: 3, height: 500), mean: .mode)
    )
    (entry.name, entry.isPinned) = ("Feuille", true)
    var history = History()
    history.apply(.put(entry))
    let id = try #require(history.id(of: entry.color))
    #expect(history[id] == entry)
    #expect(history.entry(of: entry.color) == entry)
    let bare = HistoryEntry(Color(RGB8(1)), time: -5, source: .text)
    history.apply(.taken(bare))
    #expect(history.entry(of: bare.color) == bare)
  }

  @Test func newestFirstAndEachOnce() {
    var history = History()
    for (time, hex) in [0x111111, 0x222222, 0x333333, 0x111111].enumerated() {
      history.apply(.taken(Self.entry(UInt32(hex), at: Int64(time))))
    }
    #expect(Self.hexes(history, history.unpinned) == [0x111111, 0x333333, 0x222222])
    #expect(history.count == 3)
    // Of the same moment the later comes first.
    history.apply(.taken(Self.entry(0x444444, at: 3)))
    #expect(Self.hexes(history, history.newest(2)) == [0x444444, 0x111111])
    // What comes late from elsewhere stands where its time is.
    history.apply(.taken(Self.entry(0x555555, at: 1)))
    #expect(
      Self.hexes(history, history.newest(9)) == [0x444444, 0x111111, 0x333333, 0x555555, 0x222222])
  }

  /// However much of it is loaded from the log, and in whatever parts.
  @Test func ofOneMomentTheLastOfTheLogComesFirst() {
    let log: [HistoryChange] = [
      .taken(Self.entry(1, at: 7)), .put(Self.entry(2, at: 7, name: "two")),
      .put(Self.entry(3, at: 7, isPinned: true)), .put(Self.entry(4, at: 7, isPinned: true)),
      .taken(Self.entry(5, at: 7)), .taken(Self.entry(3, at: 7)), .taken(Self.entry(2, at: 7)),
      .taken(Self.entry(4, at: 7)), .taken(Self.entry(1, at: 7)), .removed(Color(RGB8(5))),
      .taken(Self.entry(5, at: 7)), .put(Self.entry(6, at: 7)),
    ]
    for loaded in 0...log.count {
      for part in 1...3 {
        var history = History()
        for change in log[loaded...] { history.apply(change) }
        var rest = Array(log[..<loaded].reversed())[...]
        while !rest.isEmpty {
          history.load(rest.prefix(part))
          rest = rest.dropFirst(part)
        }
        history.finishLoading()
        #expect(Self.hexes(history, history.pinned) == [4, 3], "\(loaded)")
        #expect(Self.hexes(history, history.unpinned) == [6, 5, 1, 2], "\(loaded)")
        #expect(Self.hexes(history, history.newest(9)) == [6, 5, 1, 4, 2, 3], "\(loaded)")
      }
    }
  }

  @Test func coloursAreTheSameWhereTheirHexIs() {
    var history = History()
    history.apply(.taken(HistoryEntry(Color(RGB8(0x3366cc)), time: 1, source: .text)))
    history.apply(.taken(HistoryEntry(Color(.hsl, 220, 0.6, 0.5), time: 2, source: .text)))
    #expect(history.newest(9).map { history.color(of: $0) } == [Color(.hsl, 220, 0.6, 0.5)])
    history.apply(.taken(HistoryEntry(Color(RGB8(0x3366cc), alpha: 0.5), time: 3, source: .text)))
    history.apply(
      .taken(HistoryEntry(Color(RGB8(0x3366cc), alpha: 128.0 / 255), time: 4, source: .text)))
    #expect(history.count == 2)
  }

  @Test func takingAgainKeepsNamePinAndIdentity() throws {
    var history = History()
    history.apply(.put(Self.entry(0x3366cc, at: 1, name: "Sea", isPinned: true)))
    let id = try #require(history.id(of: Color(RGB8(0x3366cc))))
    history.apply(.taken(Self.entry(0x3366cc, at: 5)))
    #expect(history.id(of: Color(RGB8(0x3366cc))) == id)
    #expect(history[id] == Self.entry(0x3366cc, at: 5, name: "Sea", isPinned: true))
    history.apply(.removed(Color(RGB8(0x3366cc))))
    #expect(!history.contains(id) && history.count == 0)
    history.apply(.taken(Self.entry(0x3366cc, at: 6)))
    // An ID is never another's, and what was removed has no name any more.
    #expect(!history.contains(id))
    #expect(history.entry(of: Color(RGB8(0x3366cc)))?.name == nil)
  }

  @Test func pinnedOnesAreApartAndAmongTheNewest() {
    var history = History()
    for time in 0..<4 { history.apply(.taken(Self.entry(UInt32(time), at: Int64(time)))) }
    history.apply(.put(Self.entry(1, at: 1, isPinned: true)))
    #expect(Self.hexes(history, history.pinned) == [1])
    #expect(Self.hexes(history, history.unpinned) == [3, 2, 0])
    #expect(Self.hexes(history, history.newest(3)) == [3, 2, 1])
    #expect(Self.hexes(history, history.newest(9)) == [3, 2, 1, 0])
    history.apply(.put(Self.entry(1, at: 1)))
    #expect(history.pinned.isEmpty && Self.hexes(history, history.unpinned) == [3, 2, 1, 0])
  }

  @Test func c157_aPinnedColourSurvivesAThousandPicks() {
    var history = History()
    history.apply(.put(Self.entry(0xabcdef, at: 0, name: "Logo", isPinned: true)))
    for time in 1...1000 { history.apply(.taken(Self.entry(UInt32(time), at: Int64(time)))) }
    #expect(Self.hexes(history, history.pinned) == [0xabcdef])
    #expect(history.count == 1001)
    #expect(Self.hexes(history, history.found(HistoryQuery("logo")).pinned) == [0xabcdef])
  }

  /// Reading the log backwards comes to what its lines come to one after the other, wherever the
  /// newest of them had been read to, and whatever happened meanwhile.
  @Test(arguments: UInt64(1)...60)
  func loadingBackwardsIsApplyingForwards(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var time: Int64 = 0
    let changes = (0..<200).map { _ -> HistoryChange in
      time += Int64.random(in: 1...2, using: &random)
      let hex = UInt32.random(in: 0..<12, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .removed(Color(RGB8(hex)))
      case 1:
        return .put(
          Self.entry(
            hex, at: time, name: Bool.random(using: &random) ? "n\(time)" : nil,
            isPinned: Bool.random(using: &random)))
      default: return .taken(Self.entry(hex, at: time))
      }
    }
    var whole = History()
    for change in changes { whole.apply(change) }
    whole.finishLoading()

    var loaded = History()
    let live = Int.random(in: 0...40, using: &random)
    var rest = changes.dropLast(live)
    var coming = changes.suffix(live)
    while !rest.isEmpty {
      let slice = rest.suffix(Int.random(in: 1...50, using: &random))
      rest = rest.dropLast(slice.count)
      loaded.load(slice.reversed())
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        if let change = coming.popFirst() { loaded.apply(change) }
      }
    }
    loaded.finishLoading()
    for change in coming { loaded.apply(change) }
    #expect(loaded == whole)
  }

  @Test func whatIsRemovedWhileItIsNotYetLoadedStaysAway() {
    var history = History()
    history.load([.taken(Self.entry(1, at: 9))])
    history.apply(.removed(Color(RGB8(2))))
    history.apply(.removed(Color(RGB8(1))))
    history.load([.taken(Self.entry(2, at: 5)), .put(Self.entry(1, at: 4, name: "old"))])
    #expect(history.count == 0)
    history.apply(.taken(Self.entry(1, at: 10)))
    history.load([.put(Self.entry(1, at: 2, name: "older"))])
    #expect(history.entry(of: Color(RGB8(1)))?.name == nil)
  }
}
