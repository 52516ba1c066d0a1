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
///
/// Where the server has several screens, the pointer comes to the grab window's and stays there: on
/// another, its coordinates would mean nothing.
public struct PointerGrab: ~Copyable {
  /// What is taken.
  public struct Devices: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pointer = Devices(rawValue: 1)
    public static let keyboard = Devices(rawValue: 2)
  }

  private let display: Display
  private let devices: Devices

  /// Takes all of the devices or none.
  ///
  /// A round trip each.
  ///
  /// - Parameters:
  ///   - window: every event of the devices comes to it from now on.
  ///   - ownWindows: events over windows of ours go there as usual, and the rest to `window`.
  ///
  /// C: `XGrabPointer`, `XGrabKeyboard`.
  public init(
    _ display: Display, window: WindowID, events: EventMask, cursor: CursorImage?,
    devices: Devices = [.pointer, .keyboard], ownWindows: Bool = false,
    time: Timestamp = .current
  ) throws(GrabRefusal) {
    let mask = UInt32(truncatingIfNeeded: events.intersection(.pointer).rawValue)
    let toOwner: Int32 = ownWindows ? 1 : 0
    let confinement = XScreenCount(display.raw) > 1 ? display.screen.root.rawValue : 0
    if devices.contains(.pointer) {
      try Self.take(on: display) {
        XGrabPointer(
          display.raw, window.rawValue, toOwner, mask, GrabModeAsync, GrabModeAsync,
          confinement, cursor?.id.rawValue ?? 0, time.rawValue)
      }
    }
    if devices.contains(.keyboard) {
      do {
        try Self.take(on: display) {
          XGrabKeyboard(
            display.raw, window.rawValue, toOwner, GrabModeAsync, GrabModeAsync, time.rawValue)
        }
      } catch {
        if devices.contains(.pointer) { XUngrabPointer(display.raw, 0) }
        throw error
      }
    }
    self.display = display
    self.devices = devices
  }

  /// Lets go at once: the next event may already be another client's.
  deinit {
    if devices.contains(.keyboard) { XUngrabKeyboard(display.raw, 0) }
    if devices.contains(.pointer) { XUngrabPointer(display.raw, 0) }
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

  private static func take(
    on display: Display, _ grab: () -> Int32
  ) throws(GrabRefusal) {
    let status = try? display.trapping { () throws(XError) in grab() }
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
