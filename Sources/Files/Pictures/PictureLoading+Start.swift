internal import Glibc

extension PictureLoading {
  /// The process, and the end of the pipe from which its output is read without waiting.
  static func start(
    _ program: String, _ words: [String], input: Int32?
  ) throws(PictureProblem) -> (process: pid_t, pipe: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .cannotStart(code: errno) }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    // `F_SETPIPE_SZ`: a megabyte, fewer switches between both processes; a wish.
    _ = fcntl(ends[0], 1031, 1 << 20)

    do throws(ChildProcess.Refusal) {
      return (
        try ChildProcess.start(words, program: program, input: input, output: ends[1]), ends[0]
      )
    } catch {
      close(ends[0])
      throw .cannotStart(code: error.code)
    }
  }
}
