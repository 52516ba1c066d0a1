import ColorModel
import Foundation
import TestSupport
import Testing

/// `chidori convert` on standard input: lines of every kind and end, however they come.
@Suite struct ConvertStreamTests {
  private static func start(_ words: String..., input: [UInt8]? = nil) throws -> Program {
    try Program(
      [PickStage.chidori, "convert"] + words, environment: ConvertCommandTests.environment,
      input: input)
  }

  private static func convert(_ input: String) throws -> Program.Outcome {
    try start(input: Array(input.utf8)).finish()
  }

  @Test(arguments: [
    ("red\nblue\n", "#ff0000\n#0000ff\n"), ("red\r\nblue\r\n", "#ff0000\n#0000ff\n"),
    ("red\nblue", "#ff0000\n#0000ff\n"), ("red\r", "#ff0000\n"), ("", ""),
    ("\nred\n\n \t \n\r\nblue\n\n", "\n#ff0000\n\n\n\n#0000ff\n\n"),
    ("  red \n/* a */ rgb(0 0 /* b */ 255)\n", "#ff0000\n#0000ff\n"),
    ("0.2, 0.4, 0.8\nhsb(220 75% 80%)\n", "#3366cc\n#3366cc\n"),
  ])
  func lines(input: String, output: String) throws {
    let outcome = try Self.convert(input)
    #expect(outcome.text == output)
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }

  @Test func aBadLineIsToldWithItsNumberAndTheRestGoOn() throws {
    let outcome = try Self.convert("red\n\nrgb(1 2 x)\r\nblue\na\0b\n\u{1B}[31m\nteal")
    #expect(outcome.status == 2)
    #expect(outcome.text == "#ff0000\n\n#0000ff\n#008080\n")
    #expect(
      outcome.errorText == """
        chidori: line 3: expected a number or percentage: x
          rgb(1 2 x)
                  ^
        chidori: line 5: unknown colour name: a
          a\u{FFFD}b
          ^
        chidori: line 6: expected a colour: \u{FFFD}[31m
          \u{FFFD}[31m
          ^

        """)
  }

  @Test func theCaretIsRightBehindWhatIsNoUTF8() throws {
    let outcome = try Self.start(input: Array("rgb(1 ".utf8) + [0xFF, 0xFE] + Array(" x)\n".utf8))
      .finish()
    #expect(outcome.status == 2)
    #expect(outcome.errorText.hasSuffix("  rgb(1 \u{FFFD}\u{FFFD} x)\n        ^\n"))
  }

  /// 4096 bytes are read; of a longer line nothing is kept, and what follows it is.
  @Test(arguments: [4096, 4097, 4098, 65_535, 65_536, 65_537, 200_000])
  func longLines(length: Int) throws {
    for end in ["\n", "\r\n"] {
      let padding = String(repeating: " ", count: length - 3)
      let outcome = try Self.convert("blue\nred\(padding)\(end)teal\n")
      if length <= ColorText.limit {
        #expect(outcome.text == "#0000ff\n#ff0000\n#008080\n" && outcome.status == 0)
      } else {
        #expect(outcome.text == "#0000ff\n#008080\n" && outcome.status == 2)
        #expect(
          outcome.errorText == "chidori: line 2: colour text too long: over 4096 bytes\n")
      }
    }
  }

  @Test func aLongLineWithoutEndIsToldOnce() throws {
    let outcome = try Self.convert("red\n" + String(repeating: "x", count: 140_000))
    #expect(outcome.text == "#ff0000\n" && outcome.status == 2)
    #expect(outcome.errorText == "chidori: line 2: colour text too long: over 4096 bytes\n")
  }

  /// A program that sends one line and waits for its answer gets it.
  @Test func aCoprocessGetsEachAnswer() throws {
    let program = try Self.start("-f", "rgb")
    for (line, answer) in [("red\n", "rgb(255 0 0)"), ("#00f\n", "rgb(0 0 255)"), ("\n", "")] {
      program.write(Array(line.utf8))
      #expect(program.nextLine() == answer)
    }
    // A line that comes in parts is one line.
    program.write(Array("te".utf8))
    program.write(Array("al\nbl".utf8))
    #expect(program.nextLine() == "rgb(0 128 128)")
    program.finishInput(with: Array("ack".utf8))
    #expect(program.nextLine() == "rgb(0 0 0)")
    #expect(program.finish().status == 0)
  }

  /// Another program may have set a shared pipe to fail where it would wait.
  @Test func pipesThatDoNotWaitAreWaitedFor() throws {
    let program = try Program(
      [
        "perl", "-e",
        "use Fcntl; fcntl($_, F_SETFL, O_NONBLOCK | fcntl($_, F_GETFL, 0)) for *STDIN, *STDOUT;"
          + "exec @ARGV", PickStage.chidori, "convert", "-f", String(repeating: "{r}", count: 900),
      ], environment: ConvertCommandTests.environment, input: nil)
    program.narrowOutput()
    // More than the pipe takes, of an input that is there only later.
    program.write(Array("red\nred\nred\nred\n".utf8))
    for _ in 0..<4 { #expect(program.nextLine()?.count == 2700) }
    // Whoever is asked again and again has to wait for it.
    for _ in 0..<20 {
      program.write(Array("blue\n".utf8))
      #expect(program.nextLine()?.count == 900)
    }
    program.finishInput()
    let outcome = program.finish()
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }

  /// Megabytes without a line end do not gather.
  @Test func memoryIsBounded() throws {
    let program = try Self.start()
    program.write(Array("red\n".utf8))
    #expect(program.nextLine() == "#ff0000")
    let before = try Self.mostMemory(of: program)
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    for _ in 0..<16 { program.write(part) }
    program.write(Array("\nblue\n".utf8))
    #expect(program.nextLine() == "#0000ff")
    #expect(try Self.mostMemory(of: program) - before < 2048)
    program.finishInput()
    #expect(program.finish().status == 2)
  }

  /// The most it has held, in KiB.
  private static func mostMemory(of program: Program) throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.split(separator: " ")[1]))
  }

  /// Lines of all lengths lie across every edge of the blocks that are read and written.
  @Test func nothingIsLostBetweenBlocks() throws {
    var input: [UInt8] = []
    var expected: [UInt8] = []
    for number in 0..<20_000 {
      let hex = "\(RGB8(UInt32(number &* 7919) & 0xFFFFFF))"
      input += Array((hex + String(repeating: " ", count: number % 23) + "\n").utf8)
      expected += Array((hex + "\n").utf8)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "chidori-lines-\(ProcessInfo.processInfo.processIdentifier)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for source in [#""$0" convert < "$1""#, #"cat "$1" | "$0" convert"#] {
      let outcome = try Program.run(
        ["sh", "-c", source, PickStage.chidori, file.path],
        environment: ConvertCommandTests.environment)
      #expect(outcome.output == expected && outcome.status == 0)
    }
  }
}
