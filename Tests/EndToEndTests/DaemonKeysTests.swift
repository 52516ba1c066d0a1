import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// The keys of `chidori daemon`: which, whose, and when they change.
@Suite(.serialized) struct DaemonKeysTests {
  private static let picks = HotKey(Keysym(rawValue: 0x63), [.super, .shift])

  private static func write(_ stage: PickStage, _ hotkeys: String) throws {
    try stage.server.home.write(
      "{\"hotkeys\": {\(hotkeys)}}\n", to: "config/chidori/settings.json")
  }

  @Test func c46_aTakenKeyIsNamedAndHadAfterSIGHUP() throws {
    let stage = try PickStage()
    // With the first key of XTEST the keyboard changes, and with that all keys are tried again.
    try stage.xdotool("key", "Shift_L")
    let holder = try Display(name: stage.server.display)
    var theirs: HotKeyGrab? = try HotKeyGrab(Self.picks, on: holder, Keyboard(holder))
    let daemon = try DaemonUnderTest(stage)
    #expect(theirs != nil)
    theirs = nil
    holder.sync()
    daemon.program.signal(SIGHUP)
    daemon.settle()
    let pick = try daemon.pick()
    try stage.xdotool("key", "Escape")
    daemon.end(of: pick.loupe)
    daemon.program.signal(SIGTERM)
    let outcome = daemon.finish()
    #expect(outcome.status == 0)
    #expect(
      outcome.errorText
        == "chidori: another program has the key, free it there or set another one: Super+Shift+C\n"
    )
  }

  @Test func c46_aTakenKeyIsToldOnTheScreenAndTheOthersWork() throws {
    let stage = try PickStage()
    try Self.write(stage, #""pickAndCopy": ["Super+Shift+C", "Super+F2"]"#)
    let holder = try Display(name: stage.server.display)
    let theirs = try HotKeyGrab(Self.picks, on: holder, Keyboard(holder))
    let daemon = try DaemonUnderTest(stage)
    // It was told before the daemon said that it is ready.
    let display = stage.display
    let notices = display.children(of: display.screen.root)
      .filter { daemon.isWindow($0, of: .netWMWindowTypeNotification) }
    #expect(notices.count == 1)
    _ = try daemon.pick("super+F2")
    withExtendedLifetime(theirs) {}
  }

  @Test func c50_aFreshProfileTakesNoKeyOfPrograms() throws {
    let stage = try PickStage()
    let daemon = try DaemonUnderTest(stage)
    let keyboard = Keyboard(stage.display)
    for letter in UInt32(0x61)...0x7A {
      for modifiers: KeyModifiers in [
        [], .shift, .control, [.control, .shift], .alt, [.control, .alt],
      ] {
        let key = HotKey(Keysym(rawValue: letter), modifiers)
        #expect(throws: Never.self) { _ = try HotKeyGrab(key, on: stage.display, keyboard) }
      }
    }
    #expect(throws: HotKeyRefusal.taken) {
      _ = try HotKeyGrab(Self.picks, on: stage.display, keyboard)
    }
    withExtendedLifetime(daemon) {}
  }

  /// By the names of X, by those that people write, by letters of another layout.
  @Test(arguments: [
    ("us", "Super+Print", "super+107"), ("us", "PrintScreen", "107"),
    ("us", "Super+Space", "super+65"),
    ("us", "Super+PgUp", "super+112"), ("us", "XF86Calculator", "148"),
    ("us", "Super+comma", "super+59"), ("us,ru", "Super+Ж", "super+47"),
    ("us,de", "Super+Ö", "super+47"),
  ])
  func keysGoByTheirNames(layouts: String, name: String, key: String) throws {
    let stage = try PickStage()
    #expect(try stage.server.run("setxkbmap", layouts).status == 0)
    try Self.write(stage, "\"pickAndCopy\": [\"\(name)\"]")
    let daemon = try DaemonUnderTest(stage)
    let pick = try daemon.pick(key)
    // The same key cancels.
    try stage.xdotool("key", key)
    daemon.end(of: pick.loupe)
  }

  @Test func c51_eachActionHasItsKey() throws {
    let stage = try PickStage(ground: 0x3366CC)
    try Self.write(
      stage,
      #""pickAndCopy": ["Super+F2"], "openWindow": ["Super+F3"], "pickAndOpen": ["Super+F4"]"#)
    let daemon = try DaemonUnderTest(stage)
    _ = try daemon.pick("super+F2")
    try stage.xdotool("click", "1")
    _ = daemon.window(.netWMWindowTypeNotification)
    #expect(try daemon.clipboard == "#3366cc")
    _ = try stage.server.run("xclip", "-selection", "clipboard", input: [], output: .discarded)

    _ = try daemon.pick("super+F4")
    try stage.xdotool("click", "1")
    let window = try #require(daemon.window(.netWMWindowTypeNormal))
    let title = stage.display.property(stage.display[.netWMName], of: window)
    #expect(title.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains("3366cc") == true)
    #expect(try daemon.clipboard == "")
    #expect(daemon.history.count == 2)

    // While there is a window, that would come to the front.
    try stage.xdotool("windowkill", "\(window.rawValue)")
    try stage.xdotool("key", "super+F3")
    #expect(daemon.window(.netWMWindowTypeNormal) != nil)
  }

  @Test func newSettingsHoldAtOnce() throws {
    let stage = try PickStage()
    let daemon = try DaemonUnderTest(stage)
    try stage.server.home.write(
      #"{"hotkeys": {"pickAndCopy": ["Super+F2"]}, "format": "rgb"}"#,
      to: "config/chidori/settings.json")
    daemon.settle()
    // The old key is free.
    _ = try HotKeyGrab(Self.picks, on: stage.display, Keyboard(stage.display))
    _ = try daemon.pick("super+F2")
    try stage.xdotool("click", "1")
    _ = daemon.window(.netWMWindowTypeNotification)
    #expect(try daemon.clipboard == "rgb(128 128 128)")
  }

  @Test func c47_aNewLayoutIsFollowed() throws {
    let stage = try PickStage()
    let daemon = try DaemonUnderTest(stage)
    #expect(
      try stage.server.run("xmodmap", "-e", "keycode 54 = q Q", "-e", "keycode 24 = c C").status
        == 0)
    daemon.settle()
    _ = try daemon.pick("super+shift+24")
  }
}
