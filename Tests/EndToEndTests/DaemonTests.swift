import Bus
import BusHarness
import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// `chidori daemon`: a key, a pick, and what becomes of it.
@Suite(.serialized) struct DaemonTests {
  private static let place = Point(x: 200, y: 150)

  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    stage.fill(place, 0xEB8D38)
    stage.movePointer(to: place)
    return stage
  }

  @Test(arguments: [[], ["Caps_Lock"], ["Num_Lock"], ["Caps_Lock", "Num_Lock"]])
  func c44_theKeyPicksAndCopies(locks: [String]) throws {
    let stage = try Self.stage()
    for lock in locks { try stage.xdotool("key", lock) }
    let daemon = try DaemonUnderTest(stage)
    let pick = try daemon.pick()
    pick.waitForPicture { pick.centerCell == 0xEB8D38 }
    try stage.xdotool("click", "1")
    let notice = try #require(daemon.window(.netWMWindowTypeNotification))
    #expect(try daemon.clipboard == "#eb8d38")
    #expect(daemon.history.count == 1)
    daemon.end(of: notice)
    // The clipboard is the daemon's own, and stays with its next pick.
    #expect(try daemon.clipboard == "#eb8d38")
    #expect(stage.input.allSatisfy { if case .button = $0 { false } else { true } })
  }

  @Test func c47_theKeyPicksInARussianLayout() throws {
    let stage = try Self.stage()
    #expect(try stage.server.run("setxkbmap", "ru").status == 0)
    let daemon = try DaemonUnderTest(stage)
    _ = try daemon.pick()
  }

  @Test func theNoticeShowsTheColorInTheCorner() throws {
    let stage = try Self.stage()
    let daemon = try DaemonUnderTest(stage)
    _ = try daemon.pick()
    try stage.xdotool("click", "1")
    let notice = try #require(daemon.window(.netWMWindowTypeNotification))
    let frame = try #require(stage.display.bounds(of: notice))
    #expect(frame.maxX == stage.bounds.maxX - 16)
    #expect(frame.maxY == stage.bounds.maxY - 16)
    daemon.settle()
    let swatch = Rect(x: 32, y: frame.height / 2, width: 1, height: 1)
    let pixel = try stage.display.capture(swatch, of: notice.drawable)
    #expect(Array(pixel.bytes.prefix(3)) == [0x38, 0x8D, 0xEB])
  }

  @Test func theNoticeLeavesThePickedPixelFree() throws {
    let stage = try Self.stage()
    let corner = Point(x: stage.bounds.maxX - 30, y: stage.bounds.maxY - 30)
    stage.movePointer(to: corner)
    let daemon = try DaemonUnderTest(stage)
    _ = try daemon.pick()
    try stage.xdotool("click", "1")
    let notice = try #require(daemon.window(.netWMWindowTypeNotification))
    #expect(stage.display.bounds(of: notice)?.minX == 16)
  }

  @Test(arguments: [false, true])
  func thePressAgainCancels(isHeld: Bool) throws {
    let stage = try Self.stage()
    let daemon = try DaemonUnderTest(stage)
    if isHeld { try stage.xdotool("keydown", "super", "keydown", "shift") }
    for _ in 0..<3 {
      let key = isHeld ? "54" : "super+shift+54"
      let pick = try daemon.pick(key)
      try stage.xdotool("key", key)
      daemon.end(of: pick.loupe)
    }
    if isHeld { try stage.xdotool("keyup", "shift", "keyup", "super") }
    daemon.settle()
    #expect(daemon.history.isEmpty)
    #expect(stage.display.selectionOwner(of: stage.display[.clipboard]) == .none)
  }

  /// They are the hotkey's as long as they are held on from it.
  @Test func theHotkeysOwnShiftIsNoneOfTheClicks() throws {
    let stage = try Self.stage()
    let daemon = try DaemonUnderTest(stage)
    try stage.xdotool("keydown", "super", "keydown", "shift")
    let pick = try daemon.pick("54")
    try stage.xdotool("click", "1")
    daemon.end(of: pick.loupe)
    // Pressed anew it is the click's, and the pick goes on.
    let next = try daemon.pick("54")
    try stage.xdotool("keyup", "shift", "keydown", "shift", "click", "1", "keyup", "shift")
    try stage.xdotool("keyup", "super", "click", "1")
    daemon.end(of: next.loupe)
    daemon.settle()
    #expect(daemon.history.count == 3)
  }

  @Test func aServiceOfTheDesktopShowsThePick() throws {
    let (stage, bus) = (try Self.stage(), try SessionBus())
    let service = try NotificationStandIn(bus.address)
    let daemon = try DaemonUnderTest(stage, environment: bus.environment)
    _ = try daemon.pick()
    try stage.xdotool("click", "1")
    #expect(runTogether([service.bus]) { !service.shown.isEmpty })
    #expect(service.shown.first?[3] == .string("#eb8d38"))
    #expect(try daemon.clipboard == "#eb8d38")
  }

  @Test func thePortalsWishForLightIsFollowed() throws {
    let (stage, portal) = (try Self.stage(), try SchemePortal(scheme: 1))
    let daemon = try DaemonUnderTest(stage, environment: portal.bus.environment)
    portal.waitForQuestion()
    for isLight in [true, false, true] {
      try portal.change(to: isLight ? 2 : 1)
      let pick = try daemon.pick()
      pick.waitForPicture { pick.isLight == isLight }
      try stage.xdotool("key", "Escape")
      daemon.end(of: pick.loupe)
    }
  }

  @Test func aServiceThatFailsIsStoodInFor() throws {
    let (stage, bus) = (try Self.stage(), try SessionBus())
    let service = try NotificationStandIn(bus.address, refuses: true)
    stage.loop.add(PolledSource(service.bus))
    let daemon = try DaemonUnderTest(stage, environment: bus.environment)
    _ = try daemon.pick()
    try stage.xdotool("click", "1")
    #expect(daemon.window(.netWMWindowTypeNotification) != nil)
    #expect(service.shown.count == 1)
  }

  @Test func aLostServerEndsItWithThePickKept() throws {
    let stage = try Self.stage()
    let daemon = try DaemonUnderTest(stage)
    _ = try daemon.pick()
    try stage.xdotool("click", "1")
    _ = daemon.window(.netWMWindowTypeNotification)
    stage.server.kill()
    let outcome = daemon.program.finish()
    #expect(outcome.status == 3)
    #expect(outcome.errorText == "chidori: the connection to the X server was lost\n")
    #expect(daemon.history.count == 1)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalEndsItAndWhatWasCopiedStays(signal: Int32) throws {
    let stage = try Self.stage()
    let daemon = try DaemonUnderTest(stage)
    _ = try daemon.pick()
    try stage.xdotool("click", "1")
    _ = daemon.window(.netWMWindowTypeNotification)
    daemon.program.signal(signal)
    let outcome = daemon.finish()
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
    #expect(try daemon.clipboard == "#eb8d38")
    // The key is free.
    _ = try HotKeyGrab(
      HotKey(Keysym(rawValue: 0x63), [.super, .shift]), on: stage.display,
      Keyboard(stage.display))
  }

  @Test func aSecondOneSaysSo() throws {
    let stage = try Self.stage()
    let daemon = try DaemonUnderTest(stage)
    let second = stage.finish(try DaemonUnderTest.start(stage))
    #expect(second.status == 3)
    #expect(
      second.errorText
        == "chidori: chidori daemon runs on this display already: \(stage.server.display)\n")
    _ = try daemon.pick()
  }
}
