public import Bus

/// The notifications of the desktop, where its bus has a service for them.
public final class NotificationService {
  private let bus: BusConnection
  /// The one shown last: the next takes its place.
  private var shown: UInt32 = 0
  private var owner: BusSlot?

  public init(_ bus: BusConnection) {
    self.bus = bus
    // Another service may have a notification of another program by that number.
    owner = try? bus.followOwner(of: Self.name) { [weak self] _ in self?.shown = 0 }
  }

  /// Shows a notification in place of the last, and tells whether the service took it.
  ///
  /// - Parameters:
  ///   - lifetime: how long it is to be seen; nil as the service likes.
  ///   - done: called once, within a second.
  public func show(
    _ notification: ColorNotification, lifetime: Duration? = nil,
    done: @escaping (BusError?) -> Void = { _ in }
  ) {
    let milliseconds = lifetime.map { Int32(clamping: Int64($0 / .milliseconds(1))) } ?? -1
    do throws(BusError) {
      try bus.call(
        BusMethod(Self.name, path: "/org/freedesktop/Notifications", Self.name, "Notify"),
        [
          .string("Chidori"), .uint32(shown), .string(""), .string(notification.title),
          .string(notification.markup), .strings([]), notification.hints, .int32(milliseconds),
        ]
      ) { [weak self] result in
        switch result {
        case .success(let values):
          if case .uint32(let number)? = values.first { self?.shown = number }
          done(nil)
        case .failure(let error): done(error)
        }
      }
    } catch {
      done(error)
    }
  }

  private static let name = "org.freedesktop.Notifications"
}
