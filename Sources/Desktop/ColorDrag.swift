import ColorModel
import Geometry
import Views
import X11

/// A colour as other programs take it from a drag.
public struct DraggedColor {
  /// Red, green, blue and alpha of sRGB, 0 to 65535.
  public var channels: [UInt16]
  public var text: String

  public init(channels: [UInt16], text: String) {
    self.channels = channels
    self.text = text
  }
}

/// A colour dragged out of a window: the pointer, the picture beside it, and the offer.
///
/// While it is held all input is its own. After the drop it answers the target on.
final class ColorDrag {
  private let desk: Desk
  private let window: WindowID
  private var source: DragSource?
  private var grab: PointerGrab?
  private var icon: DragIcon?

  /// Takes the pointer, whose button is held; nil where that cannot be.
  init?(
    of color: Color, as offer: DraggedColor, _ context: ViewContext, _ desk: Desk,
    from window: WindowID
  ) {
    self.desk = desk
    self.window = window
    let display = desk.display
    guard let pointer = display.queryPointer() else { return nil }
    grab = Self.grab(display, window, desk.cursor(.arrow))
    let type = display.atom(Drop.colorType)
    source = DragSource(
      desk.loop, [(type, Property(type: type, .halves(offer.channels)))], text: offer.text,
      client: DragSource.Client(
        accepted: { [weak self] in self?.accepted($0) }, ended: { [weak self] _ in self?.letGo() }))
    guard grab != nil, source != nil else { return nil }
    icon = try? DragIcon(
      DragPicture(color), at: pointer.rootPosition, context, desk, owner: window)
  }

  /// Takes the event, if it has to do with the drag.
  func handle(_ event: Event) -> Bool {
    guard let source else { return false }
    if grab != nil {
      switch event {
      case .motion(let motion) where motion.window == window:
        move(to: motion.rootPosition, at: motion.time)
        return true
      case .button(let button) where button.window == window:
        if button.button == 1, !button.isPress {
          move(to: button.rootPosition, at: button.time)
          letGo()
          source.drop(at: button.time)
        }
        return true
      case .key(let key) where key.window == window:
        if key.isPress, KeyPress(desk.keyboard.stroke(for: key)).key == .escape { cancel() }
        return true
      case .crossing(let crossing) where crossing.window == window: return true
      case .expose(let id, let rect, _) where id == icon?.id:
        icon?.restore(rect)
        return true
      // With the window its hold on the pointer has gone.
      case .unmapped(window): cancel()
      default: break
      }
    }
    return source.handle(event)
  }

  func cancel() {
    source?.cancel()
    letGo()
  }

  private func move(to point: Point, at time: Timestamp) {
    icon?.move(to: point)
    source?.move(to: point, at: time)
  }

  private func accepted(_ isAccepted: Bool) {
    grab?.setCursor(desk.cursor(isAccepted ? .hand : .arrow), events: .pointer)
  }

  private func letGo() {
    grab = nil
    icon = nil
  }

  /// The pointer alone where another program holds the keyboard: then Esc does nothing.
  private static func grab(
    _ display: Display, _ window: WindowID, _ cursor: CursorImage
  ) -> PointerGrab? {
    if let both = try? PointerGrab(display, window: window, events: .pointer, cursor: cursor) {
      return both
    }
    return try? PointerGrab(
      display, window: window, events: .pointer, cursor: cursor, devices: .pointer)
  }
}
