import ColorModel
import Geometry
import TestSupport
import Testing
import Views
import X11

/// A colour taken from the screen by the window's eyedropper, and handed on.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WindowPickTests {
  @Test func picksAPaintedPixelAndCopiesIt() throws {
    let window = try WindowUnderTest("#336699", screen: "1000x700x24")
    let painted = PaintedWindow(Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    window.waitForTitle("#5a7b9c - Chidori")
    // The press and the release were the pick's own: nothing in the window was clicked.
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "#5a7b9c")
    window.close()
  }

  @Test func escapeAndRightClickKeepTheColour() throws {
    let window = try WindowUnderTest("#336699")
    try window.offer("kept", as: "clipboard")
    let painted = PaintedWindow(Rect(x: 930, y: 600, width: 40, height: 40), 0x5a7b9c, on: window)
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

  @Test func c115_pickedGreyKeepsTheHue() throws {
    let window = try WindowUnderTest("hsl(210 50% 50%)")
    let painted = PaintedWindow(Rect(x: 930, y: 600, width: 40, height: 40), 0x7f7f7f, on: window)
    try window.click("eyedropper")
    try window.click(painted.frame.center)
    window.waitForTitle("#7f7f7f - Chidori")
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
  init(_ frame: Rect, _ pixel: UInt, on target: WindowUnderTest) {
    self.frame = frame
    var form = Window.Form(frame: frame)
    form.overrideRedirect = true
    form.events = .exposure
    window = Window(form, on: target.display)
    window.mapRaised()
    let id = window.id
    target.wait { if case .expose(id, _, 0) = $0 { true } else { false } }
    let context = GraphicsContext(target.display, for: id.drawable)
    context.fill(Rect(origin: .zero, size: frame.size), pixel: pixel)
    target.display.sync()
  }

  func remove() {
    window.unmap()
    window.display.sync()
  }
}
