extension BusConnection {
  /// Takes a name, unless another has it, and tells whether it is ours then.
  public func requestName(
    _ name: String, answered: @escaping (Result<Bool, BusError>) -> Void
  ) throws(BusError) {
    let isNotQueued: UInt32 = 4
    try call(.ofBus("RequestName"), [.string(name), .uint32(isNotQueued)]) { result in
      // 1: it is ours now, 4: it was already.
      answered(result.map { $0.first == .uint32(1) || $0.first == .uint32(4) })
    }
  }

  /// Takes a name likewise, and waits for the bus to say whether it is ours, a second at most.
  public func own(_ name: String) throws(BusError) -> Bool {
    var result: Result<Bool, BusError>?
    try requestName(name) { result = $0 }
    run { result != nil }
    guard let result else { throw .timeout }
    return try result.get()
  }

  /// Gives a name back, and waits until the bus has taken it, a second at most.
  ///
  /// Whatever was called by that name before has come then.
  public func disown(_ name: String) throws(BusError) {
    _ = try callAndWait(.ofBus("ReleaseName"), [.string(name)])
  }

  /// Whether somebody has a name; waits for the bus to say so, a second at most.
  public func isOwned(_ name: String) throws(BusError) -> Bool {
    try callAndWait(.ofBus("NameHasOwner"), [.string(name)]).first == .boolean(true)
  }

  /// Follows who has a name, as long as the slot lives: a unique name, or nil once nobody has it.
  public func followOwner(
    of name: String, changed: @escaping (String?) -> Void
  ) throws(BusError) -> BusSlot {
    let match = SignalMatch(
      sender: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", member: "NameOwnerChanged", argument: name)
    return try listen(for: match) { signal in
      guard signal.values.count == 3, let owner = signal.values[2].text else { return }
      changed(owner.isEmpty ? nil : owner)
    }
  }

  /// Tells that a program has left the bus, by its unique name such as `:1.7`, as long as the slot
  /// lives: once or twice, and soon where it has left already.
  public func followEnd(
    of name: String, gone: @escaping () -> Void
  ) throws(BusError) -> BusSlot {
    let slot = try followOwner(of: name) { if $0 == nil { gone() } }
    // Nobody is told again of who went before the bus knew that we listen.
    try call(.ofBus("NameHasOwner"), [.string(name)]) { [weak slot] in
      if slot != nil, case .success([.boolean(false)]) = $0 { gone() }
    }
    return slot
  }
}
