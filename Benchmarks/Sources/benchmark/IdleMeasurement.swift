/// Measures of windows nobody touches, all at once: none disturbs another.
struct IdleMeasurement {
  /// What a window did in ten seconds.
  struct Rest {
    let contextSwitches: Double
    let milliseconds: Double
  }

  let windows: WindowMeasurement

  /// Opens every subject, waits until carets have stopped (10 s), then watches for 10 s.
  func measure(_ subjects: [Subject]) -> [String: Rest] {
    let opened = subjects.compactMap { subject in
      windows.open(subject).map { (name: subject.name, program: $0.program) }
    }
    Clock.wait(milliseconds: 15_000)
    let before = opened.map { state(of: $0.program) }
    Clock.wait(milliseconds: 10_000)
    let after = opened.map { state(of: $0.program) }
    var rests: [String: Rest] = [:]
    for (index, subject) in opened.enumerated() {
      rests[subject.name] = Rest(
        // A thread that ended meanwhile took its count along.
        contextSwitches: after[index].switches.map { $1 - (before[index].switches[$0] ?? 0) }
          .reduce(0, +),
        milliseconds: after[index].time - before[index].time)
      subject.program.end()
    }
    return rests
  }

  private func state(of program: Program) -> (switches: [String: Double], time: Double) {
    (
      ProcessTable.contextSwitches(of: program.pid), ProcessTable.processorTime(of: program.pid)
    )
  }
}
