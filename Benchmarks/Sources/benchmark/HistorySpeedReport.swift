/// The results of a measurement of a large history in Markdown.
struct HistorySpeedReport {
  let speed: HistorySpeed
  /// Date, commit, machine and command.
  let circumstances: [String]

  var text: String {
    var lines = circumstances + ["", "| history of 100,000 entries | |", "|---|---:|"]
    lines.append("| memory an entry, bytes | \(decimal(speed.bytes, 0)) |")
    for key in speed.keys {
      lines.append("| search `\(key.typed)`, ms | \(decimal(key.time, 2)) |")
    }
    lines.append("| one more pick, with its list, ms | \(decimal(speed.pick, 2)) |")
    for opening in speed.openings {
      lines.append(
        "| window with \(opening.name), first frame and whole, ms | "
          + "\(decimal(opening.first.median, 1)) / \(decimal(opening.whole.median, 1)) |")
    }
    lines += [
      "",
      """
      Memory is what the process has written and shares with no other. A search is from the text to the list with \
      its sections, time of the processor, the best of five. Openings are medians.
      """,
      "", "| aim | measured | |", "|---|---:|---|",
      aim("memory under 200 bytes an entry", speed.bytes, below: 200),
      aim("a key in the search under 16 ms", speed.slowestKey, below: 16),
      aim("the first frame under 10 ms later than without a history", speed.openingCost, below: 10),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func aim(_ words: String, _ value: Double, below limit: Double) -> String {
    let outcome = value.isNaN ? "not measured" : value < limit ? "met" : "missed"
    return "| \(words) | \(decimal(value, 1)) | \(outcome) |"
  }
}
