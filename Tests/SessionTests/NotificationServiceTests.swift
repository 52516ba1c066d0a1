import Bus
import BusHarness
import ColorModel
import Session
import TestSupport
import Testing

@Suite struct NotificationServiceTests {
  private let teal = ColorNotification(title: "#008080", text: "a < b & c", swatch: RGB8(0x008080))

  @Test func textAndSwatchReachTheService() throws {
    let bus = try SessionBus()
    let service = try NotificationStandIn(bus.address)
    let client = try BusConnection(address: bus.address)
    var outcomes: [BusError?] = []
    NotificationService(client).show(teal, lifetime: .seconds(2)) { outcomes.append($0) }
    #expect(runTogether([service.bus, client]) { !outcomes.isEmpty })
    #expect(outcomes == [nil])
    let values = try #require(service.shown.first)
    #expect(values.map(\.signature).joined() == "susssasa{sv}i")
    #expect(values[0] == .string("Chidori"))
    #expect(values[3] == .string("#008080"))
    #expect(values[4] == .string("a &lt; b &amp; c"))
    #expect(values[7] == .int32(2000))
  }

  /// Services of versions 1.2, 1.1 and 1.0 of the specification know one name each.
  @Test(arguments: ["image-data", "image_data", "icon_data"])
  func eachVersionOfServicesFindsTheSwatch(hint: String) throws {
    let bus = try SessionBus()
    let service = try NotificationStandIn(bus.address)
    let client = try BusConnection(address: bus.address)
    let notifications = NotificationService(client)
    notifications.show(teal)
    #expect(runTogether([service.bus, client]) { !service.shown.isEmpty })
    let picture = try #require(service.shown.first?[6].members?[hint]?.elements)
    #expect(picture.dropLast().map(\.integer) == [48, 48, 144, nil, 8, 3])
    #expect(picture.last == .bytes((0..<48 * 48).flatMap { _ in [0, 0x80, 0x80] as [UInt8] }))
  }

  @Test func theNextTakesThePlaceOfTheLast() throws {
    let bus = try SessionBus()
    let service = try NotificationStandIn(bus.address)
    let client = try BusConnection(address: bus.address)
    let notifications = NotificationService(client)
    var count = 0
    for expected in 1...3 {
      notifications.show(teal) { _ in count += 1 }
      #expect(runTogether([service.bus, client]) { count == expected })
    }
    #expect(service.shown.map { $0[1] } == [.uint32(0), .uint32(41), .uint32(42)])
  }

  /// The new one may have a notification of another program by that number.
  @Test func anotherServiceIsAskedForANewOne() throws {
    let bus = try SessionBus()
    let first = try NotificationStandIn(bus.address)
    let client = try BusConnection(address: bus.address)
    let notifications = NotificationService(client)
    var count = 0
    notifications.show(teal) { _ in count += 1 }
    #expect(runTogether([first.bus, client]) { count == 1 })
    try first.leave()
    let second = try NotificationStandIn(bus.address)
    // The bus tells of the new owner before it answers.
    #expect(try client.isOwned("org.freedesktop.Notifications"))
    notifications.show(teal) { _ in count += 1 }
    #expect(runTogether([second.bus, client]) { count == 2 })
    #expect(second.shown.map { $0[1] } == [.uint32(0)])
  }

  @Test func aServiceThatErrsOrIsNotThereIsTold() throws {
    let bus = try SessionBus()
    let client = try BusConnection(address: bus.address)
    var outcomes: [BusError?] = []
    NotificationService(client).show(teal) { outcomes.append($0) }
    #expect(runTogether([client]) { outcomes.count == 1 })
    let service = try NotificationStandIn(bus.address, refuses: true)
    NotificationService(client).show(teal) { outcomes.append($0) }
    #expect(runTogether([service.bus, client]) { outcomes.count == 2 })
    bus.kill()
    #expect(runTogether([client]) { !client.isOpen })
    NotificationService(client).show(teal) { outcomes.append($0) }
    #expect(outcomes.count == 3)
    #expect(outcomes.first??.isUnknown == true)
    #expect(
      outcomes.dropFirst().first
        == .refused(name: "org.freedesktop.DBus.Error.Failed", message: "no screen"))
    #expect(outcomes.last == .disconnected)
  }
}
