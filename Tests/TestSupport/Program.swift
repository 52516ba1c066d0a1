public import Foundation

/// Another program, run by a test; killed, if it still runs, with its owner.
///
/// Nothing here sleeps: a test waits for a line, for the end of the output or for the end of the
/// program, each of them a blocking read or wait.
public final class Program {
  public enum Output {
    /// Read by `nextLine` and `finish`.
    case captured
    /// For programs that leave a child behind which would keep the pipe open.
    case discarded
  }

  public struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    public let status: Int32
    public let output: [UInt8]
    public let errorText: String

    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  public struct StartFailure: Error {
    public let program: String
    public let code: Int32
  }

  public let processIdentifier: pid_t
  private var output: Int32
  private let errors: Int32
  private var inputEnd: Int32
  private var unread: [UInt8] = []
  private var status: Int32?

  /// Starts it; the name is looked for in PATH.
  ///
  /// - Parameter input: what it reads, then its end; nil keeps the pipe open for `write`.
  public init(
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8]? = [],
    output wanted: Output = .captured
  ) throws {
    // Between its making and its marking a pipe could pass to a child of another test.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    let reading = Self.makePipe()
    let writing = Self.makePipe()
    errors = Self.makeUnnamedFile()
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      close(reading.end)
      close(writing.start)
      close(nowhere)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing.start, 0)
    posix_spawn_file_actions_adddup2(&actions, wanted == .captured ? reading.end : nowhere, 1)
    posix_spawn_file_actions_adddup2(&actions, wanted == .captured ? errors : nowhere, 2)

    // A program that leaves its input unread must not end the tests; the program itself starts
    // with no signal ignored or blocked, as it would from a shell.
    Glibc.signal(SIGPIPE, SIG_IGN)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &defaults)
    for number in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    defer { posix_spawnattr_destroy(&attributes) }

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, arguments[0], &actions, &attributes, &words, &settings)
    processIdentifier = identifier
    output = reading.start
    inputEnd = writing.end
    if code != 0 {
      status = code
      throw StartFailure(program: arguments[0], code: code)
    }
    if let input { finishInput(with: input) }
  }

  deinit {
    if status == nil {
      kill(processIdentifier, SIGKILL)
      _ = wait()
    }
    if inputEnd >= 0 { close(inputEnd) }
    closeOutput()
    close(errors)
  }

  /// Runs it to its end.
  public static func run(
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = [],
    output: Output = .captured
  ) throws -> Outcome {
    try Program(arguments, environment: environment, input: input, output: output).finish()
  }

  public func signal(_ number: Int32) { kill(processIdentifier, number) }

  /// Gives it the last of its input.
  public func finishInput(with bytes: [UInt8] = []) {
    write(bytes)
    if inputEnd >= 0 { close(inputEnd) }
    inputEnd = -1
  }

  public func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty && inputEnd >= 0 {
      let count = rest.withUnsafeBytes { Glibc.write(inputEnd, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line of its output, without the newline; waits for it; nil at the end.
  public func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: 10) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        return line
      }
      if !readMore() {
        if unread.isEmpty { return nil }
        defer { unread = [] }
        return String(decoding: unread, as: UTF8.self)
      }
    }
  }

  /// Whether a whole line has been read.
  public var hasLine: Bool { unread.contains(10) }

  /// The next line that passes; waits for it; nil where the output ends before.
  public func nextLine(where passes: (String) -> Bool) -> String? {
    while let line = nextLine() {
      if passes(line) { return line }
    }
    return nil
  }

  /// Readable when there is output, or its end: for tests that run an event loop meanwhile.
  public var outputFile: Int32 { output }

  /// Reads what there is, once; false at the end of the output.
  public func readAvailable() -> Bool { readMore() }

  /// Makes the pipe of its output as small as it can be, one page: soon full, where nobody reads.
  ///
  /// C: `F_SETPIPE_SZ`.
  public func narrowOutput() { _ = fcntl(output, 1031, 4096) }

  /// Nobody reads its output from now on.
  public func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Waits for the end of its output and of itself.
  public func finish() -> Outcome {
    while readMore() {}
    let status = wait()
    return Outcome(status: status, output: unread, errorText: readErrors())
  }

  private func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    while waitpid(processIdentifier, &raw, 0) < 0 && errno == EINTR {}
    let ended = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
    status = ended
    return ended
  }

  /// How long a program may be silent before it is taken for one that hangs, and killed.
  private static let patience: Int32 = 240_000

  private func readMore() -> Bool {
    guard output >= 0 else { return false }
    var file = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    if poll(&file, 1, Self.patience) == 0 {
      signal(SIGKILL)
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(output, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return true }
    if count > 0 { unread += buffer[..<count] }
    return count > 0
  }

  private func readErrors() -> String {
    lseek(errors, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(errors, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let starting = NSLock()

  private static func makePipe() -> (start: Int32, end: Int32) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Read once the program has ended; never full, as a pipe may be.
  private static func makeUnnamedFile() -> Int32 {
    var path = Array("/tmp/chidori-test-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
