import CXlib

/// One run of all measurements.
struct Session {
  /// What was measured of a window.
  struct WindowResult {
    var firstFrame = Samples()
    var whole = Samples()
    var memory = Samples()
    var rest: IdleMeasurement.Rest?
  }

  /// What was measured of a picker.
  struct PickResult {
    var grab = Samples()
    var cells = Samples()
    var text = Samples()
  }

  let options: Options
  private(set) var windowSubjects: [Subject]
  private(set) var pickSubjects: [Subject]
  private(set) var windows: [String: WindowResult] = [:]
  private(set) var picks: [String: PickResult] = [:]
  private(set) var drag = Samples()
  /// The same at scale 3, and how often a second the title changes meanwhile.
  private(set) var largeDrag = Samples()
  private(set) var titleRate: Double?
  private(set) var loupes: [LoupeMeasurement.Result] = []

  /// How often memory is read, a second after a first frame.
  private static let memoryRuns = 5

  init(options: Options) {
    self.options = options
    windowSubjects = Subject.windows(chidori: options.chidori)
    pickSubjects = Subject.pickers(chidori: options.chidori)
  }

  mutating func run(observer: Observer, progress: (String) -> Void) {
    let displays = options.displays.compactMap { depth, name in
      Observer(name).map { (depth: depth, observer: $0) }
    }
    if let chidori = options.chidori {
      loupes = LoupeMeasurement(chidori: chidori, displays: displays)
        .measure(steps: 200, measuresRest: options.measuresIdle, progress: progress)
      if let large = displays.first(where: { $0.depth == 24 })?.observer {
        progress("a drag at scale 3")
        measureLargeDrag(large, chidori)
      }
    }
    measurePicks(observer, progress)
    measureWindows(WindowMeasurement(observer: observer), progress)
    if options.measuresIdle {
      progress("ten idle seconds, after fifteen for carets to stop")
      let idle = IdleMeasurement(windows: WindowMeasurement(observer: observer))
      for (name, rest) in idle.measure(windowSubjects) {
        windows[name, default: .init()].rest = rest
      }
    }
  }

  /// Programs take turns, so that whatever the machine does meets them all; a first round that
  /// warms the caches is not counted.
  private mutating func measurePicks(_ observer: Observer, _ progress: (String) -> Void) {
    let measurement = PickMeasurement(observer: observer)
    defer { measurement.end() }
    for round in 0...options.runs {
      progress("picking, round \(round) of \(options.runs)")
      for subject in pickSubjects {
        let times = measurement.measure(subject)
        guard times.grab != nil else {
          progress("\(subject.name) did not grab the pointer and is left out")
          pickSubjects.removeAll { $0.name == subject.name }
          continue
        }
        guard round > 0 else { continue }
        picks[subject.name, default: .init()].grab.append(times.grab)
        picks[subject.name, default: .init()].cells.append(times.cells)
        picks[subject.name, default: .init()].text.append(times.text)
      }
    }
  }

  private mutating func measureWindows(
    _ measurement: WindowMeasurement, _ progress: (String) -> Void
  ) {
    for round in 0...options.runs {
      progress("windows, round \(round) of \(options.runs)")
      for subject in windowSubjects {
        guard let opened = measurement.open(subject) else {
          progress("\(subject.name) showed no window and is left out")
          windowSubjects.removeAll { $0.name == subject.name }
          continue
        }
        if round > 0 {
          windows[subject.name, default: .init()].firstFrame.append(opened.milliseconds)
          let last = measurement.completed().map { $0 - opened.program.begun }
          windows[subject.name, default: .init()].whole.append(last ?? opened.milliseconds)
        }
        if (1...Self.memoryRuns).contains(round) {
          Clock.wait(milliseconds: 1000)
          windows[subject.name, default: .init()].memory
            .append(ProcessTable.proportionalMemory(of: opened.program.pid))
        }
        if round == options.runs, subject.name == "chidori" {
          Clock.wait(milliseconds: 500)
          drag = measurement.dragHueStrip(of: opened.window, steps: 200)
          titleRate = measurement.titleRate(of: opened.window, seconds: 3)
        }
        measurement.close(opened.program, window: opened.window)
      }
    }
  }

  private mutating func measureLargeDrag(_ observer: Observer, _ chidori: String) {
    let measurement = WindowMeasurement(observer: observer)
    let environment = ["DISPLAY": observer.name, "CHIDORI_SCALE": "3"]
    let subject = Subject(name: "chidori", command: [chidori], environment: environment)
    guard let opened = measurement.open(subject) else { return }
    observer.rest(milliseconds: 500)
    largeDrag = measurement.dragHueStrip(of: opened.window, steps: 200)
    measurement.close(opened.program, window: opened.window)
  }
}
