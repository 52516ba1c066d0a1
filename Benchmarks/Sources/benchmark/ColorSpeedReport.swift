/// The results of a measurement of colours in Markdown.
struct ColorSpeedReport {
  let speed: ColorSpeed
  /// Date, commit, machine and command.
  let circumstances: [String]

  var text: String {
    let (own, other) = (speed.own, speed.coloraide)
    let throughput = other.whole / own.whole
    let start = speed.starts.chidori.median
    let limit = 3 * speed.starts.printf.median + 3
    let lines =
      circumstances + [
        "", "| hex to oklch, ns a colour | chidori | coloraide | times |", "|---|---:|---:|---:|",
        row("parse", own.parse, other.parse), row("convert", own.convert, other.convert),
        row("print", own.print, other.print), row("text to text", own.whole, other.whole),
        "", "| in a shell | |", "|---|---:|",
        "| `chidori convert -f oklch`, lines of hex a second | \(millions(speed.linesASecond)) |",
        "| the same, a second of the processor | \(millions(speed.linesAProcessorSecond)) |",
        "| `chidori convert '#fff'`, start to end, ms | \(decimal(start, 1)) |",
        "| `/usr/bin/printf`, start to end, ms | \(decimal(speed.starts.printf.median, 1)) |",
        "",
        """
        In one thread, time of the processor; the best of five runs over a million random colours, for coloraide \
        over 4000 of them. Our print tries, on each colour, how few digits give it back; coloraide's \
        rounds. In a shell: medians, from file to file.
        """,
        "", "| aim | measured | |", "|---|---:|---|",
        aim("text to text 100 times coloraide's throughput", throughput, throughput >= 100),
        aim(
          "1.5 million lines a second", speed.linesASecond / 1e6, speed.linesASecond >= 1_500_000),
        aim(
          "start at most 3 times printf's and 3 ms (\(decimal(limit, 1)))", start, start <= limit),
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ own: Double, _ other: Double) -> String {
    "| \(name) | \(decimal(own, 0)) | \(decimal(other, 0)) | \(decimal(other / own, 0)) |"
  }

  private func millions(_ value: Double) -> String { "\(decimal(value / 1e6, 1)) million" }

  private func aim(_ words: String, _ value: Double, _ isMet: Bool) -> String {
    let outcome = value.isNaN ? "not measured" : isMet ? "met" : "missed"
    return "| \(words) | \(decimal(value, 1)) | \(outcome) |"
  }
}
