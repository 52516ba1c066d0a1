import Glibc

/// A subject as it runs, in a process group of its own.
final class Program {
  let pid: pid_t
  /// When it was about to be executed.
  let begun: Double
  private var isRunning = true

  /// Starts a command along PATH, its standard streams on /dev/null.
  init?(_ command: [String], environment: [String: String] = [:]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    let arguments = command.map { strdup($0) } + [nil]
    let variables = Self.variables(with: environment).map { strdup($0) } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var child: pid_t = 0
    begun = Clock.now
    let status = posix_spawnp(&child, command[0], &actions, &attributes, arguments, variables)
    guard status == 0 else { return nil }
    pid = child
  }

  deinit { end() }

  /// Whether it has ended, by itself or asked to.
  var isOver: Bool {
    if isRunning { isRunning = waitpid(pid, nil, WNOHANG) == 0 }
    return !isRunning
  }

  /// Asks it to end, ends it after a second, and takes what it started along.
  func end() {
    guard isRunning else { return }
    isRunning = false
    kill(pid, SIGTERM)
    let patience = Clock.now + 1000
    while waitpid(pid, nil, WNOHANG) == 0 {
      if Clock.now > patience { kill(pid, SIGKILL) }
      Clock.wait(milliseconds: 2)
    }
    kill(-pid, SIGKILL)
  }

  /// The environment with some variables set anew.
  private static func variables(with changes: [String: String]) -> [String] {
    var words: [String] = []
    var next = environ
    while let word = next.pointee {
      words.append(String(cString: word))
      next += 1
    }
    words.removeAll { word in changes.keys.contains { word.hasPrefix("\($0)=") } }
    return words + changes.map { "\($0)=\($1)" }
  }
}
