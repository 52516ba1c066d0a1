internal import CGetopt
internal import PickerCore

/// Splits the command line by getopt_long, from the table of options.
///
/// Options and operands may be mixed; `--` ends the options. The first operand is the command where
/// it names one.
func parseCommandLine(_ words: [String]) throws(Failure) -> PickerCore.Arguments {
  var operands = words
  var verb = Verb.window
  if let first = words.first, !first.isEmpty, let named = Verb(rawValue: first) {
    verb = named
    operands.removeFirst()
  }
  var parsed = PickerCore.Arguments(verb: verb)

  let arguments = CStrings(["chidori"] + operands)
  let names = CStrings(Option.allCases.map(\.rawValue))
  var table = Option.allCases.indices.map { index in
    option(
      name: names.pointers[index], has_arg: Option.allCases[index].argument.code, flag: nil,
      val: Int32(index) + firstCode)
  }
  table.append(option())

  chidori_reset()
  let count = Int32(operands.count + 1)
  while true {
    let code = getopt_long(count, arguments.pointers, shortOptions, table, nil)
    if code == -1 { break }
    guard code != ambiguous, code != missing, let option = Option.of(code) else {
      let word = arguments.pointers[Int(chidori_optind()) - 1].map { String(cString: $0) }
      throw failure(code, of: word ?? "")
    }
    var value = chidori_optarg().map { String(cString: $0) }
    // `-c=both`: getopt hands the mark on as a part of the value.
    if code < firstCode, case .optional = option.argument, value?.first == "=" {
      value?.removeFirst()
    }
    parsed.options.append((option, value))
  }
  // getopt has moved the operands to the end.
  for index in Int(chidori_optind())..<Int(count) {
    if let word = arguments.pointers[index] { parsed.operands.append(String(cString: word)) }
  }
  return parsed
}

/// Codes of long options start above the characters.
private let firstCode: Int32 = 256
private let ambiguous = Int32(UInt8(ascii: "?"))
private let missing = Int32(UInt8(ascii: ":"))

/// The leading colon has a missing value told from an unknown option.
private var shortOptions: String {
  Option.allCases.reduce(into: ":") { text, option in
    guard let short = option.short else { return }
    text.append(short)
    text += String(repeating: ":", count: Int(option.argument.code))
  }
}

/// What getopt refused: a letter it names, or else the word before the next, among operands moved.
private func failure(_ code: Int32, of word: String) -> Failure {
  let letter = UInt8(exactly: chidori_optopt()).flatMap { $0 == 0 ? nil : UnicodeScalar($0) }
  let name = letter.map { "-\($0)" } ?? String(word.prefix { $0 != "=" })
  if code == missing { return .missingArgument(option: name) }
  let isKnown = Option.allCases.contains { "--\($0.rawValue)" == name }
  return isKnown ? .unexpectedArgument(option: name) : .unknownOption(name)
}

extension Option {
  fileprivate static func of(_ code: Int32) -> Option? {
    if code >= firstCode { return allCases[Int(code - firstCode)] }
    return allCases.first { $0.short?.asciiValue.map(Int32.init) == code }
  }
}

extension Option.Argument {
  fileprivate var code: Int32 {
    switch self {
    case .none: no_argument
    case .required: required_argument
    case .optional: optional_argument
    }
  }
}
