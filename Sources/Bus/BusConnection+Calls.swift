internal import CSystemd

/// A call that waits for its answer.
struct PendingCall {
  let slot: BusSlot
  let deadline: ContinuousClock.Instant
  let answered: (Result<[BusValue], BusError>) -> Void
}

extension BusConnection {
  /// Calls a method, and tells its answer once: within the limit, else as `timeout`.
  public func call(
    _ method: BusMethod, _ values: [BusValue] = [],
    atMost limit: Duration = BusConnection.usualLimit,
    answered: @escaping (Result<[BusValue], BusError>) -> Void = { _ in }
  ) throws(BusError) {
    let message = try makeMessage("\(method)", values) {
      chidori_message_new_call(
        bus, $0, method.destination, method.path, method.interface, method.member)
    }
    defer { chidori_message_free(message) }
    lastCall += 1
    let number = lastCall
    let deadline = ContinuousClock.now + limit
    let slot = BusSlot(handle) { [weak self] message in
      self?.finish(number, message)
      return 0
    }
    try slot.install {
      chidori_bus_call(bus, $0, message, $1, $2, max(1, limit.microseconds))
    }
    pending[number] = PendingCall(slot: slot, deadline: deadline, answered: answered)
  }

  /// Calls a method and waits for its answer: for a time without a loop, and not from a handler.
  public func callAndWait(
    _ method: BusMethod, _ values: [BusValue] = [],
    atMost limit: Duration = BusConnection.usualLimit
  ) throws(BusError) -> [BusValue] {
    var result: Result<[BusValue], BusError>?
    try call(method, values, atMost: limit) { result = $0 }
    run(atMost: limit) { result != nil }
    guard let result else { throw .timeout }
    return try result.get()
  }

  /// Reads a property of an object, and tells it out of its variant.
  public func readProperty(
    _ name: String, of interface: String, at path: String, from destination: String,
    answered: @escaping (Result<BusValue, BusError>) -> Void
  ) throws(BusError) {
    let method = BusMethod(destination, path: path, "org.freedesktop.DBus.Properties", "Get")
    try call(method, [.string(interface), .string(name)]) { result in
      answered(
        result.flatMap { values in
          guard values.count == 1, case .variant(let value) = values[0] else {
            return .failure(.unexpected(values.map(\.signature).joined()))
          }
          return .success(value)
        })
    }
  }

  /// Sends a signal of an object of ours: to all who listen, or to one.
  public func emit(
    _ member: String, of interface: String, at path: String, to destination: String? = nil,
    _ values: [BusValue] = []
  ) throws(BusError) {
    let message = try makeMessage("\(path) \(interface).\(member)", values) {
      chidori_message_new_signal(bus, $0, path, interface, member)
    }
    defer { chidori_message_free(message) }
    if let destination, chidori_message_set_destination(message, destination) < 0 {
      throw .malformed(destination)
    }
    send(message)
  }

  func send(_ message: OpaquePointer) { if isOpen { _ = chidori_bus_send(bus, message) } }

  private func finish(_ number: Int, _ message: OpaquePointer) {
    guard let call = pending.removeValue(forKey: number) else { return }
    call.answered(answer(in: message, deadline: call.deadline))
  }

  private func answer(
    in message: OpaquePointer, deadline: ContinuousClock.Instant
  ) -> Result<[BusValue], BusError> {
    if let error = chidori_message_error(message) {
      let name = error.pointee.name.map { String(cString: $0) } ?? ""
      let words = error.pointee.message.map { String(cString: $0) } ?? ""
      // The library itself answers so where nobody else will.
      if name == "org.freedesktop.DBus.Error.NoReply" {
        if !chidori_bus_is_open(bus) { return .failure(.disconnected) }
        if .now >= deadline { return .failure(.timeout) }
      }
      return .failure(.refused(name: name, message: words))
    }
    return Result { () throws(BusError) in try MessageReader(message: message).values() }
  }

  private func makeMessage(
    _ words: String, _ values: [BusValue],
    _ make: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) throws(BusError) -> OpaquePointer {
    guard isOpen else { throw .disconnected }
    var made: OpaquePointer?
    let result = make(&made)
    guard result >= 0, let made else {
      throw BusError(result: result) == .disconnected ? .disconnected : .malformed(words)
    }
    do throws(BusError) {
      try MessageWriter(message: made).append(values)
    } catch {
      chidori_message_free(made)
      throw error
    }
    return made
  }
}
