internal import Glibc

/// Work that takes longer than a window may wait: done on a thread, its end told by a file.
///
/// The work gets nothing but values and gives one back. Where the worker goes before, it runs to
/// its end for nothing.
public final class Worker<Result: Sendable> {
  private let job: Job<Result>

  /// Starts it; nil where the system has no thread or file left.
  public init?(_ work: @escaping @Sendable () -> Result) {
    guard let job = Job(work) else { return nil }
    self.job = job
    let held = Unmanaged.passRetained(job as AnyJob)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        argument.map { Unmanaged<AnyJob>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    guard code == 0 else {
      held.release()
      return nil
    }
    pthread_detach(thread)
  }

  /// Readable when the result is there.
  public var descriptor: Int32 { job.file }

  /// Waits for the result.
  public func finish() -> Result? {
    var byte: UInt8 = 0
    // What was written before the byte is seen after it.
    _ = retrying { read(job.file, &byte, 1) }
    return job.result
  }
}

/// What the thread is given.
private class AnyJob {
  func run() {}
}

private final class Job<Result: Sendable>: AnyJob {
  private let work: @Sendable () -> Result
  /// The ends of a pipe, closed when neither the thread nor the worker needs them.
  private var ends: [Int32] = [-1, -1]
  private(set) var result: Result?

  init?(_ work: @escaping @Sendable () -> Result) {
    self.work = work
    super.init()
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { for end in ends where end >= 0 { close(end) } }

  var file: Int32 { ends[0] }

  override func run() {
    result = work()
    var byte: UInt8 = 1
    _ = retrying { write(ends[1], &byte, 1) }
  }
}
