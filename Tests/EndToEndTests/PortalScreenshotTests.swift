import Bus
import BusHarness
import Foundation
import Geometry
import TestSupport
import Testing
import X11

@testable import Session

/// Pictures of the screen by xdg-desktop-portal.
@Suite(.serialized) struct PortalScreenshotTests {
  /// A program that asks for a picture, and what it is told.
  private final class Caller {
    let bus: BusConnection
    private let stage: PickStage
    private var request: PortalRequest?
    private var outcome: PortalRequest.Outcome?

    init(_ desktop: PortalDesktop) throws {
      bus = try BusConnection(address: desktop.bus.address)
      stage = desktop.stage
      stage.loop.add(PolledSource(bus))
    }

    /// What the user has said to the portal's own question.
    func allow() throws {
      _ = try bus.callAndWait(
        BusMethod(
          "org.freedesktop.impl.portal.PermissionStore",
          path: "/org/freedesktop/impl/portal/PermissionStore",
          "org.freedesktop.impl.portal.PermissionStore", "SetPermission"),
        [
          .string("screenshot"), .boolean(true), .string("screenshot"), .string(""),
          .strings(["yes"]),
        ], atMost: .safetyNet)
    }

    func ask(isInteractive: Bool) {
      outcome = nil
      let request = PortalRequest(bus) { [unowned self] in outcome = $0 }
      request.start(
        "org.freedesktop.portal.Screenshot", "Screenshot",
        [.string(""), .options(["interactive": .boolean(isInteractive)])], atMost: .safetyNet)
      self.request = request
    }

    /// The path of the picture; nil where there is none.
    func path(sourceLocation: SourceLocation = #_sourceLocation) -> String? {
      stage.wait(sourceLocation: sourceLocation) { [unowned self] in outcome != nil }
      guard case .answered(let results)? = outcome, let text = results["uri"]?.text else {
        return nil
      }
      return FileURI(text)?.path
    }
  }

  private static func stage() throws -> PortalDesktop {
    let desktop = try PortalDesktop(ground: 0x3366CC)
    desktop.stage.fill(Point(x: 200, y: 150), 0x112233)
    return desktop
  }

  /// Its size and some of its pixels, as ImageMagick reads it.
  private func read(_ path: String, _ points: Point...) throws -> String {
    let pixels = points.map { " %[hex:u.p{\($0.x),\($0.y)}]" }.joined()
    return try Program.run(["convert", path, "-format", "%m %wx%h\(pixels)", "info:"]).text
  }

  @Test func whatTheUserHasAllowedIsTakenAtOnce() throws {
    let desktop = try Self.stage()
    let caller = try Caller(desktop)
    try caller.allow()
    caller.ask(isInteractive: false)
    let path = try #require(caller.path())
    #expect(path.hasPrefix("\(desktop.stage.server.home.path)/run/chidori/screenshot-"))
    #expect(
      try read(path, Point(x: 0, y: 0), Point(x: 200, y: 150), Point(x: 201, y: 150))
        == "PNG 640x480 3366CC 112233 3366CC")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// Where the program asks for a dialog the portal leaves the question to us.
  @Test func aDraggedRectangleIsThePicture() throws {
    let desktop = try Self.stage()
    let caller = try Caller(desktop)
    desktop.stage.movePointer(to: Point(x: 200, y: 150))
    _ = desktop.stage.loupe { caller.ask(isInteractive: true) }
    try desktop.stage.xdotool(
      "mousedown", "1", "mousemove", "229", "169", "mouseup", "1")
    let path = try #require(caller.path())
    #expect(
      try read(path, Point(x: 0, y: 0), Point(x: 29, y: 19)) == "PNG 30x20 112233 3366CC")
  }

  @Test func aClickTakesAllOfTheScreenWithoutTheLoupe() throws {
    let desktop = try Self.stage()
    let caller = try Caller(desktop)
    desktop.stage.movePointer(to: Point(x: 200, y: 150))
    _ = desktop.stage.loupe { caller.ask(isInteractive: true) }
    try desktop.stage.xdotool("click", "1")
    let path = try #require(caller.path())
    let outcome = try Program.run(["convert", path, "-format", "%wx%h %k", "info:"])
    #expect(outcome.text == "640x480 2")
  }

  @Test func escapeGivesNone() throws {
    let desktop = try Self.stage()
    let caller = try Caller(desktop)
    _ = desktop.stage.loupe { caller.ask(isInteractive: true) }
    try desktop.stage.xdotool("key", "Escape")
    #expect(caller.path() == nil)
    let directory = "\(desktop.stage.server.home.path)/run/chidori"
    #expect(!FileManager.default.fileExists(atPath: directory))
  }
}
