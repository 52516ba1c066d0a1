internal import Desktop
internal import Files
internal import Glibc
internal import PickerCore
internal import X11

/// `chidori daemon`: waits for keys of the whole desktop, with all that a pick needs at hand.
///
/// Between two keys it does nothing. It follows the settings; SIGHUP has it read them again and
/// try once more for keys that another program had.
final class Daemon {
  let session: DisplaySession
  let source: RootSource
  let link = SessionLink()
  let state: StateStore
  let notices: Notices
  private let store: SettingsStore
  private(set) var settings: Settings
  private let recorder = HistoryRecorder()
  private let clipboard: Clipboard
  private let keys: DesktopKeys
  private var seat: DaemonSeat?
  /// Nil while none is under way.
  var pick: DaemonPick?
  /// The key was pressed again: the pick ends with its release, which is nobody else's.
  private var isCancelling = false
  private var restTimer: TimerQueue.ID?
  private var outcome: Result<Void, Failure> = .failure(.connectionLost)

  init() throws(Failure) {
    let directories = XDGDirectories(environment: .ofProcess)
    store = SettingsStore(directories)
    state = StateStore(directories)
    settings = store.load()
    session = try DisplaySession(theme: settings.theme, loadsFonts: true)
    source = try session.makeSource()
    notices = Notices(session)
    clipboard = Clipboard(session.loop)
    keys = DesktopKeys(session.display, session.keyboard)
  }

  /// Runs until a signal ends it.
  func run() throws(Failure) {
    let loop = session.loop
    seat = try DaemonSeat(session.display) { [unowned self] in
      end(.failure(.secondDaemon(display: session.display.name)))
    }
    try session.prepare()
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP, SIGCHLD]) { [unowned self] in signaled($0) }
    loop.handle = { [unowned self] in handle($0) }
    loop.batchEnded = { [unowned self] in batchEnded() }
    keys.refused = { [unowned self] in tell($0) }
    keys.adopt(settings.hotkeys)
    follow()
    link.followScheme(loop) { [unowned self] in _ = session.adopt($0) }
    seat?.announce()
    restSoon()
    loop.run()
    try finish()
  }

  /// What the user has picked, and how that is told.
  func delivery(notifies: Bool) -> PickDelivery {
    PickDelivery(
      recorder: settings.keepsHistory ? recorder : nil,
      copy: { [unowned self] text, copy throws(Failure) in
        for selection in copy.selections { clipboard.own(text, as: selection) }
      },
      notify: notifies ? { [unowned self] in notify($0, as: $1) } : nil)
  }

  private func end(_ outcome: Result<Void, Failure>) {
    self.outcome = outcome
    session.loop.stop()
  }

  /// The keys and the screen are free at once; what was copied stays.
  private func finish() throws(Failure) {
    pick?.cancel()
    keys.release()
    notices.clear()
    state.save()
    if !session.display.isLost {
      try ClipboardHandOver(session.loop, clipboard).run(settings.copiesTo)
    }
    if session.display.isLost { throw .connectionLost }
    try outcome.get()
  }

  // MARK: Events

  private func handle(_ event: Event) {
    if let hotkey = keys.pressed(event) { return act(hotkey, at: event.time) }
    if isCancelling, !keys.isHeld {
      pick?.cancel()
      return
    }
    seat?.handle(event)
    clipboard.handle(event)
    notices.handle(event)
    pick?.handle(event)
    _ = session.follow(event)
  }

  private func batchEnded() {
    keys.batchEnded()
    pick?.batchEnded()
  }

  private func signaled(_ number: Int32) {
    switch number {
    case SIGCHLD: while waitpid(-1, nil, WNOHANG) > 0 {}
    case SIGHUP: adopt(store.load())
    default: end(.success(()))
    }
  }

  /// A key that is pressed while a pick is under way ends that.
  private func act(_ hotkey: Hotkey, at time: Timestamp) {
    guard pick == nil else {
      isCancelling = true
      return
    }
    switch hotkey {
    case .pickAndCopy, .pickAndOpen: startPick(hotkey, at: time)
    case .openWindow: open([], at: time)
    }
  }

  func pickEnded() {
    pick = nil
    isCancelling = false
    keys.keyboardReleased()
    session.forgetTexts()
    state.save()
    restSoon()
  }

  /// Once it is over what is told of a pick, little is needed until the next.
  private func restSoon() {
    if let restTimer { session.loop.cancel(restTimer) }
    restTimer = session.loop.after(.seconds(3)) { [unowned self] in
      if pick == nil { IdleMemory.giveBack() }
    }
  }

  // MARK: Settings

  private func follow() {
    do throws(StorageError) {
      try store.follow(session.loop) { [unowned self] in if let settings = $0 { adopt(settings) } }
    } catch {
      Output.report(.storage("\(error)"))
    }
    tellTrouble()
  }

  private func adopt(_ settings: Settings) {
    self.settings = settings
    _ = session.adopt(settings.theme)
    keys.adopt(settings.hotkeys)
    tellTrouble()
  }

  private func tellTrouble() {
    for problem in store.trouble?.problems ?? [] { Output.report(.storage(problem)) }
  }

  private func tell(_ refused: [Failure]) {
    for failure in refused {
      Output.report(failure)
      notices.show(failure)
    }
  }
}

extension Event {
  /// Of a key.
  fileprivate var time: Timestamp { if case .key(let key) = self { key.time } else { .current } }
}
