public import Geometry

/// What the server, or another client through it, tells us.
///
/// C: `XEvent`.
///
/// Cases carry what some reader uses and no more; any other event is `other`.
public enum Event {
  case key(KeyEvent)
  case button(ButtonEvent)
  case motion(MotionEvent)
  /// The pointer entered or left a window.
  case crossing(CrossingEvent)
  /// The keyboard came to a window or left it.
  case focus(FocusEvent)
  /// A part of a window must be drawn; `remaining` more of the same batch follow.
  ///
  /// C: `Expose`.
  case expose(WindowID, Rect, remaining: Int)
  case configure(ConfigureEvent)
  /// C: `MapNotify`.
  case mapped(WindowID)
  /// C: `UnmapNotify`.
  case unmapped(WindowID)
  /// C: `DestroyNotify`.
  case destroyed(WindowID)
  /// C: `CreateNotify`.
  case created(WindowID, parent: WindowID)
  /// VisibilityNotify: whether anything covers the window.
  case visibility(WindowID, obscured: Bool)
  case property(PropertyEvent)
  case clientMessage(ClientMessageEvent)
  case selectionRequest(SelectionRequestEvent)
  case selectionNotify(SelectionNotifyEvent)
  /// Another client took the selection.
  ///
  /// C: `SelectionClear`.
  case selectionCleared(selection: Atom, window: WindowID, time: Timestamp)
  /// The owner of a watched selection changed.
  ///
  /// C: `XFixesSelectionNotify`.
  case selectionOwner(selection: Atom, owner: WindowID)
  /// The keyboard's layout or modifiers changed.
  ///
  /// C: `MappingNotify`.
  case keyboardMapping
  /// Something was drawn on a watched drawable.
  ///
  /// C: `XDamageNotify`.
  case damage(DamageEvent)
  /// A counter has reached the value of an alarm.
  ///
  /// C: `XSyncAlarmNotify`.
  case alarm(AlarmID)
  /// Monitors came, went, moved or changed, or another one is the primary.
  ///
  /// C: `XRRScreenChangeNotifyEvent`, `XRRNotifyEvent`.
  case monitors
  case other(Int)
}

/// A key went down or up.
///
/// C: `XKeyEvent`.
public struct KeyEvent: Hashable, Sendable {
  public var isPress: Bool
  public var window: WindowID
  public var keycode: UInt32
  public var state: KeyState
  public var position: Point
  public var rootPosition: Point
  public var time: Timestamp
  /// Sent by another client, not by a keyboard.
  public var isSynthetic: Bool
  var serial: UInt = 0
}

/// A button of the pointer, or a notch of its wheel, went down or up.
///
/// C: `XButtonEvent`.
public struct ButtonEvent: Hashable, Sendable {
  public var isPress: Bool
  public var window: WindowID
  /// 1 primary, 2 middle, 3 secondary, 4 and 5 wheel up and down, 6 and 7 left and right.
  public var button: Int
  /// Before this event.
  public var state: KeyState
  public var position: Point
  public var rootPosition: Point
  public var time: Timestamp
}

/// The pointer moved.
///
/// C: `XMotionEvent`.
public struct MotionEvent: Hashable, Sendable {
  public var window: WindowID
  public var state: KeyState
  public var position: Point
  public var rootPosition: Point
  public var time: Timestamp
}

/// How a grab took part in a crossing or a change of focus.
///
/// NotifyNormal and its kin.
public enum NotifyMode: Int32, Sendable {
  case normal, grab, ungrab, whileGrabbed
}

/// C: `XCrossingEvent`.
public struct CrossingEvent: Hashable, Sendable {
  public var isEnter: Bool
  public var window: WindowID
  public var mode: NotifyMode
  /// To or from a child of the window.
  ///
  /// C: `NotifyInferior`.
  public var isInferior: Bool
  public var state: KeyState
  public var position: Point
  public var rootPosition: Point
  public var time: Timestamp
}

/// C: `XFocusChangeEvent`.
public struct FocusEvent: Hashable, Sendable {
  public var isIn: Bool
  public var window: WindowID
  public var mode: NotifyMode
  /// The pointer's window shares the focus; not a focus of its own.
  ///
  /// C: `NotifyPointer`.
  public var isPointer: Bool
}

/// A window was moved, resized or restacked.
///
/// C: `XConfigureEvent`.
public struct ConfigureEvent: Hashable, Sendable {
  public var window: WindowID
  /// In the parent's coordinates; in the root's where a window manager sent it.
  public var frame: Rect
  public var isSynthetic: Bool
}

/// C: `XPropertyEvent`.
public struct PropertyEvent: Hashable, Sendable {
  public var window: WindowID
  public var name: Atom
  public var isDeleted: Bool
  public var time: Timestamp
}

/// Words from another client, or to it.
///
/// C: `XClientMessageEvent`.
public struct ClientMessageEvent: Hashable, Sendable {
  public var window: WindowID
  public var type: Atom
  /// Five words; none in a message of bytes or half words.
  public var words: [UInt32]
  /// Twenty bytes; none in a message of words.
  public var bytes: [UInt8] = []

  public init(window: WindowID, type: Atom, words: [UInt32]) {
    self.window = window
    self.type = type
    self.words = words
  }

  /// - Parameter bytes: 20 at most; the rest is filled with zeros.
  public init(window: WindowID, type: Atom, bytes: some Collection<UInt8>) {
    self.init(window: window, type: type, words: [])
    self.bytes = bytes + Array(repeating: 0, count: max(0, 20 - bytes.count))
  }
}

/// Another client asks for our selection.
///
/// C: `XSelectionRequestEvent`.
public struct SelectionRequestEvent: Hashable, Sendable {
  public var owner: WindowID
  public var requestor: WindowID
  public var selection: Atom
  public var target: Atom
  public var property: Atom
  public var time: Timestamp
}

/// The answer to our asking for a selection.
///
/// C: `XSelectionEvent`.
public struct SelectionNotifyEvent: Hashable, Sendable {
  public var requestor: WindowID
  public var selection: Atom
  public var target: Atom
  /// None: refused.
  public var property: Atom
  public var time: Timestamp
}

/// C: `XDamageNotifyEvent`.
public struct DamageEvent: Hashable, Sendable {
  public var damage: DamageID
  public var drawable: DrawableID
  /// What was drawn, inside the drawable.
  public var area: Rect
  /// Where the drawable is, in the coordinates of its parent.
  public var geometry: Rect
}

/// Which modifiers and buttons are held, and the keyboard's group.
///
/// The state field of events.
public struct KeyState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let shift = KeyState(rawValue: 1)
  public static let lock = KeyState(rawValue: 1 << 1)
  public static let control = KeyState(rawValue: 1 << 2)
  public static let mod1 = KeyState(rawValue: 1 << 3)
  public static let mod2 = KeyState(rawValue: 1 << 4)
  public static let mod3 = KeyState(rawValue: 1 << 5)
  public static let mod4 = KeyState(rawValue: 1 << 6)
  public static let mod5 = KeyState(rawValue: 1 << 7)
  public static let button1 = KeyState(rawValue: 1 << 8)
  public static let button2 = KeyState(rawValue: 1 << 9)
  public static let button3 = KeyState(rawValue: 1 << 10)

  /// The second layout is active.
  public static let group2 = KeyState(rawValue: 1 << 13)

  /// The layout, 0 to 3.
  ///
  /// C: `XkbGroupForCoreState`.
  public var group: Int { Int(rawValue >> 13) & 3 }
}
