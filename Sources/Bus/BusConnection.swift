internal import CSystemd
internal import Glibc

/// A connection to the session bus, for one thread and its poll loop.
///
/// Nothing here blocks but `callAndWait` and `run`, which take a limit. Once the bus is gone every
/// call throws `disconnected`, and what waits for an answer gets that error. C: sd-bus(3).
public final class BusConnection {
  /// How long an answer is waited for where nothing else is said.
  public static let usualLimit = Duration.seconds(1)

  /// The bus has gone: called once.
  public var closed: () -> Void = {}
  /// False from then on.
  public private(set) var isOpen = true

  let handle: Handle
  /// Calls under way, by a number of their own.
  var pending: [Int: PendingCall] = [:]
  var lastCall = 0
  private var isProcessing = false

  /// Connects to the bus of the user's session: DBUS_SESSION_BUS_ADDRESS, else XDG_RUNTIME_DIR/bus.
  ///
  /// Throws `noLibrary` or `noBus` at once where there is none.
  public static func user() throws(BusError) -> BusConnection {
    try BusConnection { chidori_bus_open_user($0) }
  }

  /// Connects to a bus by its address, such as `unix:path=/run/user/1000/bus`.
  public convenience init(address: String) throws(BusError) {
    try self.init { chidori_bus_open($0, address) }
  }

  private init(_ open: (UnsafeMutablePointer<OpaquePointer?>) -> Int32) throws(BusError) {
    guard chidori_has_bus() else { throw .noLibrary }
    var bus: OpaquePointer?
    let result = open(&bus)
    guard result >= 0, let bus else { throw .noBus(code: -result) }
    handle = Handle(bus)
  }

  /// The library's own connection, closed with the last that holds it.
  final class Handle {
    let bus: OpaquePointer
    init(_ bus: OpaquePointer) { self.bus = bus }
    deinit { chidori_bus_free(bus) }
  }

  var bus: OpaquePointer { handle.bus }

  /// What a poll loop waits for; -1 once it is closed.
  public var file: Int32 { isOpen ? chidori_bus_file(bus) : -1 }

  /// Whether the loop is to wait until the file can be written too; asked before each wait.
  public var wantsWriting: Bool {
    let events = isOpen ? chidori_bus_events(bus) : 0
    return events > 0 && events & POLLOUT != 0
  }

  /// How long to wait at most before `process`; nil where there is no limit, zero for "now".
  public var timeout: Duration? {
    var deadline: UInt64 = 0
    guard isOpen, chidori_bus_timeout(bus, &deadline) >= 0, deadline != .max else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
    return .microseconds(deadline > passed ? Int64(min(deadline - passed, 1 << 50)) : 0)
  }

  /// Handles all that has come, and sends what waits to be sent; never blocks.
  public func process() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    while isOpen {
      let result = chidori_bus_process(bus)
      if result == 0 { return }
      if result < 0 { close() }
    }
  }

  /// Handles what comes until the condition holds; false where it does not within the limit.
  ///
  /// For a time without a loop of one's own. From within a handler it does not wait.
  @discardableResult
  public func run(
    atMost limit: Duration = BusConnection.usualLimit, until isDone: () -> Bool
  ) -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      process()
      if isDone() { return true }
      let left = (end - .now).microseconds
      guard isOpen, !isProcessing, left > 0 else { return false }
      let result = chidori_bus_wait(bus, left)
      // A signal, such as that the program goes on after a stop, is no end.
      if result < 0, result != -EINTR { close() }
    }
  }

  private func close() {
    isOpen = false
    let calls = pending.sorted { $0.key < $1.key }.map(\.value)
    pending = [:]
    for call in calls { call.answered(.failure(.disconnected)) }
    closed()
  }
}

extension Duration {
  /// Whole microseconds, not below zero.
  var microseconds: UInt64 {
    UInt64(max(0, components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000))
  }
}
