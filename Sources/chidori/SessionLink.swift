internal import Bus
internal import ColorModel
internal import Glibc
internal import PickerCore
internal import Session
internal import X11

/// The session bus as the program uses it: connected when first asked for, and never needed.
final class SessionLink {
  private lazy var bus = try? BusConnection.user()
  private var application: ApplicationService?
  private var portal: ScreenPortal?
  private var look: ColorSchemeSetting?
  private lazy var notifications = bus.map { NotificationService($0) }
  private var untold = 0
  private var isWatched = false

  /// Asks to be the one window of the session; the answer comes while other things are done.
  func becomeApplication() { application = bus.flatMap { try? ApplicationService($0) } }

  /// Whether the window that is open already has taken it.
  func handOver(_ request: ApplicationRequest) -> Bool { application?.handOver(request) ?? false }

  /// From now on what others hand over is told.
  func serve(_ loop: EventLoop, received: @escaping (ApplicationRequest) -> Void) {
    guard let application else { return }
    watch(loop)
    application.received = received
  }

  /// Tells what look the desktop's portal wants, and each change of it.
  func followScheme(_ loop: EventLoop, changed: @escaping (ColorScheme?) -> Void) {
    guard let bus else { return }
    watch(loop)
    look = try? ColorSchemeSetting(bus, changed: changed)
  }

  /// Asks the portal for a colour; `missing` at once where there is no bus.
  func pick(
    _ loop: EventLoop, for window: UInt? = nil,
    done: @escaping (ScreenPortal.Outcome) -> Void
  ) {
    guard let bus else { return done(.missing) }
    watch(loop)
    let portal = portal ?? ScreenPortal(bus) { delay, call in loop.after(delay, call) }
    self.portal = portal
    portal.pick(for: window, done: done)
  }

  func cancelPick() { portal?.cancel() }

  /// Shows a colour, where there is a service for it; `failed` is called where it is not shown.
  func notify(_ color: Color, as text: String, failed: @escaping () -> Void = {}) {
    guard let notifications else { return failed() }
    untold += 1
    let shown = ColorNotification(
      title: text, text: NearestName(of: color).text, swatch: color.rgb8)
    notifications.show(shown) { [weak self] error in
      self?.untold -= 1
      if error != nil { failed() }
    }
  }

  /// Waits until the service has what it was told, a second at most.
  func finish() {
    guard untold > 0, let bus else { return }
    bus.run { untold == 0 }
  }

  /// Takes what comes from the bus in the loop's time, from now on.
  func watch(_ loop: EventLoop) {
    guard !isWatched, let bus else { return }
    isWatched = true
    loop.add(PolledSource(bus))
  }
}
