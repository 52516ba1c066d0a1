internal import Glibc

/// This program once more, in a process of its own.
enum OwnProgram {
  /// Starts it, with no signal blocked; false where that fails.
  ///
  /// - Parameters:
  ///   - files: what becomes of the open files.
  ///   - variables: what its environment has beside ours, or in its place.
  static func start(
    _ words: [String], _ files: UnsafePointer<posix_spawn_file_actions_t>? = nil,
    adding variables: [String: String] = [:]
  ) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let environment = CStrings(
      [String: String].ofProcess.merging(variables) { $1 }.map { "\($0)=\($1)" })
    let words = CStrings(["chidori"] + words)
    var process = pid_t()
    return withExtendedLifetime((words, environment)) {
      posix_spawn(
        &process, "/proc/self/exe", files, &attributes, words.pointers, environment.pointers)
    } == 0
  }
}
