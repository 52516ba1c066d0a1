import CXlib

/// What `chidori daemon` costs: from its key to the loupe, at rest, and over many picks.
struct DaemonSpeed {
  /// Milliseconds from the key to the grab, the cells and the words.
  private(set) var grab = Samples()
  private(set) var cells = Samples()
  private(set) var text = Samples()
  /// Proportional memory at rest, in MiB: before the first pick and after the last.
  private(set) var fresh: Double?
  private(set) var used: Double?
  /// Context switches in ten seconds at rest, after a pick.
  private(set) var switches: Double?
  /// Picks, each copied, written down and told by a window of its own.
  private(set) var course: Soak.Course
  /// Windows of other pickers, a second after their first frame, in MiB.
  private(set) var peers: [(name: String, memory: Double)] = []

  private let observer: Observer

  init(
    chidori: String, observer: Observer, runs: Int, picks: Int, progress: (String) -> Void
  ) {
    self.observer = observer
    course = Soak.Course(name: "\(picks) picks by the key")
    guard let program = Program([chidori, "daemon"]) else { return }
    Clock.wait(milliseconds: 2000)
    fresh = ProcessTable.proportionalMemory(of: program.pid)
    let measurement = PickMeasurement(observer: observer)
    for run in 0...runs {
      progress("the key, \(run) of \(runs)")
      observer.forget()
      let times = measurement.follow(since: press())
      observer.press(XK_Escape)
      // At rest it gives memory back: a user's key finds it so.
      observer.rest(milliseconds: 4000)
      // The first warms the caches of the machine.
      guard run > 0 else { continue }
      grab.append(times.grab)
      cells.append(times.cells)
      text.append(times.text)
    }
    measurement.end()
    progress("ten seconds at rest")
    Clock.wait(milliseconds: 3000)
    let before = ProcessTable.contextSwitches(of: program.pid).values.reduce(0, +)
    Clock.wait(milliseconds: 10_000)
    switches = ProcessTable.contextSwitches(of: program.pid).values.reduce(0, +) - before
    pick(picks, program, progress)
    Clock.wait(milliseconds: 3000)
    used = ProcessTable.proportionalMemory(of: program.pid)
    program.end()
    measurePeers(progress)
  }

  private mutating func pick(_ count: Int, _ program: Program, _ progress: (String) -> Void) {
    var random = SeededGenerator(seed: 1)
    for number in 0..<count {
      if number % 100 == 0 { progress("picks, \(number) of \(count)") }
      let isDone = observer.pick(
        begin: { _ = press() }, end: observer.click, using: &random)
      guard isDone, !program.isOver else {
        course.failure = "pick \(number + 1) did not begin or end"
        return
      }
      // The first hundred fill the caches.
      guard number >= 100, number % max(count / Soak.Extent.samples, 1) == 0 else { continue }
      if let holding = Soak.Holding(of: program, observer) { course.holdings.append(holding) }
    }
  }

  private mutating func measurePeers(_ progress: (String) -> Void) {
    let windows = WindowMeasurement(observer: observer)
    for subject in Subject.windows(chidori: nil) {
      progress("the memory of \(subject.name)")
      guard let opened = windows.open(subject) else { continue }
      Clock.wait(milliseconds: 1000)
      if let memory = ProcessTable.proportionalMemory(of: opened.program.pid) {
        peers.append((subject.name, memory))
      }
      windows.close(opened.program, window: opened.window)
    }
  }

  /// Presses the daemon's key, and tells when its last part was about to be sent.
  private func press() -> Double { observer.press(XK_c, with: XK_Super_L, XK_Shift_L) }
}
