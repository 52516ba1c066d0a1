import ColorModel
import Foundation
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// Colours dragged to a GTK program and from one.
@Suite(.serialized)
struct WindowDragTests {
  private static let screen = "1400x800x24"
  private let corner = Point(x: 1200, y: 680)

  private func window(_ arguments: String...) throws -> WindowUnderTest {
    try WindowUnderTest(arguments, screen: Self.screen)
  }

  /// A colour as bytes of `application/x-color`.
  private func bytes(_ channels: [UInt16]) -> [UInt8] {
    channels.flatMap { channel in withUnsafeBytes(of: channel) { Array($0) } }
  }

  private func line(_ channels: [UInt16]) -> String {
    let hex = bytes(channels).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return "application/x-color 16 \(hex)"
  }

  /// Drags from a control of the window to a point of the screen.
  private func drag(
    _ control: ViewID, of window: WindowUnderTest, to place: Point
  ) throws {
    try take(control, of: window, to: place)
    try window.release()
  }

  private func take(_ control: ViewID, of window: WindowUnderTest, to place: Point) throws {
    let start = try window.frame(control).center
    try window.move(to: start)
    try window.press()
    try window.move(to: start + Point(x: 12, y: 3))
    try window.move(to: place)
  }

  /// Drags out of the GTK program over the window, which shows that it would take it.
  private func take(from client: GTKClient, to window: WindowUnderTest) throws {
    let place = window.bounds
    try window.move(to: client.frame.center)
    try window.press()
    try window.move(to: client.frame.center + Point(x: 30, y: 0))
    #expect(client.next() == "begun")
    try window.move(to: place.center)
    try window.move(to: place.center + Point(x: 5, y: 5))
    let corner = Rect(origin: place.origin, size: Size(width: 2, height: 2))
    try window.wait(forAnyOf: corner) { $0 == Theme.dark.accent }
  }

  private func drop(from client: GTKClient, on window: WindowUnderTest) throws {
    try take(from: client, to: window)
    try window.release()
    #expect(client.next() == "ended")
  }

  private func enter(_ text: String, in window: WindowUnderTest) throws {
    try window.click("output", count: 3)
    try window.type(text)
    try window.keys("Return")
    try window.waitForTitle("\(text.prefix(7)) - Chidori")
  }

  @Test func swatchesGoToAGTKProgramAsColours() throws {
    let window = try window("#3366cc")
    let client = try GTKClient(taking: ["application/x-color"], at: corner, of: window)
    try drag("after", of: window, to: client.frame.center)
    #expect(client.next() == line([0x3333, 0x6666, 0xCCCC, 0xFFFF]))
    // Entered: it is in Recent, and `before` is what it was.
    try enter("#11223380", in: window)
    try drag("before", of: window, to: client.frame.center)
    #expect(client.next() == line([0x3333, 0x6666, 0xCCCC, 0xFFFF]))
    window.layOut { model in
      model.history.apply(.put(HistoryEntry(.black, time: 0, source: .text)))
    }
    try drag(ViewID("recent").part(0), of: window, to: client.frame.center)
    #expect(client.next() == line([0x1111, 0x2222, 0x3333, 0x8080]))
    #expect(window.hex == "#112233")
    window.close()
  }

  @Test func swatchesGoToAGTKProgramAsText() throws {
    let window = try window("#3366cc", "-f", "rgb")
    let client = try GTKClient(taking: ["UTF8_STRING"], at: corner, of: window)
    try drag("after", of: window, to: client.frame.center)
    let hex = "rgb(51 102 204)".utf8.map { String($0, radix: 16) }.joined()
    #expect(client.next() == "UTF8_STRING 8 \(hex)")
    window.close()
  }

  @Test func escapeAndTheGroundOfTheScreenDropNothing() throws {
    let window = try window("#3366cc")
    let client = try GTKClient(taking: ["application/x-color"], at: corner, of: window)
    try take("after", of: window, to: client.frame.center)
    try window.keys("Escape")
    try window.release()
    // Nothing is there.
    try drag("after", of: window, to: Point(x: 1390, y: 5))
    // The window is as it was: a click is one, and the next drag comes through.
    try window.click("before")
    try enter("#abcdef", in: window)
    try drag("after", of: window, to: client.frame.center)
    #expect(client.next() == line([0xABAB, 0xCDCD, 0xEFEF, 0xFFFF]))
    window.close()
  }

  @Test func aColourDroppedOnOurOwnWindowIsTaken() throws {
    let window = try window("#3366cc")
    try enter("#abcdef", in: window)
    try drag("before", of: window, to: window.frame("plane").center)
    try window.waitForTitle("#3366cc - Chidori")
    window.close()
  }

  @Test func aColourOfAGTKProgramIsTakenToTheLastBit() throws {
    let window = try window("#3366cc")
    let channels: [UInt16] = [0x1234, 0x5679, 0x9ABC, 0xDEF1]
    let source = try GTKClient(
      giving: "application/x-color", bytes(channels), bits: 16, at: corner, of: window)
    try drop(from: source, on: window)
    try window.waitForTitle("#12569a - Chidori")
    let target = try GTKClient(
      taking: ["application/x-color"], at: corner + Point(x: 0, y: -200), of: window)
    try drag("after", of: window, to: target.frame.center)
    #expect(target.next() == line(channels))
    // One step.
    try window.keys("ctrl+z")
    try window.waitForTitle("#3366cc - Chidori")
    window.close()
  }

  @Test(arguments: ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING"])
  func aTextOfAGTKProgramIsTaken(_ type: String) throws {
    let window = try window("#3366cc")
    let source = try GTKClient(
      giving: type, Array("color: rebeccapurple;".utf8), at: corner, of: window)
    try drop(from: source, on: window)
    try window.waitForTitle("#663399 - Chidori")
    window.close()
  }

  @Test func aPictureOfAGTKProgramIsOpened() throws {
    let home = TemporaryHome()
    try home.write("P3\n1 1\n255\n201 33 47\n", to: "a picture.ppm")
    let window = try window("#3366cc")
    let uri = "file://\(home.path)/a%20picture.ppm\r\n"
    let source = try GTKClient(
      giving: "text/uri-list", Array(uri.utf8), at: corner, of: window)
    try drop(from: source, on: window)
    try window.wait(forAnyOf: window.frame("plane")) { $0 == RGB8(201, 33, 47) }
    window.close()
  }

  @Test func aTextOfAGibibyteIsReadNoFurtherThanItsStart() throws {
    let window = try window("#3366cc")
    let source = try LargeTextSource("the colour is #ff8800, ", bytes: 1 << 30, on: window.server)
    let before = try memory(of: window)
    try source.drop(on: window.id)
    try window.waitForTitle("#ff8800 - Chidori")
    #expect(source.sent == 1 << 30)
    // In kB, at its highest.
    #expect(try memory(of: window) - before < 16_000)
    window.close()
  }

  private func memory(of window: WindowUnderTest) throws -> Int {
    let text = try String(
      contentsOfFile: "/proc/\(window.processIdentifier)/status", encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
  }

  @Test func aFileThatIsGoneIsTold() throws {
    let window = try window("#3366cc")
    let source = try GTKClient(
      giving: "text/uri-list", Array("file:///nowhere/a.png\r\n".utf8), at: corner, of: window)
    try take(from: source, to: window)
    let notice = try NoticeLine(window)
    try window.release()
    #expect(source.next() == "ended")
    // It comes by a program of its own, and goes away by itself.
    try window.wait(forAnyOf: notice.line) { Int($0.red) - Int($0.green) > 80 }
    #expect(window.hex == "#3366cc")
    window.close()
  }
}
