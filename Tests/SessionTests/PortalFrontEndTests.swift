import Bus
import BusHarness
import ColorModel
import Session
import TestSupport
import Testing

/// The real xdg-desktop-portal between us and a backend of the test's.
@Suite(.serialized)
struct PortalFrontEndTests {
  private static let backendName = "org.freedesktop.impl.portal.desktop.chiditest"

  /// A bus with the front end, and a backend that picks a colour and wants a look.
  private final class Desktop {
    let bus: SessionBus
    let backend: BusConnection
    let client: BusConnection
    private let home = TemporaryHome()
    private let frontEnd: Program
    private var slot: BusSlot?

    init(response: UInt32, scheme: UInt32) throws {
      bus = try SessionBus()
      backend = try BusConnection(address: bus.address)
      client = try BusConnection(address: bus.address)
      try home.write(
        """
        [portal]
        DBusName=\(backendName)
        Interfaces=\(Self.interfaces.map { "org.freedesktop.impl.portal.\($0);" }.joined())
        UseIn=chiditest

        """, to: "portals/chiditest.portal")
      var owner: String?
      let following = try client.followOwner(of: "org.freedesktop.portal.Desktop") { owner = $0 }
      slot = try backend.serve(
        "/org/freedesktop/portal/desktop",
        properties: {
          $0 == "org.freedesktop.impl.portal.Screenshot" ? ["version": .uint32(2)] : nil
        }
      ) { Self.answer($0, response: response, scheme: scheme) }
      _ = try backend.own(backendName)
      _ = try client.isOwned(backendName)
      frontEnd = try Program(
        ["/usr/libexec/xdg-desktop-portal"],
        environment: home.environment.merging(bus.environment) { $1 }.merging([
          "XDG_DESKTOP_PORTAL_DIR": "\(home.path)/portals", "XDG_CURRENT_DESKTOP": "chiditest",
          "XDG_RUNTIME_DIR": home.path, "HOME": home.path, "DISPLAY": "", "WAYLAND_DISPLAY": "",
        ]) { $1 }, input: nil, output: .discarded)
      #expect(runTogether([backend, client]) { owner != nil })
      withExtendedLifetime(following) {}
    }

    private static let interfaces = ["Screenshot", "Access", "Settings"]

    private static func answer(_ call: BusCall, response: UInt32, scheme: UInt32) -> Bool {
      let color = BusValue.structure([.double(0.2), .double(0.4), .double(0.8)])
      switch call.member {
      case "PickColor":
        call.answer(
          .uint32(response), .options(response == 0 ? ["color": color] : [:]))
      case "Read": call.answer(.variant(.uint32(scheme)))
      case "ReadAll":
        let group = BusValue.entry(
          .string("org.freedesktop.appearance"), .options(["color-scheme": .uint32(scheme)]))
        call.answer(.array(of: "{sa{sv}}", [group]))
      default: return false
      }
      return true
    }
  }

  @Test(arguments: [
    (UInt32(0), ScreenPortal.Outcome.color(Color(.srgb, 0.2, 0.4, 0.8))), (1, .cancelled),
    (2, .failed("it could not be done")),
  ])
  func c183_aPickGoesThrough(_ response: UInt32, _ outcome: ScreenPortal.Outcome) throws {
    let desktop = try Desktop(response: response, scheme: 0)
    let screen = ScreenPortal(desktop.client) { _, _ in }
    var outcomes: [ScreenPortal.Outcome] = []
    screen.pick { outcomes.append($0) }
    #expect(runTogether([desktop.backend, desktop.client]) { !outcomes.isEmpty })
    #expect(outcomes == [outcome])
  }

  @Test func theLookGoesThrough() throws {
    let desktop = try Desktop(response: 0, scheme: 1)
    var schemes: [ColorScheme?] = []
    let setting = try ColorSchemeSetting(desktop.client) { schemes.append($0) }
    #expect(runTogether([desktop.backend, desktop.client]) { !schemes.isEmpty })
    try desktop.backend.emit(
      "SettingChanged", of: "org.freedesktop.impl.portal.Settings",
      at: "/org/freedesktop/portal/desktop",
      [.string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint32(2))])
    #expect(runTogether([desktop.backend, desktop.client]) { schemes.count == 2 })
    #expect(schemes == [.dark, .light])
    withExtendedLifetime(setting) {}
  }
}
