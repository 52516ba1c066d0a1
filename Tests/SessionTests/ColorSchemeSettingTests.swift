import Bus
import BusHarness
import Session
import TestSupport
import Testing

@Suite struct ColorSchemeSettingTests {
  private static let interface = "org.freedesktop.portal.Settings"
  private static let group = "org.freedesktop.appearance"
  private static let path = "/org/freedesktop/portal/desktop"

  /// Tells that a setting has changed.
  private func emit(_ group: String, _ key: String, _ value: BusValue, from portal: BusConnection)
    throws
  {
    try portal.emit(
      "SettingChanged", of: Self.interface, at: Self.path,
      [.string(group), .string(key), .variant(value)])
  }

  @Test func itIsReadAndFollowed() throws {
    let bus = try SessionBus()
    let portal = try BusConnection(address: bus.address)
    let slot = try portal.serve(Self.path) { call in
      // Twice in a variant, as the portal has it.
      call.answer(.variant(.variant(.uint32(2))))
      return call.values == [.string(Self.group), .string("color-scheme")]
    }
    #expect(try portal.own("org.freedesktop.portal.Desktop"))
    let client = try BusConnection(address: bus.address)
    var seen: [ColorScheme?] = []
    let setting = try ColorSchemeSetting(client) { seen.append($0) }
    #expect(runTogether([portal, client]) { seen.count == 1 })
    try emit(Self.group, "accent-color", .uint32(1), from: portal)
    try emit("org.gnome.desktop.interface", "color-scheme", .uint32(1), from: portal)
    try emit(Self.group, "color-scheme", .uint32(2), from: portal)
    try emit(Self.group, "color-scheme", .uint32(1), from: portal)
    try emit(Self.group, "color-scheme", .uint32(0), from: portal)
    #expect(runTogether([portal, client]) { seen.count == 3 })
    #expect(seen == [.light, .dark, nil])
    withExtendedLifetime((slot, setting)) {}
  }

  @Test func withoutAPortalThereIsNoWish() throws {
    let bus = try SessionBus()
    let client = try BusConnection(address: bus.address)
    let setting = try ColorSchemeSetting(client) { _ in Issue.record("a wish") }
    bus.kill()
    #expect(runTogether([client]) { !client.isOpen })
    withExtendedLifetime(setting) {}
  }
}
