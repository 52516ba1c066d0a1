import Foundation
import TestSupport
import Testing

/// The command line where it needs no display: help, and what it refuses.
@Suite struct CommandLineTests {
  private static func run(_ words: [String]) throws -> Program.Outcome {
    try Program.run([PickStage.chidori] + words, environment: ["DISPLAY": ""])
  }

  @Test(arguments: [
    (["--help"], "usage: chidori [OPTION...] [COLOR | FILE]"),
    (["-h"], "usage: chidori [OPTION...] [COLOR | FILE]"),
    (["help"], "usage: chidori [OPTION...] [COLOR | FILE]"),
    (["help", "pick"], "usage: chidori pick [OPTION...]"),
    (["pick", "--help"], "usage: chidori pick [OPTION...]"),
    (["help", "help"], "usage: chidori help [COMMAND | TOPIC]"),
    (["help", "formats"], "  hex  "), (["--version"], "chidori "), (["-V"], "chidori "),
    (["--vers"], "chidori "), (["--he"], "usage: chidori [OPTION...] [COLOR | FILE]"),
    (["red", "--help"], "usage: chidori [OPTION...] [COLOR | FILE]"),
  ])
  func helpNeedsNoDisplay(_ words: [String], start: String) throws {
    let outcome = try Self.run(words)
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix(start))
    #expect(outcome.text.hasSuffix("\n"))
    #expect(outcome.errorText == "")
  }

  /// One line each, and status 2.
  @Test(arguments: [
    (["--nonsense"], "unknown option, see chidori --help: --nonsense"),
    (["--nonsense=3"], "unknown option, see chidori --help: --nonsense"),
    (["pick", "-x"], "unknown option, see chidori --help: -x"),
    (["pick", "-nx"], "unknown option, see chidori --help: -x"),
    (["pick", "--format"], "the option needs a value: --format"),
    (["pick", "-f"], "the option needs a value: -f"),
    (["pick", "--json=1"], "the option takes no value: --json"),
    // After an operand, which getopt moves.
    (["convert", "red", "--bogus"], "unknown option, see chidori --help: --bogus"),
    (["convert", "red", "-x"], "unknown option, see chidori --help: -x"),
    (["convert", "red", "--precision"], "the option needs a value: --precision"),
    (["convert", "red", "--json=3"], "the option takes no value: --json"),
    (["--json"], "the option needs --print or --live: --json"),
    (["pick", "--version"], "not an option of chidori pick: --version"),
    (["pick", "-f", "heks"], "unknown format, see chidori help formats: heks"),
    (["pick", "-f", ""], "unknown format, see chidori help formats: "),
    (["-f", "HEX", "red"], "unknown format, see chidori help formats: HEX"),
    (["pick", "--precision", "nonsense"], "not a value for --precision: nonsense"),
    (["pick", "--precision=-1"], "not a value for --precision: -1"),
    (["pick", "--precision", "16"], "not a value for --precision: 16"),
    (["pick", "--precision="], "not a value for --precision: "),
    (["pick", "--precision", "1.5"], "not a value for --precision: 1.5"),
    (
      ["pick", "--precision", "99999999999999999999"],
      "not a value for --precision: 99999999999999999999"
    ),
    (["pick", "--copy=screen"], "not a value for --copy: screen"),
    (["pick", "-c=screen"], "not a value for --copy: screen"),
    (["pick", "-cscreen"], "not a value for --copy: screen"),
    (["-c=screen", "red"], "not a value for --copy: screen"),
    (["pick", "--at", "5"], "not X,Y in whole pixels: 5"),
    (["pick", "--at", "5,"], "not X,Y in whole pixels: 5,"),
    (["pick", "--at", "5,6,7"], "not X,Y in whole pixels: 5,6,7"),
    (["pick", "--at", "a,b"], "not X,Y in whole pixels: a,b"),
    (["pick", "--at", "1.5,2"], "not X,Y in whole pixels: 1.5,2"),
    (["pick", "--at", "1 ,2"], "not X,Y in whole pixels: 1 ,2"),
    (["pick", "--at", ""], "not X,Y in whole pixels: "),
    (
      ["pick", "--at", "99999999999999999999,1"],
      "not X,Y in whole pixels: 99999999999999999999,1"
    ),
    (["pick", "red"], "one argument too many: red"),
    (["red", "blue"], "one argument too many: blue"),
    (["help", "peck"], "unknown command, see chidori --help: peck"),
    (["help", "pick", "more"], "one argument too many: more"),
  ])
  func refusesInOneLine(_ words: [String], reason: String) throws {
    let outcome = try Self.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == "chidori: \(reason)\n")
  }

  @Test(arguments: [
    ("rgb(1 2 x)", "x", 8), ("#12345", "#12345", 0), ("nosuchname", "nosuchname", 0),
  ])
  func marksWhereAColourCannotBeRead(_ text: String, culprit: String, column: Int) throws {
    let outcome = try Self.run(["--", text])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 4, "\(lines)")
    #expect(lines[0].hasPrefix("chidori: "))
    #expect(lines[0].hasSuffix(": \(culprit)"))
    #expect(lines[1] == "  \(text)")
    #expect(lines[2] == "  " + String(repeating: " ", count: column) + "^")
  }

  @Test func anEmptyColourIsRefused() throws {
    let outcome = try Self.run([""])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == "chidori: no colour in the text\n")
  }

  @Test(arguments: [[], ["red"], ["pick"], ["pick", "--at", "1,1"], ["pick", "-c"]])
  func saysThatThereIsNoDisplay(_ words: [String]) throws {
    let outcome = try Self.run(words)
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == "chidori: no display: set DISPLAY to a running X server\n")
  }

  @Test(arguments: [["red"], ["pick"], ["pick", "--at", "1,1"]])
  func saysWhichDisplayItCannotOpen(_ words: [String]) throws {
    // No server has this number: Xvfb counts up from 0, and 65535 - 6000 is the last.
    let outcome = try Program.run(
      [PickStage.chidori] + words, environment: ["DISPLAY": ":59535"])
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errorText
        == "chidori: cannot open the display, is an X server running there: :59535\n")
  }

  @Test func aClosedPipeEndsItWithoutAWord() throws {
    // The reader says that it has closed the pipe; only then the writer is let go.
    let script = """
      { read go; "$0" help; echo "status $?" >&2; } | { exec <&-; echo closed >&2; exec >&-; }
      """
    let shell = try Program(
      ["sh", "-c", "exec 2>&1; " + script, PickStage.chidori],
      environment: ["DISPLAY": ""], input: nil)
    #expect(shell.nextLine() == "closed")
    shell.finishInput(with: Array("go\n".utf8))
    let rest = shell.finish()
    #expect(rest.text == "status 0\n")
  }

  @Test func saysThatTheResultCannotBeWritten() throws {
    let outcome = try Program.run(
      ["sh", "-c", "\"$0\" --version > /dev/full", PickStage.chidori])
    #expect(outcome.status == 3)
    #expect(outcome.errorText == "chidori: cannot write the result: No space left on device\n")
  }
}
