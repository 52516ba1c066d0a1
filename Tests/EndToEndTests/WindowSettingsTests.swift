import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// The settings in the real window, by mouse and keyboard, and in the files they are kept in.
@Suite(.serialized)
struct WindowSettingsTests {
  private static let file = "config/chidori/settings.json"

  private func text(_ server: XServer, _ file: String = Self.file) -> String? {
    server.home.contents(file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Opens the sheet at a page.
  private func open(_ section: SettingsSheetState.Section, _ window: WindowUnderTest) throws {
    try window.keys("ctrl+comma")
    window.layOut { _ = update(&$0, .settings(.open(.colors)), at: 0) }
    try window.click(ViewID("settings.\(section)"))
    window.layOut { _ = update(&$0, .settings(.open(section)), at: 0) }
  }

  private func close(_ window: WindowUnderTest) throws {
    try window.keys("Escape")
    window.layOut { _ in }
  }

  private func ground(_ window: WindowUnderTest) throws -> RGB8 {
    let corner = window.bounds.origin + Point(x: 2, y: 2)
    return try window.picture(Rect(origin: corner, size: Size(width: 1, height: 1)))[corner]
  }

  @Test func aThemeChosenByMouseIsSeenAtOnceAndAtTheNextStart() throws {
    let window = try WindowUnderTest(followsDesktop: true)
    #expect(try ground(window) == RGB8(0x262626))
    try open(.window, window)
    try window.click("setting.theme")
    try window.keys("End", "Return")
    try close(window)
    #expect(try ground(window) == RGB8(0xf0f0f0))
    #expect(text(window.server) == "{\n  \"theme\": \"light\"\n}\n")
    window.close()
    let next = try WindowUnderTest(followsDesktop: true, on: window.server, startsManager: false)
    #expect(try ground(next) == RGB8(0xf0f0f0))
    // Undo is for what was done in this window.
    try next.keys("ctrl+z")
    #expect(try ground(next) == RGB8(0xf0f0f0))
    next.close()
  }

  @Test func ctrlZTakesASettingBackAfterTheSheetIsClosed() throws {
    let window = try WindowUnderTest("#eb8d38")
    try open(.colors, window)
    try window.click("setting.upperCase")
    try close(window)
    try window.keys("ctrl+a", "ctrl+c")
    #expect(try window.selection("clipboard") == "#EB8D38")
    try window.click("eyedropper", button: 3)
    try window.keys("Escape", "Tab", "ctrl+z")
    #expect(text(window.server) == "{}\n")
    try window.keys("ctrl+shift+z")
    #expect(text(window.server) == "{\n  \"upperCase\": true\n}\n")
    window.close()
  }

  @Test func aTemplateIsMadeWithItsPreviewAndChosen() throws {
    let window = try WindowUnderTest("#eb8d38")
    try open(.formats, window)
    try window.click("template.add")
    window.layOut { model in
      _ = update(&model, .settings(.open(.formats)), at: 0)
      _ = update(&model, .settings(.addTemplate), at: 0)
    }
    try window.click("template.0.Text", count: 3)
    let preview = try window.frame("template.0.preview")
    let before = try window.picture(preview)
    try window.type("0x{HE")
    // The error stands where the preview was, and nothing is saved.
    #expect(try window.picture(preview) != before)
    #expect(text(window.server)?.contains("{HE") == false)
    try window.type("X}")
    try window.keys("Return")
    #expect(
      text(window.server) == """
        {
          "templates": [
            {"name": "", "text": "0x{HEX}"}
          ]
        }

        """)
    try close(window)
    // By keyboard: the template is the third from the end of the menu.
    try window.click("format")
    try window.keys("End", "Up", "Up", "Return")
    try window.click("copy")
    #expect(try window.selection("clipboard") == "0xEB8D38")
    window.close()
    let next = try WindowUnderTest("#102030", on: window.server, startsManager: false)
    try next.keys("ctrl+a", "ctrl+c")
    #expect(try next.selection("clipboard") == "0x102030")
    next.close()
  }

  @Test func formatsAreReorderedByMouseAndTheLoupeFollows() throws {
    let window = try WindowUnderTest("#eb8d38", screen: "1000x700x24")
    try open(.formats, window)
    let row = try window.frame("formats.rgb")
    try window.move(to: Point(x: row.minX + 10, y: row.center.y))
    try window.press()
    for y in [row.center.y - 10, row.center.y - row.height] {
      try window.move(to: Point(x: row.minX + 10, y: y))
    }
    try window.release()
    #expect(text(window.server)?.contains("\"formats\": [\"rgb\", \"hex\", \"rgba\"") == true)
    // The fourth is turned off.
    try window.click("formats.hsl")
    #expect(text(window.server)?.contains("\"rgba\", \"hsb\"") == true)
    try close(window)
    // The loupe has the keyboard once the key that starts it is dealt with.
    try window.keys("ctrl+p")
    try window.keys("Tab", "Tab", "c")
    #expect(try window.selection("clipboard").hasPrefix("hsb("))
    try window.keys("Escape")
    window.close()
  }

  @Test func aKeyIsChangedAndUsedAndAConflictIsNot() throws {
    let window = try WindowUnderTest("#eb8d38")
    try open(.keys, window)
    try window.click("keys.pick")
    try window.keys("ctrl+t")
    #expect(text(window.server) == nil)
    try window.keys("ctrl+k")
    #expect(text(window.server) == "{\n  \"keys\": {\n    \"pick\": [\"Ctrl+K\"]\n  }\n}\n")
    try window.keys("Escape")
    try close(window)
    try window.move(to: Point(x: 990, y: 690))
    // The old key does nothing: Enter would pick.
    try window.keys("ctrl+p")
    try window.keys("Return")
    #expect(window.hex == "#eb8d38")
    try window.keys("ctrl+k")
    try window.keys("Return")
    try window.waitForTitle("#0a3f5c - Chidori")
    window.close()
  }

  @Test func c176_theWindowStartsAboveOthersWhereThatIsSet() throws {
    let server = try XServer(screen: "1000x700x24")
    try server.home.write("{\"alwaysOnTop\": true}", to: Self.file)
    let window = try WindowUnderTest(on: server)
    try waitForAbove(window)
    window.close()
  }

  private func activate(_ window: WindowUnderTest) throws {
    try window.xdotool(["windowactivate", "--sync", "\(window.id.rawValue)"])
  }

  private func isAbove(_ window: WindowUnderTest) -> Bool {
    let display = window.display
    let states = display.property(display[.netWMState], of: window.id)?.words ?? []
    return states.contains(UInt32(display[.netWMStateAbove].rawValue))
  }

  private func waitForAbove(_ window: WindowUnderTest) throws {
    if !isAbove(window) { try window.wait { _ in isAbove(window) } }
  }

  @Test func aFileThatIsTakenAwayIsAsAnEmptyOne() throws {
    let server = try XServer(screen: "1000x700x24")
    try server.home.write("{\"alwaysOnTop\": true}", to: Self.file)
    let window = try WindowUnderTest(on: server)
    try waitForAbove(window)
    try server.home.remove(Self.file)
    if isAbove(window) { try window.wait { _ in !isAbove(window) } }
    #expect(text(server) == nil)
    window.close()
  }

  @Test func twoWindowsSeeEachOthersSettingsAndLoseNone() throws {
    let first = try WindowUnderTest("#eb8d38")
    let second = try WindowUnderTest(
      "--new-window", "#102030", on: first.server, startsManager: false)
    // Written by hand meanwhile: it stays.
    try first.server.home.write("{\n\t\"mine\": [ 1,2 ]\n}\n", to: Self.file)
    try second.settle()
    try activate(first)
    try open(.window, first)
    try first.click("setting.alwaysOnTop")
    // It is followed without a word between the two.
    try waitForAbove(second)
    try close(first)
    try activate(second)
    try open(.colors, second)
    try second.click("setting.upperCase")
    #expect(
      text(first.server)
        == "{\n\t\"mine\": [ 1,2 ],\n\t\"upperCase\": true,\n\t\"alwaysOnTop\": true\n}\n")
    try close(second)
    first.close()
    second.close()
  }

  private static let broken = "{\"upperCase\": true,\n\"zoom\" 8}"

  /// A window on a file that is half typed, with its sheet open and a setting changed in it.
  private func changedBesideABrokenFile() throws -> WindowUnderTest {
    let server = try XServer(screen: "1000x700x24")
    try server.home.write(Self.broken, to: Self.file)
    let window = try WindowUnderTest("#eb8d38", on: server)
    try window.keys("ctrl+comma")
    layOutTrouble(window)
    try window.click("setting.hash")
    layOutTrouble(window, unsaved: [.hash])
    #expect(text(server) == Self.broken)
    return window
  }

  private func layOutTrouble(_ window: WindowUnderTest, unsaved: [Setting] = []) {
    let trouble = SettingsTrouble(
      .text, path: "\(window.server.home.path)/\(Self.file)",
      problems: ["settings.json:2: not JSON, expected : after a name"], unsaved: unsaved)
    window.layOut {
      _ = update(&$0, .settings(.open(.colors)), at: 0)
      _ = update(&$0, .settings(.trouble(trouble)), at: 0)
    }
  }

  @Test func whatCannotBeSavedIsSavedOnceTheFileIsMended() throws {
    let window = try changedBesideABrokenFile()
    try window.server.home.write("{\"upperCase\": true,\n\"zoom\": 8}\n", to: Self.file)
    try window.waitForFile(Self.file) {
      $0 == "{\"hash\": false, \"upperCase\": true,\n\"zoom\": 8}\n"
    }
    try window.settle()
    try close(window)
    try window.keys("ctrl+a", "ctrl+c")
    #expect(try window.selection("clipboard") == "EB8D38")
    window.close()
  }

  @Test func aBrokenFileIsSetAsideWhenItsUserSaysSo() throws {
    let window = try changedBesideABrokenFile()
    try window.click("trouble.remedy")
    #expect(text(window.server) == "{\n  \"hash\": false\n}\n")
    #expect(text(window.server, "\(Self.file).bad-1") == Self.broken)
    // Changes are saved again, and nothing is left to tell.
    try window.keys("Escape")
    try window.keys("ctrl+comma")
    window.layOut { _ = update(&$0, .settings(.open(.colors)), at: 0) }
    try window.click("setting.upperCase")
    #expect(text(window.server) == "{\n  \"hash\": false,\n  \"upperCase\": true\n}\n")
    window.close()
  }

  @Test func whatIsNotSavedAtTheEndIsTold() throws {
    let window = try changedBesideABrokenFile()
    window.closeByManager()
    let outcome = window.end()
    #expect(outcome.status == 0)
    #expect(
      outcome.errorText
        == "chidori: settings.json:2: not JSON, expected : after a name, not saved in settings.json: hash\n"
    )
    #expect(text(window.server) == Self.broken)
  }

  /// A template that is being typed is no less saved by the manager's button.
  @Test func aTemplateIsSavedByTheEndOfTheWindow() throws {
    let window = try WindowUnderTest("#eb8d38")
    try open(.formats, window)
    try window.click("template.add")
    // It has the keyboard.
    try window.type("Mine")
    window.close()
    #expect(text(window.server)?.contains("\"Mine\", \"text\": \"{r}, {g}, {b}\"}") == true)
  }

  /// While a modifier is held; then it is the other program's again.
  @Test func aKeyThatAnotherProgramHasComesToTheField() throws {
    let window = try WindowUnderTest("#eb8d38")
    let other = try Display(name: window.server.display)
    let theirs = try HotKeyGrab(
      HotKey(Keysym(rawValue: 0x6F), [.super, .shift]), on: other, Keyboard(other))
    try open(.keys, window)
    try window.click("keys.pick")
    try window.xdotool(["keydown", "super"])
    try window.keys("shift+o")
    try window.xdotool(["keyup", "super"])
    #expect(
      text(window.server) == "{\n  \"keys\": {\n    \"pick\": [\"Super+Shift+O\"]\n  }\n}\n")
    _ = try PointerGrab(
      other, window: other.screen.root, events: [], cursor: nil, devices: .keyboard)
    withExtendedLifetime(theirs) {}
    window.close()
  }

  @Test func c49_aHotkeyIsSetByPressingItAndAModifierAloneIsNot() throws {
    let window = try WindowUnderTest("#eb8d38")
    try open(.keys, window)
    // Backwards from the first field: the tabs, the button to close, the last field.
    try window.click("keys.pick")
    try window.keys("shift+Tab", "shift+Tab", "shift+Tab")
    try window.keys("Super_L")
    #expect(text(window.server) == nil)
    try window.keys("super+F11")
    #expect(
      text(window.server)
        == "{\n  \"hotkeys\": {\n    \"pickAndOpen\": [\"Super+F11\"]\n  }\n}\n")
    window.close()
  }
}
