public import Drawing
public import Geometry
public import X11

/// A window with the picture on it: only what changed is drawn again.
public final class Surface {
  // Freed first: the picture of a window goes before the window.
  private let canvas: RenderCanvas
  public let window: Window
  public private(set) var frame: Rect
  private var shown: DrawList?

  /// Creates the window unmapped, in the root's visual or with an alpha channel.
  ///
  /// Throws where RENDER does not know the visual.
  public init(
    _ frame: Rect, overrideRedirect: Bool, isTranslucent: Bool, events: EventMask,
    sharing caches: CanvasCaches
  ) throws(XError) {
    let display = caches.display
    var form = Window.Form(frame: frame)
    form.overrideRedirect = overrideRedirect
    form.events = events
    let visual = (isTranslucent ? display.alphaVisual : nil) ?? display.screen.visual
    form.visual = visual
    form.colormap = caches.targets.colormap(of: visual)
    window = Window(form, on: display)
    self.frame = frame
    canvas = try RenderCanvas(window.id, visual: visual, size: frame.size, sharing: caches)
  }

  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The window's corner on the root window, whatever its manager has put around it.
  var originOnScreen: Point {
    let display = window.display
    return display.translate(.zero, from: window.id, to: display.screen.root) ?? frame.origin
  }

  /// A rectangle of the window, on the root window.
  func onScreen(_ rect: Rect) -> Rect { rect.offset(by: originOnScreen) }

  /// Shows a picture, and tells whether it differs from the last and anything was drawn.
  @discardableResult
  public func show(_ list: DrawList) -> Bool {
    let damage = shown.map { Drawing.Damage.between($0, list, in: bounds) } ?? [bounds]
    shown = list
    guard !damage.isEmpty else { return false }
    canvas.paint(list, damage: damage)
    canvas.present(damage)
    return true
  }

  /// Shows again what the server lost.
  public func restore(_ rect: Rect) { if shown != nil { canvas.present([rect]) } }

  /// Has all drawn anew next time: the same picture comes out otherwise now.
  public func forget() { shown = nil }

  /// Moves our own window, or takes a new size in one.
  public func move(to frame: Rect) {
    guard frame != self.frame else { return }
    if frame.size == self.frame.size {
      window.move(to: frame.origin)
    } else {
      window.moveResize(to: frame)
    }
    adopt(frame)
  }

  /// Takes over the frame that a window manager gave; all is drawn anew where the size changed.
  public func adopt(_ frame: Rect) {
    if frame.size != self.frame.size {
      canvas.resize(to: frame.size)
      shown = nil
    }
    self.frame = frame
  }
}
