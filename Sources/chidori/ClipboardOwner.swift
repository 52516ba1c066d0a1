internal import Desktop
internal import Files
internal import Glibc
internal import PickerCore
internal import Views
internal import X11

/// The small process that offers a copied text after the program that copied it has ended.
///
/// A new image of the program with a connection of its own, in its own session, its standard
/// streams on /dev/null. It reads the text from standard input, takes the selection, says so by a
/// byte on the pipe it was given, and serves until another program copies.
struct ClipboardOwner {
  /// The first word of its command line; no user's command begins so.
  private static let word = "--own-selection"

  private let copy: OutputOptions.Copy
  private let since: Timestamp?

  /// Nil unless the program was started as an owner.
  init?(_ words: [String]) {
    guard words.count > 1, words[0] == Self.word, let copy = OutputOptions.Copy(rawValue: words[1])
    else { return nil }
    self.copy = copy
    since = words.count > 2 ? UInt(words[2]).map(Timestamp.init) : nil
  }

  /// Starts an owner, and returns once it holds the selection.
  ///
  /// - Parameter since: of the ownership that it takes over. The server gives it nothing that
  ///   another program has taken after that time, and that is no failure.
  static func start(
    _ text: String, _ copy: OutputOptions.Copy, since: Timestamp? = nil
  ) throws(Failure) {
    var input: [Int32] = [-1, -1]
    var ready: [Int32] = [-1, -1]
    guard pipe(&input) == 0, pipe(&ready) == 0 else {
      throw .cannotStart("a pipe to the clipboard's owner")
    }
    defer { for file in input + ready where file >= 0 { close(file) } }
    for file in input + ready { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }

    let words = [word, copy.rawValue] + (since.map { ["\($0.rawValue)"] } ?? [])
    do throws(ChildProcess.Refusal) {
      _ = try ChildProcess.start(words, input: input[0], output: ready[1])
    } catch {
      throw .cannotStart("the clipboard's owner")
    }

    shut(&input[0])
    shut(&ready[1])
    _ = Output.write(text, to: input[1])
    shut(&input[1])
    var answer: UInt8 = 0
    guard read(ready[0], &answer, 1) == 1 else {
      throw .cannotStart("the clipboard's owner: the selection was refused")
    }
    guard answer == held else {
      throw .noDisplay(environment("DISPLAY") ?? "")
    }
  }

  /// What an owner tells the program that started it.
  private static let (held, displayless) = (UInt8(ascii: "\n"), UInt8(ascii: "d"))

  /// Takes the selection and serves it; the exit status.
  func run() -> Int32 {
    setsid()
    // What else the shell has handed on: the reader of such a pipe would wait for the owner's end.
    closefrom(STDERR_FILENO + 1)
    let text = Self.readAll()
    guard let display = try? Display() else {
      _ = Output.write([Self.displayless][...], to: STDOUT_FILENO)
      return 3
    }
    let loop = EventLoop(display)
    let clipboard = Clipboard(loop)
    let isHeld = copy.selections.map { clipboard.own(text, as: $0, since: since) }
    guard since != nil || isHeld.allSatisfy(\.self) else { return 3 }
    Self.becomeQuiet()
    loop.handle = { clipboard.handle($0) }
    loop.batchEnded = { if !clipboard.isServing { loop.stop() } }
    loop.run()
    return 0
  }

  /// Puts the standard streams on /dev/null, and only then tells the parent that all is well.
  private static func becomeQuiet() {
    let parent = dup(STDOUT_FILENO)
    let null = open("/dev/null", O_RDWR)
    dup2(null, STDIN_FILENO)
    dup2(null, STDOUT_FILENO)
    close(null)
    _ = Output.write([held][...], to: parent)
    close(parent)
  }

  private static func shut(_ file: inout Int32) {
    close(file)
    file = -1
  }

  private static func readAll() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count > 0 { bytes += chunk.prefix(count) } else if count == 0 || errno != EINTR { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension OutputOptions.Copy {
  var selections: [Request.Selection] {
    switch self {
    case .clipboard: [.clipboard]
    case .primary: [.primary]
    case .both: [.clipboard, .primary]
    }
  }
}
