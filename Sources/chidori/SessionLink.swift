internal import Bus
internal import ColorModel
internal import Glibc
internal import PickerCore
internal import Session
internal import X11

/// The session as the program uses it: its bus, connected when first asked for, is never needed.
final class SessionLink {
  private lazy var bus = try? BusConnection.user()
  /// What other starts of the program want of this one, whichever way they found it.
  private let inbox = RequestInbox()
  private var application: ApplicationService?
  private var display: DisplayInstance?
  private var portal: ScreenPortal?
  private var files: FilePortal?
  private var look: ColorSchemeSetting?
  private lazy var notifications = bus.map { NotificationService($0) }
  private var untold = 0
  private var isWatched = false

  /// Asks to be the one window of the session; the answer comes while other things are done.
  func becomeApplication() { application = bus.flatMap { try? ApplicationService($0, inbox) } }

  /// Whether a window that is open already has taken it: the session's, else that of the display,
  /// whose loop this is.
  ///
  /// The bus may not know that one: it has none, is older than the bus, or the bus hangs.
  func handOver(_ request: ApplicationRequest, _ loop: EventLoop) -> Bool {
    if application?.handOver(request) == true { return true }
    let display = DisplayInstance(loop, inbox)
    self.display = display
    guard display.handOver(request) else { return false }
    // The name may have been ours for a moment, and brought what another start wants.
    application?.leave()
    inbox.received = { _ = display.handOver($0) }
    return true
  }

  /// From now on what others hand over is told.
  func serve(_ loop: EventLoop, received: @escaping (ApplicationRequest) -> Void) {
    if application != nil { watch(loop) }
    inbox.received = received
  }

  func handle(_ event: Event) { display?.handle(event) }

  /// From now on the next start has a window of its own.
  func leave() {
    (application, display) = (nil, nil)
    files?.cancel()
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

  /// Lets the user choose a picture by the portal; `missing` at once where there is no bus.
  func chooseFile(
    _ loop: EventLoop, title: String, in directory: String?, for window: UInt?,
    done: @escaping (FilePortal.Outcome) -> Void
  ) {
    guard let bus else { return done(.missing) }
    watch(loop)
    let files = files ?? FilePortal(bus) { delay, call in loop.after(delay, call) }
    self.files = files
    files.choosePicture(title: title, in: directory, for: window, done: done)
  }

  /// Shows a colour, where there is a service for it; `failed` is called where it is not shown.
  func notify(_ color: Color, as text: String, failed: @escaping () -> Void = {}) {
    guard let notifications else { return failed() }
    untold += 1
    let shown = ColorNotification(
      title: text, text: NearestName(of: color).words, swatch: color.rgb8)
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
