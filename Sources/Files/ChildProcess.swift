internal import Glibc

/// A program started beside this one: most often this one again, for a task of its own.
public enum ChildProcess {
  /// The system does not start it.
  public struct Refusal: Error, Hashable, Sendable {
    /// An `errno`.
    public let code: Int32
  }

  /// Starts it with no signal blocked, and returns its number.
  ///
  /// It is called `chidori`, whatever its path. What it says on standard error, as libraries do to
  /// nobody in particular, is lost. Of the files of this process it has no other that is to be
  /// closed by a start.
  ///
  /// C: `posix_spawn`.
  ///
  /// - Parameters:
  ///   - words: of its command line, without its name.
  ///   - input: a file that is its standard input; /dev/null where there is none.
  ///   - output: a file that is its standard output.
  ///   - variables: of its environment, beside ours or in their place.
  public static func start(
    _ words: [String], program: String = "/proc/self/exe", input: Int32? = nil, output: Int32,
    adding variables: [String: String] = [:]
  ) throws(Refusal) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = (["chidori"] + words).map { strdup($0) } + [nil]
    var environment = environment(adding: variables)
    defer { for text in arguments + environment { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw Refusal(code: code) }
    return process
  }

  private static func environment(
    adding variables: [String: String]
  ) -> [UnsafeMutablePointer<CChar>?] {
    var lines = variables.map { "\($0)=\($1)" }
    var next = environ
    while let line = next.pointee.map({ String(cString: $0) }) {
      let name = String(line.prefix { $0 != "=" })
      if variables[name] == nil { lines.append(line) }
      next += 1
    }
    return lines.map { strdup($0) } + [nil]
  }
}
