import Glibc

/// A command run to its end, between files.
enum Command {
  /// The time it took in milliseconds, by the clock and of the processor; nil where it fails.
  static func run(
    _ words: [String], input: String = "/dev/null", output: String = "/dev/null"
  ) -> (wall: Double, processor: Double)? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_TRUNC, 0)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var child: pid_t = 0
    let begun = Clock.now
    guard posix_spawn(&child, words[0], &actions, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
    let wall = Clock.now - begun
    let processor = [usage.ru_utime, usage.ru_stime].map {
      Double($0.tv_sec) * 1000 + Double($0.tv_usec) / 1000
    }
    return (wall, processor[0] + processor[1])
  }
}

/// A file that goes with its owner.
final class ScratchFile {
  let path: String

  init?(_ bytes: [UInt8]) {
    var name = Array("/tmp/chidori-benchmark-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    defer { close(file) }
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      rest = rest.dropFirst(count)
    }
  }

  deinit { unlink(path) }

  /// What its first lines hold, between white space.
  var words: [Substring] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split { $0 == " " || $0 == "\n" }
  }
}
