internal import CX11
public import Geometry

/// Why the server did not give the pointer or the keyboard to us.
public enum GrabRefusal: Int32, Error, Sendable {
  /// Another client holds it: try again.
  ///
  /// C: `AlreadyGrabbed`.
  case held = 1
  /// C: `GrabInvalidTime`.
  case invalidTime
  /// The window is not on the screen.
  ///
  /// C: `GrabNotViewable`.
  case notViewable
  /// A grab of another client has frozen it: try again.
  ///
  /// C: `GrabFrozen`.
  case frozen
  /// The connection is lost, or the window gone.
  case failed

  /// Whether another try may go better.
  public var isPassing: Bool { self == .held || self == .frozen }
}

/// The pointer and the keyboard, all to ourselves until its owner lets go.
public struct PointerGrab: ~Copyable {
  private let display: Display

  /// Takes both or none; every event of theirs then comes to the window.
  ///
  /// Two round trips.
  ///
  /// C: `XGrabPointer`, `XGrabKeyboard`.
  public init(
    _ display: Display, window: WindowID, events: EventMask, cursor: CursorImage?,
    time: Timestamp = .current
  ) throws(GrabRefusal) {
    let mask = UInt32(truncatingIfNeeded: events.intersection(.pointer).rawValue)
    let pointer = try? display.trapping { () throws(XError) -> Int32 in
      XGrabPointer(
        display.raw, window.rawValue, 0, mask, GrabModeAsync, GrabModeAsync, 0,
        cursor?.id.rawValue ?? 0, time.rawValue)
    }
    try Self.check(pointer)
    let keyboard = try? display.trapping { () throws(XError) -> Int32 in
      XGrabKeyboard(display.raw, window.rawValue, 0, GrabModeAsync, GrabModeAsync, time.rawValue)
    }
    do {
      try Self.check(keyboard)
    } catch {
      XUngrabPointer(display.raw, time.rawValue)
      throw error
    }
    self.display = display
  }

  /// Lets go at once: the next event may already be another client's.
  deinit {
    XUngrabKeyboard(display.raw, 0)
    XUngrabPointer(display.raw, 0)
    XFlush(display.raw)
  }

  /// Changes the shape of the pointer.
  ///
  /// C: `XChangeActivePointerGrab`.
  public func setCursor(_ cursor: CursorImage?, events: EventMask) {
    XChangeActivePointerGrab(
      display.raw, UInt32(truncatingIfNeeded: events.intersection(.pointer).rawValue),
      cursor?.id.rawValue ?? 0, 0)
  }

  private static func check(_ status: Int32?) throws(GrabRefusal) {
    guard let status else { throw .failed }
    if status != GrabSuccess { throw GrabRefusal(rawValue: status) ?? .failed }
  }
}

/// Where the pointer is and what is held.
public struct PointerState: Hashable, Sendable {
  public var rootPosition: Point
  public var state: KeyState
}

extension Display {
  /// Nil where the pointer is on another screen, or the connection lost.
  ///
  /// C: `XQueryPointer`.
  public func queryPointer() -> PointerState? {
    var root: CX11.Window = 0
    var child: CX11.Window = 0
    var rootX: Int32 = 0
    var rootY: Int32 = 0
    var x: Int32 = 0
    var y: Int32 = 0
    var state: UInt32 = 0
    let isHere = XQueryPointer(
      raw, screen.root.rawValue, &root, &child, &rootX, &rootY, &x, &y, &state)
    guard isHere != 0 else { return nil }
    return PointerState(
      rootPosition: Point(x: Int(rootX), y: Int(rootY)), state: KeyState(rawValue: state))
  }

  /// Puts the pointer at a point of the root window.
  ///
  /// C: `XWarpPointer`.
  public func warpPointer(to point: Point) {
    XWarpPointer(raw, 0, screen.root.rawValue, 0, 0, 0, 0, Int32(point.x), Int32(point.y))
  }
}
