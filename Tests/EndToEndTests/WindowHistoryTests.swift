import ColorModel
import Foundation
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// What is taken is there tomorrow: the real window and the real file, by mouse and keyboard.
@Suite(.serialized)
struct WindowHistoryTests {
  /// The colours of the log in the home of a server, with what became of them, oldest first.
  private static func log(_ server: XServer) -> [String] {
    let bytes = server.home.contents("data/chidori/history.jsonl") ?? []
    return bytes.split(separator: 10).compactMap { line in
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
        let color = object["color"] as? [String: Any],
        let parts = color["components"] as? [Double]
      else { return "broken" }
      let rgb = Color(.srgb, SIMD4(parts[0], parts[1], parts[2], 0)).rgb8
      return "\(object["event"] as? String ?? "taken") \(rgb)"
    }
  }

  /// Lays the window out with these colours in its history, the newest first.
  private static func expect(
    _ hexes: [UInt32], pinned: [UInt32] = [], in window: WindowUnderTest, panel: Bool = true
  ) {
    window.layOut { model in
      for (index, hex) in hexes.enumerated() {
        var entry = HistoryEntry(Color(RGB8(hex)), time: Int64(1000 - index), source: .screen)
        entry.isPinned = pinned.contains(hex)
        model.history.apply(.put(entry))
      }
      if panel { _ = update(&model, .command(.panel), at: 1000) }
    }
  }

  /// What cells of the panel, or swatches of Recent, are painted with.
  private static func colors(_ id: ViewID, _ count: Int, in window: WindowUnderTest) -> [String] {
    (0..<count).map { index in
      guard let center = try? window.frame(id.part(index)).center,
        let picture = try? window.picture(Rect(origin: center, size: Size(width: 1, height: 1)))
      else { return "none" }
      return "\(RGB8(picture.pixels[0]))"
    }
  }

  private static func enter(_ texts: String..., in window: WindowUnderTest) throws {
    for text in texts {
      try window.click("output", count: 3)
      try window.type(text)
      try window.keys("Return")
    }
  }

  /// Opens the panel, and waits for the width that comes of it.
  private static func openPanel(_ window: WindowUnderTest) throws {
    let width = window.bounds.width
    try window.keys("ctrl+l")
    if window.bounds.width == width {
      try window.wait { event in
        if case .configure(let change) = event { change.window == window.id } else { false }
      }
    }
    try window.settle()
    #expect(window.bounds.width == width + 284)
  }

  @Test func whatCouldNotBeWrittenGoesWithTheNext() throws {
    let server = try XServer(screen: "1200x700x24")
    // There is a file where the folder should be.
    try server.home.write("", to: "data/chidori")
    let window = try WindowUnderTest("#336699", on: server)
    try Self.enter("112233", "445566", in: window)
    try FileManager.default.removeItem(atPath: server.home.path + "/data/chidori")
    try Self.enter("778899", in: window)
    #expect(Self.log(server) == ["taken #112233", "taken #445566", "taken #778899"])
    window.close()
  }

  @Test func c155_threePicksSurviveAKillNewestFirst() throws {
    let server = try XServer(screen: "1200x700x24")
    do {
      let window = try WindowUnderTest("#336699", on: server)
      let colors: [(Int, UInt)] = [(1000, 0x5a7b9c), (1060, 0x112233), (1120, 0xaabbcc)]
      for (x, pixel) in colors {
        let painted = try PaintedWindow(
          Rect(x: x, y: 600, width: 40, height: 40), pixel, on: window)
        try window.click("eyedropper")
        try window.click(painted.frame.center)
        try window.waitForTitle("\(RGB8(UInt32(pixel))) - Chidori")
      }
      window.signal(SIGKILL)
      #expect(window.end().status == 128 + SIGKILL)
    }
    #expect(Self.log(server) == ["taken #5a7b9c", "taken #112233", "taken #aabbcc"])
    let window = try WindowUnderTest(on: server)
    // The last one is the colour it opens on.
    #expect(window.hex == "#aabbcc")
    Self.expect([0xaabbcc, 0x112233, 0x5a7b9c], in: window, panel: false)
    #expect(Self.colors("recent", 3, in: window) == ["#aabbcc", "#112233", "#5a7b9c"])
    Self.expect([0xaabbcc, 0x112233, 0x5a7b9c], in: window)
    try Self.openPanel(window)
    #expect(Self.colors("history", 3, in: window) == ["#aabbcc", "#112233", "#5a7b9c"])
    try window.click("history.2")
    #expect(window.hex == "#5a7b9c")
    window.close()
  }

  @Test func c118_enteredHexSurvivesCloseAndReopen() throws {
    let server = try XServer(screen: "1000x700x24")
    do {
      let window = try WindowUnderTest("#336699", on: server)
      try Self.enter("#F44336", in: window)
      window.close()
    }
    let window = try WindowUnderTest(on: server)
    #expect(window.hex == "#f44336")
    window.close()
  }

  @Test func c118_typedHexSurvivesACloseWithoutEnter() throws {
    let server = try XServer(screen: "1000x700x24")
    do {
      let window = try WindowUnderTest("#336699", on: server)
      try window.click("output", count: 3)
      try window.type("#F44336")
      #expect(window.hex == "#f44336")
      window.close()
    }
    let window = try WindowUnderTest(on: server)
    #expect(window.hex == "#f44336")
    window.close()
    // It was only looked at.
    #expect(Self.log(server) == [])
  }

  @Test func c156_sameColourOnceThenMultiSelectDeleteAndUndo() throws {
    let server = try XServer(screen: "1200x700x24")
    let all = ["#222222", "#444444", "#333333", "#111111"]
    do {
      let window = try WindowUnderTest("#336699", on: server)
      try Self.enter("#111111", "#222222", "#333333", "#444444", "#222222", in: window)
      Self.expect([0x222222, 0x444444, 0x333333, 0x111111], in: window)
      try Self.openPanel(window)
      #expect(Self.colors("history", 4, in: window) == all)
      try window.click("history.1")
      try window.xdotool(["keydown", "shift"])
      try window.click("history.2")
      try window.xdotool(["keyup", "shift"])
      try window.xdotool(["keydown", "ctrl"])
      try window.click("history.0")
      try window.xdotool(["keyup", "ctrl"])
      try window.keys("Delete")
      Self.expect([0x111111], in: window)
      #expect(Self.colors("history", 1, in: window) == ["#111111"])
      #expect(
        Self.log(window.server).suffix(3).sorted() == [
          "removed #222222", "removed #333333", "removed #444444",
        ])
      try window.keys("ctrl+z")
      Self.expect([0x222222, 0x444444, 0x333333, 0x111111], in: window)
      #expect(Self.colors("history", 4, in: window) == all)
      window.close()
    }
    // What is on disk comes to the same.
    let again = try WindowUnderTest("#336699", on: server)
    Self.expect([0x222222, 0x444444, 0x333333, 0x111111], in: again)
    #expect(Self.colors("recent", 4, in: again) == all)
    again.close()
  }

  @Test func c157_pinAndNameByKeyboardThenSearchIt() throws {
    let window = try WindowUnderTest("#336699", screen: "1200x700x24")
    try Self.enter("#111111", "#2a9d8f", "#333333", in: window)
    Self.expect([0x333333, 0x2a9d8f, 0x111111], in: window)
    try Self.openPanel(window)
    // From the search over its button to the list, and to the second one; its menu by letters.
    try window.keys("Tab", "Tab", "Right", "Menu", "p", "Return")
    Self.expect([0x333333, 0x2a9d8f, 0x111111], pinned: [0x2a9d8f], in: window)
    #expect(Self.colors("history", 3, in: window) == ["#2a9d8f", "#333333", "#111111"])
    try window.keys("Home", "Menu", "n", "Return")
    try window.type("Lagoon")
    try window.keys("Return")
    try window.click("search")
    try window.type("lago")
    Self.expect([0x2a9d8f], pinned: [0x2a9d8f], in: window)
    try window.keys("Tab", "Tab", "Return")
    #expect(window.hex == "#2a9d8f")
    try window.click("search")
    try window.keys("Escape")
    window.close()
    let log = String(
      decoding: window.server.home.contents("data/chidori/history.jsonl") ?? [], as: UTF8.self)
    #expect(log.contains(#""name":"Lagoon""#))
  }

  @Test func twoWindowsSeeEachOthersPicks() throws {
    let server = try XServer(screen: "1500x1000x24")
    let first = try WindowUnderTest("#336699", isManaged: false, on: server)
    let second = try WindowUnderTest("--new-window", "#996633", isManaged: false, on: server)
    try first.xdotool(["windowmove", "\(second.id.rawValue)", "700", "500"])
    try Self.enter("#111111", in: first)
    try second.settle()
    Self.expect([0x111111], in: second, panel: false)
    #expect(Self.colors("recent", 1, in: second) == ["#111111"])
    // Copy takes what the other window shows; no keyboard is handed from one to the other.
    try second.click("copy")
    try first.settle()
    Self.expect([0x996633, 0x111111], in: first, panel: false)
    #expect(Self.colors("recent", 2, in: first) == ["#996633", "#111111"])
    // And those of the command.
    #expect(try server.run(WindowUnderTest.path, "pick", "--at", "1499,999").status == 0)
    try first.settle()
    Self.expect([0x0a3f5c, 0x996633, 0x111111], in: first, panel: false)
    #expect(Self.colors("recent", 1, in: first) == ["#0a3f5c"])
    first.close()
    second.close()
  }

  @Test func aPickTellsWhoseWindowItWas() throws {
    let window = try WindowUnderTest("#336699", screen: "1200x700x24")
    let painted = try PaintedWindow(
      Rect(x: 1000, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    painted.name(class: "Painter", title: "Blätter – 1")
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    try window.waitForTitle("#5a7b9c - Chidori")
    // The picker's own window is a client in a frame.
    try window.click("eyedropper")
    try window.click(Point(x: window.bounds.minX + 3, y: window.bounds.minY + 3))
    try window.waitForTitle("#262626 - Chidori")
    let lines = (window.server.home.contents("data/chidori/history.jsonl") ?? []).split(
      separator: 10)
    let windows = try lines.map { line -> [String] in
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      let names = object?["window"] as? [String: Any]
      return ["class", "title"].map { names?[$0] as? String ?? "" }
    }
    #expect(windows == [["Painter", "Blätter – 1"], ["Chidori", "#5a7b9c - Chidori"]])
    window.close()
  }

  /// Whether anything here is in the colour of errors.
  private static func isTold(in frame: Rect, _ window: WindowUnderTest) throws -> Bool {
    try window.picture(frame).pixels.map(RGB8.init).contains {
      Int($0.red) > 160 && Int($0.red) - Int($0.green) > 80
    }
  }

  @Test func linesThatCannotBeReadAreSetAsideAndToldOnceInTheWindow() throws {
    let server = try XServer(screen: "1200x700x24")
    let file = "data/chidori/history.jsonl"
    let good =
      #"{"v":1,"color":{"space":"srgb","components":[1,1,0],"alpha":1},"time":7,"source":"text"}"#
    try server.home.write("torn {\n\(good)\n\n#336699\n", to: file)
    let window = try WindowUnderTest("#808080", on: server)
    try window.waitForFile("\(file).bad-1") { $0 == "torn {\n#336699\n" }
    try window.waitForFile(file) { $0 == "\(good)\n" }
    try window.settle()
    let name = try window.frame("name")
    #expect(try Self.isTold(in: name, window))
    try Self.openPanel(window)
    let path = "\(server.home.path)/\(file).bad-1"
    window.layOut { model in
      let trouble = HistoryTrouble(lines: 2, .setAside(path))
      _ = update(&model, .history(.unreadable(trouble)), at: 1000)
      _ = update(&model, .command(.panel), at: 1000)
    }
    let box = try window.frame("history.trouble")
    #expect(try Self.isTold(in: box, window))
    try window.click("history.trouble.seen")
    #expect(try !Self.isTold(in: box, window))
    try window.keys("ctrl+l")
    try window.settle()
    #expect(try !Self.isTold(in: name, window))
    window.close()
    // It was told once.
    let next = try WindowUnderTest("#808080", on: server, startsManager: false)
    try next.settle()
    #expect(try !Self.isTold(in: name, next))
    next.close()
  }

  @Test func noHistoryWritesNothingAndStillShowsWhatWasTaken() throws {
    let window = try WindowUnderTest("--no-history", "#336699")
    try Self.enter("#111111", in: window)
    Self.expect([0x111111], in: window, panel: false)
    #expect(Self.colors("recent", 1, in: window) == ["#111111"])
    window.close()
    #expect(Self.log(window.server) == [])
  }

  @Test func whatCannotBeWrittenIsToldAtTheEndToo() throws {
    let server = try XServer(screen: "1000x700x24")
    // A file stands where the directory has to be.
    try server.home.write("", to: "data")
    let window = try WindowUnderTest("#336699", on: server)
    try Self.enter("#111111", in: window)
    #expect(window.hex == "#111111")
    Self.expect([0x111111], in: window, panel: false)
    #expect(Self.colors("recent", 1, in: window) == ["#111111"])
    window.closeByManager()
    let outcome = window.end()
    #expect(outcome.status == 0)
    #expect(
      outcome.errorText
        == "chidori: what was added to the history is lost, cannot save, a file stands where a "
        + "directory is needed: \(server.home.path)/data\n")
  }
}
