internal import Glibc

/// The one loop of a program: waits for the display, other files, timers and signals together.
///
/// Events that are here are handled before it waits: a reply may have read them already. Of motion
/// events in a row only the last is told, and `batchEnded` is called once the queue is dry, so
/// that the host draws at most once a batch. It never wakes without a cause.
public final class EventLoop {
  public let display: Display
  public var handle: (Event) -> Void = { _ in }
  /// After every batch of events, file and timer calls.
  public var batchEnded: () -> Void = {}
  /// The connection broke: called once, and the loop ends.
  public var lost: () -> Void = {}

  private var watches: [Int32: () -> Void] = [:]
  private var sources: [PolledSource] = []
  private var timers = TimerQueue()
  private var signals: SignalSource?
  private var isStopped = false

  public init(_ display: Display) { self.display = display }

  /// Calls whenever a file can be read, or is at its end, until `unwatch`.
  public func watch(_ file: Int32, _ readable: @escaping () -> Void) { watches[file] = readable }

  public func unwatch(_ file: Int32) { watches[file] = nil }

  /// Waits for another connection too, from now on.
  public func add(_ source: PolledSource) { sources.append(source) }

  /// Calls once, so much later, unless cancelled before.
  @discardableResult
  public func after(_ delay: Duration, _ call: @escaping () -> Void) -> TimerQueue.ID {
    timers.add(at: .now + delay, call)
  }

  public func cancel(_ timer: TimerQueue.ID) { timers.cancel(timer) }

  /// Tells of signals in the loop's own time, instead of their ending the program.
  ///
  /// C: `signalfd(2)`.
  ///
  /// They stay blocked in the calling thread, and in programs it starts, until the loop goes away.
  public func catchSignals(_ numbers: [Int32], _ received: @escaping (Int32) -> Void) {
    signals = SignalSource(numbers, received)
  }

  /// Makes `run` return once the batch at hand is done.
  public func stop() { isStopped = true }

  /// Runs until `stop`, or until the connection is lost.
  public func run() {
    isStopped = false
    while true {
      drain()
      if display.isLost {
        lost()
        return
      }
      batchEnded()
      display.flush()
      if isStopped { return }
      wait()
    }
  }

  private func drain() {
    var motion: MotionEvent?
    while !isStopped, let event = display.nextEvent() {
      if case .motion(let next) = event {
        if let last = motion, last.window != next.window || last.state != next.state {
          handle(.motion(last))
        }
        motion = next
        continue
      }
      if let last = motion { handle(.motion(last)) }
      motion = nil
      handle(event)
    }
    if let last = motion { handle(.motion(last)) }
  }

  /// Looks after files and timers, and waits for them only where no event is left to be handled.
  private func wait() {
    var deadlines = sources.compactMap { $0.timeout() }.map { ContinuousClock.now + $0 }
    if let deadline = timers.deadline { deadlines.append(deadline) }
    let timeout = display.hasQueuedEvents ? 0 : TimerQueue.pollTimeout(until: deadlines.min())
    var files = [pollfd(fd: display.fileDescriptor, events: Int16(POLLIN), revents: 0)]
    for source in sources {
      let events = POLLIN | (source.wantsWriting() ? POLLOUT : 0)
      files.append(pollfd(fd: source.file(), events: Int16(events), revents: 0))
    }
    if let signals { files.append(pollfd(fd: signals.file, events: Int16(POLLIN), revents: 0)) }
    for file in watches.keys.sorted() {
      files.append(pollfd(fd: file, events: Int16(POLLIN), revents: 0))
    }
    poll(&files, nfds_t(files.count), timeout)
    for (source, file) in zip(sources, files.dropFirst()) {
      if file.revents != 0 || source.timeout() == .zero { source.process() }
    }
    for file in files.dropFirst(1 + sources.count) where file.revents != 0 {
      if file.fd == signals?.file { signals?.deliver() } else { watches[file.fd]?() }
    }
    // What a call adds meanwhile is due later than this, so the loop ends.
    let now = ContinuousClock.now
    while let call = timers.takeDue(at: now) { call() }
  }
}
