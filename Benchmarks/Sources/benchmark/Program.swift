import Glibc

/// A subject as it runs, in a process group of its own.
final class Program {
  let pid: pid_t
  /// When it was about to be executed.
  let begun: Double
  private var isRunning = true

  /// Starts a command along PATH, its standard streams on /dev/null.
  init?(_ command: [String]) {
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
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    begun = Clock.now
    guard posix_spawnp(&child, command[0], &actions, &attributes, arguments, environ) == 0 else {
      return nil
    }
    pid = child
  }

  deinit { end() }

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
}
