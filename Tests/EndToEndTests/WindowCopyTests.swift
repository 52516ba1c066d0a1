import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// What other programs get of the window: the clipboard, byte for byte.
@Suite(.serialized)
struct WindowCopyTests {
  @Test func copyGivesExactlyTheBytesInEveryTarget() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    #expect(try window.server.run("xclip", "-o", "-selection", "clipboard").text == "#eb8d38")
    let targets = try window.selection("clipboard", target: "TARGETS").split(separator: "\n")
    let texts = ["UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-8"]
    let others = ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"]
    #expect(Set(targets.map(String.init)) == Set(others + texts))
    for target in texts {
      #expect(try window.selection("clipboard", target: target) == "#eb8d38", "as \(target)")
    }
    let time = try window.selection("clipboard", target: "TIMESTAMP")
    #expect(!time.isEmpty)
    let refused = try window.server.run(
      "xclip", "-o", "-selection", "clipboard", "-t", "image/png")
    #expect(refused.status != 0)
    window.close()
  }

  @Test func keysCopyWithAndWithoutTheMark() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("before")
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "#eb8d38")
    try window.keys("ctrl+shift+c")
    #expect(try window.selection("clipboard") == "eb8d38")
    window.close()
  }

  @Test(arguments: [
    (["--upper"], "#0D1117"), (["--upper", "--no-hash"], "0D1117"),
    (["-f", "rgb"], "rgb(13 17 23)"),
  ])
  func c58_copiesExactlyTheBytes(_ options: [String], _ text: String) throws {
    let window = try WindowUnderTest(["#0d1117"] + options)
    try window.click("copy")
    // Once more, and once more: it stays.
    for _ in 0..<3 { #expect(try window.selection("clipboard") == text) }
    window.close()
  }

  @Test(arguments: [
    ([], "#eb8d38", "marked"), (["-c"], "#eb8d38", "marked"),
    (["--copy=both"], "#eb8d38", "#eb8d38"), (["-c=primary"], "before", "#eb8d38"),
  ])
  func c57_copySetsTheClipboardAndPrimaryWhereTold(
    _ options: [String], clipboard: String, primary: String
  ) throws {
    let window = try WindowUnderTest(["#eb8d38"] + options)
    try window.offer("before", as: "clipboard")
    try window.offer("marked", as: "primary")
    try window.click("copy")
    #expect(try window.selection("clipboard") == clipboard)
    #expect(try window.selection("primary") == primary)
    window.close()
  }

  @Test(arguments: [true, false])
  func c61_copiedIsToldAndTheWordsGoAwayByThemselves(byKey: Bool) throws {
    let window = try WindowUnderTest("#eb8d38")
    // No tooltip comes over the line.
    try window.move(to: Point(x: 1, y: 1))
    let (line, focused) = (try NoticeLine(window), window.focused)
    let windows = window.display.children(of: window.display.screen.root)
    // The text is marked in its field at the start: the key copies from there.
    if byKey { try window.keys("ctrl+c") } else { try window.click("copy") }
    try window.move(to: Point(x: 1, y: 1))
    #expect(try window.selection("clipboard") == "#eb8d38")
    #expect(line.hasTold())
    #expect(window.focused == focused)
    #expect(window.display.children(of: window.display.screen.root) == windows)
    #expect(try line.comesBack())
    window.close()
  }

  @Test func anotherProgramsCopyEndsOurs() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    try window.offer("theirs", as: "clipboard")
    try window.settle()
    #expect(try window.selection("clipboard") == "theirs")
    try window.click("copy")
    #expect(try window.selection("clipboard") == "#eb8d38")
    window.close()
  }
}

/// The format menu: a window of its own.
@Suite(.serialized)
struct WindowMenuTests {
  /// The text copied in the format that is chosen now.
  private func copied(_ window: WindowUnderTest) throws -> String {
    try window.click("copy")
    return try window.selection("clipboard")
  }

  @Test func everyFormatIsChosenByTheMouse() throws {
    let window = try WindowUnderTest("#eb8d38")
    for (format, expected) in [
      (OutputFormat.rgb, "rgb(235 141 56)"), (.rgba, "rgba(235, 141, 56, 1)"),
      (.hsl, "hsl(28.5 81.7% 57.1%)"), (.hsb, "hsb(28.5 76.2% 92.2%)"),
      (.float, "0.922, 0.553, 0.22"), (.name, "#eb8d38"), (.hex, "#eb8d38"),
    ] {
      try window.click("format")
      let row = try window.menuRow(format, of: Color(RGB8(0xeb8d38)))
      try window.click(row.center)
      #expect(window.menu == nil)
      let text = try copied(window)
      #expect(text == expected, "as \(format)")
    }
    window.close()
  }

  @Test func pressDragAndReleaseChooses() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.move(to: window.frame("format").center)
    try window.press()
    try window.move(to: window.menuRow(.rgb, of: Color(RGB8(0xeb8d38))).center)
    try window.release()
    #expect(window.menu == nil)
    #expect(try copied(window) == "rgb(235 141 56)")
    window.close()
  }

  @Test func keysOpenMoveAndChoose() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.keys("shift+Tab", "space")
    #expect(window.menu != nil)
    try window.keys("Down", "Return")
    #expect(window.menu == nil)
    #expect(try copied(window) == "rgb(235 141 56)")
    window.close()
  }

  @Test func escapeClosesAndChangesNothing() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("format")
    #expect(window.menu != nil)
    try window.keys("Down", "Escape")
    #expect(window.menu == nil)
    #expect(try copied(window) == "#eb8d38")
    window.close()
  }

  @Test func aClickElsewhereOnlyCloses() throws {
    let window = try WindowUnderTest("#eb8d38")
    for point in [try window.frame("plane").center, Point(x: 2, y: 2)] {
      try window.click("format")
      #expect(window.menu != nil)
      try window.click(point)
      #expect(window.menu == nil)
      #expect(window.hex == "#eb8d38")
    }
    window.close()
  }

  @Test func liesBelowItsButtonAndInsideTheScreen() throws {
    let window = try WindowUnderTest("#eb8d38", screen: "1000x1400x24")
    try window.click("format")
    let menu = try #require(window.menu.flatMap(window.display.bounds(of:)))
    let button = try window.frame("format")
    #expect(menu.minX == button.minX)
    #expect(menu.minY > button.maxY)
    #expect(Rect(x: 0, y: 0, width: 1000, height: 1400).contains(menu))
    // Painted: the chosen row is lit.
    let row = try window.menuRow(.hex, of: Color(RGB8(0xeb8d38)))
    #expect(
      try window.picture(row)[row.center + Point(x: 0, y: row.height / 2 - 2)] == Theme.dark.accent)
    try window.keys("Escape")
    window.close()
  }
}
