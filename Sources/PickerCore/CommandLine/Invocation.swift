/// What a command line asks for.
public enum Invocation: Equatable, Sendable {
  case window(WindowOptions)
  case pick(PickOptions)
  /// The keys of the whole desktop.
  case daemon
  case image(ImageOptions)
  case convert(ConvertOptions)
  case contrast(ContrastOptions)
  case help(Verb)
  case topic(HelpTopic)
  case version
}

extension Invocation {
  /// Reads what the options and operands say.
  ///
  /// - Parameter fileExists: whether there is a file of that name, for an operand that may be one.
  public init(
    _ arguments: Arguments, fileExists: (String) -> Bool = { _ in false }
  ) throws(Failure) {
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
    switch verb {
    case .window: self = .window(try WindowOptions(arguments, fileExists: fileExists))
    case .pick: self = .pick(try PickOptions(arguments))
    case .daemon:
      try arguments.limit(to: 0)
      self = .daemon
    case .image: self = .image(try ImageOptions(arguments))
    case .convert: self = .convert(try ConvertOptions(arguments))
    case .contrast: self = .contrast(try ContrastOptions(arguments))
    case .help: self = try Self.help(arguments)
    }
  }

  private static func help(_ arguments: Arguments) throws(Failure) -> Invocation {
    try arguments.limit(to: 1)
    guard let word = arguments.operands.first else { return .help(.window) }
    if let topic = HelpTopic(rawValue: word) { return .topic(topic) }
    guard let verb = Verb(rawValue: word) else { throw .unknownCommand(word) }
    return .help(verb)
  }
}
