import Geometry
import TestSupport
import Testing
import X11

@Suite struct ClientNameTests {
  private static func window(_ frame: Rect, on display: Display) -> Window {
    var form = Window.Form(frame: frame)
    form.overrideRedirect = true
    let window = Window(form, on: display)
    window.map()
    return window
  }

  @Test func whatIsOnTopCountsUnlessItLetsThePointerThrough() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let below = Self.window(Rect(x: 0, y: 0, width: 200, height: 100), on: display)
    below.setClass(instance: "below", class: "Below")
    let above = Self.window(Rect(x: 0, y: 0, width: 200, height: 100), on: display)
    above.setClass(instance: "above", class: "Above")
    #expect(display.client(at: Point(x: 30, y: 30))?.className == "Above")
    above.letPointerThrough()
    #expect(display.client(at: Point(x: 30, y: 30))?.className == "Below")
  }

  @Test func oldAndMissingNamesAreRead() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let window = Self.window(Rect(x: 0, y: 0, width: 200, height: 100), on: display)
    #expect(display.client(at: Point(x: 3, y: 3)) == nil)
    // Latin-1, as WM_NAME is where nothing newer is there.
    display.setProperty(.wmName, of: window.id, to: Property(type: .string, .bytes([0x4d, 0xfc])))
    #expect(display.client(at: Point(x: 3, y: 3)) == ClientName(className: "", title: "Mü"))
    display.setProperty(.wmClass, of: window.id, to: Property(type: .string, .bytes([0x61])))
    #expect(display.client(at: Point(x: 3, y: 3))?.className == "")
  }
}
