import Geometry
import TestSupport
import Testing
import X11

@Suite struct WindowTests {
  @Test(arguments: [8, 16, 24, 30])
  func c21_windowsOfTheRootsVisualAndWithAlphaAreAccepted(depth: Int) throws {
    let client = try Client(screen: "640x480x\(depth)")
    let display = client.display
    var form = Window.Form(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    let plain = try display.trapping { () throws(XError) in Window(form, on: display) }
    #expect(display.bounds(of: plain.id) == form.frame)
    guard let visual = display.alphaVisual else {
      #expect(depth == 8, "Xvfb has a visual with alpha at every depth but 8")
      return
    }
    form.visual = visual
    form.colormap = display.makeColormap(for: visual)
    let clear = try display.trapping { () throws(XError) in Window(form, on: display) }
    #expect(display.bounds(of: clear.id) == form.frame)
    // What is drawn there is of depth 32.
    let image = Pixmap(display, size: Size(width: 1, height: 1), depth: 32)
    try display.trapping { () throws(XError) in
      clear.map()
      GraphicsContext(display, for: clear.id.drawable)
        .copy(image.id.drawable, Rect(x: 0, y: 0, width: 1, height: 1), to: .zero)
    }
  }

  @Test func movesAndResizesAndNeverToNothing() throws {
    let client = try Client()
    let window = client.shownWindow()
    window.moveResize(to: Rect(x: -5, y: 7, width: 20, height: 30))
    #expect(
      client.display.bounds(of: window.id) == Rect(x: -5, y: 7, width: 20, height: 30))
    window.move(to: Point(x: 3, y: 4))
    try client.display.trapping { () throws(XError) in window.resize(to: .zero) }
    #expect(client.display.bounds(of: window.id) == Rect(x: 3, y: 4, width: 1, height: 1))
  }

  @Test func raisesAboveTheOthers() throws {
    let client = try Client()
    let first = client.shownWindow()
    let second = client.shownWindow()
    let root = client.display.screen.root
    #expect(client.display.children(of: root).suffix(2) == [first.id, second.id])
    first.raise()
    #expect(client.display.children(of: root).suffix(2) == [second.id, first.id])
  }

  @Test func goesAwayWithItsOwner() throws {
    let client = try Client()
    var id = WindowID.none
    do {
      let window = client.shownWindow()
      id = window.id
      #expect(client.display.bounds(of: id) != nil)
    }
    #expect(id != .none && client.display.bounds(of: id) == nil)
  }

  @Test func everyCursorIsAccepted() throws {
    let client = try Client()
    let window = client.shownWindow()
    let shapes: [CursorImage.Shape] = [.crosshair, .hand, .arrow, .sizing, .watch, .text]
    try client.display.trapping { () throws(XError) in
      for shape in shapes { window.setCursor(CursorImage(shape, on: client.display)) }
      window.setCursor(CursorImage(transparentOn: client.display))
      window.setCursor(nil)
    }
  }

  @Test func focusComesAndIsTold() throws {
    let client = try Client()
    let window = client.shownWindow(events: [.focus])
    window.focus()
    let told = client.value { event -> FocusEvent? in
      if case .focus(let change) = event { change } else { nil }
    }
    #expect(told?.window == window.id)
    #expect(told?.isIn == true && told?.mode == .normal && told?.isPointer == false)
  }
}
