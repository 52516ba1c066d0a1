import ColorModel
import Geometry
import TestSupport
import Testing
import Views

/// Typing, selecting and pasting in the window's text fields with a real keyboard and real clients.
@Suite(.serialized)
struct WindowFieldTests {
  /// The text of the output field as another program gets it.
  private func outputText(_ window: WindowUnderTest) throws -> String {
    try window.click("output")
    try window.keys("ctrl+a", "ctrl+c")
    return try window.selection("clipboard")
  }

  @Test func typingReplacesTheTextSelectedAtTheStart() throws {
    let window = try WindowUnderTest("#336699")
    try window.type("#00ff7f")
    #expect(window.title == "#00ff7f - Chidori")
    try window.keys("Return")
    #expect(window.title == "#00ff7f - Chidori")
    window.close()
  }

  @Test func componentFieldsSetTheirComponent() throws {
    let window = try WindowUnderTest("#336699")
    for (row, text, expected) in [
      (0, "255", "#ff6699"), (1, "0", "#ff0099"), (2, "999", "#ff00ff"),
    ] {
      try window.click(ViewID("field.\(row)"), count: 3)
      try window.type(text)
      try window.keys("Return")
      #expect(window.hex == expected)
    }
    try window.click("field.3", count: 3)
    try window.type("50")
    try window.keys("Return")
    #expect(try outputText(window) == "#ff00ff80")
    window.close()
  }

  @Test func c131_caretStaysWhereTheEditWas() throws {
    let window = try WindowUnderTest("#123456")
    try window.keys("Home", "Right", "Right", "Right", "Delete", "9")
    #expect(window.hex == "#129456")
    // The caret stands after the 9: that is what goes, and what comes takes its place.
    try window.keys("BackSpace", "b")
    #expect(window.hex == "#12b456")
    window.close()
  }

  @Test func c132_shortHexWaitsForEnter() throws {
    let window = try WindowUnderTest("#123456")
    for (key, expected) in [
      ("#000", "#123456"), ("F", "#123456"), ("F", "#123456"), ("F", "#000fff"),
    ] {
      try window.type(key)
      #expect(window.hex == expected)
    }
    try window.keys("ctrl+a")
    try window.type("#03F")
    #expect(window.hex == "#123456")
    try window.keys("Return")
    #expect(window.hex == "#0033ff")
    window.close()
  }

  @Test func c82_nonsenseChangesNothingAndIsMarked() throws {
    let window = try WindowUnderTest("#abcdef")
    try window.offer("kept", as: "clipboard")
    try window.type("nonsense")
    try window.keys("Return")
    #expect(window.hex == "#abcdef")
    #expect(try window.selection("clipboard") == "kept")
    let frame = try window.frame("output")
    #expect(try window.picture(frame).pixels.contains(Theme.dark.error.hex))
    try window.keys("Escape")
    #expect(try !window.picture(frame).pixels.contains(Theme.dark.error.hex))
    #expect(try outputText(window) == "#abcdef")
    window.close()
  }

  @Test func c134_escapeRestoresWhatTypingChanged() throws {
    let window = try WindowUnderTest("#abcdef")
    try window.type("#112233")
    #expect(window.hex == "#112233")
    try window.keys("Escape")
    #expect(window.hex == "#abcdef")
    #expect(try outputText(window) == "#abcdef")
    try window.type("zzz")
    try window.keys("Return", "Tab")
    #expect(window.hex == "#abcdef")
    #expect(try outputText(window) == "#abcdef")
    window.close()
  }

  @Test func controlArrowsMoveByWords() throws {
    let window = try WindowUnderTest("-f", "rgb", "#336699")
    // rgb(51 102 204): from the end over the bracket and 153, then 102 is selected and replaced.
    try window.keys("End", "ctrl+Left", "ctrl+Left", "ctrl+shift+Right")
    #expect(try window.selection("primary").hasPrefix("102"))
    try window.type("7 ")
    #expect(window.hex == "#330799")
    window.close()
  }

  @Test func doubleClickSelectsAWordAndTripleClickAll() throws {
    let window = try WindowUnderTest("-f", "rgb", "#336699")
    let frame = try window.frame("output")
    // The first word is "rgb": its letters begin a few pixels from the left.
    let inWord = Point(x: frame.minX + 14, y: frame.center.y)
    try window.click(inWord, count: 2)
    #expect(try window.selection("primary") == "rgb")
    try window.move(to: .zero)
    try window.click(frame.center, count: 3)
    #expect(try window.selection("primary") == "rgb(51 102 153)")
    window.close()
  }

  @Test func draggedSelectionIsPastedByTheMiddleButton() throws {
    let window = try WindowUnderTest("#336699")
    let frame = try window.frame("output")
    try window.move(to: Point(x: frame.maxX - 4, y: frame.center.y))
    try window.press()
    try window.move(to: Point(x: frame.minX - 40, y: frame.center.y))
    try window.release()
    #expect(try window.selection("primary") == "#336699")
    try window.click("field.0")
    try window.keys("ctrl+a", "BackSpace")
    try window.offer("128", as: "primary")
    try window.click("field.0", button: 2)
    try window.waitForTitle("#806699 - Chidori")
    window.close()
  }

  @Test func fieldUndoComesBeforeTheWindows() throws {
    let window = try WindowUnderTest("#336699")
    try window.type("#112233")
    try window.keys("Return", "ctrl+a")
    try window.type("#445566")
    try window.keys("ctrl+z")
    #expect(window.hex == "#112233", "Ctrl+Z in the field takes back the typing")
    try window.type("#445566")
    try window.keys("Return", "Tab")
    for (key, expected) in [
      ("ctrl+z", "#112233"), ("ctrl+z", "#336699"), ("ctrl+z", "#336699"),
      ("ctrl+shift+z", "#112233"), ("ctrl+y", "#445566"),
    ] {
      try window.keys(key)
      #expect(window.hex == expected)
    }
    window.close()
  }

  @Test func cutTakesTheSelectionAlong() throws {
    let window = try WindowUnderTest("#336699")
    try window.keys("Home", "shift+Right", "ctrl+x")
    #expect(try window.selection("clipboard") == "#")
    #expect(window.hex == "#336699", "336699 without the mark is the same colour")
    window.close()
  }

  @Test func pastesIntoTheFieldWithTheFocus() throws {
    let window = try WindowUnderTest("#336699")
    try window.offer("#fedcba", as: "clipboard")
    try window.keys("ctrl+v")
    try window.waitForTitle("#fedcba - Chidori")
    window.close()
  }

  @Test func c136_pastesWhatIsNoTextOfTheFieldAsAColour() throws {
    let window = try WindowUnderTest("#336699")
    try window.offer("color: #fedcba;", as: "clipboard")
    try window.keys("ctrl+v")
    try window.waitForTitle("#fedcba - Chidori")
    try window.offer("\"teal\"", as: "primary")
    try window.click("output", button: 2)
    try window.waitForTitle("#008080 - Chidori")
    try window.keys("ctrl+z")
    #expect(window.hex == "#fedcba")
    try window.keys("ctrl+z")
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func c136_pastesAColourWithNoFieldFocused() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("before")
    for (text, expected) in [
      ("color: #0a0b0c;", "#0a0b0c"), ("rebeccapurple", "#663399"), ("\"#abc\"", "#aabbcc"),
    ] {
      try window.offer(text, as: "clipboard")
      try window.keys("ctrl+v")
      try window.waitForTitle("\(expected) - Chidori")
    }
    window.close()
  }

  @Test func c137_oddTextIsRefusedAndShown() throws {
    let window = try WindowUnderTest("#336699")
    let frame = try window.frame("output")
    let empty = try window.picture(frame)
    for text in [
      "日本語 한국어 🎨👩‍🎨", "\u{202e}עברית\n\t\u{0}x", String(repeating: "9é\n", count: 5000),
    ] {
      try window.click("before")
      try window.offer(text, as: "clipboard")
      try window.keys("ctrl+v")
      try window.click("output")
      try window.keys("ctrl+a", "ctrl+v")
      // The paste is here when the field shows it: the next key is typed behind it.
      try window.keys("End")
      #expect(window.hex == "#336699")
      #expect(try window.picture(frame) != empty)
      try window.keys("Escape")
    }
    window.close()
  }
}
