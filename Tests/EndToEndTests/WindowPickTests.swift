import ColorModel
import Geometry
import Glibc
import TestSupport
import Testing
import Views
import X11

/// A colour taken from the screen by the window's eyedropper, and handed on.
@Suite(.serialized)
struct WindowPickTests {
  @Test func picksAPaintedPixelAndCopiesIt() throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x24")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    try window.waitForTitle("#5a7b9c - Chidori")
    // The press and the release were the pick's own: nothing in the window was clicked.
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "#5a7b9c")
    window.close()
  }

  @Test func escapeAndRightClickKeepTheColour() throws {
    let window = try WindowUnderTest("#336699")
    try window.offer("kept", as: "clipboard")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    try window.click("eyedropper")
    try window.move(to: painted.frame.center)
    try window.keys("Escape")
    #expect(window.hex == "#336699")
    try window.click("eyedropper")
    try window.click(painted.frame.center, button: 3)
    #expect(window.hex == "#336699")
    #expect(try window.selection("clipboard") == "kept")
    // The window has its keys and its pointer back.
    try window.click("field.0", count: 3)
    try window.type("255")
    #expect(window.hex == "#ff6699")
    window.close()
  }

  @Test func c40_shiftPicksGoIntoTheWindowOneByOne() throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x24")
    let colors: [(Int, UInt, String)] = [
      (700, 0x5a7b9c, "#5a7b9c"), (760, 0x112233, "#112233"), (820, 0xaabbcc, "#aabbcc"),
    ]
    let painted = try colors.map { x, pixel, _ in
      try PaintedWindow(Rect(x: x, y: 600, width: 40, height: 40), pixel, on: window)
    }
    try window.click("eyedropper")
    try window.keys("Tab")
    for (target, color) in zip(painted.dropLast(), colors) {
      try window.move(to: target.frame.center)
      try window.xdotool(["keydown", "shift", "click", "1", "keyup", "shift"])
      try window.waitForTitle("\(color.2) - Chidori")
    }
    try window.click(painted[2].frame.center)
    try window.waitForTitle("#aabbcc - Chidori")
    // Each was a pick of its own, and Tab chose the window's format.
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "rgb(170 187 204)")
    try window.keys("ctrl+z")
    #expect(window.hex == "#112233")
    try window.keys("ctrl+z", "ctrl+z")
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func c36_theHotkeyAgainCancels() throws {
    let window = try WindowUnderTest("#336699")
    try window.keys("ctrl+p")
    try window.keys("ctrl+p")
    // The pick is over: a click in the window is one.
    try window.click("field.0", count: 3)
    try window.type("255")
    #expect(window.hex == "#ff6699")
    window.close()
  }

  /// They came before the grab, and the window is never told of their releases.
  @Test func keysTypedAheadOfThePickAreTheWindows() throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x24")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    window.signal(SIGSTOP)
    try window.sendKeys("ctrl+p", "Return", "Escape", "f")
    window.signal(SIGCONT)
    try window.settle()
    try window.click(painted.frame.center)
    try window.waitForTitle("#5a7b9c - Chidori")
    window.close()
  }

  @Test func c61_cCopiesDuringThePick() throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x24")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    try window.click("eyedropper")
    try window.move(to: painted.frame.center)
    try window.keys("c")
    // Served while the grab is held.
    #expect(try window.selection("clipboard") == "#5a7b9c")
    try window.keys("Escape")
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func c178_sizeAndZoomAreRememberedByTheWindow() throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x24", root: 0)
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 1, height: 1), 0xffffff, on: window)
    try window.click("eyedropper")
    try window.move(to: painted.frame.origin)
    try window.keys("bracketright")
    try window.keys("Escape")
    try window.click("eyedropper")
    try window.click(painted.frame.origin)
    // A ninth of white.
    try window.waitForTitle("#1c1c1c - Chidori")
    window.close()
  }

  @Test func c115_pickedGreyKeepsTheHue() throws {
    let window = try WindowUnderTest("hsl(210 50% 50%)")
    let painted = try PaintedWindow(
      Rect(x: 930, y: 600, width: 40, height: 40), 0x7f7f7f, on: window)
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    try window.waitForTitle("#7f7f7f - Chidori")
    let square = try window.frame("plane")
    try window.move(to: square.center)
    try window.press()
    try window.move(to: Point(x: square.maxX + 20, y: square.minY - 20))
    try window.release()
    #expect(window.hex == "\(Color(.hsb, 210, 1, 1).rgb8)")
    window.close()
  }
}

/// A window of another program, filled with one colour.
final class PaintedWindow {
  let frame: Rect
  private let window: Window

  /// Painted once the server has shown it.
  init(_ frame: Rect, _ pixel: UInt, on target: WindowUnderTest) throws {
    self.frame = frame
    var form = Window.Form(frame: frame)
    form.overrideRedirect = true
    form.events = .exposure
    window = Window(form, on: target.display)
    window.mapRaised()
    let id = window.id
    try target.wait { if case .expose(id, _, 0) = $0 { true } else { false } }
    let context = GraphicsContext(target.display, for: id.drawable)
    context.fill(Rect(origin: .zero, size: frame.size), pixel: pixel)
    target.display.sync()
  }

  func remove() {
    window.unmap()
    window.display.sync()
  }
}
