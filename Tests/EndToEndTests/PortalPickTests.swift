import Bus
import ColorModel
import Geometry
import Session
import TestSupport
import Testing
import X11

/// Other programs pick colours by xdg-desktop-portal, and `chidori portal` does it.
@Suite(.serialized) struct PortalPickTests {
  /// #3366cc.
  private static let ground = ScreenPortal.Outcome.color(Color(.srgb, 0.2, 0.4, 0.8))

  private func expectPick(
    _ caller: PortalDesktop.Caller, on desktop: PortalDesktop, by deed: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    _ = caller.startPick(sourceLocation: sourceLocation)
    try desktop.stage.xdotool(deed.isEmpty ? ["click", "1"] : deed)
    let outcome = caller.outcome(sourceLocation: sourceLocation)
    #expect(outcome == Self.ground, sourceLocation: sourceLocation)
  }

  @Test func aClickGivesTheColorOfThePixel() throws {
    let desktop = try PortalDesktop(ground: 0x808080)
    let place = Point(x: 200, y: 150)
    desktop.stage.fill(place, 0x3366CC)
    desktop.stage.movePointer(to: place)
    let caller = try desktop.makeCaller()
    try expectPick(caller, on: desktop)
    // The other program's colour is not written down.
    #expect(desktop.stage.server.home.contents("data/chidori/history.jsonl") == nil)
  }

  @Test func escapeIsACancel() throws {
    let desktop = try PortalDesktop()
    let caller = try desktop.makeCaller()
    _ = caller.startPick()
    try desktop.stage.xdotool("key", "Escape")
    #expect(caller.outcome() == .cancelled)
  }

  /// Values of the screen are told as sRGB, which the portal's colours are.
  @Test func theMonitorsProfileCounts() throws {
    let desktop = try PortalDesktop()
    let stage = desktop.stage
    stage.display.setProperty(
      stage.display.atom("_ICC_PROFILE"), of: stage.display.screen.root,
      to: Property(type: .cardinal, .bytes(ProfileBytes.matrix(.displayP3))))
    stage.display.sync()
    let told = try stage.run("pick", "--at=5,5", "--profile=srgb").text
    let caller = try desktop.makeCaller()
    _ = caller.startPick()
    try stage.xdotool("click", "1")
    let outcome = caller.outcome()
    guard case .color(let color)? = outcome else {
      Issue.record("no colour: \(String(describing: outcome))")
      return
    }
    #expect("\(color.rgb8)\n" == told)
    #expect(told != "#3366cc\n")
  }

  @Test func aProgramThatClosesItsRequestEndsThePick() throws {
    let desktop = try PortalDesktop()
    let caller = try desktop.makeCaller()
    let loupe = caller.startPick()
    caller.cancel()
    #expect(caller.outcome() == .cancelled)
    try expectEnd(of: loupe, on: desktop.stage)
    try expectPick(caller, on: desktop, by: "key", "Return")
  }

  @Test func aProgramThatDiesEndsThePick() throws {
    let desktop = try PortalDesktop()
    var program: BusConnection? = try BusConnection(address: desktop.bus.address)
    let loupe = try desktop.stage.loupe {
      _ = try program?.callAndWait(
        BusMethod(
          "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
          "org.freedesktop.portal.Screenshot", "PickColor"),
        [.string(""), .options([:])], atMost: .safetyNet)
    }
    program = nil
    try expectEnd(of: loupe, on: desktop.stage)
  }

  /// The loupe has gone, and with it the grabs.
  private func expectEnd(of loupe: WindowID, on stage: PickStage) throws {
    stage.wait { stage.display.bounds(of: loupe) == nil }
    let display = try Display(name: stage.server.display)
    _ = try PointerGrab(
      display, window: display.screen.root, events: [.buttonPress], cursor: nil)
  }

  @Test func ofTwoProgramsTheSecondIsRefusedAndTheFirstGoesOn() throws {
    let desktop = try PortalDesktop()
    let (first, second) = (try desktop.makeCaller(), try desktop.makeCaller())
    _ = first.startPick()
    second.ask()
    #expect(second.outcome() == .failed("it could not be done"))
    try desktop.stage.xdotool("click", "1")
    #expect(first.outcome() == Self.ground)
    try expectPick(second, on: desktop)
  }

  /// With no patience at all: each pick has a process of its own.
  @Test func itIsStartedAnewAfterItHasEnded() throws {
    let desktop = try PortalDesktop(idle: 0)
    let caller = try desktop.makeCaller()
    var owners: [String?] = []
    let following = try caller.bus.followOwner(of: ScreenshotPeer.name) { owners.append($0) }
    for _ in 0..<3 {
      try expectPick(caller, on: desktop)
      // It ends a while after it has given up the name: the portal knows of that by then.
      let owner = try #require(owners.compactMap(\.self).last)
      var isGone = false
      let ending = try caller.bus.followEnd(of: owner) { isGone = true }
      desktop.stage.wait { isGone }
      withExtendedLifetime(ending) {}
    }
    #expect(Set(owners.compactMap(\.self)).count >= 3)
    withExtendedLifetime(following) {}
  }

  @Test func itServesSeveralPicksWhileItLives() throws {
    let desktop = try PortalDesktop()
    let caller = try desktop.makeCaller()
    var owners: [String?] = []
    let following = try caller.bus.followOwner(of: ScreenshotPeer.name) { owners.append($0) }
    for _ in 0..<3 {
      try expectPick(caller, on: desktop)
    }
    #expect(owners.count == 1)
    withExtendedLifetime(following) {}
  }
}
