public import ColorModel
public import Drawing
public import Geometry
public import Sampling
public import X11

/// A pick from the screen: the grabs, the loupe, and what is read under it.
///
/// One code path for the window's eyedropper and for `chidori pick`. Pointer and keyboard are
/// grabbed before anything else is done; fonts come last. What is read is what is on the screen at
/// that moment: without a compositor the root's children are redirected for the time of the pick,
/// so that a loupe that moves leaves nothing behind; with one, `StaleArea` knows what to wait for.
public final class PickOverlay {
  /// What was picked, and where.
  public struct Pick: Sendable {
    public let color: Color
    public let position: Point
    public let bitsPerChannel: Int

    public init(color: Color, position: Point, bitsPerChannel: Int) {
      self.color = color
      self.position = position
      self.bitsPerChannel = bitsPerChannel
    }
  }

  /// Why there is no pick.
  public enum Refusal: Error, Equatable, Sendable {
    case cancelled
    /// Another client holds the pointer or the keyboard, and did not let go for two seconds.
    case held
    case noRender
    case screen(CaptureError)
  }

  /// Draws the loupe; the words may wait for fonts.
  public typealias Painter = (
    LoupeFrame, LoupeGeometry, _ isRounded: Bool, _ withWords: Bool
  ) -> DrawList

  /// How long a grab is tried for, and how often.
  static let patience = Duration.seconds(2)
  static let retry = Duration.milliseconds(10)

  let loop: EventLoop
  let display: Display
  private let keyboard: Keyboard
  private let source: RootSource
  private let makeGeometry: () -> LoupeGeometry
  private lazy var geometry = makeGeometry()
  private let caches: () throws(XError) -> CanvasCaches
  private let paint: Painter
  private var finished: ((Result<Pick, Refusal>) -> Void)?

  private var grab: PickGrab?
  private var session: PickSession?
  private var monitors: [Rect] = []
  private var loupe: Surface?
  private var isComposited = false
  private var redirection: ScreenRedirection?
  private var watch: ScreenWatch?
  private var stale: StaleArea?
  private var staleTimer: TimerQueue.ID?
  private var frame: LoupeFrame?
  private var needsSample = false
  /// Fonts are loaded once the first picture is on its way.
  private var hasWords = false
  /// Decided while the place could not be read yet.
  private var isWaiting = false

  /// Nothing is taken yet; `geometry` and `caches` are asked for once the grabs are held.
  public init(
    _ loop: EventLoop, keyboard: Keyboard, source: RootSource,
    geometry: @escaping () -> LoupeGeometry,
    caches: @escaping () throws(XError) -> CanvasCaches, paint: @escaping Painter
  ) {
    self.loop = loop
    display = loop.display
    self.keyboard = keyboard
    self.source = source
    makeGeometry = geometry
    self.caches = caches
    self.paint = paint
  }

  /// Starts the pick; `finished` is called once, with all grabs given up.
  public func start(_ finished: @escaping (Result<Pick, Refusal>) -> Void) {
    self.finished = finished
    takeGrab(until: .now + Self.patience)
  }

  /// Ends the pick from outside, as a cancel: a signal, a closing window.
  public func cancel() { end(.failure(.cancelled)) }

  private func takeGrab(until deadline: ContinuousClock.Instant) {
    guard finished != nil else { return }
    do throws(GrabRefusal) {
      grab = try PickGrab(display)
    } catch {
      guard error.isPassing, ContinuousClock.now < deadline else { return end(.failure(.held)) }
      loop.after(Self.retry) { [weak self] in self?.takeGrab(until: deadline) }
      return
    }
    begin()
  }

  private func begin() {
    keyboard.detectAutoRepeat()
    isComposited = display.isComposited
    if isComposited { stale = StaleArea() } else { redirection = try? ScreenRedirection(display) }
    display.listen(for: .structure)
    monitors = display.monitors().map(\.frame)
    let pointer = display.queryPointer()?.rootPosition ?? source.bounds.center
    let keycodes = display.heldKeys()
    display.dropQueuedEvents(of: keycodes)
    let held = keycodes.map { PickSession.Key(keyboard.stroke(forKeycode: $0)) }
    session = PickSession(bounds: source.bounds, pointer: pointer, held: Set(held))
    needsSample = true
    batchEnded()
  }

  private func end(_ result: Result<Pick, Refusal>) {
    guard let finished else { return }
    self.finished = nil
    session = nil
    grab = nil
    loupe = nil
    watch = nil
    redirection = nil
    if let staleTimer { loop.cancel(staleTimer) }
    display.flush()
    finished(result)
  }
}

// MARK: - Events

extension PickOverlay {
  /// Takes an X event of the pick.
  public func handle(_ event: Event) {
    guard session != nil else { return }
    switch event {
    case .motion(let motion): feed(.pointerMoved(to: motion.rootPosition))
    case .button(let button):
      let name = PickSession.Button(button.button)
      feed(
        button.isPress
          ? .buttonPressed(name, at: button.rootPosition) : .buttonReleased(name))
    case .key(let key):
      let stroke = keyboard.stroke(for: key)
      guard !stroke.symbol.isModifier else { return }
      let name = PickSession.Key(stroke)
      feed(
        key.isPress
          ? .keyPressed(name, shift: stroke.modifiers.contains(.shift)) : .keyReleased(name))
    case .expose(let id, let rect, _) where id == loupe?.window.id: loupe?.restore(rect)
    case .configure(let change) where change.window == display.screen.root:
      source.resized(to: change.frame.size)
      monitors = display.monitors().map(\.frame)
      session?.bounds = source.bounds
    default: break
    }
  }

  /// Something was drawn on the screen.
  private func screenChanged(_ area: Rect) {
    let own = loupe?.frame
    stale?.damaged(area, own: own, at: .now)
    // What we draw ourselves is no news.
    if let own, own.contains(area) { return }
    guard let session, !session.isDecided else { return }
    if geometry.view(at: session.pointer).intersects(area) { needsSample = true }
  }

  private func feed(_ input: PickSession.Input) {
    guard var session, !isWaiting else { return }
    let wasDecided = session.isDecided
    let actions = session.handle(input)
    self.session = session
    for action in actions {
      switch action {
      case .warp(let delta): display.warpPointer(by: delta)
      case .sample: needsSample = true
      case .cancel: end(.failure(.cancelled))
      case .finish: deliver()
      }
    }
    // The pixel is taken at the press: what the release finds may be another.
    if session.isDecided, !wasDecided {
      needsSample = true
      sample()
    }
  }

  /// The pick is decided: its pixel now, or as soon as it can be read.
  private func deliver() {
    if needsSample { sample() }
    guard finished != nil, let session else { return }
    guard !needsSample, let frame, frame.pointer == session.pointer else {
      isWaiting = true
      return
    }
    guard let color = frame.color else { return end(.failure(.cancelled)) }
    end(
      .success(
        Pick(color: color, position: frame.pointer, bitsPerChannel: frame.bitsPerChannel)))
  }
}

// MARK: - Frames

extension PickOverlay {
  /// Reads and draws what is due; to be called at the end of a batch of events.
  public func batchEnded() {
    guard session != nil else { return }
    if needsSample { sample() }
    if isWaiting, !needsSample { deliver() }
  }

  /// Reads the pixels under the pointer and moves the loupe.
  private func sample() {
    guard let pointer = session?.pointer else { return }
    let view = geometry.capture(at: pointer, in: source.bounds)
    let place = geometry.frame(at: pointer, monitors: monitors, in: source.bounds)
    if let loupe, loupe.frame != place {
      if stale != nil { watch?.catchUp() }
      stale?.left(loupe.frame, at: .now)
      loupe.move(to: place)
    }
    if let deadline = stale?.deadline(for: view, at: .now) {
      waitForScreen(until: deadline)
      return
    }
    do throws(CaptureError) {
      frame = LoupeFrame(try source.capture(view), at: pointer, geometry: geometry)
    } catch {
      return end(.failure(.screen(error)))
    }
    needsSample = false
    if loupe == nil { makeLoupe(at: place) } else { showLoupe() }
  }

  private func waitForScreen(until deadline: ContinuousClock.Instant) {
    if let staleTimer { loop.cancel(staleTimer) }
    staleTimer = loop.after(deadline - .now) {}
  }

  private func makeLoupe(at place: Rect) {
    do throws(XError) {
      let surface = try Surface(
        place, overrideRedirect: true, isTranslucent: isComposited, events: .exposure,
        sharing: caches())
      surface.window.disableShadow()
      surface.window.setKind(.tooltip)
      loupe = surface
    } catch {
      return end(.failure(.noRender))
    }
    loupe?.window.mapRaised()
    showLoupe()
    watch = try? ScreenWatch(loop) { [weak self] area in self?.screenChanged(area) }
    loop.after(.zero) { [weak self] in
      self?.hasWords = true
      self?.showLoupe()
    }
  }

  private func showLoupe() {
    guard let loupe, let frame else { return }
    loupe.show(paint(frame, geometry, isComposited, hasWords))
  }
}
