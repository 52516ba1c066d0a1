/// What a soak found, in Markdown.
struct SoakReport {
  let courses: [Soak.Course]
  let circumstances: [String]

  var isFlat: Bool { courses.allSatisfy { $0.failure == nil && rows(of: $0).allSatisfy(\.isFlat) } }

  var text: String {
    var lines = circumstances
    for course in courses { lines += table(of: course) }
    lines += [
      "",
      """
      Counted after \(Soak.Extent.warmUp) events that fill caches and undo. The most that was held at any of \
      \(Soak.Extent.samples / 3) moments in a third; of memory (private and written to) the median. Flat: \
      at most 3 % above the first third and 0.1 MiB, one piece, or where caches breathe 0.5 MiB or 48 pieces.
      """,
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was held in a course, as lines.
  func table(of course: Soak.Course) -> [String] {
    var lines = [
      "", "| \(course.name) | first third | last third | |", "|---|---:|---:|---|",
    ]
    lines += rows(of: course).map { row in
      let cells = [
        row.name, decimal(row.first, row.digits), decimal(row.last, row.digits),
        row.isFlat ? "flat" : "GREW",
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    if let failure = course.failure { lines += ["", "FAILED: \(failure)."] }
    return lines
  }

  private struct Row {
    let name: String
    let first: Double
    let last: Double
    let digits: Int
    /// What it may grow by, beside 3 %.
    let slack: Double

    var isFlat: Bool { last <= first * 1.03 + slack }
  }

  private func rows(of course: Soak.Course) -> [Row] {
    let third = course.holdings.count / 3
    guard third > 0 else { return [] }
    let (first, last) = (course.holdings.prefix(third), course.holdings.suffix(third))
    func median(_ holdings: ArraySlice<Soak.Holding>) -> Double {
      var samples = Samples()
      for holding in holdings { samples.append(holding.memory) }
      return samples.median
    }
    func most(_ value: (ServerResources) -> Double) -> (Double, Double) {
      func most(_ holdings: ArraySlice<Soak.Holding>) -> Double {
        holdings.map { value($0.resources) }.max() ?? 0
      }
      return (most(first), most(last))
    }
    let bytes = most { Double($0.pixmapBytes) / 1_048_576 }
    let named = [
      ("windows", "WINDOW"), ("pixmaps", "PIXMAP"), ("pictures", "PICTURE"), ("GCs", "GC"),
      ("cursors", "CURSOR"),
    ]
    let counts = named.map { name, kind in (name, most { Double($0.counts[kind] ?? 0) }) }
    let others = most { resources in
      Double(
        resources.counts.filter { count in !named.contains { $0.1 == count.key } }.values
          .reduce(0, +))
    }
    return [
      Row(name: "memory, MiB", first: median(first), last: median(last), digits: 1, slack: 0.1),
      Row(name: "pixmaps, MiB", first: bytes.0, last: bytes.1, digits: 1, slack: 0.5),
    ]
      + (counts + [("others", others)]).map { name, most in
        // The caches of pictures breathe between half full and full.
        let slack = name == "pixmaps" || name == "pictures" ? 48.0 : 1.0
        return Row(name: name, first: most.0, last: most.1, digits: 0, slack: slack)
      }
  }
}
