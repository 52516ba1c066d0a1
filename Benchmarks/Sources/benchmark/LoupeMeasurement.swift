/// Measures of Chidori's loupe, on displays of several depths.
struct LoupeMeasurement {
  /// What was measured at one depth; nothing where there is no loupe.
  struct Result {
    let depth: Int
    var steps = Samples()
    /// With more than 51 cells in each direction, at scale 2.
    var smallCellSteps = Samples()
    /// Processor time in ten seconds with a still pointer, in milliseconds.
    var rest: Double?
  }

  /// The largest cells, at scale 2, of which there are 51 or more in each direction.
  static let smallCells = ["--zoom", "7"]

  let chidori: String
  let displays: [(depth: Int, observer: Observer)]

  func measure(steps: Int, measuresRest: Bool, progress: (String) -> Void) -> [Result] {
    var results = displays.map { depth, observer in
      progress("the loupe at depth \(depth)")
      var result = Result(depth: depth)
      result.steps = self.steps(steps, observer)
      result.smallCellSteps = self.steps(steps, observer, options: Self.smallCells, scale: 2)
      return result
    }
    guard measuresRest else { return results }
    progress("ten seconds of picks with a still pointer")
    let picks = displays.map { PickUnderWay($0.observer, chidori: chidori) }
    Clock.wait(milliseconds: 1000)
    let before = picks.map { $0.map { ProcessTable.processorTime(of: $0.program.pid) } }
    Clock.wait(milliseconds: 10_000)
    for (index, pick) in picks.enumerated() {
      guard let pick, let before = before[index] else { continue }
      results[index].rest = ProcessTable.processorTime(of: pick.program.pid) - before
      pick.end()
    }
    return results
  }

  private func steps(
    _ count: Int, _ observer: Observer, options: [String] = [], scale: Double = 1
  ) -> Samples {
    guard let pick = PickUnderWay(observer, chidori: chidori, options: options, scale: scale)
    else { return Samples() }
    defer { pick.end() }
    return pick.steps(count)
  }
}
