import ColorModel
import PickerCore
import Testing

@Suite struct HistorySearchTests {
  /// The colours that a text finds, of entries with names, windows and alphas of all kinds.
  private static func found(_ text: String) -> [String] {
    var history = History()
    let entries: [(String, name: String?, window: (String, String)?)] = [
      ("#3366cc", nil, ("Firefox", "Mail – Inbox")), ("#eb8d38", "Sunset Orange", nil),
      ("#66339980", "ÄRGER", ("Gimp", "untitled")), ("rebeccapurple", nil, nil),
      ("#8b7355", nil, nil), ("color(display-p3 0 1 0)", nil, nil), ("#336600", "100% wool", nil),
    ]
    for (index, (color, name, window)) in entries.enumerated() {
      guard let color = try? ColorText.parse(color, as: .field) else { continue }
      var entry = HistoryEntry(color, time: Int64(-index), source: .screen)
      entry.name = name
      entry.window = window.map { HistoryEntry.Window(className: $0.0, title: $0.1) }
      history.apply(.put(entry))
    }
    let found = history.found(HistoryQuery(text))
    return (found.pinned + found.rest).map { OutputFormat.hex.text(of: history.color(of: $0)) }
  }

  @Test(arguments: [
    ("sunset", ["#eb8d38"]), ("ORANGE", ["#eb8d38"]), ("t o", ["#eb8d38"]),
    ("ärger", ["#66339980"]),
    ("firefox", ["#3366cc"]), ("inbox", ["#3366cc"]), ("mail –", ["#3366cc"]),
    ("GIMP", ["#66339980"]),
    // Names of CSS and X11, also of a translucent colour; not that of the nearest one in sRGB.
    ("purple", ["#66339980", "#663399"]), ("burlywood4", ["#8b7355"]), ("lime", []),
    // The beginning of a hex.
    ("#3366", ["#3366cc", "#336600"]), ("3366C", ["#3366cc"]),
    ("#663399", ["#66339980", "#663399"]),
    ("66339980", ["#66339980"]), ("#336", ["#3366cc", "#336600"]), ("366cc", []),
    ("100% wool", ["#336600"]), ("nothing of the kind", []), (" wool  ", ["#336600"]),
  ])
  func findsBy(text: String, wanted: [String]) {
    #expect(Self.found(text) == wanted)
  }

  @Test func aFileIsFoundByItsName() {
    var history = History()
    for (time, file) in ["rose.png", "Rosé.JPG", nil].enumerated() {
      let color = Color(RGB8(UInt32(time)))
      history.apply(
        .taken(HistoryEntry(color, time: Int64(time), source: .picture, file: file)))
    }
    for (text, count) in [("rose", 1), ("ROS", 2), ("rosé.jpg", 1), (".png", 1), ("lily", 0)] {
      #expect(history.found(HistoryQuery(text)).rest.count == count, "\(text)")
    }
  }

  @Test func anEmptySearchShowsAll() {
    #expect(Self.found("").count == 7)
    #expect(Self.found("  ").count == 7)
    #expect(HistoryQuery(" ") == .all)
  }

  @Test func nearOrdersByDistanceUpToTen() throws {
    var history = History()
    var time: Int64 = 0
    for hex: UInt32 in [0x3366cc, 0x3469cf, 0x3b6ed2, 0x4169e1, 0xcc6633, 0x336699, 0x0033cc] {
      time += 1
      history.apply(.taken(HistoryEntry(Color(RGB8(hex)), time: time, source: .screen)))
    }
    let target = try ColorText.parse("#3366cc", as: .field)
    let ids = history.found(HistoryQuery("near #3366cc")).rest
    let distances = ids.map { history.color(of: $0).difference(from: target, by: .ciede2000) }
    #expect(ids.first.map { history.color(of: $0) } == target)
    #expect(distances == distances.sorted())
    let expected = history.unpinned.filter {
      history.color(of: $0).difference(from: target, by: .ciede2000) <= HistoryQuery.nearness
    }
    #expect(Set(ids) == Set(expected))
    #expect(2..<history.count ~= ids.count)
  }

  @Test func nearTakesAnyColourTextAndElseIsText() throws {
    #expect(HistoryQuery("near teal") == .near(Color(RGB8(0x008080))))
    #expect(HistoryQuery(" Near rgb(0 128 128) ") == .near(Color(RGB8(0x008080))))
    #expect(HistoryQuery("near") == .text("near"))
    #expect(HistoryQuery("near te") == .text("near te"))
    let color = Color(.oklch, 0.7, 0.1, 60)
    guard case .near(let read) = HistoryQuery(HistoryQuery.typed(near: color)) else {
      Issue.record("not read back")
      return
    }
    #expect(read.rgb8 == color.rgb8)
  }
}
