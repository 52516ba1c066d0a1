internal import CX11

/// A number on the server that other clients can wait for.
///
/// C: `XSyncCounter`.
public struct CounterID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A wait for a counter to reach a value.
///
/// C: `XSyncAlarm`.
public struct AlarmID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A counter of ours, destroyed with its owner.
public final class SyncCounter {
  public let id: CounterID
  private let display: Display

  /// Creates it at 0; throws where the server lacks SYNC.
  ///
  /// C: `XSyncCreateCounter`.
  public init(_ display: Display) throws(XError) {
    try display.useSync()
    self.display = display
    id = CounterID(rawValue: XSyncCreateCounter(display.raw, XSyncValue(0)))
  }

  deinit { XSyncDestroyCounter(display.raw, id.rawValue) }

  /// C: `XSyncSetCounter`.
  public func set(_ value: Int64) {
    XSyncSetCounter(display.raw, id.rawValue, XSyncValue(value))
  }
}

/// Tells once, by `Event.alarm`, that a counter has reached a value; ended with its owner.
public final class SyncAlarm {
  public let id: AlarmID
  private let display: Display

  /// Waits for any client's counter to be at least `value`.
  ///
  /// C: `XSyncCreateAlarm`.
  public init(_ counter: CounterID, reaching value: Int64, on display: Display) throws(XError) {
    try display.useSync()
    self.display = display
    var attributes = XSyncAlarmAttributes()
    attributes.trigger.counter = counter.rawValue
    attributes.trigger.value_type = XSyncAbsolute
    attributes.trigger.wait_value = XSyncValue(value)
    attributes.trigger.test_type = XSyncPositiveComparison
    attributes.delta = XSyncValue(0)
    attributes.events = 1
    let mask =
      XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType | XSyncCADelta
      | XSyncCAEvents
    id = try display.trapping { () throws(XError) in
      AlarmID(rawValue: XSyncCreateAlarm(display.raw, UInt(mask), &attributes))
    }
  }

  deinit {
    // The counter may be gone, and the alarm with it.
    _ = try? display.trapping { () throws(XError) in XSyncDestroyAlarm(display.raw, id.rawValue) }
  }
}

extension Display {
  /// C: `XSyncQueryExtension`, `XSyncInitialize`.
  fileprivate func useSync() throws(XError) {
    guard eventCodes.sync == nil else { return }
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 0
    var minor: Int32 = 0
    // On a connection lost by now, XSyncInitialize follows a null pointer.
    guard XSyncQueryExtension(raw, &event, &error) != 0, !isLost,
      XSyncInitialize(raw, &major, &minor) != 0
    else { throw .missing(.sync) }
    eventCodes.sync = event
  }
}

extension XSyncValue {
  fileprivate init(_ value: Int64) {
    self.init(hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value))
  }
}
