/// The results in Markdown.
struct Report {
  let session: Session
  /// Date, commit, machine and command.
  let circumstances: [String]

  var text: String {
    var lines = circumstances
    lines += [
      "",
      "| window | first frame, ms | at rest, ms | memory, MiB | switches in 10 s | CPU in 10 s, ms |",
    ]
    lines += ["|---|---:|---:|---:|---:|---:|"]
    for subject in session.windowSubjects {
      guard let result = session.windows[subject.name] else { continue }
      let cells = [
        subject.name, span(result.firstFrame), span(result.whole),
        number(result.memory.median, 1),
        number(result.rest?.contextSwitches, 0), number(result.rest?.milliseconds, 1),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines += [
      "", "| picking | grab, ms | cells and swatch, ms | text, ms |", "|---|---:|---:|---:|",
    ]
    for subject in session.pickSubjects {
      guard let result = session.picks[subject.name] else { continue }
      let cells = [subject.name, span(result.grab), span(result.cells), span(result.text)]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines += loupes + drags
    lines += [
      "",
      """
      Medians, 99th percentiles in brackets; times count from exec. A first frame has 20 colours; \
      Chidori's has no words yet. At rest is the last drawing before a tenth of a second of none. \
      A step counts from the motion (XTEST), over noise in the loupe, to a round trip after the last \
      drawing on the window that no other follows for 5 ms.
      """,
    ]
    return (lines + targets).joined(separator: "\n") + "\n"
  }

  private var loupes: [String] {
    guard session.loupes.contains(where: { !$0.steps.isEmpty }) else { return [] }
    let head = """
      | loupe | 17 × 17 cells, step, ms | 53 × 53 cells, scale 2, step, ms | still, CPU in 10 s, ms |
      """
    return ["", head, "|---|---:|---:|---:|"]
      + session.loupes.map { result in
        let cells = [span(result.steps), span(result.smallCellSteps), number(result.rest, 1)]
        return "| depth \(result.depth) | \(cells.joined(separator: " | ")) |"
      }
  }

  private var drags: [String] {
    guard !session.drag.isEmpty else { return [] }
    return [
      "", "| hue strip | step of a drag, ms | changes of title a second |", "|---|---:|---:|",
      "| scale 1 | \(span(session.drag)) | \(number(session.titleRate, 1)) |",
      "| scale 3 | \(span(session.largeDrag)) | – |",
    ]
  }

  /// What is aimed at, and whether it is met.
  private var targets: [String] {
    guard let own = session.windows["chidori"], let pick = session.picks["chidori pick"] else {
      return []
    }
    let peers = session.windowSubjects.filter { $0.name != "chidori" }
      .compactMap { session.windows[$0.name] }
    let fastest = peers.map(\.firstFrame.median).min() ?? .nan
    let smallest = peers.map(\.memory.median).min() ?? .nan
    let grabc = session.picks["grabc"]?.grab.median ?? .nan
    let ratio = fastest / own.firstFrame.median
    let cells = pick.cells.median - pick.grab.median
    let text = pick.text.median - pick.grab.median
    let switches = own.rest?.contextSwitches ?? .nan
    let largeStep = session.largeDrag.median
    let titles = session.titleRate ?? .nan
    let loupe = session.loupes.first { $0.depth == 24 }
    let step = loupe?.steps.median ?? .nan
    let smallCellStep = loupe?.smallCellSteps.median ?? .nan
    let stillness = session.loupes.compactMap(\.rest).max() ?? .nan
    return [
      "", "| aim | measured | |", "|---|---:|---|",
      aim("first frame 2.5 times faster than the fastest peer", ratio, ratio >= 2.5),
      aim("memory below every peer, MiB", own.memory.median, own.memory.median < smallest),
      aim("grab within 8 ms", pick.grab.median, pick.grab.median <= 8),
      aim(
        "grab within 3.5 times grabc's", pick.grab.median / grabc, pick.grab.median <= 3.5 * grabc),
      aim("cells and swatch within 8 ms of the grab", cells, cells <= 8),
      aim("text within 40 ms of the grab", text, text <= 40),
      aim("drag step under 3 ms", session.drag.median, session.drag.median < 3),
      aim("drag step at scale 3 under 8 ms", largeStep, largeStep < 8),
      aim("at most ten changes of title a second", titles, titles <= 10),
      aim("loupe, 17 × 17 cells: step under 1.5 ms", step, step < 1.5),
      aim("loupe, 53 × 53 cells at scale 2: step under 4 ms", smallCellStep, smallCellStep < 4),
      aim("loupe, still: under 1 % of a core (100 ms in 10 s)", stillness, stillness < 100),
      aim("no context switch while idle", switches, switches == 0),
    ]
  }

  private func aim(_ words: String, _ value: Double, _ isMet: Bool) -> String {
    "| \(words) | \(number(value, 1)) | \(value.isNaN ? "not measured" : isMet ? "met" : "missed") |"
  }

  private func span(_ samples: Samples) -> String {
    samples.isEmpty ? "–" : "\(number(samples.median, 1)) (\(number(samples.p99, 1)))"
  }

  private func number(_ value: Double?, _ digits: Int) -> String {
    value.map { decimal($0, digits) } ?? "–"
  }
}

/// Rounded, with one decimal or none; a dash for what is no number.
func decimal(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite else { return "–" }
  guard digits > 0 else { return String(Int(value.rounded())) }
  let tenths = Int((value * 10).rounded())
  return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
}
