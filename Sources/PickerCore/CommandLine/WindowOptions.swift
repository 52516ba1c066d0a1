public import ColorModel

/// What the window was asked for.
public struct WindowOptions: Equatable, Sendable {
  /// What to open on; nil leaves it to the window.
  public var color: Color?
  /// That colour as it was written.
  public var colorText: String?
  /// A picture to open on.
  public var file: String?
  public var output = OutputOptions()
  /// Another program asks for a colour: OK prints it, and anything else that ends the window fails.
  public var isDialog = false
  /// Prints every change.
  public var isLive = false
  /// What is taken is written down.
  public var recordsHistory = true
  /// A window of its own, whatever is open.
  public var isNew = false

  public init() {}

  init(_ arguments: Arguments, fileExists: (String) -> Bool) throws(Failure) {
    for (option, value) in arguments.options {
      switch option {
      case .print: isDialog = true
      case .live: isLive = true
      case .noHistory: recordsHistory = false
      case .newWindow: isNew = true
      default: try output.set(option, to: value ?? "")
      }
    }
    try arguments.limit(to: 1)
    // What is about the printed text is for a window that prints.
    for (option, _) in arguments.options
    where !isDialog && !isLive && (option == .json || option == .noNewline) {
      throw .needsOption("--\(option.rawValue)", "--print or --live")
    }
    guard let text = arguments.operands.first else { return }
    // A colour may be the name of a file too: such a file is opened as `./red`.
    if text.contains(where: { $0 == "/" || $0 == "." }), fileExists(text) {
      file = text
    } else {
      do throws(Failure) {
        color = try Color(operand: text)
      } catch  where Self.looksLikeFile(text) {
        throw .unreadablePicture(text, problem: "cannot read, no such file or directory")
      }
      colorText = text
    }
  }

  /// What no colour can be read from was meant as a path: `logo.png`, `pictures/logo`.
  private static func looksLikeFile(_ text: String) -> Bool {
    guard !text.contains("("), let dot = text.lastIndex(of: ".") else {
      return text.contains("/") && !text.contains("(")
    }
    return text.contains("/") || text[dot...].dropFirst().first?.isLetter == true
  }

  /// Whether a window that is open already will do: no option asks for what it may not have.
  public var isShared: Bool {
    !isNew && !isDialog && !isLive && recordsHistory && output == OutputOptions()
      && file.flatMap(InheritedFile.init) == nil
  }
}
