internal import ColorModel
internal import Desktop
internal import Files
internal import Geometry
internal import Glibc
internal import PickerCore
internal import Sampling
internal import X11

/// `chidori pick`: the eyedropper from a shell.
struct PickCommand {
  let options: PickOptions
  private let settings: Settings
  private let state: StateStore
  private let delivery: PickDelivery
  let link = SessionLink()

  /// Reads the settings and the state; what is wrong with them is told, and the pick goes on.
  init(_ options: PickOptions) {
    let directories = XDGDirectories(environment: .ofProcess)
    let store = SettingsStore(directories)
    settings = store.load()
    state = StateStore(directories)
    let problems = (store.trouble?.problems ?? []) + state.takeProblems()
    for problem in problems { Output.report(.storage(problem)) }
    var options = options
    options.output.settings = settings
    if settings.copiesPicks { options.output.copy = options.output.copy ?? settings.copiesTo }
    self.options = options
    delivery = PickDelivery(
      recorder: options.recordsHistory && settings.keepsHistory ? HistoryRecorder() : nil,
      copy: { text, copy throws(Failure) in try ClipboardOwner.start(text, copy) },
      notify: options.notifies ? { [link] in link.notify($0.color, as: $1) } : nil)
  }

  /// Picks; each colour is copied where asked to, written down, and printed.
  func run() throws(Failure) {
    let session = try DisplaySession(theme: settings.theme)
    session.endStartup()
    let source = try session.makeSource()
    let colors = ScreenColors(session.display, options.profile ?? settings.profile)
    colors.warn = { Output.warn($0) }
    do throws(Failure) {
      if options.delay > 0 { try wait(session.loop) }
      if try pickByPortal(session) { return }
      if let at = options.at {
        let lens = LoupeLens(
          sampleSize: options.sampleSize ?? 1, mean: options.mean ?? settings.mean)
        let pick = try Self.read(at, through: lens, from: source, session.display, colors)
        try deliver(
          HistoryEntry(pick, as: pick.color), options.output, json: Self.json(pick, colors))
      } else {
        try pickByLoupe(session, source, colors)
      }
    } catch {
      // Whatever failed first, it failed for want of a server.
      throw session.display.isLost ? .connectionLost : error
    }
    link.finish()
  }

  /// - Parameter json: the entry's colour as an object, where that is asked for.
  func deliver(
    _ entry: HistoryEntry, _ output: OutputOptions, json: @autoclosure () -> String
  ) throws(Failure) {
    // Whoever reads it finds it in the history.
    let value = try delivery.deliver(entry, output)
    let text = output.isJSON ? json() : value
    try Output.write(text + (output.endsLine ? "\n" : ""))
  }

  /// With all means, where it is one of more than a pixel.
  private static func json(_ pick: PickOverlay.Pick, _ colors: ScreenColors) -> String {
    let place = pick.area.position
    var sample = ColorJSON.Sample(pick.area, bitsPerChannel: pick.bitsPerChannel)
    sample.profile = colors.values(at: place)?.profile.rawValue
    if !pick.area.isOnePixel {
      sample.mean = pick.mean
      sample.means = AreaAverage.means(
        of: pick.area.rect, in: pick.sample, by: colors.profile(at: place))
    }
    return ColorJSON(pick.color, sample: sample).text
  }

  /// Pixels by their place, without a loupe; what of them lies outside the screen is left out.
  private static func read(
    _ point: Point, through lens: LoupeLens, from source: RootSource, _ display: Display,
    _ colors: ScreenColors
  ) throws(Failure) -> PickOverlay.Pick {
    guard source.bounds.contains(point) else {
      throw .outsideScreen("\(point)", size: "\(source.bounds.size)")
    }
    let area = SampleArea.square(lens.sampleSize, around: point)
    do throws(CaptureError) {
      let pixels = try source.capture(area.rect.intersection(source.bounds))
      let mean = AreaAverage(lens.mean)
      guard let color = mean.color(of: area.rect, in: pixels, by: colors.profile(at: point)) else {
        throw CaptureError.outside(pixels.rect)
      }
      return PickOverlay.Pick(
        color: color, area: area, mean: lens.mean, sample: pixels,
        bitsPerChannel: pixels.bitsPerChannel(at: point), client: display.client(at: point))
    } catch {
      throw .captureRefused("\(error)")
    }
  }

  private func pickByLoupe(
    _ session: DisplaySession, _ source: RootSource, _ colors: ScreenColors
  ) throws(Failure) {
    let loop = session.loop
    var outcome: Result<Void, Failure>?
    let client = LoupePick.Client(
      picked: { pick, output throws(Failure) in
        try deliver(
          HistoryEntry(pick, as: pick.color), output, json: Self.json(pick, colors))
      },
      copy: { text, copy throws(Failure) in try delivery.copy(text, copy) },
      ended: { failure in
        outcome = failure.map(Result.failure) ?? .success(())
        loop.stop()
      })
    let pick = LoupePick(session, colors, options, state, client)
    defer { state.save() }
    loop.handle = { pick.handle($0) }
    loop.batchEnded = { pick.batchEnded() }
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP]) { _ in pick.cancel(.interrupted) }
    pick.start(source)
    // A pick may be refused before the loop runs.
    if outcome == nil { loop.run() }
    try (outcome ?? .failure(.connectionLost)).get()
  }
}

// MARK: - Waiting

extension PickCommand {
  /// Counts down, on a terminal visibly.
  private func wait(_ loop: EventLoop) throws(Failure) {
    var outcome = Failure?.some(.connectionLost)
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP]) { _ in
      outcome = .interrupted
      loop.stop()
    }
    loop.after(.seconds(options.delay)) {
      outcome = nil
      loop.stop()
    }
    if isatty(STDERR_FILENO) == 1 { Self.tell(options.delay, loop) }
    loop.run()
    if isatty(STDERR_FILENO) == 1 { _ = Output.write("\r\u{1B}[K", to: STDERR_FILENO) }
    if let outcome { throw outcome }
  }

  private static func tell(_ seconds: Double, _ loop: EventLoop) {
    guard seconds > 0 else { return }
    _ = Output.write(
      "\r\u{1B}[Kpicking in \(Int(seconds.rounded(.up))) s", to: STDERR_FILENO)
    loop.after(.seconds(1)) { tell(seconds - 1, loop) }
  }
}

extension Failure {
  /// The words and status of a pick that was not made.
  init(_ refusal: PickOverlay.Refusal) {
    switch refusal {
    case .cancelled: self = .cancelled
    case .held: self = .grabRefused(device: "pointer or the keyboard")
    case .noRender: self = .noRender
    case .screen(let error): self = .captureRefused("\(error)")
    }
  }
}

extension HistoryEntry.Window {
  init(_ client: ClientName) { self.init(className: client.className, title: client.title) }
}
