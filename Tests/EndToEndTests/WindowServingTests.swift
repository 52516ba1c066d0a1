import Geometry
import TestSupport
import Testing
import Views
import X11

/// Other programs are answered whatever the user is doing in the window.
@Suite(.serialized)
struct WindowServingTests {
  private func copied() throws -> WindowUnderTest {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    return window
  }

  @Test func whileTheSquareIsDragged() throws {
    let window = try copied()
    let square = try window.frame("plane")
    try window.move(to: square.center)
    try window.press()
    try window.move(to: square.center + Point(x: 30, y: 20))
    let dragged = window.hex
    #expect(dragged != "#eb8d38")
    for _ in 0..<3 { #expect(try window.selection("clipboard") == "#eb8d38") }
    // The drag is still one, and goes on.
    try window.move(to: square.center + Point(x: 60, y: 40))
    #expect(window.hex != dragged)
    try window.release()
    window.close()
  }

  @Test func whileAMenuIsOpen() throws {
    let window = try copied()
    try window.click("format")
    #expect(window.menu != nil)
    for _ in 0..<3 { #expect(try window.selection("clipboard") == "#eb8d38") }
    #expect(window.menu != nil)
    try window.keys("Escape")
    #expect(window.menu == nil)
    window.close()
  }

  @Test func whileAPickHoldsThePointer() throws {
    let window = try copied()
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    try window.click("eyedropper")
    try window.move(to: painted.frame.center + Point(x: -5, y: 0))
    #expect(throws: GrabRefusal.self) {
      _ = try PointerGrab(
        window.display, window: window.display.screen.root, events: .pointer, cursor: nil)
    }
    for _ in 0..<3 { #expect(try window.selection("clipboard") == "#eb8d38") }
    // The pick goes on as if nothing had been.
    try window.click(painted.frame.center)
    try window.waitForTitle("#5a7b9c - Chidori")
    window.close()
  }
}
