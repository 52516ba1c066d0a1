internal import CX11
public import Geometry

extension Display {
  /// The keys that are down at this moment, by keycode.
  ///
  /// C: `XQueryKeymap`.
  public func heldKeys() -> [UInt32] {
    var map = [CChar](repeating: 0, count: 32)
    XQueryKeymap(raw, &map)
    return (0..<256).filter { UInt8(bitPattern: map[$0 / 8]) & (1 << ($0 % 8)) != 0 }
      .map { UInt32($0) }
  }

  /// Drops what is queued of these keys; to follow `heldKeys`, which knows better.
  ///
  /// A repeat from before `detectAutoRepeat` looks like a release and a press. Events that come
  /// later stay. C: `QLength`.
  public func dropQueuedEvents(of keycodes: [UInt32]) {
    var kept: [Event] = []
    for _ in 0..<(held.count + Int(XEventsQueued(raw, QueuedAlready))) {
      guard let event = nextEvent() else { break }
      if case .key(let key) = event, keycodes.contains(key.keycode) { continue }
      kept.append(event)
    }
    held = kept + held
  }

  /// Moves the pointer from where the server has it.
  ///
  /// C: `XWarpPointer`.
  public func warpPointer(by delta: Point) {
    XWarpPointer(raw, 0, 0, 0, 0, 0, 0, Int32(delta.x), Int32(delta.y))
  }
}

extension Keysym {
  /// Shift, Control, a lock or a layout switch: it only changes what other keys mean.
  public var isModifier: Bool {
    switch rawValue {
    case 0xFFE1...0xFFEE, 0xFE01...0xFE0F, 0xFF7E, Self.numLock.rawValue, Self.scrollLock.rawValue:
      true
    default: false
    }
  }
}
