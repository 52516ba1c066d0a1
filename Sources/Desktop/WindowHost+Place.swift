public import Geometry
public import X11

/// Where the window is on the screen.
extension WindowHost {
  /// The corner of the window on the root window, without its frame, and its size at scale 1.
  ///
  /// Nil while it is not as its user has it: maximised, the whole screen, or put away. One that gave
  /// way to another window, and was left there, is where it would have been.
  public var place: (origin: Point, size: Size)? {
    let display = desk.display
    let passing: [AtomName] = [
      .netWMStateMaximizedHorz, .netWMStateMaximizedVert, .netWMStateFullscreen,
    ]
    guard !isHidden, Set(window.states).isDisjoint(with: passing.map { display[$0] }),
      let origin = display.translate(.zero, from: window.id, to: display.screen.root)
    else { return nil }
    return (origin == moved?.to ? moved?.from ?? origin : origin, natural.size)
  }

  /// The middle of the window on the root window.
  public var center: Point { surface.onScreen(surface.bounds).center }

  /// Some managers put the frame where the window itself was to be: it would creep at every start.
  func settle() {
    guard let wanted else { return }
    self.wanted = nil
    let frame = desk.display.topLevel(of: window.id).flatMap(desk.display.bounds)
    if frame?.origin == wanted, surface.originOnScreen != wanted { window.move(to: wanted) }
  }

  /// Brings the window to the front, and to the monitor that shows the point.
  ///
  /// - Parameter time: when the user asked for it; nil is now.
  public func bringToFront(at point: Point?, since time: Timestamp? = nil) {
    if let point { move(toMonitorAt: point) }
    if desk.display.managerSupports(.netActiveWindow) {
      let time = time ?? desk.display.serverTime(by: window.id)
      if let time { window.setUserTime(time) }
      window.activate(at: time ?? .current)
    } else {
      window.mapRaised()
      window.focus()
    }
  }

  /// Brings the window to the user: to the desktop that is shown, and to the front.
  ///
  /// - Parameter time: when the user asked for it; nil is now.
  public func present(since time: Timestamp? = nil) {
    window.moveToCurrentDesktop()
    bringToFront(at: nil, since: time)
  }

  /// It keeps its place on the monitor, as far as it goes.
  private func move(toMonitorAt point: Point) {
    let frame = surface.onScreen(surface.bounds)
    let (old, new) = (desk.monitor(at: frame.center), desk.monitor(at: point))
    guard old != new else { return }
    let moved = Rect(origin: frame.origin - old.origin + new.origin, size: frame.size)
    let extents = desk.display.frameExtents(of: window.id)
    let room = desk.workArea(at: new.center).inset(by: extents)
    window.move(to: moved.moved(into: room).origin)
  }
}

extension Desk {
  /// The monitors, as `1920x1080+0+0 1280x1024+1920+0`: tells one arrangement from another.
  public var monitorLayout: String {
    display.monitors().map(\.frame).sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
      .map { "\($0.width)x\($0.height)+\($0.minX)+\($0.minY)" }.joined(separator: " ")
  }

  /// The frame moved to be wholly on the monitor that shows its middle, and cut where it is larger.
  func onScreen(_ frame: Rect) -> Rect { frame.moved(into: workArea(at: frame.center)) }

  /// A frame on the screen moved down and to the right of the windows of a class that are there, and
  /// on from the corner where the monitor ends.
  func besideOthers(_ frame: Rect, ofClass name: String, by step: Int) -> Rect {
    let others = display.origins(ofClass: name)
    let shift = Point(x: step, y: step)
    var place = frame
    // From the corner on it meets each of them once more at most.
    for _ in 0...2 * others.count {
      let isTaken = others.contains {
        abs($0.x - place.minX) < step && abs($0.y - place.minY) < step
      }
      guard isTaken else { return place }
      let next = place.offset(by: shift)
      let area = workArea(at: place.center)
      // The title bar of the manager is above the corner.
      let corner = Rect(origin: area.origin + shift, size: place.size)
      place = area.contains(next) ? next : onScreen(corner)
    }
    return place
  }
}

extension Rect {
  /// Moved no further than it takes to lie in `room`, and cut to its size.
  fileprivate func moved(into room: Rect) -> Rect {
    let size = size.cut(to: room.size)
    return Rect(
      x: min(max(minX, room.minX), room.maxX - size.width),
      y: min(max(minY, room.minY), room.maxY - size.height), width: size.width, height: size.height)
  }
}
