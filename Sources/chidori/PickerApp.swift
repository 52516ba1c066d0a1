internal import ColorModel
internal import Desktop
internal import Geometry
internal import Glibc
internal import PickerCore
internal import PickerUI
internal import Text
internal import Views
internal import X11

/// The picker window: holds the model, shows it, and runs the effects.
final class PickerApp {
  private let session: DisplaySession
  private let desk: Desk
  private let source: RootSource
  private var model: Model
  private var host: WindowHost<Message>?
  private var pick: PickOverlay?
  private var noticeTimer: TimerQueue.ID?
  private var shownTitle = ""
  private var ending: Failure?

  /// Runs the window until it is closed.
  static func run(_ options: WindowOptions) throws(Failure) {
    var model = Model(options.color ?? Color(RGB8(0x3366cc)))
    model.format = options.format
    model.style = options.style
    model.copiesTo = options.copy ?? .clipboard
    try PickerApp(model).run()
  }

  private init(_ model: Model) throws(Failure) {
    self.model = model
    session = try DisplaySession(loadsFonts: true)
    source = try session.makeSource()
    do throws(XError) {
      desk = Desk(
        session.loop, keyboard: session.keyboard, caches: try session.caches(),
        inputModifiers: environment("XMODIFIERS") ?? "")
    } catch {
      throw .noRender
    }
  }

  private func run() throws(Failure) {
    let scale = session.appearance.scale
    let host: WindowHost<Message>
    do throws(XError) {
      host = try WindowHost(
        desk, size: Size(width: scale(664), height: scale(448)),
        minimum: Size(width: scale(360), height: scale(360)),
        theme: session.appearance.theme, scale: scale,
        content: WindowHost.Content(
          build: { [unowned self] in MainScreen(model) },
          send: { [unowned self] in send($0) },
          command: { Command($0).map(Message.command) },
          close: { [unowned self] in session.loop.stop() },
          opened: { [unowned self] in loadFonts() }))
    } catch {
      throw .noRender
    }
    self.host = host
    host.window.setIcons(AppIcon.all)
    updateTitle()
    host.window.map()

    desk.clipboard.copied = { [unowned self] in send(.copied($0)) }
    let loop = session.loop
    loop.handle = { [unowned self] in handle($0) }
    loop.batchEnded = { [unowned self] in batchEnded() }
    loop.lost = { [unowned self] in ending = .connectionLost }
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP]) { [unowned self] _ in
      pick?.cancel()
      ending = .interrupted
      loop.stop()
    }
    loop.run()
    // The window goes at once, with all that it or a pick has grabbed; what it copied stays.
    pick?.cancel()
    self.host = nil
    if ending != .connectionLost {
      try ClipboardHandOver(loop, desk.clipboard).run(model.copiesTo)
    }
    if let ending { throw ending }
  }

  /// The window is there: now the words.
  private func loadFonts() {
    do throws(TextError) {
      try session.text.checkFonts()
    } catch {
      ending = error == .noPango ? .noPango : .noFont
      return session.loop.stop()
    }
    host?.useText(session.context.text, focus: MainScreen.initialFocus)
  }

  private func handle(_ event: Event) {
    desk.handle(event)
    if let pick { pick.handle(event) }
    host?.handle(event)
  }

  private func batchEnded() {
    pick?.batchEnded()
    host?.drawFrame()
  }

  private func send(_ message: Message) {
    let effects = update(&model, message)
    host?.invalidate()
    updateTitle()
    for effect in effects { run(effect) }
  }

  private func run(_ effect: Effect) {
    switch effect {
    case .copy(let text, let copy):
      for selection in copy.selections { desk.clipboard.own(text, as: selection) }
    case .paste:
      desk.clipboard.request(.clipboard) { [weak self] text in
        self?.send(.pasted(text ?? ""))
      }
    case .pick: startPick()
    case .expireNotice(let milliseconds):
      if let noticeTimer { session.loop.cancel(noticeTimer) }
      noticeTimer = session.loop.after(.milliseconds(milliseconds)) { [weak self] in
        self?.send(.noticeExpired)
      }
    case .quit: session.loop.stop()
    }
  }

  private func startPick() {
    let pick = session.makePick(source) { [unowned self] in
      LoupeWords(format: model.format, formatter: model.style)
    }
    self.pick = pick
    pick.start { [weak self] result in
      guard let self else { return }
      self.pick = nil
      switch result {
      case .success(let pick): send(.picked(pick.color))
      case .failure(let refusal): send(.pickEnded(Failure(refusal)))
      }
    }
  }

  private func updateTitle() {
    guard model.title != shownTitle else { return }
    shownTitle = model.title
    host?.window.setTitle(shownTitle)
  }
}
