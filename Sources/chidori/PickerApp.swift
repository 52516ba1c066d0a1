internal import ColorModel
internal import Desktop
internal import Files
internal import Geometry
internal import Glibc
internal import PickerCore
internal import PickerUI
internal import Sampling
internal import Session
internal import Text
internal import Views
internal import X11

/// The picker window: holds the model, shows it, and runs the effects.
final class PickerApp {
  let session: DisplaySession
  private let desk: Desk
  private let source: RootSource
  private let colors: ScreenColors
  /// What picks are told as may be something else by now.
  private var valuesMayDiffer = true
  private(set) var model: Model
  var host: WindowHost<Message>?
  private var pick: PickOverlay?
  private let settings: SettingsStore
  private let state: StateStore
  /// Where the last colour came from.
  private var pickedAt: Point?
  /// The panel was open at the last end, and there was no room for it at this start.
  private var panelWaits = false
  private var noticeTimer: TimerQueue.ID?
  private var shownTitle = ""
  private var titleTimer: TimerQueue.ID?
  private let history: HistoryStore
  private let pictures: PictureStore
  private let rasters = PictureRasters()
  private let clock: WallClock
  private let options: WindowOptions
  private var printer: ColorPrinter
  private var printTimer: TimerQueue.ID?
  private var isAccepted = false
  private var ending: Failure?
  let link: SessionLink

  /// Runs the window until it is closed.
  static func run(_ options: WindowOptions) throws(Failure) {
    let directories = XDGDirectories(environment: .ofProcess)
    let link = SessionLink()
    // The bus answers while the display is opened.
    if options.isShared { link.becomeApplication() }
    let app = try PickerApp(
      options, SettingsStore(directories), StateStore(directories), HistoryRecorder(), link)
    let request = ApplicationRequest(options, app.session.startup)
    if options.isShared, link.handOver(request, app.session.loop) { return }
    try app.run()
  }

  private init(
    _ options: WindowOptions, _ settings: SettingsStore, _ state: StateStore,
    _ recorder: HistoryRecorder, _ link: SessionLink
  ) throws(Failure) {
    let last = state.state
    model = Model(
      options.color ?? last.lastColor(or: recorder.last) ?? Color(RGB8(0x3366cc)))
    model.options = options.output
    model.template = options.output.form.template
    model.options.settings = settings.load()
    model.isDialog = options.isDialog
    model.recordsHistory = options.recordsHistory
    model.mode = last.mode
    model.pictureDirectory = last.pictureDirectory
    model.browser.isOpen = last.showsPanel && !options.isDialog
    self.options = options
    self.link = link
    self.settings = settings
    self.state = state
    printer = ColorPrinter(options, model)
    session = try DisplaySession(theme: model.settings.theme, loadsFonts: true)
    source = try session.makeSource()
    colors = ScreenColors(session.display, model.settings.profile)
    history = HistoryStore(session.loop, recorder)
    pictures = PictureStore(session.loop)
    clock = WallClock(session.loop)
    do throws(XError) {
      desk = Desk(
        session.loop, keyboard: session.keyboard, caches: try session.caches(),
        inputModifiers: environment("XMODIFIERS") ?? "")
    } catch {
      throw .noRender
    }
  }

  private func run() throws(Failure) {
    let host: WindowHost<Message>
    // A dialog comes where its manager puts it, beside the window it belongs to.
    let last = options.isDialog ? nil : state.state.places.first
    let here = last.flatMap { _ in state.state.place(on: desk.monitorLayout) }
    do throws(XError) {
      host = try WindowHost(
        desk, kind: options.isDialog ? .dialog : .normal,
        size: (here ?? last)?.size ?? MainScreen(model).size(Scale(1)), at: here?.origin,
        minimum: Size(width: 360, height: 360), session.appearance,
        content: WindowHost.Content(
          build: { [unowned self] in MainScreen(model, rasters) },
          send: { [unowned self] in send($0) },
          command: { [unowned self] in Command($0, in: model.settings.keymap).map(Message.command)
          },
          close: { [unowned self] in send(.command(.close)) },
          keptAbove: { [unowned self] in send(.keptAbove($0)) },
          offer: { [unowned self] in
            DraggedColor(channels: $0.channels16, text: model.format.text(of: $0, model.style))
          },
          dropped: { [unowned self] in take($0) },
          opened: { [unowned self] in loadFonts() }))
    } catch {
      throw .noRender
    }
    self.host = host
    host.window.setIcons(AppIcon.all)
    if let startup = session.startup { host.window.setStartup(startup) }
    updateTitle()
    host.window.map()

    if !options.isDialog { state.complete = { [unowned self] in remember(in: &$0) } }
    colors.warn = { [unowned self] in send(.trouble($0)) }
    pictures.send = { [unowned self] in send(.picture($0)) }
    history.send = { [unowned self] in send(.history($0)) }
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
    try finish()
  }

  /// The window goes at once, with all that it or a pick has grabbed; what it copied stays.
  ///
  /// The answer comes first: a clipboard manager may take its time. What ended the window is what
  /// is reported, whatever goes wrong after that, but a lost connection.
  private func finish() throws(Failure) {
    pick?.cancel()
    link.cancelPick()
    link.leave()
    state.complete(&state.state)
    state.complete = { _ in }
    host = nil
    history.stop()
    pictures.cancelLoading()
    state.save()
    do throws(Failure) {
      if ending == nil { try answer() }
    } catch {
      ending = error
    }
    do throws(Failure) {
      try ClipboardHandOver(session.loop, desk.clipboard).run(model.copiesTo)
    } catch {
      session.display.sync()
      ending = ending ?? error
    }
    if let words = settings.finish() { Output.report(.storage(words)) }
    // What could not be put in order is told, and changes nothing for the rest.
    if let failure = history.compact(model.history) { Output.report(failure) }
    if session.display.isLost { throw .connectionLost }
    if let ending { throw ending }
  }

  /// Prints what was chosen, copied first where that was asked for.
  private func answer() throws(Failure) {
    _ = try printer.printChange(model, waits: true)
    guard options.isDialog else { return }
    guard isAccepted else { throw .cancelled }
    if let copy = options.output.copy {
      for selection in copy.selections { desk.clipboard.own(model.output, as: selection) }
    }
    try printer.printAnswer(model)
  }

  /// The window is there: now the words.
  private func loadFonts() {
    do throws(TextError) {
      try session.text.checkFonts()
    } catch {
      ending = error == .noPango ? .noPango : .noFont
      return session.loop.stop()
    }
    fitPanel()
    host?.useText(session.context.text, focus: MainScreen.initialFocus)
    session.endStartup()
    if model.browser.isOpen { startClock() }
    history.open()
    follow()
    if model.settings.startsAbove { _ = host?.keepAbove(true) }
    for problem in state.takeProblems() { send(.trouble(problem)) }
    tellTrouble()
    if let file = options.file { send(.picture(.open(file))) }
    joinSession()
  }

  /// A window that has no room for both opens with the picker alone.
  private func fitPanel() {
    guard model.browser.isOpen, let size = host?.surface.bounds.size else { return }
    model.browser.isOpen = MainScreen.hasPanelRoom(in: size, session.appearance.scale)
    panelWaits = !model.browser.isOpen
  }

  private func startClock() { clock.start { [weak self] in self?.send(.history(.clock($0))) } }

  /// Settings that other instances, or their user, write hold here too.
  private func follow() {
    do throws(StorageError) {
      try settings.follow(session.loop) { [unowned self] read in
        if let read { send(.settings(.read(read))) }
        tellTrouble()
      }
    } catch {
      send(.trouble("\(error)"))
    }
  }

  /// What is wrong with the file of settings, or that nothing is any longer.
  private func tellTrouble() {
    if settings.trouble != model.settingsTrouble { send(.settings(.trouble(settings.trouble))) }
  }

  /// What only the window knows.
  private func remember(in state: inout SavedState) {
    state.mode = model.mode
    state.remember(model.color, at: currentTime())
    state.showsPanel = model.browser.isOpen || panelWaits
    state.pictureDirectory = model.pictureDirectory
    guard let place = host?.place else { return }
    state.remember(WindowPlace(place.origin, place.size, layout: desk.monitorLayout))
  }

  private func handle(_ event: Event) {
    desk.handle(event)
    link.handle(event)
    if let appearance = session.follow(event) { host?.adopt(appearance) }
    if colors.handle(event) {
      valuesMayDiffer = true
      pick?.valuesChanged()
    }
    pick?.handle(event)
    host?.handle(event)
    if case .configure = event { state.changed(session.loop) }
  }

  private func batchEnded() {
    if valuesMayDiffer, host?.isOpen == true { tellScreenValues() }
    pick?.batchEnded()
    host?.drawFrame()
    printChange()
  }

  /// What picks are told as on the monitor that the window is on.
  private func tellScreenValues() {
    valuesMayDiffer = false
    guard let host else { return }
    colors.wanted = model.settings.profile
    let values = colors.values(at: host.center)
    if values != model.screenValues { send(.screenValues(values)) }
  }

  /// At most one line a frame, after it.
  private func printChange() {
    do throws(Failure) {
      if try !printer.printChange(model) { return session.loop.stop() }
    } catch {
      ending = error
      return session.loop.stop()
    }
    guard printer.isBehind, printTimer == nil else { return }
    printTimer = session.loop.after(.milliseconds(50)) { [weak self] in self?.printTimer = nil }
  }

  func send(_ message: Message) {
    // What was built of the model holds it no longer: it is changed in its place.
    host?.invalidate()
    let effects = update(&model, message, at: currentTime())
    updateTitle()
    state.changed(session.loop)
    for effect in effects { run(effect) }
    if colors.wanted != model.settings.profile { valuesMayDiffer = true }
  }

  private func run(_ effect: Effect) {
    switch effect {
    case .copy(let text, let copy):
      for selection in copy.selections { desk.clipboard.own(text, as: selection) }
    case .paste:
      desk.clipboard.request(.clipboard) { [weak self] text in
        self?.send(.pasted(text ?? ""))
      }
    case .pick: session.isInWayland ? pickByPortal() : startPick()
    case .expireNotice(let milliseconds):
      if let noticeTimer { session.loop.cancel(noticeTimer) }
      noticeTimer = session.loop.after(.milliseconds(milliseconds)) { [weak self] in
        self?.send(.noticeExpired)
      }
    case .keepAbove(let isOn):
      if host?.keepAbove(isOn) == false { send(.cannotKeepAbove) }
    case .record(let changes): history.record(changes)
    case .export(let text, let path, let replacing):
      send(.history(export(text, to: path, replacing: replacing)))
    case .resize(let forPanel):
      panelWaits = false
      host?.widen(by: forPanel ? MainScreen.panelWidth : -MainScreen.panelWidth)
      if forPanel {
        startClock()
      } else {
        clock.stop()
      }
    case .focus(let target): host?.focus(MainScreen.id(of: target))
    case .picture(let effect): run(effect)
    case .save(let changes):
      settings.save(changes)
      tellTrouble()
    case .remedySettings(let all):
      if let path = settings.remedy(all) { send(.settings(.setAside(path))) }
      tellTrouble()
    case .adopt(let theme): if let look = session.adopt(theme) { host?.adopt(look) }
    case .raise: host?.bringToFront(at: pickedAt)
    case .accept:
      isAccepted = true
      session.loop.stop()
    case .quit: session.loop.stop()
    }
  }

  private func run(_ effect: PictureEffect) {
    switch effect {
    case .load(let path): pictures.load(path)
    case .cancelLoading: pictures.cancelLoading()
    case .choose(let directory): chooseFile(in: directory)
    case .extract(let picture, let extraction): pictures.extract(picture, extraction)
    case .list(let directory): pictures.list(directory)
    case .focus: host?.focus(MainScreen.pictureFocus)
    }
  }

  /// Writes a text file at a path as a shell has it: `~` is the home directory.
  private func export(_ text: String, to path: String, replacing: Bool) -> HistoryMessage {
    let path = PictureStore.expanded(path)
    do throws(StorageError) {
      let isDone = try DocumentFile(path: path).create(Array(text.utf8), replacing: replacing)
      return isDone ? .exported(to: path) : .exportRefused(.exists)
    } catch {
      return .exportRefused(.failed("\(error)"))
    }
  }

  private func startPick() {
    let loupe = LoupeForm(model.settings, hints: state.state.hints)
    if loupe.hasHints { state.state.hints += 1 }
    let client = PickOverlay.Client(
      picked: { [weak self] in
        self?.pickedAt = $0.area.position
        self?.send(.picked(HistoryEntry($0, as: $0.color)))
        self?.colors.warnAgain(at: $0.area.position)
      },
      nextFormat: { [weak self] in self?.send(.nextFormat) },
      copy: { [weak self] color in
        self?.send(.copyPicked(color))
        return true
      },
      lensChanged: { [weak self] in self?.state.state.lens = $0 },
      ended: { [weak self] refusal in
        self?.pick = nil
        self?.send(.pickEnded(refusal.map(Failure.init)))
      })
    let pick = session.makePick(
      source, PickOverlay.Options(lens: model.settings.lens(after: state.state.lens)),
      loupe: loupe, colors: colors,
      words: { [unowned self] in LoupeWords(forms: model.loupeForms, formatter: model.style) },
      client: client)
    self.pick = pick
    host?.pointerTaken()
    pick.start()
  }

  /// While a drag lasts at most ten a second: each wakes the window manager and all task bars.
  private func updateTitle() {
    let isDragged = model.gesture != nil
    guard model.title != shownTitle, titleTimer == nil || !isDragged else { return }
    shownTitle = model.title
    host?.window.setTitle(shownTitle)
    guard isDragged, titleTimer == nil else { return }
    titleTimer = session.loop.after(.milliseconds(100)) { [weak self] in
      self?.titleTimer = nil
      self?.updateTitle()
    }
  }
}
