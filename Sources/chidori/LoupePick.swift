internal import ColorModel
internal import Desktop
internal import PickerCore
internal import Sampling
internal import X11

/// A pick by the loupe, whoever wants it: by the settings, the options and the last one.
final class LoupePick {
  /// What it tells whoever started it.
  struct Client {
    /// A colour, and how it is to be told by now; a failure ends the pick.
    var picked: (PickOverlay.Pick, OutputOptions) throws(Failure) -> Void
    /// The user wants a text in the clipboard before the pick ends.
    var copy: (String, OutputOptions.Copy) throws(Failure) -> Void
    /// Called once, with all grabs given up; nil where a pick ended it.
    var ended: (Failure?) -> Void
  }

  private let session: DisplaySession
  private let colors: ScreenColors
  private let options: PickOptions
  private let state: StateStore
  private let client: Client
  private var output: OutputOptions
  private var failure: Failure?
  private var hasPicked = false
  private var overlay: PickOverlay?

  init(
    _ session: DisplaySession, _ colors: ScreenColors, _ options: PickOptions, _ state: StateStore,
    _ client: Client
  ) {
    self.session = session
    self.colors = colors
    self.options = options
    self.state = state
    self.client = client
    output = options.output
  }

  func start(_ source: RootSource) {
    let settings = options.output.settings
    let loupe = LoupeForm(settings, hints: state.state.hints)
    if loupe.hasHints { state.state.hints += 1 }
    let overlay = session.makePick(
      source,
      PickOverlay.Options(goesOn: options.goesOn, isFrozen: options.isFrozen, lens: lens),
      loupe: loupe, colors: colors,
      words: { [unowned self] in
        LoupeWords(forms: output.loupeForms, formatter: output.style)
      },
      client: PickOverlay.Client(
        picked: { [unowned self] in picked($0) },
        nextFormat: { [unowned self] in output.form = output.nextForm },
        copy: { [unowned self] in copy($0) },
        lensChanged: { [unowned self] in state.state.lens = $0 },
        ended: { [unowned self] in ended($0) }))
    self.overlay = overlay
    overlay.start()
  }

  func handle(_ event: Event) {
    if colors.handle(event) { overlay?.valuesChanged() }
    overlay?.handle(event)
  }

  func batchEnded() { overlay?.batchEnded() }

  /// Ends it; what it tells of that is the reason.
  func cancel(_ reason: Failure = .cancelled) {
    failure = failure ?? reason
    overlay?.cancel()
  }

  private var lens: LoupeLens {
    var lens = options.output.settings.lens(after: state.state.lens)
    lens.zoom = options.zoom ?? lens.zoom
    lens.sampleSize = options.sampleSize ?? lens.sampleSize
    lens.mean = options.mean ?? lens.mean
    return lens
  }

  private func picked(_ pick: PickOverlay.Pick) {
    do throws(Failure) {
      try client.picked(pick, output)
      hasPicked = true
    } catch {
      cancel(error)
    }
  }

  private func copy(_ color: Color) -> Bool {
    (try? client.copy(output.text(of: color), output.copy ?? .clipboard)) != nil
  }

  private func ended(_ refusal: PickOverlay.Refusal?) {
    let isDone = hasPicked && refusal == .cancelled
    client.ended(failure ?? (isDone ? nil : refusal.map { Failure($0) }))
  }
}
