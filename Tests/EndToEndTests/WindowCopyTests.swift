import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// What other programs get of the window: the clipboard, byte for byte.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WindowCopyTests {
  @Test func copyGivesExactlyTheBytesInEveryTarget() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    #expect(try window.server.run("xclip", "-o", "-selection", "clipboard").text == "#eb8d38")
    let targets = try window.selection("clipboard", target: "TARGETS").split(separator: "\n")
    let texts = ["UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-8"]
    #expect(Set(targets.map(String.init)) == Set(["TARGETS", "TIMESTAMP"] + texts))
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

  @Test func anotherProgramsCopyEndsOurs() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    try window.offer("theirs", as: "clipboard")
    window.settle()
    #expect(try window.selection("clipboard") == "theirs")
    try window.click("copy")
    #expect(try window.selection("clipboard") == "#eb8d38")
    window.close()
  }
}

/// The format menu: a window of its own.
@Suite(.serialized, .timeLimit(.minutes(1)))
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
      (.float, "color(srgb 0.922 0.553 0.22)"), (.name, "#eb8d38"), (.hex, "#eb8d38"),
    ] {
      try window.click("format")
      let row = try window.menuRow(format, of: Color(RGB8(0xeb8d38)))
      try window.click(row.center)
      #expect(window.menu == nil)
      #expect(try copied(window) == expected)
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
    let window = try WindowUnderTest("#eb8d38")
    try window.click("format")
    let menu = try #require(window.menu.flatMap(window.display.bounds(of:)))
    let button = try window.frame("format")
    #expect(menu.minX == button.minX)
    #expect(menu.minY > button.maxY)
    #expect(Rect(x: 0, y: 0, width: 1000, height: 700).contains(menu))
    // Painted: the chosen row is lit.
    let row = try window.menuRow(.hex, of: Color(RGB8(0xeb8d38)))
    #expect(
      try window.picture(row)[row.center + Point(x: 0, y: row.height / 2 - 2)] == Theme.dark.accent)
    try window.keys("Escape")
    window.close()
  }
}
