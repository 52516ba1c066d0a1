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
    var count: UInt64 = 0
    // What was written before the count is seen after it.
    _ = retrying { read(job.file, &count, 8) }
    return job.result
  }
}

/// What the thread is given.
private class AnyJob {
  func run() {}
}

private final class Job<Result: Sendable>: AnyJob {
  private let work: @Sendable () -> Result
  /// C: `eventfd(2)`; closed when neither the thread nor the worker needs it.
  let file: Int32
  private(set) var result: Result?

  init?(_ work: @escaping @Sendable () -> Result) {
    file = eventfd(0, Int32(EFD_CLOEXEC.rawValue))
    self.work = work
    super.init()
    if file < 0 { return nil }
  }

  deinit { if file >= 0 { close(file) } }

  override func run() {
    result = work()
    var count: UInt64 = 1
    _ = retrying { write(file, &count, 8) }
  }
}
