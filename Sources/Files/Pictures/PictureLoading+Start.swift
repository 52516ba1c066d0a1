internal import Glibc

extension PictureLoading {
  /// The process, and the end of the pipe from which its output is read without waiting.
  static func start(
    _ program: String, _ words: [String]
  ) throws(PictureProblem) -> (process: pid_t, pipe: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .cannotStart(code: errno) }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    // `F_SETPIPE_SZ`: a megabyte, fewer switches between both processes; a wish.
    _ = fcntl(ends[0], 1031, 1 << 20)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    // What decoders say to nobody in particular.
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
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, &attributes, &arguments, environ)
    guard code == 0 else {
      close(ends[0])
      throw .cannotStart(code: code)
    }
    return (process, ends[0])
  }
}
