import Geometry
import X11

/// Finds the windows whose pixels stand for other colours than the root's of the same depth.
///
/// Costs nothing where the server offers no such visual. With a compositor there are none either:
/// it draws all windows into one of the root's visual, and only that is asked, 14 us. Else the
/// windows at the place are walked: 0.1 ms for a few, 0.5 ms under openbox, whose frames have 56
/// parts.
final class ForeignWindows {
  private let display: Display
  /// The visuals of the root's depth that are read in another way than the root's, or may be.
  private let candidates: [VisualID: Visual]

  init(_ display: Display) {
    self.display = display
    let root = display.screen.visual
    let others = display.visuals(depth: root.depth).filter {
      $0.kind != .trueColor || !$0.hasMasks(of: root) || root.kind != .trueColor
    }
    candidates = Dictionary(others.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Those that show something in a rectangle of the root window.
  func windows(showingIn rect: Rect) -> [(ShownWindow, Visual)] {
    guard !candidates.isEmpty, !display.isComposited else { return [] }
    let root = display.screen
    return display.windows(showingIn: rect).compactMap { window in
      guard let visual = candidates[window.visual],
        window.visual != root.visual.id || window.colormap != root.colormap
      else { return nil }
      return (window, visual)
    }
  }
}

extension Visual {
  fileprivate func hasMasks(of other: Visual) -> Bool {
    (redMask, greenMask, blueMask) == (other.redMask, other.greenMask, other.blueMask)
  }
}
