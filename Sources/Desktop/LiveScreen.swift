import Geometry
import Sampling
import X11

/// The screen during a pick: when it can be read without a trace of us, and what happens on it.
///
/// Without a compositor the root's children are redirected for the time of the pick, so that a
/// loupe that moves leaves nothing behind; with one, or where redirecting would change the colours
/// (a screen of indexed pixels), `StaleArea` knows what to wait for.
final class LiveScreen {
  let source: any ResizableSource
  let isComposited: Bool
  private(set) var monitors: [Rect]

  private let loop: EventLoop
  private var watcher: ScreenWatch?
  private var stale: StaleArea?
  private var staleTimer: TimerQueue.ID?
  private let redirection: ScreenRedirection?
  private lazy var covered = CoveredScreen(loop.display, source.bounds.size)

  typealias Change = ScreenWatch.Change

  init(_ loop: EventLoop, _ source: any ResizableSource) {
    self.loop = loop
    self.source = source
    let display = loop.display
    isComposited = display.isComposited
    redirection = isComposited ? nil : try? ScreenRedirection(display)
    stale = redirection == nil ? StaleArea(isComposited: isComposited) : nil
    monitors = []
    _ = hasResized()
  }

  deinit {
    if let staleTimer { loop.cancel(staleTimer) }
  }

  /// Tells what others do on the screen from now on.
  func watch(_ changed: @escaping (Change) -> Void) {
    watcher = try? ScreenWatch(loop, changed)
  }

  /// Takes over the root's size and the monitors; true where the size is another.
  func hasResized() -> Bool {
    let display = loop.display
    monitors = display.monitors().map(\.frame)
    guard let now = display.bounds(of: display.screen.root)?.size, now != source.bounds.size
    else { return false }
    source.resized(to: now)
    covered.resize(to: now)
    return true
  }

  // MARK: Traces

  /// Windows of ours are no longer where they were, and came to other places.
  func left(_ rects: [Rect], for places: [Rect] = []) {
    guard stale != nil else { return }
    watcher?.catchUp()
    let places = places.map { $0.intersection(source.bounds) }.filter { !$0.isEmpty }
    for rect in rects { stale?.left(rect, for: places, at: .now) }
  }

  func painted(_ area: Rect, own: [Rect]) { stale?.damaged(area, own: own, at: .now) }

  /// Whether no trace of ours is in any of the rectangles; else the loop wakes to ask again.
  func isReadable(_ rects: [Rect]) -> Bool {
    let now = ContinuousClock.now
    let deadlines = rects.compactMap { stale?.deadline(for: $0, at: now) }
    guard let deadline = deadlines.max() else { return true }
    if let staleTimer { loop.cancel(staleTimer) }
    staleTimer = loop.after(deadline - now) {}
    return false
  }

  // MARK: Pictures

  /// Keeps what a window of ours is about to cover, apart from what may show one already.
  func willCover(_ rect: Rect, own: [Rect]) {
    let doubtful = own + (stale?.doubtful(at: .now) ?? [])
    covered.keep(
      doubtful.reduce([rect.intersection(source.bounds)]) { parts, hole in
        parts.flatMap { $0.subtracting(hole) }
      })
  }

  /// All of the screen as it is now; what our windows cover, as it was before they did.
  func picture(without own: [Rect]) throws(CaptureError) -> PixelBuffer {
    let now = try source.capture(source.bounds)
    return own.reduce(now) { covered.patch($0, in: $1) }
  }
}
