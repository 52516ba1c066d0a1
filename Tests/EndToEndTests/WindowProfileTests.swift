import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// Colour profiles of the monitor in the real window: the mark, the setting, what is picked.
@Suite(.serialized)
struct WindowProfileTests {
  private static let settings = "config/chidori/settings.json"

  /// As what went wrong is written.
  private static func isRed(_ pixel: RGB8) -> Bool { Int(pixel.red) - Int(pixel.green) > 100 }

  /// Nil takes it away.
  private func set(
    _ profile: [UInt8]?, _ window: WindowUnderTest, as name: String = "_ICC_PROFILE"
  ) {
    let (display, name) = (window.display, window.display.atom(name))
    if let profile {
      display.setProperty(
        name, of: display.screen.root, to: Property(type: .cardinal, .bytes(profile)))
    } else {
      display.deleteProperty(name, of: display.screen.root)
    }
    display.sync()
  }

  /// Waits until the window is marked so, or not at all.
  private func wait(for values: ScreenValues?, _ window: WindowUnderTest) throws {
    window.layOut { $0.screenValues = values ?? .raw }
    let mark = try window.frame("profile")
    // Above the word; nothing else is as high in that line.
    let place = Point(x: mark.minX + 4, y: mark.minY + 2)
    let ground = RGB8(0x262626)
    try window.wait(for: place) { ($0 == ground) == (values == nil) }
    window.layOut { $0.screenValues = values }
  }

  private func pick(_ painted: PaintedWindow, _ window: WindowUnderTest) throws {
    try window.click("eyedropper")
    try window.click(painted.frame.center)
  }

  /// cases.md, C31 and C33.
  @Test func c33_theMarkFollowsProfileAndSettingAndPicksAreAsItSays() throws {
    let window = try WindowUnderTest("#336699")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x3366cc, on: window)
    try wait(for: nil, window)
    set(ProfileBytes.matrix(.displayP3), window)
    try wait(for: .raw, window)
    try window.move(to: window.frame("profile").center)
    if window.tooltip == nil { try window.wait { _ in window.tooltip != nil } }
    try pick(painted, window)
    try window.waitForTitle("#3366cc - Chidori")

    // The longer word begins where there was none.
    try window.server.home.write("{\"profile\": \"srgb\"}", to: Self.settings)
    try wait(for: .converted, window)
    try pick(painted, window)
    try window.waitForTitle { !$0.hasPrefix("#3366cc") }
    let converted = window.hex
    let outcome = try Program.run(
      [WindowUnderTest.path, "pick", "--at=950,620"], environment: window.server.environment)
    #expect(outcome.text == "\(converted)\n")

    set(nil, window)
    try wait(for: nil, window)
    try pick(painted, window)
    try window.waitForTitle("#3366cc - Chidori")
    window.close()
  }

  /// The window stays where it is, and comes to the second monitor as there is one.
  @Test func theMarkFollowsMonitorsThatAreRearranged() throws {
    let window = try WindowUnderTest("#336699")
    set(ProfileBytes.matrix(.displayP3), window, as: "_ICC_PROFILE_1")
    try wait(for: nil, window)
    for (name, place, output) in [
      ("small", "8/2x8/2+0+0", "screen"), ("large", "2000/500x2000/500+8+0", "none"),
    ] {
      let words = ["xrandr", "--setmonitor", name, place, output]
      let outcome = try Program.run(words, environment: window.server.environment)
      #expect(outcome.status == 0, "\(outcome.errorText)")
    }
    try wait(for: .raw, window)
    let outcome = try Program.run(
      ["xrandr", "--delmonitor", "large"], environment: window.server.environment)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    try wait(for: nil, window)
    window.close()
  }

  @Test func aBrokenProfileIsToldOfAndPicksAreRaw() throws {
    let server = try XServer(screen: "1000x700x24")
    try server.home.write("{\"profile\": \"srgb\"}", to: Self.settings)
    let window = try WindowUnderTest("#336699", on: server)
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x3366cc, on: window)
    set(Array(ProfileBytes.matrix(.displayP3).prefix(200)), window)
    try window.wait(forAnyOf: window.frame("name"), Self.isRed)
    try wait(for: .unusable(""), window)
    // With another colour it goes; a pick that stays raw tells it again.
    try window.click("plane")
    try window.wait(forPicture: window.frame("name")) { picture in
      !picture.pixels.contains { Self.isRed(RGB8($0)) }
    }
    try pick(painted, window)
    try window.waitForTitle("#3366cc - Chidori")
    try window.wait(forAnyOf: window.frame("name"), Self.isRed)
    window.close()
  }

  @Test func aProfileThatBreaksUnderTheLoupeIsToldOfWithThePick() throws {
    let server = try XServer(screen: "1000x700x24")
    try server.home.write("{\"profile\": \"srgb\"}", to: Self.settings)
    let window = try WindowUnderTest("#336699", on: server)
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x3366cc, on: window)
    set(ProfileBytes.matrix(.displayP3), window)
    try wait(for: .converted, window)
    try window.click("eyedropper")
    set(Array(ProfileBytes.matrix(.displayP3).prefix(200)), window)
    try window.click(painted.frame.center)
    try window.waitForTitle("#3366cc - Chidori")
    try wait(for: .unusable(""), window)
    try window.wait(forAnyOf: window.frame("name"), Self.isRed)
    window.close()
  }

  @Test func aClickOnTheMarkLeadsToTheSetting() throws {
    let window = try WindowUnderTest("#336699")
    set(ProfileBytes.matrix(.displayP3), window)
    try wait(for: .raw, window)
    try window.click("profile")
    // The setting has the keyboard.
    try window.keys("space", "End", "Return")
    try window.keys("Escape")
    try wait(for: .converted, window)
    window.close()
  }
}
