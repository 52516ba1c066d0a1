import CXlib

/// Long and odd use of one window: what it holds must not grow, here and in the server.
struct Soak {
  /// How long it goes on.
  struct Extent {
    /// So often in each course it is looked at what is held.
    static let samples = 60
    /// Events beforehand that fill the caches and the undo history.
    static let warmUp = 20_000

    var events = 100_000
    var picks = 1000
    var seed: UInt64 = 1
  }

  /// What is held at a moment.
  struct Holding {
    /// In MiB.
    let memory: Double
    let resources: ServerResources

    /// Nil where the program has ended.
    init?(of program: Program, _ observer: Observer) {
      guard let memory = ProcessTable.ownMemory(of: program.pid),
        let resources = ServerResources(of: program.pid, on: observer.display)
      else { return nil }
      self.memory = memory
      self.resources = resources
    }
  }

  /// One way to use the window, and what was held meanwhile.
  struct Course {
    let name: String
    var holdings: [Holding] = []
    /// What went wrong before the end.
    var failure: String?

    /// To be added to a line of progress.
    fileprivate var state: String {
      guard let last = holdings.last else { return "" }
      return ": \(decimal(last.memory, 1)) MiB, \(last.resources.counts["PIXMAP"] ?? 0) pixmaps"
    }
  }

  let observer: Observer
  let chidori: String
  let extent: Extent

  /// Random input first, then picks that are cancelled, in the same window.
  ///
  /// No window manager runs: it would stop the pointer at each click to look at it, keys would overtake, and an
  /// answer to a ping would no longer tell that all input before it has arrived.
  func run(progress: (String) -> Void) -> [Course] {
    let windows = WindowMeasurement(observer: observer, hasManager: false)
    guard let opened = windows.open(Subject(name: "chidori", command: [chidori])) else {
      return [Course(name: "window", holdings: [], failure: "no window appeared")]
    }
    observer.rest(milliseconds: 500)
    XSetInputFocus(observer.display, opened.window, RevertToParent, UInt(CurrentTime))
    XAutoRepeatOff(observer.display)
    var witness = Witness(observer: observer, program: opened.program, window: opened.window)
    let courses = [
      sendEvents(&witness, progress), pickAndCancel(&witness, progress),
    ]
    windows.close(opened.program, window: opened.window)
    return courses
  }

  private func sendEvents(_ witness: inout Witness, _ progress: (String) -> Void) -> Course {
    var course = Course(name: "\(extent.events) random input events")
    guard let frame = observer.frame(of: witness.window) else {
      course.failure = "the window is not on the screen"
      return course
    }
    var input = RandomInput(observer.display, in: frame, seed: extent.seed)
    for sample in 0...Extent.samples {
      if sample % 10 == 0 { progress("random input, \(input.count) events\(course.state)") }
      while input.count < Extent.warmUp + extent.events * sample / Extent.samples {
        for _ in 0..<8 { input.act() }
        guard witness.answers() else {
          course.failure = "no answer after \(input.count) events (seed \(extent.seed))"
          return course
        }
      }
      if sample > 0, let holding = witness.holding { course.holdings.append(holding) }
    }
    return course
  }

  private func pickAndCancel(_ witness: inout Witness, _ progress: (String) -> Void) -> Course {
    var course = Course(name: "\(extent.picks) picks, each cancelled")
    var random = SeededGenerator(seed: extent.seed)
    observer.press(XK_Escape)
    _ = witness.answers()
    var count = 0
    for sample in 1...Extent.samples {
      if sample % 10 == 0 { progress("picks, \(count) of \(extent.picks)\(course.state)") }
      while count < extent.picks * sample / Extent.samples {
        let isDone = observer.pick(
          begin: { observer.press(XK_p, with: XK_Control_L) },
          end: { observer.press(XK_Escape) }, using: &random)
        guard isDone, witness.answers() else {
          course.failure = "pick \(count + 1) did not begin or end"
          return course
        }
        count += 1
      }
      if let holding = witness.holding { course.holdings.append(holding) }
    }
    return course
  }
}

extension Soak {
  /// Looks at the program while it is used.
  struct Witness {
    let observer: Observer
    let program: Program
    let window: Window
    private var pings = 0

    init(observer: Observer, program: Program, window: Window) {
      self.observer = observer
      self.program = program
      self.window = window
    }

    /// Pings the window as a window manager does: its answer comes after all input before.
    mutating func answers() -> Bool {
      pings += 1
      let display = observer.display
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window
      event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
      event.xclient.format = 32
      let ping = XInternAtom(display, "_NET_WM_PING", 0)
      event.xclient.data.l = (Int(ping), pings, Int(window), 0, 0)
      XSendEvent(display, window, 0, 0, &event)
      XFlush(display)
      let patience = Clock.now + 10_000
      while let notice = observer.next(before: patience), !program.isOver {
        if notice == .pong(pings) { return true }
      }
      return false
    }

    var holding: Holding? { Holding(of: program, observer) }
  }
}
