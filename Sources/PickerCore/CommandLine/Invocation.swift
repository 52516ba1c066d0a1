public import ColorModel
public import Geometry
public import Sampling

/// What a command line asks for.
public enum Invocation: Equatable, Sendable {
  case window(WindowOptions)
  case pick(PickOptions)
  case help(Verb)
  case formats
  case version
}

/// What the window was asked for.
public struct WindowOptions: Equatable, Sendable {
  /// What to open on; nil leaves it to the window.
  public var color: Color?
  public var format = OutputFormat.hex
  public var style = CSSFormatter()
  /// Another program asks for a colour: OK prints it, and anything else that ends the window fails.
  public var isDialog = false
  /// Prints every change.
  public var isLive = false
  public var isJSON = false
  /// The selections that Copy sets, and a dialog's OK; nil leaves the first to the window.
  public var copy: PickOptions.Copy?
  public var endsLine = true

  public init() {}
}

/// What `chidori pick` was asked for.
public struct PickOptions: Equatable, Sendable {
  public enum Copy: String, CaseIterable, Hashable, Sendable {
    case clipboard, primary, both
  }

  public var format = OutputFormat.hex
  public var style = CSSFormatter()
  public var isJSON = false
  public var copy: Copy?
  public var endsLine = true
  /// A root position to read without a loupe.
  public var at: Point?
  public var lens = LoupeLens()
  /// Every pick goes on, until Esc.
  public var goesOn = false
  public var isFrozen = false
  /// In seconds.
  public var delay = 0.0

  public init() {}
}

/// A command line split by getopt: the command, its options in order, and what else there is.
public struct Arguments: Equatable, Sendable {
  public var verb: Verb
  public var options: [(option: Option, value: String?)]
  public var operands: [String]

  public init(
    verb: Verb, options: [(option: Option, value: String?)] = [], operands: [String] = []
  ) {
    self.verb = verb
    self.options = options
    self.operands = operands
  }

  public static func == (a: Arguments, b: Arguments) -> Bool {
    a.verb == b.verb && a.operands == b.operands
      && a.options.elementsEqual(b.options) { $0.option == $1.option && $0.value == $1.value }
  }
}

extension Invocation {
  /// Reads what the options and operands say.
  public init(_ arguments: Arguments) throws(Failure) {
    let verb = arguments.verb
    for (option, _) in arguments.options where !option.verbs.contains(verb) {
      throw .misplacedOption("--\(option.rawValue)", command: verb.rawValue)
    }
    let given = arguments.options.map(\.option)
    if given.contains(.help) {
      self = .help(verb)
      return
    }
    if given.contains(.version) {
      self = .version
      return
    }
    var options = PickOptions()
    for (option, value) in arguments.options { try options.set(option, to: value ?? "") }
    switch verb {
    case .window:
      try Invocation.check(arguments.operands, atMost: 1)
      var window = WindowOptions(options)
      window.isDialog = given.contains(.print)
      window.isLive = given.contains(.live)
      try Invocation.check(given, of: window)
      window.color = try arguments.operands.first.map { (text) throws(Failure) in
        try Invocation.color(text)
      }
      self = .window(window)
    case .pick:
      try Invocation.check(arguments.operands, atMost: 0)
      self = .pick(options)
    case .help:
      try Invocation.check(arguments.operands, atMost: 1)
      guard let topic = arguments.operands.first else {
        self = .help(.window)
        return
      }
      if topic == "formats" {
        self = .formats
      } else if let verb = Verb(rawValue: topic) {
        self = .help(verb)
      } else {
        throw .unknownCommand(topic)
      }
    }
  }

  private static func check(_ operands: [String], atMost count: Int) throws(Failure) {
    if operands.count > count { throw .extraOperand(operands[count]) }
  }

  /// What is about the printed text is for a window that prints.
  private static func check(_ given: [Option], of window: WindowOptions) throws(Failure) {
    let prints = window.isDialog || window.isLive
    for option in given {
      switch option {
      case .json where !prints, .noNewline where !prints:
        throw .needsOption("--\(option.rawValue)", "--print or --live")
      default: break
      }
    }
  }

  private static func color(_ text: String) throws(Failure) -> Color {
    do throws(ParseError) {
      return try ColorText.parse(text, as: .field)
    } catch {
      throw .unreadableColor(text, error)
    }
  }
}

extension WindowOptions {
  /// What the window and a pick have in common.
  fileprivate init(_ options: PickOptions) {
    format = options.format
    style = options.style
    isJSON = options.isJSON
    copy = options.copy
    endsLine = options.endsLine
  }
}

extension PickOptions {
  fileprivate mutating func set(_ option: Option, to value: String) throws(Failure) {
    switch option {
    case .format:
      guard let format = OutputFormat(rawValue: value) else { throw .unknownFormat(value) }
      self.format = format
    case .json: isJSON = true
    case .upper: style.uppercase = true
    case .noHash: style.hash = false
    case .noNewline: endsLine = false
    case .precision:
      guard let digits = Int(value), 0...15 ~= digits else {
        throw .badValue(option: "--precision", value: value)
      }
      style.precision = digits
    case .copy:
      guard let copy = value.isEmpty ? .clipboard : Copy(rawValue: value) else {
        throw .badValue(option: "--copy", value: value)
      }
      self.copy = copy
    case .at: at = try PickOptions.point(value)
    case .size:
      guard let size = Int(value), size % 2 == 1, 1...51 ~= size else {
        throw .badValue(
          option: "--size", value: value, expected: "an odd number from 1 to 51")
      }
      lens.sampleSize = size
    case .zoom:
      guard let zoom = Int(value), LoupeLens.zooms ~= zoom else {
        throw .badValue(option: "--zoom", value: value, expected: "a number from 2 to 32")
      }
      lens.zoom = zoom
    case .multi: goesOn = true
    case .freeze: isFrozen = true
    case .delay: delay = try PickOptions.seconds(value)
    case .print, .live, .help, .version: break
    }
  }

  /// A plain decimal number; a day at most.
  private static func seconds(_ text: String) throws(Failure) -> Double {
    let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, let seconds = Double(text), seconds <= 86400 else {
      throw .badValue(
        option: "--delay", value: text, expected: "seconds, such as 2 or 0.5")
    }
    return seconds
  }

  /// `X,Y` in whole pixels of the root window.
  private static func point(_ text: String) throws(Failure) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]) else {
      throw .badCoordinates(text)
    }
    return Point(x: x, y: y)
  }
}
