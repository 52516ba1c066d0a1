internal import CX11
internal import Geometry

/// The first event numbers of the extensions in use; nil for one not in use.
struct EventCodes {
  var fixes: Int32?
  var damage: Int32?
  var sync: Int32?
  var randr: Int32?
}

extension Event {
  init(_ raw: XEvent, codes: EventCodes) {
    switch raw.type {
    case KeyPress, KeyRelease: self = .key(KeyEvent(raw.xkey))
    case ButtonPress, ButtonRelease: self = .button(ButtonEvent(raw.xbutton))
    case MotionNotify: self = .motion(MotionEvent(raw.xmotion))
    case EnterNotify, LeaveNotify: self = .crossing(CrossingEvent(raw.xcrossing))
    case FocusIn, FocusOut: self = .focus(FocusEvent(raw.xfocus))
    case Expose:
      let event = raw.xexpose
      self = .expose(
        WindowID(rawValue: event.window),
        Rect(
          x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)),
        remaining: Int(event.count))
    case ConfigureNotify: self = .configure(ConfigureEvent(raw.xconfigure))
    case MapNotify: self = .mapped(WindowID(rawValue: raw.xmap.window))
    case UnmapNotify: self = .unmapped(WindowID(rawValue: raw.xunmap.window))
    case DestroyNotify: self = .destroyed(WindowID(rawValue: raw.xdestroywindow.window))
    case CreateNotify:
      let event = raw.xcreatewindow
      self = .created(WindowID(rawValue: event.window), parent: WindowID(rawValue: event.parent))
    case VisibilityNotify:
      let event = raw.xvisibility
      self = .visibility(
        WindowID(rawValue: event.window), obscured: event.state != VisibilityUnobscured)
    case PropertyNotify:
      let event = raw.xproperty
      self = .property(
        PropertyEvent(
          window: WindowID(rawValue: event.window), name: Atom(rawValue: event.atom),
          isDeleted: event.state == PropertyDelete, time: Timestamp(rawValue: event.time)))
    case ClientMessage: self = .clientMessage(ClientMessageEvent(raw.xclient))
    case SelectionRequest: self = .selectionRequest(SelectionRequestEvent(raw.xselectionrequest))
    case SelectionNotify: self = .selectionNotify(SelectionNotifyEvent(raw.xselection))
    case SelectionClear:
      let event = raw.xselectionclear
      self = .selectionCleared(
        selection: Atom(rawValue: event.selection), window: WindowID(rawValue: event.window),
        time: Timestamp(rawValue: event.time))
    case MappingNotify: self = .keyboardMapping
    default: self = Event(extending: raw, codes: codes)
    }
  }

  /// Events of extensions: their structures lie over the core's, which Swift cannot name.
  private init(extending raw: XEvent, codes: EventCodes) {
    let type = raw.type
    if let first = codes.damage, type == first + XDamageNotify {
      let event = withUnsafeBytes(of: raw) { $0.load(as: XDamageNotifyEvent.self) }
      self = .damage(
        DamageEvent(
          damage: DamageID(rawValue: event.damage),
          drawable: DrawableID(rawValue: event.drawable),
          area: Rect(event.area), geometry: Rect(event.geometry)))
    } else if let first = codes.fixes, type == first + XFixesSelectionNotify {
      let event = withUnsafeBytes(of: raw) { $0.load(as: XFixesSelectionNotifyEvent.self) }
      self = .selectionOwner(
        selection: Atom(rawValue: event.selection), owner: WindowID(rawValue: event.owner))
    } else if let first = codes.sync, type == first + XSyncAlarmNotify {
      let event = withUnsafeBytes(of: raw) { $0.load(as: XSyncAlarmNotifyEvent.self) }
      // Its end is told likewise.
      let isReached = event.state != XSyncAlarmDestroyed
      self = isReached ? .alarm(AlarmID(rawValue: event.alarm)) : .other(Int(type))
    } else if let first = codes.randr,
      [first + RRScreenChangeNotify, first + RRNotify].contains(type)
    {
      self = .monitors
    } else {
      self = .other(Int(type))
    }
  }
}

extension Rect {
  fileprivate init(_ raw: XRectangle) {
    self.init(x: Int(raw.x), y: Int(raw.y), width: Int(raw.width), height: Int(raw.height))
  }
}

extension Point {
  fileprivate init(_ x: Int32, _ y: Int32) { self.init(x: Int(x), y: Int(y)) }
}

extension KeyEvent {
  fileprivate init(_ raw: XKeyEvent) {
    self.init(
      isPress: raw.type == KeyPress, window: WindowID(rawValue: raw.window), keycode: raw.keycode,
      state: KeyState(rawValue: raw.state), position: Point(raw.x, raw.y),
      rootPosition: Point(raw.x_root, raw.y_root), time: Timestamp(rawValue: raw.time),
      isSynthetic: raw.send_event != 0, serial: raw.serial)
  }
}

extension ButtonEvent {
  fileprivate init(_ raw: XButtonEvent) {
    self.init(
      isPress: raw.type == ButtonPress, window: WindowID(rawValue: raw.window),
      button: Int(raw.button), state: KeyState(rawValue: raw.state),
      position: Point(raw.x, raw.y), rootPosition: Point(raw.x_root, raw.y_root),
      time: Timestamp(rawValue: raw.time))
  }
}

extension MotionEvent {
  fileprivate init(_ raw: XMotionEvent) {
    self.init(
      window: WindowID(rawValue: raw.window), state: KeyState(rawValue: raw.state),
      position: Point(raw.x, raw.y), rootPosition: Point(raw.x_root, raw.y_root),
      time: Timestamp(rawValue: raw.time))
  }
}

extension CrossingEvent {
  fileprivate init(_ raw: XCrossingEvent) {
    self.init(
      isEnter: raw.type == EnterNotify, window: WindowID(rawValue: raw.window),
      mode: NotifyMode(rawValue: raw.mode) ?? .normal, isInferior: raw.detail == NotifyInferior,
      state: KeyState(rawValue: raw.state), position: Point(raw.x, raw.y),
      rootPosition: Point(raw.x_root, raw.y_root), time: Timestamp(rawValue: raw.time))
  }
}

extension FocusEvent {
  fileprivate init(_ raw: XFocusChangeEvent) {
    self.init(
      isIn: raw.type == FocusIn, window: WindowID(rawValue: raw.window),
      mode: NotifyMode(rawValue: raw.mode) ?? .normal,
      isPointer: raw.detail == NotifyPointer || raw.detail == NotifyPointerRoot)
  }
}

extension ConfigureEvent {
  fileprivate init(_ raw: XConfigureEvent) {
    self.init(
      window: WindowID(rawValue: raw.window),
      frame: Rect(
        x: Int(raw.x), y: Int(raw.y), width: Int(raw.width), height: Int(raw.height)),
      isSynthetic: raw.send_event != 0)
  }
}

extension ClientMessageEvent {
  fileprivate init(_ raw: XClientMessageEvent) {
    let longs = raw.data.l
    self.init(
      window: WindowID(rawValue: raw.window), type: Atom(rawValue: raw.message_type),
      words: raw.format == 32
        ? [longs.0, longs.1, longs.2, longs.3, longs.4].map { UInt32(truncatingIfNeeded: $0) }
        : [])
    if raw.format == 8 { bytes = withUnsafeBytes(of: raw.data.b) { Array($0) } }
  }
}

extension SelectionRequestEvent {
  fileprivate init(_ raw: XSelectionRequestEvent) {
    self.init(
      owner: WindowID(rawValue: raw.owner), requestor: WindowID(rawValue: raw.requestor),
      selection: Atom(rawValue: raw.selection), target: Atom(rawValue: raw.target),
      property: Atom(rawValue: raw.property), time: Timestamp(rawValue: raw.time))
  }
}

extension SelectionNotifyEvent {
  fileprivate init(_ raw: XSelectionEvent) {
    self.init(
      requestor: WindowID(rawValue: raw.requestor), selection: Atom(rawValue: raw.selection),
      target: Atom(rawValue: raw.target), property: Atom(rawValue: raw.property),
      time: Timestamp(rawValue: raw.time))
  }
}
