internal import ColorModel
internal import PickerCore

/// `chidori convert`: colours of the arguments, or of standard input line by line, as other text.
struct ConvertCommand {
  private let options: ConvertOptions
  private var converter: ColorConverter
  /// Lines that are printed and not yet written.
  private var output: [UInt8] = []
  private var lineNumber = 0
  private var hasUnreadable = false

  /// How much is written at once.
  private static let block = 1 << 16

  init(_ options: ConvertOptions) {
    self.options = options
    converter = ColorConverter(options)
  }

  mutating func run() throws(Failure) {
    if options.colors.isEmpty { try convertInput() } else { try convertArguments() }
    if let copy = options.output.copy {
      let text = output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...]
      try ClipboardOwner.start(String(decoding: text, as: UTF8.self), copy)
    }
    try write()
    if converter.mapped > 0 {
      Output.warn("colours outside sRGB, mapped into it: \(converter.mapped)")
    }
    if hasUnreadable { throw .unreadableLines }
  }

  /// All or nothing: a command line has one answer.
  private mutating func convertArguments() throws(Failure) {
    for text in options.colors {
      do throws(ParseError) {
        try append(Array(text.utf8)[...])
      } catch {
        throw .unreadableColor(text, error)
      }
    }
  }

  /// Lines are written once there is nothing more to read: who sends one may wait for its answer.
  private mutating func convertInput() throws(Failure) {
    // The bytes of a colour, and one that shows a line to be too long.
    var reader = LineReader(longest: ColorText.limit + 1)
    while try reader.read() {
      while let line = reader.next() {
        try convert(line)
        if output.count >= Self.block { try flush() }
      }
      if reader.wouldWait { try flush() }
    }
  }

  private mutating func convert(_ line: ArraySlice<UInt8>) throws(Failure) {
    lineNumber += 1
    do throws(ParseError) {
      try append(line)
    } catch {
      guard !line.allSatisfy(\.isBlank) else { return output.append(UInt8(ascii: "\n")) }
      hasUnreadable = true
      try flush()
      Output.report(Self.failure(error, line, lineNumber))
    }
  }

  private mutating func append(_ text: ArraySlice<UInt8>) throws(ParseError) {
    try converter.append(text, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  /// Bytes that are no UTF-8 are shown as U+FFFD, so the place is that of the text as it is shown.
  private static func failure(
    _ error: ParseError, _ line: ArraySlice<UInt8>, _ number: Int
  ) -> Failure {
    let text = String(decoding: line, as: UTF8.self)
    let place = String(decoding: line.prefix(error.offset), as: UTF8.self).utf8.count
    return .unreadableLine(number, text, error, offset: place)
  }

  // MARK: - Writing

  /// Writes what is printed so far; what will be copied is printed when it is.
  private mutating func flush() throws(Failure) {
    if options.output.copy == nil { try write() }
  }

  /// Without line ends after the text, the last one waits for a line that follows.
  private mutating func write() throws(Failure) {
    let isHeld = !options.output.endsLine && output.last == UInt8(ascii: "\n")
    try Output.write(isHeld ? output.dropLast() : output[...])
    output.removeFirst(isHeld ? output.count - 1 : output.count)
  }
}

extension UInt8 {
  /// White space, as colour texts have it.
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
