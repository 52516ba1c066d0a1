import Drawing
import Geometry
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
  weak var ground: Window?
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

  /// Puts the loupe and the outline where they belong; nil hides them. Tells what they left.
  func arrange(loupe place: Rect?, outline area: Rect?) -> [Rect] {
    (outline?.enclose(area) ?? []) + (loupe?.move(to: place).map { [$0] } ?? [])
  }

  /// Shows again what the server lost.
  func restore(_ id: WindowID, _ rect: Rect) {
    if id == loupe?.id { loupe?.restore(rect) } else { outline?.restore(id, rect) }
  }

  // MARK: Stacking

  func userActed() { raisesLeft = Self.patience }

  /// A window of someone was shown or restacked: ours stay above it.
  func keepAbove(_ id: WindowID, _ frame: Rect?) {
    guard let loupe, let shown = loupe.shownFrame, !isOwn(id), raisesLeft > 0 else { return }
    guard let frame = frame ?? display.bounds(of: id) else { return }
    guard ground != nil || frame.intersects(shown) else { return }
    let top = display.children(of: display.screen.root).last {
      $0 == loupe.id || !isOwn($0)
    }
    guard top != loupe.id else { return }
    raisesLeft -= 1
    ground?.raise()
    outline?.raise()
    loupe.raise()
  }

  private func isOwn(_ id: WindowID) -> Bool {
    id == loupe?.id || id == ground?.id || outline?.contains(id) ?? false
  }

  /// Puts a window right below the loupe, or on top where there is none yet.
  func lay(_ window: Window) {
    ground = window
    if let loupe {
      window.stack(below: loupe.window)
      window.map()
    } else {
      window.mapRaised()
    }
  }
}
