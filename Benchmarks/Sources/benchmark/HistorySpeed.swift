import ColorModel
import Glibc
import PickerCore

/// What a large history costs: in memory, at a key in its search, and when the window opens.
struct HistorySpeed {
  static let entries = 100_000

  /// Bytes of memory that no other process shares, an entry.
  private(set) var bytes = Double.nan
  /// Milliseconds of the processor: what a key in the search does, by what is typed.
  private(set) var keys: [(typed: String, time: Double)] = []
  /// What one more pick costs with all of them there, and a first list of them.
  private(set) var pick = Double.nan
  /// From start to the first frame, and to the last of the start, with no history and with all of it.
  private(set) var openings: [(name: String, first: Samples, whole: Samples)] = []

  init(chidori: String, observer: Observer, runs: Int, progress: (String) -> Void) {
    measureMemoryAndSearch()
    measureOpening(chidori, observer, runs, progress)
  }

  private mutating func measureMemoryAndSearch() {
    let windows = Self.windows
    let before = ProcessTable.ownMemory(of: getpid())
    var history = History()
    // Made as they are taken: nothing else is left in memory.
    for number in 0..<Self.entries {
      history.load(CollectionOfOne(.taken(Self.entry(number, windows))))
    }
    history.finishLoading()
    if let before, let after = ProcessTable.ownMemory(of: getpid()) {
      bytes = (after - before) * 1024 * 1024 / Double(history.count)
    }

    var model = Model(.black)
    model.history = history
    history = History()
    _ = update(&model, .command(.panel), at: 0)
    for typed in ["m", "ma", "mail", "#3", "#3366", "red", "zzz", "near #3366cc", "near #808080"] {
      let time = Self.best {
        _ = update(&model, .history(.search(typed)), at: 0)
        return model.browser.list.count
      }
      keys.append((typed, time))
    }
    _ = update(&model, .history(.search("")), at: 0)
    let pick = HistoryEntry(Color(RGB8(0x3366cc)), time: 1, source: .screen)
    self.pick = Self.best {
      _ = update(&model, .picked(pick), at: 1)
      return model.browser.list.count
    }
  }

  private mutating func measureOpening(
    _ chidori: String, _ observer: Observer, _ runs: Int, _ progress: (String) -> Void
  ) {
    var random = SeededGenerator(seed: 5)
    let homes = [("none", 0), ("100,000 entries", Self.entries)].map { name, count in
      (name: name, home: ScratchHome(lines: Self.lines(count, &random)))
    }
    openings = homes.map { ($0.name, Samples(), Samples()) }
    let windows = WindowMeasurement(observer: observer)
    for round in 0...runs {
      progress("opening, round \(round) of \(runs)")
      for (index, home) in homes.enumerated() {
        let subject = Subject(
          name: home.name, command: [chidori, "#3366cc"],
          environment: ["XDG_DATA_HOME": home.home.path])
        guard let opened = windows.open(subject) else { continue }
        let last = windows.completed().map { $0 - opened.program.begun }
        if round > 0 {
          openings[index].first.append(opened.milliseconds)
          openings[index].whole.append(last ?? opened.milliseconds)
        }
        windows.close(opened.program, window: opened.window)
      }
    }
  }

  /// Milliseconds a key in the search takes at most.
  var slowestKey: Double { keys.map(\.time).max() ?? .nan }

  /// How much later the first frame is there with all of them.
  var openingCost: Double {
    guard openings.count == 2 else { return .nan }
    return openings[1].first.median - openings[0].first.median
  }

  /// The best of five runs; what they come to is looked at, so that none is left out.
  private static func best(_ work: () -> Int) -> Double {
    var times: [Double] = []
    for _ in 0..<5 {
      let begun = Clock.processor
      let sum = work()
      times.append(Clock.processor - begun)
      precondition(sum >= 0)
    }
    return times.min() ?? .nan
  }

  private static let windows = (0..<400).map { number in
    HistoryEntry.Window(
      className: ["Firefox", "Gimp", "Code", "Mail"][number % 4],
      title: "A document with a name, number \(number)")
  }

  /// Colours all different, from a few hundred windows, one in a hundred named; the newest first.
  private static func entry(_ number: Int, _ windows: [HistoryEntry.Window]) -> HistoryEntry {
    var entry = HistoryEntry(
      Color(RGB8(hex(number))), time: -Int64(number) * 60_000, source: .screen,
      window: windows[number * 7919 % windows.count],
      position: .init(x: number % 1920, y: number % 1080))
    if number % 100 == 0 { entry.name = "My colour \(number)" }
    return entry
  }

  /// Each number another colour, all over the cube.
  private static func hex(_ number: Int) -> UInt32 { UInt32(number * 1_677_721 & 0xFFFFFF) }

  /// The log of as many picks.
  private static func lines(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 0..<count {
      let rgb = RGB8(hex(number))
      let parts = [rgb.red, rgb.green, rgb.blue].map { "\(Double($0) / 255)" }
      bytes +=
        """
        {"v":1,"color":{"space":"srgb","components":[\(parts.joined(separator: ","))],"alpha":1},\
        "time":\(1_764_000_000_000 + number),"source":"screen","window":{"class":"Firefox",\
        "title":"A document with a name, number \(random.next() % 400)"},"x":812,"y":344}

        """.utf8
    }
    return bytes
  }
}

/// A data directory with a history in it, that goes with its owner.
final class ScratchHome {
  let path: String

  init(lines: [UInt8]) {
    var template = Array("/tmp/chidori-benchmark-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    mkdir("\(path)/chidori", 0o700)
    guard !lines.isEmpty, let file = fopen("\(path)/chidori/history.jsonl", "w") else { return }
    fwrite(lines, 1, lines.count, file)
    fclose(file)
  }

  deinit {
    for name in ["history.jsonl", ".history.jsonl.lock"] { unlink("\(path)/chidori/\(name)") }
    rmdir("\(path)/chidori")
    rmdir(path)
  }
}
