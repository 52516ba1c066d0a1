internal import CX11

/// What hangs on a window under a name: bytes, or a list of numbers of 16 or 32 bits.
public struct Property: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case bytes([UInt8])
    case halves([UInt16])
    case words([UInt32])
  }

  public var type: Atom
  public var value: Value

  public init(type: Atom, _ value: Value) {
    self.type = type
    self.value = value
  }

  /// The bytes; none in a property of words.
  public var bytes: [UInt8] {
    if case .bytes(let bytes) = value { bytes } else { [] }
  }

  /// The numbers of 16 or 32 bits; none in a property of bytes.
  public var words: [UInt32] {
    switch value {
    case .bytes: []
    case .halves(let halves): halves.map { UInt32($0) }
    case .words(let words): words
    }
  }

  /// Numbers of 16 bits, also where they were put there as bytes, in the order of this machine.
  ///
  /// None in a property of 32-bit words.
  public var halves: [UInt16] {
    switch value {
    case .bytes(let bytes):
      bytes.withUnsafeBytes { data in
        (0..<data.count / 2).map { data.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self) }
      }
    case .halves(let halves): halves
    case .words: []
    }
  }

  /// Its bytes as text in UTF-8: what is of the type STRING is Latin-1.
  public var text: [UInt8] {
    type == .string ? Array(String(latin1: bytes).utf8) : bytes
  }
}

extension Display {
  /// Replaces a property of any window.
  ///
  /// C: `XChangeProperty`.
  public func setProperty(_ name: Atom, of window: WindowID, to property: Property) {
    change(name, of: window, to: property, mode: Int32(PropModeReplace))
  }

  /// C: `XDeleteProperty`.
  public func deleteProperty(_ name: Atom, of window: WindowID) {
    XDeleteProperty(raw, window.rawValue, name.rawValue)
  }

  /// The whole property; nil where the window or the property is not there.
  ///
  /// C: `XGetWindowProperty`.
  ///
  /// - Parameters:
  ///   - deleting: takes it off the window, as the end of a transfer asks.
  ///   - limit: in bytes, rounded up to whole words; what lies beyond is not read.
  public func property(
    _ name: Atom, of window: WindowID, deleting: Bool = false, atMost limit: Int = .max
  ) -> Property? {
    var type: CX11.Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    // At most the longest length of the protocol, in one round trip.
    let words = min(limit / 4 + 1, 0x1FFF_FFFF)
    let status = try? trapping { () throws(XError) -> Int32 in
      XGetWindowProperty(
        raw, window.rawValue, name.rawValue, 0, words, deleting ? 1 : 0,
        UInt(AnyPropertyType), &type, &format, &count, &rest, &data)
    }
    guard let data else { return nil }
    defer { XFree(data) }
    // What was not read to its end the server has kept.
    if deleting, rest > 0 { deleteProperty(name, of: window) }
    guard status == 0, type != 0 else { return nil }
    return Property(
      type: Atom(rawValue: type), Self.value(at: data, format: Int(format), count: Int(count)))
  }

  /// The server's clock, by a change of a property of that window; one round trip.
  ///
  /// The window must be ours and its owner must select `.property`; other events stay queued.
  /// Nil where the connection is lost.
  public func serverTime(by window: WindowID) -> Timestamp? {
    let name = self[.serverTime]
    change(
      name, of: window, to: Property(type: .integer, .bytes([])), mode: Int32(PropModeAppend))
    sync()
    var event = XEvent()
    var newest: Timestamp?
    while XCheckTypedWindowEvent(raw, window.rawValue, PropertyNotify, &event) != 0 {
      let change = event.xproperty
      if change.atom == name.rawValue {
        newest = Timestamp(rawValue: change.time)
      } else {
        held.append(Event(event, codes: eventCodes))
      }
    }
    return newest
  }

  private func change(_ name: Atom, of window: WindowID, to property: Property, mode: Int32) {
    switch property.value {
    case .bytes(let bytes):
      XChangeProperty(
        raw, window.rawValue, name.rawValue, property.type.rawValue, 8, mode, bytes,
        Int32(bytes.count))
    case .halves(let halves):
      halves.withUnsafeBytes { data in
        _ = XChangeProperty(
          raw, window.rawValue, name.rawValue, property.type.rawValue, 16, mode,
          data.bindMemory(to: UInt8.self).baseAddress, Int32(halves.count))
      }
    case .words(let words):
      // Xlib wants words of 32 bits as longs, whatever their size.
      let longs = words.map { UInt($0) }
      longs.withUnsafeBytes { data in
        _ = XChangeProperty(
          raw, window.rawValue, name.rawValue, property.type.rawValue, 32, mode,
          data.bindMemory(to: UInt8.self).baseAddress, Int32(words.count))
      }
    }
  }

  private static func value(
    at data: UnsafeMutablePointer<UInt8>, format: Int, count: Int
  ) -> Property.Value {
    switch format {
    case 32:
      return data.withMemoryRebound(to: UInt.self, capacity: count) { longs in
        .words(
          UnsafeBufferPointer(start: longs, count: count).map { UInt32(truncatingIfNeeded: $0) })
      }
    case 16:
      return data.withMemoryRebound(to: UInt16.self, capacity: count) { shorts in
        .halves(Array(UnsafeBufferPointer(start: shorts, count: count)))
      }
    default:
      return .bytes(Array(UnsafeBufferPointer(start: data, count: count)))
    }
  }
}
