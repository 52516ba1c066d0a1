internal import CX11
public import Geometry

/// A window of ours, destroyed with its owner.
public final class Window {
  /// What a window is made of; what cannot change afterwards.
  public struct Form {
    public var frame: Rect
    /// Nil takes the root's visual and colour map.
    public var visual: Visual?
    public var colormap: ColormapID?
    /// Placed and stacked by ourselves, unseen by the window manager: popups and the loupe.
    public var overrideRedirect = false
    /// Takes events and shows nothing.
    ///
    /// C: `InputOnly`.
    public var inputOnly = false
    public var events: EventMask = []

    public init(frame: Rect) { self.frame = frame }
  }

  public let display: Display
  public let id: WindowID

  /// Creates it unmapped and without a background, so that the server never paints over ours.
  ///
  /// C: `XCreateWindow`.
  public init(_ form: Form, on display: Display) {
    var attributes = XSetWindowAttributes()
    attributes.event_mask = form.events.rawValue
    attributes.override_redirect = form.overrideRedirect ? 1 : 0
    attributes.bit_gravity = NorthWestGravity
    var mask = CWEventMask | CWOverrideRedirect
    if !form.inputOnly {
      attributes.background_pixmap = 0
      attributes.border_pixel = 0
      attributes.colormap = (form.colormap ?? display.screen.colormap).rawValue
      mask |= CWBackPixmap | CWBorderPixel | CWColormap | CWBitGravity
    }
    let visual = form.visual ?? display.screen.visual
    id = WindowID(
      rawValue: XCreateWindow(
        display.raw, display.screen.root.rawValue,
        Int32(form.frame.minX), Int32(form.frame.minY),
        UInt32(max(1, form.frame.width)), UInt32(max(1, form.frame.height)), 0,
        form.inputOnly ? 0 : Int32(visual.depth),
        UInt32(form.inputOnly ? InputOnly : InputOutput), visual.raw, UInt(mask), &attributes))
    self.display = display
  }

  deinit { XDestroyWindow(display.raw, id.rawValue) }

  /// C: `XMapWindow`.
  public func map() { XMapWindow(display.raw, id.rawValue) }

  /// C: `XMapRaised`.
  public func mapRaised() { XMapRaised(display.raw, id.rawValue) }

  /// C: `XUnmapWindow`.
  public func unmap() { XUnmapWindow(display.raw, id.rawValue) }

  /// C: `XRaiseWindow`.
  public func raise() { XRaiseWindow(display.raw, id.rawValue) }

  /// Puts it right below another window of ours.
  ///
  /// C: `XConfigureWindow`.
  public func stack(below sibling: Window) {
    var changes = XWindowChanges()
    changes.sibling = sibling.id.rawValue
    changes.stack_mode = Below
    XConfigureWindow(display.raw, id.rawValue, UInt32(CWSibling | CWStackMode), &changes)
  }

  /// What the server paints it with, wherever it is exposed; the pixmap may go then.
  ///
  /// C: `XSetWindowBackgroundPixmap`.
  public func setBackground(_ pixmap: borrowing Pixmap) {
    XSetWindowBackgroundPixmap(display.raw, id.rawValue, pixmap.id.rawValue)
  }

  /// Paints all of it with its background.
  ///
  /// C: `XClearWindow`.
  public func clear() { XClearWindow(display.raw, id.rawValue) }

  /// C: `XMoveWindow`.
  public func move(to origin: Point) {
    XMoveWindow(display.raw, id.rawValue, Int32(origin.x), Int32(origin.y))
  }

  /// C: `XResizeWindow`.
  public func resize(to size: Size) {
    XResizeWindow(
      display.raw, id.rawValue, UInt32(max(1, size.width)), UInt32(max(1, size.height)))
  }

  /// C: `XMoveResizeWindow`.
  public func moveResize(to frame: Rect) {
    XMoveResizeWindow(
      display.raw, id.rawValue, Int32(frame.minX), Int32(frame.minY),
      UInt32(max(1, frame.width)), UInt32(max(1, frame.height)))
  }

  /// C: `XSelectInput`.
  public func select(_ events: EventMask) { display.select(events, of: id) }

  /// Nil takes the parent's.
  ///
  /// C: `XDefineCursor`.
  public func setCursor(_ cursor: CursorImage?) {
    if let cursor {
      XDefineCursor(display.raw, id.rawValue, cursor.id.rawValue)
    } else {
      XUndefineCursor(display.raw, id.rawValue)
    }
  }

  /// The pointer is never in it, but in what is below; where the server lacks XFIXES, it is.
  ///
  /// C: `XFixesSetWindowShapeRegion`.
  public func letPointerThrough() {
    guard display.supports(.fixes) else { return }
    let nothing = XFixesCreateRegion(display.raw, nil, 0)
    let input: Int32 = 2
    XFixesSetWindowShapeRegion(display.raw, id.rawValue, input, 0, 0, nothing)
    XFixesDestroyRegion(display.raw, nothing)
  }

  /// Gives it the keyboard; refused, and logged, where it is not viewable.
  ///
  /// C: `XSetInputFocus`.
  public func focus(at time: Timestamp = .current) {
    XSetInputFocus(display.raw, id.rawValue, Int32(RevertToParent), time.rawValue)
  }
}

extension Display {
  /// Asks for events of any window, our own choice of them replacing the last.
  ///
  /// C: `XSelectInput`.
  public func select(_ events: EventMask, of window: WindowID) {
    XSelectInput(raw, window.rawValue, events.rawValue)
  }

  /// Asks for events of the root window, besides those asked for before.
  public func listen(for events: EventMask) {
    rootEvents.formUnion(events)
    select(rootEvents, of: screen.root)
  }

  /// Where a window is inside its parent, and how large; nil where it is gone.
  ///
  /// C: `XGetGeometry`.
  public func bounds(of window: WindowID) -> Rect? {
    var root: CX11.Window = 0
    var x: Int32 = 0
    var y: Int32 = 0
    var width: UInt32 = 0
    var height: UInt32 = 0
    var border: UInt32 = 0
    var depth: UInt32 = 0
    let status = try? trapping { () throws(XError) -> Int32 in
      XGetGeometry(raw, window.rawValue, &root, &x, &y, &width, &height, &border, &depth)
    }
    guard let status, status != 0 else { return nil }
    return Rect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// The point of one window in the coordinates of another.
  ///
  /// C: `XTranslateCoordinates`.
  public func translate(_ point: Point, from source: WindowID, to target: WindowID) -> Point? {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: CX11.Window = 0
    let status = try? trapping { () throws(XError) -> Int32 in
      XTranslateCoordinates(
        raw, source.rawValue, target.rawValue, Int32(point.x), Int32(point.y), &x, &y, &child)
    }
    guard let status, status != 0 else { return nil }
    return Point(x: Int(x), y: Int(y))
  }

  /// The children of a window, the lowest first; none where it is gone.
  ///
  /// C: `XQueryTree`.
  public func children(of window: WindowID) -> [WindowID] {
    var root: CX11.Window = 0
    var parent: CX11.Window = 0
    var list: UnsafeMutablePointer<CX11.Window>?
    var count: UInt32 = 0
    let status = try? trapping { () throws(XError) -> Int32 in
      XQueryTree(raw, window.rawValue, &root, &parent, &list, &count)
    }
    guard let status, status != 0, let list else { return [] }
    defer { XFree(list) }
    return UnsafeBufferPointer(start: list, count: Int(count)).map { WindowID(rawValue: $0) }
  }
}
