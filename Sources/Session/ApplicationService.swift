public import Bus

/// The program on the bus: the first to start has its name, the next hand over what they want.
public final class ApplicationService {
  /// Takes what others hand over; what came before it is set comes then.
  public var received: ((ApplicationRequest) -> Void)? {
    didSet {
      guard let received else { return }
      let early = waiting
      waiting = []
      for request in early { received(request) }
    }
  }

  private let bus: BusConnection
  private var object: BusSlot?
  private var waiting: [ApplicationRequest] = []
  /// Nil until the bus has said it.
  private var isFirst: Bool?

  /// Asks for the name, and waits for nothing.
  public init(_ bus: BusConnection) throws(BusError) {
    self.bus = bus
    // The object comes first: a call may follow the name at once.
    object = try bus.serve(Self.path) { [weak self] in self?.receive($0) ?? false }
    try bus.requestName(Self.name) { [weak self] in self?.isFirst = (try? $0.get()) ?? true }
  }

  /// Whether another run of the program took the request; waits two seconds at most.
  ///
  /// False where this is the first, and where the other does not answer.
  public func handOver(_ request: ApplicationRequest) -> Bool {
    bus.run { isFirst != nil }
    guard isFirst == false else { return false }
    let method = BusMethod(Self.name, path: Self.path, Self.interface, request.member)
    return (try? bus.callAndWait(method, request.values)) != nil
  }

  private func receive(_ call: BusCall) -> Bool {
    guard call.interface == Self.interface else { return false }
    guard let request = ApplicationRequest(member: call.member, call.values) else {
      call.refuseValues()
      return true
    }
    call.answer()
    if let received { received(request) } else { waiting.append(request) }
    return true
  }

  private static let name = "org.chidori.Chidori"
  private static let path = "/org/chidori/Chidori"
  private static let interface = "org.freedesktop.Application"
}
