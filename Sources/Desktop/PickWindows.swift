import Drawing
import Geometry
import Sampling
import X11

/// What a pick shows of itself: the loupe, and the outline of a dragged rectangle.
///
/// It knows where they are, so that they are neither sampled nor mistaken for the screen.
final class PickWindows {
  /// How often the loupe is raised again before the user does something: another program may want
  /// to be on top as much as we do.
  private static let patience = 8

  private let display: Display
  private let isComposited: Bool
  private var loupe: LoupeWindow?
  private var outline: DragOutline?
  private var raisesLeft = PickWindows.patience
  /// The still picture, which lies below them.
  private var still: StillWindow?
  /// Fonts are loaded once the first picture is on its way.
  var hasWords = false

  init(_ display: Display, isComposited: Bool) {
    self.display = display
    self.isComposited = isComposited
  }

  var hasLoupe: Bool { loupe != nil }
  var outlineFrames: [Rect] { outline?.frames ?? [] }
  /// All that is ours on the screen, the still picture apart.
  var frames: [Rect] { (loupe?.shownFrame.map { [$0] } ?? []) + outlineFrames }

  /// Makes the loupe and shows it with what is drawn next.
  func open(
    at place: Rect, line: Int, sharing caches: CanvasCaches
  ) throws(XError) {
    loupe = try LoupeWindow(at: place, isTranslucent: isComposited, sharing: caches)
    outline = DragOutline(line: line, caches)
  }

  func show(_ list: DrawList) { loupe?.show(list) }

  /// Puts the loupe and the outline where they belong, or away; tells what they left.
  func arrange(loupe place: Rect?, outline area: Rect?) -> [Rect] {
    (outline?.enclose(area) ?? []) + (loupe?.move(to: place).map { [$0] } ?? [])
  }

  /// Shows again what the server lost.
  func restore(_ id: WindowID, _ rect: Rect) {
    if id == loupe?.id { loupe?.restore(rect) } else { outline?.restore(id, rect) }
  }

  // MARK: Stacking

  /// A loupe that had given in is on top again.
  func userActed() {
    let hadGivenIn = raisesLeft == 0
    raisesLeft = Self.patience
    if hadGivenIn { keepAbove() }
  }

  /// A window of someone was shown, or moved in some way.
  func restacked(_ id: WindowID, _ frame: Rect?) {
    guard !isOwn(id), let shown = loupe?.shownFrame else { return }
    guard let frame = frame ?? display.bounds(of: id) else { return }
    if isFrozen || frame.intersects(shown) { keepAbove() }
  }

  /// Raises ours above those of others, where they are not.
  func keepAbove() {
    guard let loupe, raisesLeft > 0 else { return }
    let top = display.children(of: display.screen.root).last { $0 == loupe.id || !isOwn($0) }
    guard top != loupe.id else { return }
    raisesLeft -= 1
    raise()
  }

  private func raise() {
    if isFrozen { still?.window.raise() }
    outline?.raise()
    loupe?.raise()
  }

  private func isOwn(_ id: WindowID) -> Bool {
    id == loupe?.id || id == still?.id || outline?.contains(id) ?? false
  }

  // MARK: The still picture

  private var isFrozen: Bool { still?.isShown ?? false }

  func showStill(_ picture: PixelBuffer) {
    let still = self.still ?? StillWindow(on: display)
    self.still = still
    still.show(picture)
    if let loupe { still.window.stack(below: loupe.window) } else { still.window.raise() }
  }

  func hideStill() { still?.hide() }
}
