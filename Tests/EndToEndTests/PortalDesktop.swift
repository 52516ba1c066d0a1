import Bus
import BusHarness
import ColorModel
import Foundation
import Session
import TestSupport
import Testing
import X11

/// A desktop whose bus starts what is installed: xdg-desktop-portal, its GTK backend, and ours.
final class PortalDesktop {
  let stage: PickStage
  let bus: SessionBus
  /// What programs get that are started here.
  let environment: [String: String]

  /// - Parameter idle: when our backend ends, in seconds; nil as it does by itself.
  init(
    ground: UInt = 0x3366CC, screen: String = "640x480x24", idle: Int? = nil
  ) throws {
    stage = try PickStage(screen: screen, ground: ground)
    let home = stage.server.home
    try Self.install(in: home, idle: idle)
    let variables = stage.server.environment.merging([
      "XDG_DESKTOP_PORTAL_DIR": "\(home.path)/portals", "XDG_CURRENT_DESKTOP": "i3",
      "XDG_RUNTIME_DIR": "\(home.path)/run", "HOME": home.path, "WAYLAND_DISPLAY": "",
      // Neither dconf nor a bus of assistive programs.
      "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
    ]) { $1 }
    bus = try SessionBus(environment: variables, services: true)
    environment = variables.merging(bus.environment) { $1 }
  }

  private static func install(in home: TemporaryHome, idle: Int?) throws {
    let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources")
    let portals = "/usr/share/xdg-desktop-portal/portals/gtk.portal"
    try home.write(try text(of: portals), to: "portals/gtk.portal")
    try home.write(
      try text(of: resources.appendingPathComponent("chidori.portal").path),
      to: "portals/chidori.portal")
    let file = "\(ScreenshotPeer.name).service"
    let service = try text(of: resources.appendingPathComponent(file + ".in").path)
      .replacing("@command@", with: PickStage.chidori)
    let option = idle.map { " --idle=\($0)" } ?? ""
    try home.write(
      service.replacing("chidori portal", with: "chidori portal" + option),
      to: "data/dbus-1/services/\(file)")
    // It would mount a file system.
    try home.write(
      "[D-BUS Service]\nName=org.freedesktop.portal.Documents\nExec=/bin/false\n",
      to: "data/dbus-1/services/org.freedesktop.portal.Documents.service")
    try home.write("", to: "run/.keep")
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// A program that asks for colours.
  func makeCaller() throws -> Caller { try Caller(self) }

  final class Caller {
    let bus: BusConnection
    private let portal: ScreenPortal
    private let stage: PickStage
    private var outcomes: [ScreenPortal.Outcome] = []

    init(_ desktop: PortalDesktop) throws {
      bus = try BusConnection(address: desktop.bus.address)
      portal = ScreenPortal(bus) { _, _ in }
      stage = desktop.stage
      stage.loop.add(PolledSource(bus))
    }

    /// Asks, and waits for the loupe.
    func startPick(sourceLocation: SourceLocation = #_sourceLocation) -> WindowID {
      stage.loupe(sourceLocation: sourceLocation) { ask() }
    }

    func ask() { portal.pick { [unowned self] in outcomes.append($0) } }

    func cancel() { portal.cancel() }

    /// Waits for the end of what was asked for first.
    func outcome(sourceLocation: SourceLocation = #_sourceLocation) -> ScreenPortal.Outcome? {
      stage.wait(sourceLocation: sourceLocation) { [unowned self] in !outcomes.isEmpty }
      return outcomes.isEmpty ? nil : outcomes.removeFirst()
    }
  }
}

/// The backend as the portal calls it.
enum ScreenshotPeer {
  static let name = "org.freedesktop.impl.portal.desktop.chidori"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.impl.portal.Screenshot"

  static func pickColor(_ number: Int = 1) -> (BusMethod, [BusValue]) {
    (
      BusMethod(name, path: path, interface, "PickColor"),
      [.path("\(path)/request/1_1/t\(number)"), .string(""), .string(""), .options([:])]
    )
  }
}
