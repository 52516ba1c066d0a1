public import Geometry
public import X11

/// The colour profiles that the desktop has set for its monitors.
///
/// They hang on the root window, one for each monitor, as the ICC Profiles in X Specification 0.4 has
/// it: `_ICC_PROFILE` for the first, `_ICC_PROFILE_1` for the second and so on.
public final class MonitorProfiles {
  private let display: Display
  /// As they were when last asked for.
  private var monitors: [Monitor]?
  /// What profiles were asked by, and of which monitors.
  private var names: [Atom: Int] = [:]

  public init(_ display: Display) { self.display = display }

  /// Which monitor shows the point, or is nearest to it.
  public func monitor(at point: Point) -> Int {
    // Wanted first: what changes in between is told of.
    display.watchMonitors()
    let monitors = monitors ?? display.monitors()
    self.monitors = monitors
    return monitors.nearest(to: point).flatMap { monitors.firstIndex(of: $0) } ?? 0
  }

  /// Something was moved on the screen: the monitors are looked at anew.
  public func forgetMonitors() { monitors = nil }

  /// The profile of a monitor; nil where it has none.
  ///
  /// - Parameter limit: in bytes; more are read of a larger one, but not all.
  public func bytes(of monitor: Int, atMost limit: Int) -> [UInt8]? {
    let name = display.atom(monitor == 0 ? "_ICC_PROFILE" : "_ICC_PROFILE_\(monitor)")
    if names.isEmpty { display.listen(for: .property) }
    names[name] = monitor
    let property = display.property(name, of: display.screen.root, atMost: limit)
    return property.flatMap { $0.bytes.isEmpty ? nil : $0.bytes }
  }

  /// The monitor whose profile was set anew or taken away, of those asked for; nil for other events.
  public func changed(by event: Event) -> Int? {
    guard case .property(let change) = event, change.window == display.screen.root else {
      return nil
    }
    return names[change.name]
  }
}
