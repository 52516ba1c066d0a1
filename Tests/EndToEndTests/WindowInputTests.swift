import ColorModel
import Foundation
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// What is typed: by input methods, in other layouts, with the locks on, on the keypad.
@Suite(.serialized)
struct WindowInputTests {
  /// Keycodes of the evdev keymap, which are the same in all layouts.
  private enum Code {
    static let (a, c, capsLock, numLock) = ("38", "54", "66", "77")
    static let (keypad7, keypadEnter) = ("79", "104")
  }

  /// All of the output text, as another program gets it.
  private func output(_ window: WindowUnderTest) throws -> String {
    try window.keys("ctrl+\(Code.a)", "ctrl+\(Code.c)")
    return try window.selection("clipboard")
  }

  @Test func c168_inputMethodTypesOnceAndComposesAtTheCaret() throws {
    let server = try XServer(screen: "1000x700x24")
    var method = try InputMethodServer("test", on: server)
    let window = try WindowUnderTest("#336699", on: server, environment: ["XMODIFIERS": "@im=test"])
    /// Presses keys, the last of which is told from all before; they come by way of the method.
    func press(_ keys: String..., last code: String) throws {
      try window.xdotool(["key", "--delay", "0"] + keys)
      #expect(method.nextLine { $0 == "key \(code)" } != nil)
      try window.settle()
    }
    func output() throws -> String {
      try press("ctrl+a", "ctrl+c", last: Code.c)
      return try window.selection("clipboard")
    }
    #expect(method.nextLine { $0 == "focus" } != nil)
    try press("ctrl+a", "Delete", "x", "k", last: "45")
    #expect(try output() == "x漢字")
    try press("End", "y", last: "29")
    for text in ["x漢字y", "x漢字", "x漢"] {
      let caret = try window.caret(after: text)
      #expect(method.nextLine { $0 == "spot \(caret.minX) \(caret.maxY)" } != nil)
      try press("BackSpace", last: "22")
    }
    // The server is killed, and one started anew.
    method.kill()
    try window.settle()
    try window.keys("ctrl+\(Code.a)", "k")
    #expect(try self.output(window) == "k")
    method = try InputMethodServer("test", on: server)
    #expect(method.nextLine { $0 == "focus" } != nil)
    try press("ctrl+a", "k", "q", "n", last: "57")
    #expect(try output() == "漢字ñ")
    // Commands are the window's as ever.
    try press("Escape", "ctrl+z", "ctrl+shift+c", last: Code.c)
    #expect(try window.selection("clipboard") == "336699")
    window.close()
  }

  @Test(arguments: ["@im=none", "@im=nobodyThere"])
  func c167_deadKeysCompose(modifiers: String) throws {
    let server = try XServer(screen: "1000x700x24")
    _ = try server.run("setxkbmap", "us", "intl")
    let window = try WindowUnderTest("#336699", on: server, environment: ["XMODIFIERS": modifiers])
    try window.keys("ctrl+\(Code.a)", "dead_tilde", "n", "dead_acute", "e", "x")
    #expect(try output(window) == "ñéx")
    window.close()
  }

  /// xdotool presses a key in the layout that has the symbol: here in the second one.
  @Test func c47_shortcutsWorkInACyrillicLayoutWithTheLocksOn() throws {
    let window = try WindowUnderTest("#336699")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    // The layout comes while the window is open.
    _ = try window.server.run("setxkbmap", "us,ru")
    try window.keys("ctrl+Cyrillic_ef", "Cyrillic_ef")
    try window.keys("ctrl+Cyrillic_ef", "ctrl+Cyrillic_es")
    #expect(try window.selection("clipboard") == "ф", "typed in the second layout")
    try window.keys("Escape", Code.capsLock, Code.numLock)
    try window.offer("#112233", as: "clipboard")
    try window.keys("ctrl+Cyrillic_ef", "ctrl+Cyrillic_em")
    try window.waitForTitle("#112233 - Chidori")
    try window.keys("ctrl+Cyrillic_ya")
    #expect(window.hex == "#336699")
    try window.keys("ctrl+Cyrillic_ef", "ctrl+Cyrillic_es")
    #expect(try window.selection("clipboard") == "#336699")
    try window.move(to: painted.frame.center)
    try window.keys("ctrl+Cyrillic_ze")
    try window.keys("Return")
    try window.waitForTitle("#5a7b9c - Chidori")
    window.close()
  }

  @Test func c47_anotherLayoutIsFollowed() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("slider.0")
    let clicked = window.hex
    try window.keys("Home")
    #expect(window.hex == "#006699")
    // On a German keyboard the key of "y" (29) is "z".
    _ = try window.server.run("setxkbmap", "de")
    try window.keys("ctrl+29")
    #expect(window.hex == clicked)
    window.close()
  }

  @Test func keypadTypesDigitsAndCommits() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("field.0", count: 3)
    try window.keys(Code.numLock, Code.keypad7, Code.keypad7, Code.keypadEnter)
    #expect(window.hex == "#4d6699")
    try window.keys(Code.numLock, Code.keypad7)
    try window.keys("shift+End", "ctrl+\(Code.c)")
    #expect(try window.selection("clipboard") == "77", "without NumLock it was Home")
    window.close()
  }

  @Test func c165_emojiInEveryField() throws {
    let emoji = "\u{1F923}\u{1F64C}\u{2754}"
    let window = try WindowUnderTest("#336699")
    for field in ["field.0", "field.1", "field.2", "field.3", "output"] as [ViewID] {
      try window.offer(emoji, as: "clipboard")
      try window.click(field)
      try window.keys("ctrl+a")
      let frame = try window.frame(field)
      let before = try window.picture(frame)
      let changes = try X11.Damage(of: window.id.drawable, on: window.display)
      try window.keys("ctrl+v")
      if try window.picture(frame) == before {
        try window.wait { event in
          guard case .damage(let change) = event, change.damage == changes.id else { return false }
          return (try? window.picture(frame)) != before
        }
      }
      #expect(try output(window) == emoji)
      try window.keys("Escape")
      #expect(window.hex == "#336699")
    }
    window.close()
  }

  @Test func c166_noFontIsAClearError() throws {
    let server = try XServer()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("chidori-fonts-\(UUID().uuidString).conf")
    try "<fontconfig></fontconfig>".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try Program(
      [WindowUnderTest.path, "#336699"],
      environment: server.environment.merging(["FONTCONFIG_FILE": file.path]) { $1 })
    let outcome = program.finish()
    #expect(outcome.status == 3)
    #expect(
      outcome.errorText
        == "chidori: no font found: install fonts-dejavu-core or another text font\n")
    #expect(outcome.text == "")
  }
}
