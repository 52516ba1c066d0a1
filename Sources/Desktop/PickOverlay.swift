public import ColorModel
public import Drawing
public import Geometry
public import Sampling
public import X11

/// A pick from the screen: the grabs, the loupe, and what is read under it.
///
/// One code path for the window's eyedropper and for `chidori pick`. Pointer and keyboard are
/// grabbed before anything else is done; fonts come last. `RunningPick` is what happens while they
/// are held.
public final class PickOverlay {
  /// What was picked, and where.
  public struct Pick: Sendable {
    public let color: Color
    public let area: SampleArea
    /// What the colour is of the area.
    public let mean: SampleMean
    /// The pixels of the area, for its other means.
    public let sample: PixelBuffer
    public let bitsPerChannel: Int
    /// Whose window it was.
    public let client: ClientName?

    public init(
      color: Color, area: SampleArea, mean: SampleMean, sample: PixelBuffer, bitsPerChannel: Int,
      client: ClientName?
    ) {
      self.color = color
      self.area = area
      self.mean = mean
      self.sample = sample
      self.bitsPerChannel = bitsPerChannel
      self.client = client
    }
  }

  /// Why there is no pick, or no more of them.
  public enum Refusal: Error, Equatable, Sendable {
    case cancelled
    /// Another client holds the pointer or the keyboard, and did not let go for two seconds.
    case held
    case noRender
    case screen(CaptureError)
  }

  /// How a pick begins.
  public struct Options: Sendable {
    /// Every pick goes on, until Esc.
    public var goesOn: Bool
    /// From a still picture, taken before anything of ours shows.
    public var isFrozen: Bool
    public var lens: LoupeLens

    public init(goesOn: Bool = false, isFrozen: Bool = false, lens: LoupeLens = LoupeLens()) {
      self.goesOn = goesOn
      self.isFrozen = isFrozen
      self.lens = lens
    }
  }

  /// How the loupe looks; asked for once the grabs are held.
  public struct Look {
    public var geometry: (LoupeLens) -> LoupeGeometry
    public var caches: () throws(XError) -> CanvasCaches
    /// Draws the loupe; the words may wait for fonts.
    public var paint:
      (LoupeFrame, LoupeGeometry, LoupeStatus, _ isRounded: Bool, _ withWords: Bool) -> DrawList
    /// What pixels at a place are converted by; nil where they are told raw.
    public var profile: (Point) -> (any DeviceProfile)? = { _ in nil }
    /// The fonts are there: the first picture has its words too.
    public var hasWords = false

    public init(
      geometry: @escaping (LoupeLens) -> LoupeGeometry,
      caches: @escaping () throws(XError) -> CanvasCaches,
      paint: @escaping (LoupeFrame, LoupeGeometry, LoupeStatus, Bool, Bool) -> DrawList
    ) {
      self.geometry = geometry
      self.caches = caches
      self.paint = paint
    }
  }

  /// What a pick tells whoever started it.
  public struct Client {
    /// At once for each; the last one, that ends the pick, once the grabs are given up.
    public var picked: (Pick) -> Void
    /// The user wants the next format; the loupe is drawn again.
    public var nextFormat: () -> Void
    /// The user wants the value in the clipboard; false where that failed.
    public var copy: (Color) -> Bool
    /// The user looks closer, or at more.
    public var lensChanged: (LoupeLens) -> Void
    /// Called once, with all grabs given up; nil where the last pick ended it.
    public var ended: (Refusal?) -> Void

    public init(
      picked: @escaping (Pick) -> Void, nextFormat: @escaping () -> Void,
      copy: @escaping (Color) -> Bool, lensChanged: @escaping (LoupeLens) -> Void,
      ended: @escaping (Refusal?) -> Void
    ) {
      self.picked = picked
      self.nextFormat = nextFormat
      self.copy = copy
      self.lensChanged = lensChanged
      self.ended = ended
    }
  }

  private enum State {
    case idle
    /// Trying for the grabs, with the still picture if one is wanted.
    case grabbing(until: ContinuousClock.Instant, PixelBuffer?)
    case running(RunningPick)
    case over
  }

  /// How long a grab is tried for, and how often.
  static let patience = Duration.seconds(2)
  static let retry = Duration.milliseconds(10)

  let loop: EventLoop
  let keyboard: Keyboard
  let source: any ResizableSource
  let options: Options
  let look: Look
  let client: Client
  private var state = State.idle

  /// Nothing is taken yet.
  public init(
    _ loop: EventLoop, keyboard: Keyboard, source: any ResizableSource, options: Options,
    look: Look,
    client: Client
  ) {
    self.loop = loop
    self.keyboard = keyboard
    self.source = source
    self.options = options
    self.look = look
    self.client = client
  }

  /// Starts the pick.
  public func start() {
    var still: PixelBuffer?
    if options.isFrozen {
      // Before the grab: that alone may change what a program shows.
      if let size = loop.display.bounds(of: loop.display.screen.root)?.size {
        source.resized(to: size)
      }
      do throws(CaptureError) {
        still = try source.capture(source.bounds)
      } catch {
        return end(.failure(.screen(error)))
      }
    }
    state = .grabbing(until: .now + Self.patience, still)
    takeGrab()
  }

  /// Ends the pick from outside, as a cancel: a signal, a closing window.
  public func cancel() { end(.failure(.cancelled)) }

  private func takeGrab() {
    guard case .grabbing(let deadline, let still) = state else { return }
    let grab: PickGrab
    do throws(GrabRefusal) {
      grab = try PickGrab(loop.display)
    } catch {
      guard error.isPassing, ContinuousClock.now < deadline else { return end(.failure(.held)) }
      loop.after(Self.retry) { [weak self] in self?.takeGrab() }
      return
    }
    state = .running(RunningPick(self, grab, still: still))
    batchEnded()
  }

  /// Takes an X event of the pick.
  public func handle(_ event: Event) { drive { $0.handle(event) } }

  /// Raw values are told as others from now on.
  public func valuesChanged() { drive { $0.valuesChanged() } }

  /// Reads and draws what is due; to be called at the end of a batch of events.
  public func batchEnded() { drive { $0.batchEnded() } }

  private func drive(_ step: (RunningPick) -> Void) {
    if let outcome = outcome(of: step) { end(outcome) }
  }

  /// No longer holds the running pick when it returns.
  private func outcome(of step: (RunningPick) -> Void) -> Result<Pick, Refusal>? {
    guard case .running(let pick) = state else { return nil }
    step(pick)
    return pick.outcome
  }

  private func end(_ outcome: Result<Pick, Refusal>) {
    if case .over = state { return }
    // With the running pick go the grabs and all windows.
    state = .over
    loop.display.flush()
    switch outcome {
    case .success(let pick):
      client.picked(pick)
      client.ended(nil)
    case .failure(let refusal): client.ended(refusal)
    }
  }
}
