internal import CSystemd

/// Something a connection listens for: an answer, signals, calls of an object.
///
/// It ends with its owner.
public final class BusSlot {
  private var slot: OpaquePointer?
  private let received: (OpaquePointer) -> Int32
  /// A slot is memory of its connection, which stays as long.
  private let handle: BusConnection.Handle

  /// - Parameter received: takes a message; returns what the library's callback is to return.
  init(_ handle: BusConnection.Handle, _ received: @escaping (OpaquePointer) -> Int32) {
    self.handle = handle
    self.received = received
  }

  deinit { if let slot { chidori_slot_free(slot) } }

  /// Hands itself to the library, which `add` gives place, callback and context.
  func install(
    _ add: (UnsafeMutablePointer<OpaquePointer?>, sd_bus_message_handler_t, Context) -> Int32
  ) throws(BusError) {
    let result = add(
      &slot,
      { message, context, _ in
        guard let message, let context else { return 0 }
        // It may end while it is called.
        let slot = Unmanaged<BusSlot>.fromOpaque(context).takeUnretainedValue()
        return withExtendedLifetime(slot) { slot.received(message) }
      }, Unmanaged.passUnretained(self).toOpaque())
    guard result >= 0 else { throw BusError(result: result) }
  }

  typealias Context = UnsafeMutableRawPointer
}
