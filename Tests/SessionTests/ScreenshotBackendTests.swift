import Bus
import BusHarness
import ColorModel
import TestSupport
import Testing

@testable import Session

/// What the portal gets from the backend, without a screen.
@Suite struct ScreenshotBackendTests {
  private static let name = "org.freedesktop.impl.portal.desktop.chidori"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.impl.portal.Screenshot"
  private static let handle = "/org/freedesktop/portal/desktop/request/1_7/t1"

  /// A bus with the backend, and a portal that calls it.
  private final class Desk {
    let bus: SessionBus
    let ours: BusConnection
    var portal: BusConnection?
    let backend: ScreenshotBackend
    private(set) var answers: [Result<[BusValue], BusError>] = []

    init() throws {
      bus = try SessionBus()
      ours = try BusConnection(address: bus.address)
      portal = try BusConnection(address: bus.address)
      backend = try ScreenshotBackend(ours)
      #expect(try backend.start())
    }

    func call(
      _ member: String, _ values: [BusValue], of interface: String = interface,
      at path: String = path
    ) throws {
      try portal?.call(
        BusMethod(name, path: path, interface, member), values, atMost: .safetyNet
      ) { [unowned self] in answers.append($0) }
    }

    func ask(
      _ member: String = "PickColor", _ handle: String = handle,
      options: [String: BusValue] = [:]
    ) throws {
      try call(
        member, [.path(handle), .string("org.example.App"), .string(""), .options(options)])
    }

    func wait(until isDone: () -> Bool) {
      let isInTime = runTogether([ours] + [portal].compactMap(\.self), until: isDone)
      #expect(isInTime)
    }

    /// The responses by now, once there are so many.
    func responses(_ count: Int) -> [[BusValue]] {
      wait { answers.count == count }
      return answers.map { (try? $0.get()) ?? [] }
    }
  }

  @Test func whoIntrospectsIsToldTheInterface() throws {
    let desk = try Desk()
    try desk.call("Introspect", [], of: "org.freedesktop.DBus.Introspectable")
    let text = desk.responses(1).first?.first?.text ?? ""
    #expect(text.contains(#"<interface name="org.freedesktop.impl.portal.Screenshot">"#))
    #expect(text.contains(#"<method name="PickColor">"#))
    #expect(text.contains(#"<method name="Screenshot">"#))
    #expect(text.contains(#"<property name="version" type="u" access="read"/>"#))
  }

  @Test func aColorIsGivenInSRGB() throws {
    let desk = try Desk()
    try desk.ask()
    desk.wait { desk.backend.request != nil }
    let request = try #require(desk.backend.request)
    #expect(request.wish == .color)
    request.finish(.color(Color(.srgb, 0.2, 0.4, 0.8)))
    #expect(request.isOver && desk.backend.request == nil)
    let color = BusValue.structure([.double(0.2), .double(0.4), .double(0.8)])
    #expect(desk.responses(1) == [[.uint32(0), .options(["color": color])]])
    request.finish(.cancelled)
  }

  @Test func whatSRGBLacksIsCutOff() throws {
    let results = ScreenshotRequest.Outcome.color(Color(.displayP3, 0, 1, 0)).results
    let values = results["color"]?.elements?.compactMap(\.number) ?? []
    try #require(values.count == 3)
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(values[0] == 0 && values[1] == 1)
  }

  @Test(arguments: [
    (ScreenshotRequest.Outcome.picture("/run/a b.png"), UInt32(0)), (.cancelled, 1), (.failed, 2),
  ])
  func eachEndHasItsResponse(
    _ outcome: ScreenshotRequest.Outcome, _ response: UInt32
  ) throws {
    let desk = try Desk()
    try desk.ask("Screenshot")
    desk.wait { desk.backend.request != nil }
    desk.backend.request?.finish(outcome)
    let results: [String: BusValue] =
      response == 0 ? ["uri": .string("file:///run/a%20b.png")] : [:]
    #expect(desk.responses(1) == [[.uint32(response), .options(results)]])
  }

  @Test(
    arguments: [
      ([:], false), (["interactive": .boolean(false)], false),
      (["permission_store_checked": .boolean(true)], true),
      (["permission_store_checked": .boolean(true), "interactive": .boolean(false)], true),
      (["permission_store_checked": .boolean(true), "interactive": .boolean(true)], false),
    ] as [([String: BusValue], Bool)])
  func aPictureIsAllowedWhereThePortalHasAskedForIt(
    _ options: [String: BusValue], _ isAllowed: Bool
  ) throws {
    let desk = try Desk()
    try desk.ask("Screenshot", options: options)
    desk.wait { desk.backend.request != nil }
    #expect(desk.backend.request?.wish == .picture(isAllowed: isAllowed))
  }

  @Test func closeEndsItAndIsAnsweredItself() throws {
    let desk = try Desk()
    try desk.ask()
    desk.wait { desk.backend.request != nil }
    var closings = 0
    desk.backend.request?.closed = { closings += 1 }
    try desk.call("Close", [], of: "org.freedesktop.impl.portal.Request", at: Self.handle)
    #expect(desk.responses(2) == [[], [.uint32(2), .options([:])]])
    #expect(closings == 1)
    #expect(desk.backend.request == nil)
    // The object went with it.
    try desk.call("Close", [], of: "org.freedesktop.impl.portal.Request", at: Self.handle)
    desk.wait { desk.answers.count == 3 }
    #expect(throws: BusError.self) { try desk.answers[2].get() }
  }

  @Test func thePortalsDeathEndsIt() throws {
    let desk = try Desk()
    try desk.ask()
    desk.wait { desk.backend.request != nil }
    var closings = 0
    desk.backend.request?.closed = { closings += 1 }
    desk.portal = nil
    desk.wait { closings == 1 }
    #expect(desk.backend.request == nil)
  }

  @Test func theBusesDeathEndsIt() throws {
    let desk = try Desk()
    try desk.ask()
    desk.wait { desk.backend.request != nil }
    var closings = 0
    desk.backend.request?.closed = { closings += 1 }
    desk.bus.kill()
    desk.wait { closings == 1 }
    #expect(desk.backend.request == nil)
  }

  @Test func ofTwoTheSecondFailsAtOnceAndTheFirstGoesOn() throws {
    let desk = try Desk()
    try desk.ask()
    try desk.ask("PickColor", Self.handle + "2")
    #expect(desk.responses(1) == [[.uint32(2), .options([:])]])
    desk.backend.request?.finish(.cancelled)
    #expect(desk.responses(2).last == [.uint32(1), .options([:])])
    try desk.ask()
    desk.wait { desk.backend.request != nil }
  }

  /// Nobody of those who asked while it came to its end waits in vain.
  @Test func whatIsAskedAtItsEndFails() throws {
    let desk = try Desk()
    for number in 0..<3 { try desk.ask("PickColor", Self.handle + "\(number)") }
    // Sent before: its answer comes after the bus has passed them on.
    _ = try desk.portal?.isOwned(Self.name)
    desk.backend.end()
    #expect(
      desk.responses(3) == Array(repeating: [.uint32(2), .options([:])], count: 3))
    #expect(try desk.portal?.isOwned(Self.name) == false)
  }

  @Test func itIsOfVersionTwo() throws {
    let desk = try Desk()
    try desk.call(
      "Get", [.string(Self.interface), .string("version")], of: "org.freedesktop.DBus.Properties")
    #expect(desk.responses(1) == [[.variant(.uint32(2))]])
  }

  @Test func valuesOfOtherTypesAreRefused() throws {
    let desk = try Desk()
    try desk.call("PickColor", [.string(Self.handle)])
    try desk.call("Record", [])
    desk.wait { desk.answers.count == 2 }
    let names = desk.answers.map { answer in
      if case .failure(.refused(let name, _)) = answer { name } else { "" }
    }
    #expect(
      names == [
        "org.freedesktop.DBus.Error.InvalidArgs", "org.freedesktop.DBus.Error.UnknownMethod",
      ])
    #expect(desk.backend.request == nil)
  }

  @Test func aNameThatIsTakenIsTold() throws {
    let desk = try Desk()
    let second = try ScreenshotBackend(try #require(desk.portal))
    #expect(try !second.start())
    try desk.backend.stop()
    #expect(try second.start())
  }
}
