public import ColorModel

/// Everything that can go wrong for the user, with its words and its exit status.
public enum Failure: Error, Equatable, Sendable {
  case cancelled
  /// SIGINT, SIGTERM or SIGHUP.
  case interrupted
  case unknownCommand(String)
  case unknownOption(String)
  case missingArgument(option: String)
  case unexpectedArgument(option: String)
  /// An option that the command does not have.
  case misplacedOption(String, command: String)
  /// An option that says something only beside another.
  case needsOption(String, String)
  /// Either option, and not both.
  case needsOneOf(String, String)
  case extraOperand(String)
  /// Operands that a command needs, by their names in the help.
  case missingOperand(String)
  case unknownFormat(String)
  /// `expected` says in words what the option takes.
  case badValue(option: String, value: String, expected: String? = nil)
  case unreadableColor(String, ParseError)
  /// A line of standard input, counted from 1; `offset` is in the bytes of the text as it is shown.
  case unreadableLine(Int, String, ParseError, offset: Int)
  /// There were such lines, each of which was told.
  case unreadableLines
  case unreadableTemplate(String, TemplateError)
  /// Not a pair of whole numbers on the screen.
  case badCoordinates(String)
  case outsideScreen(String, size: String)
  case outsidePicture(String, size: String)
  /// A file that is no picture, and why in words.
  case unreadablePicture(String, problem: String)
  case noDisplay(String)
  case noRender
  case noPango
  case noFont
  /// The pointer or the keyboard is held by another client.
  case grabRefused(device: String)
  case captureRefused(String)
  /// A Wayland session, whose screen only a portal can read, and none is there.
  case noPortal
  /// The portal was asked, and why it gave no colour.
  case portal(String)
  case connectionLost
  /// `chidori daemon` runs on this display already.
  case secondDaemon(display: String)
  /// A key that another program has.
  case keyTaken(String)
  /// A key that this keyboard has not.
  case keyMissing(String)
  case cannotStart(String)
  case cannotRead(String)
  case cannotWrite(String)
  /// A file of the user's could not be kept or read: the words say which and why.
  case storage(String)
}

extension Failure {
  /// 1 cancelled or interrupted, 2 usage, 3 the environment refused.
  public var exitStatus: Int32 {
    switch self {
    case .cancelled, .interrupted: 1
    case .unknownCommand, .unknownOption, .missingArgument, .unexpectedArgument, .misplacedOption,
      .needsOption, .needsOneOf, .extraOperand, .missingOperand, .unknownFormat, .badValue,
      .unreadableColor,
      .unreadableLine, .unreadableLines, .unreadableTemplate, .badCoordinates, .outsideScreen,
      .outsidePicture:
      2
    case .noDisplay, .noRender, .noPango, .noFont, .grabRefused, .captureRefused, .connectionLost,
      .noPortal, .portal, .secondDaemon, .keyTaken, .keyMissing,
      .cannotStart, .cannotRead, .cannotWrite, .storage, .unreadablePicture:
      3
    }
  }

  /// Says nothing on standard error: the user knows.
  public var isSilent: Bool {
    self == .cancelled || self == .interrupted || self == .unreadableLines
  }
}

extension Failure: CustomStringConvertible {
  /// `problem: value`, one line.
  public var description: String { words.onOneLine }

  private var words: String {
    switch self {
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .unknownCommand(let name): "unknown command, see chidori --help: \(name)"
    case .unknownOption(let name): "unknown option, see chidori --help: \(name)"
    case .missingArgument(let option): "the option needs a value: \(option)"
    case .unexpectedArgument(let option): "the option takes no value: \(option)"
    case .misplacedOption(let option, ""): "not an option of chidori: \(option)"
    case .misplacedOption(let option, let command): "not an option of chidori \(command): \(option)"
    case .needsOption(let option, let other): "the option needs \(other): \(option)"
    case .needsOneOf(let option, let other): "give one of both options: \(option) or \(other)"
    case .extraOperand(let text): "one argument too many: \(text)"
    case .missingOperand(let names): "an argument is missing: \(names)"
    case .unknownFormat(let name): "unknown format, see chidori help formats: \(name)"
    case .badValue(let option, let value, nil): "not a value for \(option): \(value)"
    case .badValue(let option, let value, let expected?):
      "\(option) takes \(expected): \(value)"
    case .unreadableColor(_, let error): "\(error)"
    case .unreadableLine(let number, _, let error, _): "line \(number): \(error)"
    case .unreadableLines: "lines could not be read"
    case .unreadableTemplate(_, let error): "\(error)"
    case .badCoordinates(let text): "not X,Y in whole pixels: \(text)"
    case .outsideScreen(let text, let size): "outside the screen of \(size): \(text)"
    case .outsidePicture(let text, let size): "outside the picture of \(size): \(text)"
    case .unreadablePicture(let file, let problem): "\(problem): \(file)"
    case .noDisplay(let name):
      name.isEmpty
        ? "no display: set DISPLAY to a running X server"
        : "cannot open the display, is an X server running there: \(name)"
    case .noRender: "the X server lacks the RENDER extension: use one that has it"
    case .noPango: "Pango is missing: install libpangocairo-1.0-0"
    case .noFont: "no font found: install fonts-dejavu-core or another text font"
    case .grabRefused(let device): "another program holds the \(device): close its menu and retry"
    case .captureRefused(let reason): "the screen cannot be read: \(reason)"
    case .noPortal:
      "no portal can pick a colour in this Wayland session: org.freedesktop.portal.Screenshot"
    case .portal(let reason): "the desktop's portal gave no colour: \(reason)"
    case .connectionLost: "the connection to the X server was lost"
    case .secondDaemon(let display): "chidori daemon runs on this display already: \(display)"
    case .keyTaken(let key):
      "another program has the key, free it there or set another one: \(key)"
    case .keyMissing(let key): "this keyboard does not have the key: \(key)"
    case .cannotStart(let what): "cannot start: \(what)"
    case .cannotRead(let reason): "cannot read standard input: \(reason)"
    case .cannotWrite(let reason): "cannot write the result: \(reason)"
    case .storage(let problem): problem
    }
  }

  /// The bytes of text that are still shown above a caret.
  private static let longestShown = 200

  /// Where text was parsed, the text on a line of its own and a caret under the offending column.
  ///
  /// Nil also where the text is empty, or longer than a line of a terminal.
  public var caretLines: String? {
    guard let (text, offset) = culprit, !text.isEmpty, text.utf8.count <= Self.longestShown
    else { return nil }
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self).onOneLine
    let space = String(repeating: " ", count: before.terminalColumns)
    return "  \(text.onOneLine)\n  \(space)^"
  }

  /// The text that was parsed, and where in its bytes it went wrong.
  private var culprit: (text: String, offset: Int)? {
    switch self {
    case .unreadableColor(let text, let error): (text, error.offset)
    case .unreadableLine(_, let text, _, let offset): (text, offset)
    case .unreadableTemplate(let text, let error): (text, error.offset)
    default: nil
    }
  }
}
