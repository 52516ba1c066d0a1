public import Bus

/// What the desktop's portal calls when a program wants a colour or a picture of the screen.
///
/// It is `org.freedesktop.impl.portal.Screenshot`, version 2: GTK asks no older one for colours. The
/// user does one thing at a time, so of two requests the second fails at once.
public final class ScreenshotBackend {
  private let bus: BusConnection
  private var object: BusSlot?
  private var last: ScreenshotRequest?

  /// Serves the object; nobody finds it before `start`.
  public init(_ bus: BusConnection) throws(BusError) {
    self.bus = bus
    object = try bus.serve(
      Self.path, interfaces: Self.introspection,
      properties: { $0 == Self.interface ? ["version": .uint32(2)] : nil }
    ) { [weak self] in self?.receive($0) ?? false }
    bus.closed = { [weak self] in self?.last?.close() }
  }

  /// Takes the name by which the portal finds it; false where another program has it.
  public func start() throws(BusError) -> Bool { try bus.own(Self.name) }

  /// Gives the name back; what was asked before that has come by the time it returns.
  public func stop() throws(BusError) { try bus.disown(Self.name) }

  /// Ends it all: whatever was asked and has no answer yet fails.
  public func end() {
    try? stop()
    request?.finish(.failed)
  }

  /// The request under way; nil once it is over.
  public var request: ScreenshotRequest? { last.flatMap { $0.isOver ? nil : $0 } }

  private func receive(_ call: BusCall) -> Bool {
    guard call.interface == Self.interface, Self.members.contains(call.member) else {
      return false
    }
    guard call.values.count == 4, case .path(let handle) = call.values[0],
      let options = call.values[3].members
    else {
      call.refuseValues()
      return true
    }
    let request = ScreenshotRequest(Self.wish(call.member, options), call)
    guard self.request == nil, (try? request.serve(at: handle, on: bus)) != nil else {
      request.finish(.failed)
      return true
    }
    last = request
    return true
  }

  /// The portal asks the user itself only where the program did not want a dialog.
  private static func wish(
    _ member: String, _ options: [String: BusValue]
  ) -> ScreenshotRequest.Wish {
    guard member == "Screenshot" else { return .color }
    let isInteractive = options["interactive"]?.truth ?? false
    return .picture(
      isAllowed: !isInteractive && options["permission_store_checked"]?.truth ?? false)
  }

  private static let name = "org.freedesktop.impl.portal.desktop.chidori"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.impl.portal.Screenshot"
  private static let members = ["PickColor", "Screenshot"]

  /// By it other programs know what there is, and of what type the values are.
  private static let introspection = """
    <interface name="\(interface)">
     <method name="PickColor">
    \(arguments)
     </method>
     <method name="Screenshot">
    \(arguments)
     </method>
     <property name="version" type="u" access="read"/>
    </interface>
    """

  /// Both take and give the same.
  private static let arguments = """
      <arg name="handle" type="o" direction="in"/>
      <arg name="app_id" type="s" direction="in"/>
      <arg name="parent_window" type="s" direction="in"/>
      <arg name="options" type="a{sv}" direction="in"/>
      <arg name="response" type="u" direction="out"/>
      <arg name="results" type="a{sv}" direction="out"/>
    """
}
