internal import CX11
public import Geometry

/// One of the rectangles that the user sees as a screen of its own.
public struct Monitor: Hashable, Sendable {
  /// In the root window's pixels.
  public let frame: Rect
  public let isPrimary: Bool
  /// Its width in millimetres; 0 where it does not say.
  public let widthInMillimetres: Int

  public init(frame: Rect, isPrimary: Bool, widthInMillimetres: Int = 0) {
    self.frame = frame
    self.isPrimary = isPrimary
    self.widthInMillimetres = widthInMillimetres
  }
}

extension [Monitor] {
  /// The monitor that shows the point; where none does, the nearest one.
  public func nearest(to point: Point) -> Monitor? {
    self.min { a, b in a.frame.distance(to: point) < b.frame.distance(to: point) }
  }
}

extension Display {
  /// Tells by `Event.monitors` of changes to them from now on; without RANDR there are none.
  ///
  /// Monitors that were only named, by `xrandr --setmonitor`, are told of as a configured root.
  ///
  /// C: `XRRSelectInput`.
  public func watchMonitors() {
    guard eventCodes.randr == nil, let codes = codes(of: .randr) else { return }
    eventCodes.randr = Int32(codes.firstEvent)
    listen(for: .structure)
    XRRSelectInput(
      raw, screen.root.rawValue,
      Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask | RROutputChangeNotifyMask))
  }

  /// The monitors as they are now, the primary first; without RANDR the whole screen as one.
  ///
  /// C: `XRRGetMonitors`.
  public func monitors() -> [Monitor] {
    let whole = bounds(of: screen.root) ?? Rect(origin: .zero, size: screen.size)
    let fallback = [Monitor(frame: whole, isPrimary: true)]
    guard supports(.randr) else { return fallback }
    var major: Int32 = 0
    var minor: Int32 = 0
    guard XRRQueryVersion(raw, &major, &minor) != 0, (major, minor) >= (1, 5) else {
      return fallback
    }
    var count: Int32 = 0
    guard let list = XRRGetMonitors(raw, screen.root.rawValue, 1, &count) else { return fallback }
    defer { XRRFreeMonitors(list) }
    let monitors = UnsafeBufferPointer(start: list, count: Int(count)).map { monitor in
      Monitor(
        frame: Rect(
          x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width),
          height: Int(monitor.height)),
        isPrimary: monitor.primary != 0, widthInMillimetres: Int(monitor.mwidth))
    }.filter { !$0.frame.isEmpty }
    if monitors.isEmpty { return fallback }
    return monitors.filter(\.isPrimary) + monitors.filter { !$0.isPrimary }
  }
}

extension Rect {
  /// The squared distance to the nearest of its pixels; 0 inside.
  fileprivate func distance(to point: Point) -> Int {
    let gap = point - clamp(point)
    return gap.x * gap.x + gap.y * gap.y
  }
}
