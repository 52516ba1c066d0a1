public import Bus

/// The program on the bus: the first to start has its name, the next hand over what they want.
public final class ApplicationService {
  /// What the next starts want.
  public let inbox: RequestInbox

  private let bus: BusConnection
  private var object: BusSlot?
  /// Nil until the bus has said it.
  private var isFirst: Bool?

  /// Asks for the name, and waits for nothing.
  public init(_ bus: BusConnection, _ inbox: RequestInbox = RequestInbox()) throws(BusError) {
    self.bus = bus
    self.inbox = inbox
    // The object comes first: a call may follow the name at once.
    object = try bus.serve(Self.path, interfaces: Self.introspection) { [weak self] in
      self?.receive($0) ?? false
    }
    try bus.requestName(Self.name) { [weak self] in self?.isFirst = (try? $0.get()) ?? true }
  }

  deinit { leave() }

  /// Gives the name back, for the next start; what was asked by it has come then.
  public func leave() {
    if isFirst == true { try? bus.disown(Self.name) }
    isFirst = nil
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
    do throws(ApplicationRequest.Refusal) {
      guard let request = try ApplicationRequest(member: call.member, call.values) else {
        return false
      }
      call.answer()
      inbox.receive(request)
    } catch {
      switch error {
      case .values: call.refuseValues()
      case .words(let words): call.refuse("org.freedesktop.DBus.Error.InvalidArgs", words)
      }
    }
    return true
  }

  private static let name = "org.chidori.Chidori"
  private static let path = "/org/chidori/Chidori"
  private static let interface = "org.freedesktop.Application"

  /// By it other programs know of what type the values are.
  private static let introspection = """
    <interface name="\(interface)">
     <method name="Activate">
      <arg name="platform_data" type="a{sv}" direction="in"/>
     </method>
     <method name="Open">
      <arg name="uris" type="as" direction="in"/>
      <arg name="platform_data" type="a{sv}" direction="in"/>
     </method>
     <method name="ActivateAction">
      <arg name="action_name" type="s" direction="in"/>
      <arg name="parameter" type="av" direction="in"/>
      <arg name="platform_data" type="a{sv}" direction="in"/>
     </method>
    </interface>
    """
}
