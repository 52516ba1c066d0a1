import Geometry
import TestSupport
import Testing
import X11

@Suite struct XSettingsTests {
  private enum Setting {
    case integer(String, Int32)
    case string(String, String)
    case color(String)
  }

  /// A property as the XSETTINGS specification lays it out.
  private func property(_ settings: [Setting], bigEndian: Bool) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return bigEndian ? bytes.reversed() : bytes
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    func header(_ type: UInt8, _ name: String) -> [UInt8] {
      let count = UInt16(name.utf8.count)
      let pair = [UInt8(count & 0xFF), UInt8(count >> 8)]
      return [type, 0] + (bigEndian ? pair.reversed() : pair) + padded(name) + word(7)
    }
    var bytes: [UInt8] = [bigEndian ? 1 : 0, 0, 0, 0] + word(1) + word(UInt32(settings.count))
    for setting in settings {
      switch setting {
      case .integer(let name, let value):
        bytes += header(0, name) + word(UInt32(bitPattern: value))
      case .string(let name, let value):
        bytes += header(1, name) + word(UInt32(value.utf8.count)) + padded(value)
      case .color(let name): bytes += header(2, name) + word(0) + word(0)
      }
    }
    return bytes
  }

  private let desktop: [Setting] = [
    .integer("Xft/DPI", 147_456), .color("Net/Accent"), .string("Net/ThemeName", "Adwaita-dark"),
    .string("Gtk/FontName", "Cantarell 11"), .integer("Gdk/WindowScalingFactor", 2),
  ]

  @Test(arguments: [false, true])
  func readsBothByteOrders(bigEndian: Bool) {
    let settings = XSettings(property(desktop, bigEndian: bigEndian))
    #expect(settings.themeName == "Adwaita-dark")
    #expect(settings.fontName == "Cantarell 11")
    #expect(settings.dotsPerInch == 144)
    #expect(settings.windowScalingFactor == 2)
    #expect(settings.values.count == 4)
  }

  @Test func unsetNumbersAreNil() {
    let settings = XSettings(
      property(
        [.integer("Xft/DPI", -1), .integer("Gdk/WindowScalingFactor", 0)], bigEndian: false))
    #expect(settings.dotsPerInch == nil)
    #expect(settings.windowScalingFactor == nil)
    #expect(settings.values.count == 2)
  }

  @Test func anyCutIsReadAsFarAsItGoes() {
    let bytes = property(desktop, bigEndian: false)
    var counts: [Int] = []
    for length in 0..<bytes.count {
      counts.append(XSettings(Array(bytes.prefix(length))).values.count)
    }
    #expect(counts == counts.sorted())
    #expect(counts.first == 0 && counts.last == 3)
    #expect(XSettings([9, 0, 0, 0]).values.isEmpty)
  }

  @Test func readsTheDaemonsProperty() throws {
    let client = try Client()
    #expect(SettingsDaemon(client.display).settings == XSettings())
    let daemon = try Client(client.server)
    let owner = SelectionOwner(daemon.display)
    #expect(owner.own(daemon.display.settingsSelection, text: ""))
    let window = client.display.selectionOwner(of: client.display.settingsSelection)
    #expect(window != .none)
    client.display.setProperty(
      client.display[.xsettings], of: window,
      to: Property(
        type: client.display[.xsettings], .bytes(property(desktop, bigEndian: false))))
    #expect(SettingsDaemon(client.display).settings.themeName == "Adwaita-dark")
  }
}
