public import Drawing
public import Geometry
public import X11

/// A window that tells something in a corner of a monitor, without the focus and unseen by the
/// window manager.
public final class NoticeWindow {
  private let surface: Surface

  /// Shown at once, on the monitor of the point and never over it.
  ///
  /// - Parameter margin: from the edges of the monitor, in device pixels.
  public init(
    _ list: DrawList, size: Size, near point: Point, margin: Int, sharing caches: CanvasCaches
  ) throws(XError) {
    let display = caches.display
    let monitor =
      display.monitors().nearest(to: point)?.frame
      ?? Rect(origin: .zero, size: display.screen.size)
    surface = try Surface(
      Self.place(size, on: monitor, off: point, margin: margin), overrideRedirect: true,
      isTranslucent: false, events: .exposure, sharing: caches)
    surface.window.setKind(.notification)
    surface.window.mapRaised()
    surface.show(list)
  }

  public var id: WindowID { surface.window.id }

  /// Takes the event, if it is about the window.
  public func handle(_ event: Event) {
    if case .expose(id, let rect, _) = event { surface.restore(rect) }
  }

  /// At the lower right; at the lower left where the point would be covered there.
  static func place(_ size: Size, on monitor: Rect, off point: Point, margin: Int) -> Rect {
    let corner = Point(
      x: monitor.maxX - margin - size.width, y: monitor.maxY - margin - size.height)
    var frame = Rect(origin: corner, size: size)
    if frame.contains(point) { frame.origin.x = monitor.minX + margin }
    return frame
  }
}
