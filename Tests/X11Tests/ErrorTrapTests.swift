import Geometry
import TestSupport
import Testing
import X11

@Suite struct ErrorTrapTests {
  private let nowhere = WindowID(rawValue: 0x1234_5678)

  @Test func throwsTheRefusalOfARequestWithoutReply() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let refusal = #expect(throws: XError.self) {
      try display.trapping { () throws(XError) in display.deleteProperty(.wmName, of: nowhere) }
    }
    guard case .refused(let error) = refusal else {
      Issue.record("not a refusal: \(String(describing: refusal))")
      return
    }
    #expect(error.code == RequestError.badWindow)
    #expect(error.value == nowhere.rawValue)
    #expect("\(error)" == "BadWindow (request 19.0, value 0x12345678)")
  }

  @Test func refusalOutsideATrapIsSurvived() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    display.deleteProperty(.wmName, of: nowhere)
    display.sync()
    #expect(display.bounds(of: display.screen.root) != nil)
  }

  @Test func trapTakesNoRefusalFromBefore() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    display.deleteProperty(.wmName, of: nowhere)
    try display.trapping { () throws(XError) in display.sync() }
  }

  @Test func innerTrapKeepsItsRefusalFromTheOuter() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    try display.trapping { () throws(XError) in
      #expect(display.bounds(of: nowhere) == nil)
    }
  }

  @Test func trapsOfTwoDisplaysDoNotMix() throws {
    let server = try XServer()
    let one = try Display(name: server.display)
    let other = try Display(name: server.display)
    try one.trapping { () throws(XError) in
      other.deleteProperty(.wmName, of: nowhere)
      other.sync()
    }
  }

  @Test func lostConnectionIsToldAndSurvived() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    #expect(!display.isLost)
    server.kill()
    #expect(throws: XError.connectionLost) {
      try display.trapping { () throws(XError) in display.sync() }
    }
    #expect(display.isLost)
    #expect(display.nextEvent() == nil)
    #expect(display.bounds(of: display.screen.root) == nil)
    #expect(display.property(.wmName, of: display.screen.root) == nil)
  }

  /// XCB, which has the socket while it asks, is the first to notice: Xlib has no buffer then.
  @Test func requestsAfterXCBHasLostTheConnectionDoNothing() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let window = Window(Window.Form(frame: Rect(x: 0, y: 0, width: 9, height: 9)), on: display)
    let screen = Rect(x: 0, y: 0, width: 9, height: 9)
    _ = display.windows(showingIn: screen)
    server.kill()
    #expect(display.windows(showingIn: screen) == [])
    for step in 0..<5000 {
      window.move(to: Point(x: step, y: 0))
      window.map()
    }
    #expect(display.isLost)
  }

  /// More of them than Xlib's buffer of 16 KiB holds.
  @Test func requestsOnALostConnectionDoNothing() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let window = Window(Window.Form(frame: Rect(x: 0, y: 0, width: 9, height: 9)), on: display)
    server.kill()
    for step in 0..<5000 {
      window.move(to: Point(x: step, y: 0))
      window.map()
    }
    display.sync()
    #expect(display.isLost)
  }
}
