import Geometry
import TestSupport
import Testing
import X11

/// The dropper of gcolor3, a picker for GNOME, on a desktop without GNOME.
@Suite(.serialized) struct PortalClientTests {
  private static let place = Point(x: 20, y: 680)

  /// gcolor3 under openbox: where its window is.
  private func start(_ desktop: PortalDesktop) throws -> (Program, Rect) {
    let stage = desktop.stage
    let program = try Program(
      ["gcolor3"], environment: desktop.environment, output: .discarded)
    var frame: Rect?
    stage.event {
      // Once it is mapped it is where it stays.
      if case .mapped(let id) = $0 { frame = Self.client("gcolor3", in: id, on: stage.display) }
      return frame != nil
    }
    return (program, try #require(frame))
  }

  /// Where a window manager's frame has the window of a program.
  private static func client(_ name: String, in frame: WindowID, on display: Display) -> Rect? {
    for window in display.children(of: frame) {
      let text = display.property(display.atom("WM_CLASS"), of: window)?.bytes ?? []
      guard String(decoding: text, as: UTF8.self).hasPrefix("\(name)\0"),
        let size = display.bounds(of: window)?.size,
        let origin = display.translate(.zero, from: window, to: display.screen.root)
      else { continue }
      return Rect(origin: origin, size: size)
    }
    return nil
  }

  /// Waits until the screen shows a colour there.
  private func wait(for hex: UInt32, at point: Point, of server: XServer) throws {
    let watcher = EventLoop(try Display(name: server.display))
    let root = watcher.display.screen.root
    let reader = try Display(name: server.display)
    let damage = try Damage(of: root.drawable, on: watcher.display)
    func isThere() -> Bool {
      let pixel = Rect(origin: point, size: Size(width: 1, height: 1))
      return (try? ScreenPicture(pixel, of: reader))?[hexAt: point] == hex
    }
    watcher.handle = { if case .damage = $0, isThere() { watcher.stop() } }
    if !isThere() { try #require(watcher.runBounded(), "it did not come at \(point)") }
    withExtendedLifetime(damage) {}
  }

  @Test func theDropperOfGcolor3Picks() throws {
    let desktop = try PortalDesktop(screen: "1000x700x24")
    let stage = desktop.stage
    // The stage's own window may lie above all that is managed.
    stage.window.unmap()
    _ = try stage.server.run("xsetroot", "-solid", "#3366cc")
    let manager = try WindowManager(on: stage.server)
    let (program, frame) = try start(desktop)
    // Under its wheel; of the swatch the half with the new colour.
    let swatch = frame.origin + Point(x: 132, y: 276)
    let dropper = frame.origin + Point(x: 188, y: 276)
    try wait(for: 0xFFFFFF, at: swatch, of: stage.server)
    _ = try stage.loupe {
      try stage.xdotool(
        "mousemove", "\(dropper.x)", "\(dropper.y)", "click", "--delay", "100", "1")
    }
    try stage.xdotool("mousemove", "\(Self.place.x)", "\(Self.place.y)", "click", "1")
    try wait(for: 0x3366CC, at: swatch, of: stage.server)
    withExtendedLifetime((program, manager)) {}
  }
}
