/// The results of a measurement of palettes in Markdown.
struct PaletteSpeedReport {
  let speed: PaletteSpeed
  /// Date, commit, machine and command.
  let circumstances: [String]

  var text: String {
    let columns = [
      "12 megapixels, uncompressed", "chidori, ms", "of the processor", "ImageMagick, ms",
      "of the processor", "mean ΔE OK, chidori", "ImageMagick",
    ]
    var lines = circumstances + ["", "| \(columns.joined(separator: " | ")) |"]
    lines.append("|---|" + columns.dropFirst().map { _ in "---:|" }.joined())
    for result in speed.results {
      let (own, other) = (result.own, result.other)
      let times = [own.wall, own.processor, other.wall, other.processor]
      let cells =
        times.map { decimal($0.median, 0) }
        + [own.error, other.error].map { thousandths($0) }
      lines.append("| \(result.count) colours | " + cells.joined(separator: " | ") + " |")
    }
    lines += [
      "",
      """
      From exec to output, `chidori image --palette` and `convert -colors` on one file in turns, \
      medians. The mean ΔE OK is that of all pixels to the nearest of the colours, worked out for both by the same foreign code.
      """,
      "", "| aim | measured | |", "|---|---:|---|",
    ]
    for result in speed.results {
      let (own, other) = (result.own, result.other)
      // By the clock and of the processor: on a machine that is busy neither says it alone.
      let ratio = min(
        other.wall.median / own.wall.median, other.processor.median / own.processor.median)
      let quality = other.error / own.error
      lines += [
        aim("\(result.count) colours: 3 times faster than ImageMagick", ratio, ratio >= 3),
        aim("\(result.count) colours: nearer to the pixels, times", quality, quality > 1),
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func thousandths(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let digits = String(Int((value * 10000).rounded()))
    return "0." + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func aim(_ words: String, _ value: Double, _ isMet: Bool) -> String {
    "| \(words) | \(decimal(value, 1)) | \(value.isNaN ? "not measured" : isMet ? "met" : "missed") |"
  }
}
