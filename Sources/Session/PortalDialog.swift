internal import Bus

/// A dialog of the desktop's portal: one question at a time, given up where no answer comes.
final class PortalDialog {
  private let bus: BusConnection
  private let after: (Duration, @escaping () -> Void) -> Void
  private var request: PortalRequest?

  /// - Parameter after: calls so much later, as the program's loop does.
  init(_ bus: BusConnection, after: @escaping (Duration, @escaping () -> Void) -> Void) {
    self.bus = bus
    self.after = after
  }

  var isOpen: Bool { request != nil }

  /// Opens it for a window of X11, or for none, and tells its end once.
  ///
  /// - Parameters:
  ///   - values: what follows the window's name, the options last.
  ///   - limit: how long the portal may take: to answer, or where the user may take any time
  ///     (`isPatient`), to say that it has understood.
  func open(
    _ interface: String, _ member: String, for window: UInt?, _ values: [BusValue],
    atMost limit: Duration, isPatient: Bool = false, done: @escaping (PortalRequest.Outcome) -> Void
  ) {
    let request = PortalRequest(bus) { [weak self] outcome in
      self?.request = nil
      done(outcome)
    }
    self.request = request
    after(limit) { [weak request] in isPatient ? request?.expireUnlessBegun() : request?.expire() }
    // Asked last: it may answer at once. One that comes after the limit is closed at once.
    let name = window.map { "x11:\(String($0, radix: 16))" } ?? ""
    request.start(
      "org.freedesktop.portal.\(interface)", member, [.string(name)] + values,
      atMost: max(limit, .seconds(25)))
  }

  /// Closes it as one that does not answer.
  func giveUp() { request?.expire() }

  /// Closes it, as its user does.
  func cancel() { request?.cancel() }
}
