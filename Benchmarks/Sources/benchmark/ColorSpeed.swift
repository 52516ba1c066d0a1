import ColorModel
import Glibc

/// The speed of the colour model beside coloraide's, and that of `chidori convert` in a shell.
struct ColorSpeed {
  /// Nanoseconds of the processor a colour.
  struct Stages {
    var parse = Double.nan
    var convert = Double.nan
    var print = Double.nan
    /// Hex text to OKLCH text, as `convert` does it: printing converts.
    var whole = Double.nan
  }

  private(set) var own = Stages()
  private(set) var coloraide = Stages()
  /// Of `chidori convert -f oklch` over a million lines of a file, into a file: wall and processor.
  private(set) var streams = (wall: Samples(), processor: Samples())
  private(set) var starts = (chidori: Samples(), printf: Samples())

  private static let lines = 1_000_000

  init(chidori: String, python: String, script: String, runs: Int) {
    var random = SeededGenerator(seed: 7)
    let input = (0..<Self.lines).flatMap { _ in
      let digits = String(random.next() >> 40, radix: 16)
      return Array("#\(String(repeating: "0", count: 6 - digits.count))\(digits)\n".utf8)
    }
    own = Self.stages(of: input)
    coloraide = Self.coloraide(python, script, Array(input.prefix(8 * 4000)))

    guard let source = ScratchFile(input), let target = ScratchFile([]) else { return }
    for _ in 0..<max(3, runs / 5) {
      let run = Command.run(
        [chidori, "convert", "-f", "oklch"], input: source.path, output: target.path)
      streams.wall.append(run?.wall)
      streams.processor.append(run?.processor)
    }
    for _ in 0..<10 * runs {
      starts.chidori.append(Command.run([chidori, "convert", "#fff"])?.wall)
      starts.printf.append(Command.run(["/usr/bin/printf", "#ffffff\n"])?.wall)
    }
  }

  /// Lines a second, of wall time.
  var linesASecond: Double { Double(Self.lines) / streams.wall.median * 1000 }

  /// The same, of the processor's time.
  var linesAProcessorSecond: Double { Double(Self.lines) / streams.processor.median * 1000 }

  private static func stages(of input: [UInt8]) -> Stages {
    let texts = stride(from: 0, to: input.count, by: 8).map { input[$0..<$0 + 7] }
    let colors = texts.compactMap { try? ColorText.parse($0) }
    let converted = colors.map { $0.converted(to: .oklch) }
    let formatter = CSSFormatter()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 26)
    /// The best of five runs; what they come to is looked at, so that none is left out.
    func best(_ work: () -> Int) -> Double {
      var times: [Double] = []
      for _ in 0..<5 {
        bytes.removeAll(keepingCapacity: true)
        let begun = Clock.processor
        let sum = work()
        times.append((Clock.processor - begun) * 1e6 / Double(texts.count))
        precondition(sum + bytes.count > 0)
      }
      return times.min() ?? .nan
    }
    return Stages(
      parse: best {
        texts.reduce(0) { $0 + Int(((try? ColorText.parse($1)) ?? .black).components.x * 255) }
      },
      convert: best { colors.reduce(0) { $0 + Int($1.converted(to: .oklch).components.z) } },
      print: best {
        for color in converted { formatter.append(color, as: .oklch, to: &bytes) }
        return 0
      },
      whole: best {
        for text in texts {
          guard let color = try? ColorText.parse(text) else { continue }
          formatter.append(color, as: .oklch, to: &bytes)
        }
        return 0
      })
  }

  private static func coloraide(_ python: String, _ script: String, _ input: [UInt8]) -> Stages {
    guard let source = ScratchFile(input), let target = ScratchFile([]),
      Command.run([python, script], input: source.path, output: target.path) != nil
    else { return Stages() }
    let numbers = target.words.compactMap { Double($0) }
    guard numbers.count == 4 else { return Stages() }
    return Stages(parse: numbers[0], convert: numbers[1], print: numbers[2], whole: numbers[3])
  }
}
