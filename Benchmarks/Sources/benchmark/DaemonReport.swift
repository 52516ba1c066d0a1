/// What the daemon costs, in Markdown.
struct DaemonReport {
  let speed: DaemonSpeed
  let circumstances: [String]

  var text: String {
    let frame = 16.0
    let peers = speed.peers.map { "\($0.name) \(decimal($0.memory, 1))" }.joined(separator: ", ")
    var lines = circumstances
    lines += [
      "", "| from the key | median, ms | 99th percentile, ms |", "|---|---:|---:|",
      row("pointer and keyboard grabbed", speed.grab), row("cells and swatch drawn", speed.cells),
      row("with words", speed.text), "", "| at rest | |", "|---|---:|",
      "| memory before the first pick, MiB | \(decimal(speed.fresh ?? .nan, 1)) |",
      "| memory after the last, MiB | \(decimal(speed.used ?? .nan, 1)) |",
      "| context switches in 10 s | \(decimal(speed.switches ?? .nan, 0)) |",
    ]
    lines += SoakReport(courses: [speed.course], circumstances: []).table(of: speed.course)
    lines += [
      "",
      """
      From the key's event (XTEST) to what an outside client sees of the loupe; aimed at: \(decimal(frame, 0)) ms, \
      \(speed.cells.p99 < frame ? "met" : "MISSED"). Memory is proportional (PSS), below 20 MiB and below the \
      windows of other pickers: \(peers).
      """,
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ samples: Samples) -> String {
    "| \(name) | \(decimal(samples.median, 1)) | \(decimal(samples.p99, 1)) |"
  }
}
