import ColorModel
import PickerCore
import Testing

@Suite struct FailureTests {
  private static func unreadable(_ text: String) -> Failure? {
    do throws(ParseError) {
      _ = try ColorText.parse(text, as: .field)
      return nil
    } catch {
      return .unreadableColor(text, error)
    }
  }

  private static let badTemplate: Failure = {
    do throws(TemplateError) {
      _ = try Template("x{foo}")
      return .cancelled
    } catch {
      return .unreadableTemplate("x{foo}", error)
    }
  }()

  private static let badLine: Failure = {
    guard case .unreadableColor(let text, let error)? = unreadable("rgb(1 2 x)") else {
      return .cancelled
    }
    return .unreadableLine(7, text, error, offset: error.offset)
  }()

  /// One of each case, with its words and the status of ux.md.
  static let all: [(Failure, Int32, String)] = [
    (.cancelled, 1, "cancelled"),
    (.interrupted, 1, "interrupted"),
    (.unknownCommand("conjure"), 2, "unknown command, see chidori --help: conjure"),
    (.unknownOption("--frob"), 2, "unknown option, see chidori --help: --frob"),
    (.missingArgument(option: "--at"), 2, "the option needs a value: --at"),
    (.unexpectedArgument(option: "--json"), 2, "the option takes no value: --json"),
    (.misplacedOption("--json", command: "help"), 2, "not an option of chidori help: --json"),
    (.misplacedOption("--json", command: ""), 2, "not an option of chidori: --json"),
    (.needsOption("--json", "--print"), 2, "the option needs --print: --json"),
    (
      .needsOneOf("--at X,Y", "--palette N"), 2,
      "give one of both options: --at X,Y or --palette N"
    ),
    (.extraOperand("blue"), 2, "one argument too many: blue"),
    (.missingOperand("BACKGROUND"), 2, "an argument is missing: BACKGROUND"),
    (.unknownFormat("pantone"), 2, "unknown format, see chidori help formats: pantone"),
    (.badValue(option: "--precision", value: "x"), 2, "not a value for --precision: x"),
    (
      .badValue(option: "--zoom", value: "1", expected: "a number from 2 to 32"), 2,
      "--zoom takes a number from 2 to 32: 1"
    ),
    (unreadable("tael") ?? .cancelled, 2, "unknown colour name: tael"),
    (badLine, 2, "line 7: expected a number or percentage: x"),
    (.unreadableLines, 2, "lines could not be read"),
    (badTemplate, 2, "unknown word in a template: foo"),
    (.badCoordinates("5;5"), 2, "not X,Y in whole pixels: 5;5"),
    (.outsideScreen("9,9", size: "8x8"), 2, "outside the screen of 8x8: 9,9"),
    (.outsidePicture("9,9", size: "8x8"), 2, "outside the picture of 8x8: 9,9"),
    (.unreadablePicture("a.png", problem: "it is broken"), 3, "it is broken: a.png"),
    (.noDisplay(""), 3, "no display: set DISPLAY to a running X server"),
    (.noDisplay(":9"), 3, "cannot open the display, is an X server running there: :9"),
    (.noRender, 3, "the X server lacks the RENDER extension: use one that has it"),
    (.noFont, 3, "no font found: install fonts-dejavu-core or another text font"),
    (
      .grabRefused(device: "keyboard"), 3,
      "another program holds the keyboard: close its menu and retry"
    ),
    (.captureRefused("BadMatch"), 3, "the screen cannot be read: BadMatch"),
    (.connectionLost, 3, "the connection to the X server was lost"),
    (
      .secondDaemon(display: ":3"), 3, "chidori daemon runs on this display already: :3"
    ),
    (
      .keyTaken("Super+C"), 3,
      "another program has the key, free it there or set another one: Super+C"
    ),
    (.keyMissing("Super+Þ"), 3, "this keyboard does not have the key: Super+Þ"),
    (.cannotStart("the owner"), 3, "cannot start: the owner"),
    (.cannotRead("Is a directory"), 3, "cannot read standard input: Is a directory"),
    (.cannotWrite("No space left"), 3, "cannot write the result: No space left"),
  ]

  @Test(arguments: all)
  func wordsAndStatus(failure: Failure, status: Int32, words: String) {
    #expect(failure.description == words)
    #expect(failure.exitStatus == status)
    #expect(failure.isSilent == (status == 1 || failure == .unreadableLines))
    let caret = failure.caretLines?.split(separator: "\n").last?.count
    let column = failure == Self.badTemplate ? 5 : failure == Self.badLine ? 11 : 3
    let isParsed = ["name: tael", "percentage: x", ": foo"].contains { words.hasSuffix($0) }
    #expect(caret == (isParsed ? column : nil))
  }

  /// What is read, and how many columns stand before the caret.
  @Test(arguments: [
    ("tael", 0), ("  tael", 2), ("rgb(1 2 x)", 8), ("#12345", 0), ("red blue", 4),
    ("hsl(120deg, ü, 5%)", 12), ("빨강", 0), ("red 빨강", 4), ("teal/*빨강*/ 🎨", 13), ("red é é", 4),
  ])
  func theCaretStandsUnderTheColumn(text: String, columns: Int) throws {
    let lines = try #require(Self.unreadable(text)?.caretLines)
    #expect(lines == "  \(text)\n  \(String(repeating: " ", count: columns))^")
  }

  @Test(arguments: ["rgb(1\n2 x)", "a\u{1B}[31mb", "\ttael", "red\r\nblue"])
  func controlCharactersNeverReachTheTerminal(text: String) throws {
    let failure = try #require(Self.unreadable(text))
    for words in [failure.description, Failure.badCoordinates(text).description] {
      #expect(!words.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    let lines = try #require(failure.caretLines).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 32 } })
  }

  @Test func aCaretNeedsALineToStandUnder() {
    #expect(Self.unreadable("")?.caretLines == nil)
    #expect(Self.unreadable("")?.description == "no colour in the text")
    #expect(Self.unreadable(String(repeating: "x", count: 5000))?.caretLines == nil)
  }
}
