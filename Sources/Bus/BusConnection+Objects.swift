internal import CSystemd

extension BusConnection {
  /// Serves an object, as long as the slot lives: one handler for all its interfaces.
  ///
  /// - Parameters:
  ///   - withChildren: whether all objects below it are served too.
  ///   - interfaces: what those who introspect are told of them, as XML; the library tells nothing
  ///     of them where it is empty.
  ///   - properties: what may be read of an interface, by name; nil where it is not ours.
  ///   - called: takes a call, answers it at once or later, and returns whether it is ours; the
  ///     rest (pings, unknown methods) the library answers.
  public func serve(
    _ path: String, withChildren: Bool = false, interfaces: String = "",
    properties: @escaping (String) -> [String: BusValue]? = { _ in nil },
    called: @escaping (BusCall) -> Bool
  ) throws(BusError) -> BusSlot {
    guard isOpen else { throw .disconnected }
    let slot = BusSlot(handle) { [weak self] message in
      do throws(BusError) {
        guard let self else { return 0 }
        let call = try BusCall(message, self)
        if Self.answer(call, from: properties) || call.introspect(interfaces) || called(call) {
          return 1
        }
        call.pass()
        return 0
      } catch {
        return 0
      }
    }
    try slot.install { chidori_bus_object(bus, $0, path, withChildren, $1, $2) }
    return slot
  }

  /// Answers Get, GetAll and Set where the interface is ours; properties are read only.
  private static func answer(
    _ call: BusCall, from properties: (String) -> [String: BusValue]?
  ) -> Bool {
    guard call.interface == "org.freedesktop.DBus.Properties",
      let interface = call.values.first?.text, let known = properties(interface)
    else { return false }
    switch call.member {
    case "GetAll": call.answer(.options(known))
    case "Get":
      let name = call.values.count > 1 ? call.values[1].text ?? "" : ""
      if let value = known[name] {
        call.answer(.variant(value))
      } else {
        call.refuse("org.freedesktop.DBus.Error.UnknownProperty", "no such property: \(name)")
      }
    default: call.refuse("org.freedesktop.DBus.Error.PropertyReadOnly", "only to be read")
    }
    return true
  }

  /// Listens for signals, as long as the slot lives.
  public func listen(
    for match: SignalMatch, received: @escaping (BusSignal) -> Void
  ) throws(BusError) -> BusSlot {
    guard isOpen else { throw .disconnected }
    let slot = BusSlot(handle) { message in
      let header = MessageHeader(message)
      // A message can be read once, by whom it reaches first, unless it is put back at its start.
      chidori_message_rewind(message)
      do throws(BusError) {
        received(BusSignal(header, try MessageReader(message: message).values()))
      } catch {
        return 0
      }
      return 0
    }
    let rule = try match.rule
    try slot.install { chidori_bus_match(bus, $0, rule, $1, $2) }
    return slot
  }
}
