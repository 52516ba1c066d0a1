/// Calls to be made later, on the monotonic clock.
public struct TimerQueue {
  /// One of the calls, to cancel it by.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let id: ID
    let deadline: ContinuousClock.Instant
    let call: () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  public init() {}

  public mutating func add(
    at deadline: ContinuousClock.Instant, _ call: @escaping () -> Void
  ) -> ID {
    lastNumber += 1
    let id = ID(number: lastNumber)
    // Kept in order; of equal deadlines the earlier call comes first.
    let place = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(id: id, deadline: deadline, call: call), at: place)
    return id
  }

  public mutating func cancel(_ id: ID) { entries.removeAll { $0.id == id } }

  /// The time of the first call; nil where there is none.
  public var deadline: ContinuousClock.Instant? { entries.first?.deadline }

  /// Takes the first call that is due; one added meanwhile waits for its own time.
  public mutating func takeDue(at now: ContinuousClock.Instant) -> (() -> Void)? {
    guard let first = entries.first, first.deadline <= now else { return nil }
    return entries.removeFirst().call
  }

  /// Milliseconds to wait, rounded up so that no wake-up comes too early; -1 without a deadline.
  static func pollTimeout(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = (deadline - .now).components
    let milliseconds = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    return Int32(min(max(0, milliseconds.rounded(.up)), Double(Int32.max)))
  }
}
