import Geometry
import Views
import X11

/// The window and its manager, or the lack of one.
extension WindowHost {
  /// Asks the manager to keep the window above others, or no longer; false where it cannot.
  ///
  /// `Content.keptAbove` tells what came of it.
  public func keepAbove(_ isOn: Bool) -> Bool {
    guard desk.display.managerSupports(.netWMStateAbove) else { return false }
    window.request(.netWMStateAbove, isOn)
    return true
  }

  /// Asks for a window so much wider, at scale 1, or narrower; the left edge stays if it can.
  ///
  /// No wider than there is room on the monitor. A manager that gives windows their sizes does not
  /// follow, and one that is maximised or the whole screen is left as it is.
  public func widen(by length: Double) {
    let display = desk.display
    let (states, extents) = (window.states, display.frameExtents(of: window.id))
    let fixed = [AtomName.netWMStateMaximizedHorz, .netWMStateFullscreen].map { display[$0] }
    guard !states.contains(where: fixed.contains) else { return }
    let place = surface.onScreen(surface.bounds)
    let area = desk.workArea(at: place.center).inset(by: extents)
    var wanted = place
    wanted.size.width = max(
      context.scale(minimum).width, place.width + Int((length * context.scale.factor).rounded()))
    wanted.size.width = min(wanted.width, max(place.width, area.width))
    // To the left only where it would leave the screen.
    let x = min(place.minX, max(area.minX, area.maxX - wanted.width))
    if x == place.minX {
      window.resize(to: wanted.size)
    } else {
      window.moveResize(to: Rect(origin: Point(x: x, y: place.minY), size: wanted.size))
    }
  }

  /// What can wait until the window is there: it takes round trips.
  func joinManager() {
    // Without SYNC a resize may show a torn frame, and all else works.
    frameCounter = try? SyncCounter(desk.display)
    if let frameCounter { window.setProtocols(syncing: frameCounter) }
    takeFocus(at: .current)
    dropTarget = makeDropTarget()
    readState()
    settle()
  }

  /// Where no manager gives the keyboard to windows the window takes it.
  func takeFocus(at time: Timestamp) {
    guard !context.interaction.isActive, !desk.display.isManaged else { return }
    window.focus(at: time)
  }

  /// What happens to the window as a whole.
  func handleManager(_ event: Event) {
    switch event {
    case .configure(let change) where change.window == window.id:
      let last = surface.frame
      natural.became(change.frame.size, context.scale)
      surface.adopt(change.frame)
      resizing.resized()
      if change.frame.size != last.size { invalidate() }
      // A popup stands where its control was.
      if change.frame != last { dropPopup() }
    case .unmapped(let id) where id == window.id:
      dropPopup()
      isHidden = true
    case .mapped(let id) where id == window.id && isHidden:
      isHidden = false
      drawFrame()
    // Without a word to us: by its window manager, or a client that asks for no leave.
    case .destroyed(let id) where id == window.id: content.close()
    case .property(let change)
    where change.window == window.id && change.name == desk.display[.netWMState]: readState()
    case .clientMessage(let message) where message.window == window.id:
      switch desk.display.managerRequest(in: message) {
      case .close: content.close()
      case .ping(let ping): desk.display.answer(ping: ping)
      case .sync(let number): resizing.requested(number)
      case nil: break
      }
    default: break
    }
  }

  private func readState() {
    // Before the first frame it would be one round trip more.
    guard hasText else { return }
    let isAbove = window.states.contains(desk.display[.netWMStateAbove])
    guard isAbove != self.isAbove else { return }
    self.isAbove = isAbove
    content.keptAbove(isAbove)
  }
}
