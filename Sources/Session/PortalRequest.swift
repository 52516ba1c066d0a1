internal import Bus

/// One question to the desktop's portal, whose answer comes later as a signal.
///
/// See org.freedesktop.portal.Request: response 0 is an answer, 1 a cancel, 2 any other end.
final class PortalRequest {
  enum Outcome {
    case answered([String: BusValue])
    case cancelled
    /// In some other way: it could not be done, or its user closed it.
    case ended
    /// The portal, or this part of it, is not there.
    case missing
    case silent
    case failed(String)
  }

  private let bus: BusConnection
  private let done: (Outcome) -> Void
  private var slots: [BusSlot] = []
  /// The object that stands for the question.
  private var handle: String?
  /// What objects have answered before we knew which is ours.
  private var early: [String: [BusValue]] = [:]
  private var isOver = false

  init(_ bus: BusConnection, done: @escaping (Outcome) -> Void) {
    self.bus = bus
    self.done = done
  }

  /// Asks; the values end with the options.
  func start(_ interface: String, _ member: String, _ values: [BusValue], atMost limit: Duration) {
    do throws(BusError) {
      // Signals of a request come to its caller alone, whatever object they are from.
      slots = [
        try bus.listen(
          for: SignalMatch(interface: Self.interface, member: "Response")
        ) { [weak self] in self?.receive($0) },
        try bus.listen(for: .disconnected) { [weak self] _ in
          self?.finish(Self.busIsGone)
        },
        try bus.followOwner(of: Self.portal) { [weak self] owner in
          if owner == nil { self?.finish(.failed("the portal is gone")) }
        },
      ]
      try bus.call(
        BusMethod(Self.portal, path: "/org/freedesktop/portal/desktop", interface, member), values,
        atMost: limit
      ) { self.began($0) }
    } catch {
      finish(error == .disconnected ? .missing : .failed("\(error)"))
    }
  }

  /// The time is over.
  func expire() { giveUp(.silent) }

  /// The time is over in which it should have been understood.
  func expireUnlessBegun() { if handle == nil { expire() } }

  func cancel() { giveUp(.cancelled) }

  private func giveUp(_ outcome: Outcome) {
    guard !isOver else { return }
    close()
    finish(outcome)
  }

  private func began(_ result: Result<[BusValue], BusError>) {
    switch result {
    case .success(let values):
      guard case .path(let path)? = values.first else { return finish(.failed("no handle")) }
      handle = path
      // Given up before it had a name.
      if isOver { return close() }
      if let values = early[path] { answered(values) }
    case .failure(.timeout): finish(.silent)
    case .failure(.disconnected): finish(Self.busIsGone)
    case .failure(let error): finish(error.isUnknown ? .missing : .failed("\(error)"))
    }
  }

  private func receive(_ signal: BusSignal) {
    if let handle {
      if handle == signal.path { answered(signal.values) }
    } else {
      early[signal.path] = signal.values
    }
  }

  private func answered(_ values: [BusValue]) {
    switch (values.first?.integer, values.last?.members) {
    case (0, let members?): finish(.answered(members))
    case (1, _): finish(.cancelled)
    default: finish(.ended)
    }
  }

  private func close() {
    guard let handle else { return }
    try? bus.call(BusMethod(Self.portal, path: handle, Self.interface, "Close"))
  }

  private func finish(_ outcome: Outcome) {
    guard !isOver else { return }
    isOver = true
    slots = []
    done(outcome)
  }

  private static let busIsGone = Outcome.failed("the session bus is gone")
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Request"
}
