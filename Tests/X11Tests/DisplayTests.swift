import Geometry
import TestSupport
import Testing
import X11

@Suite struct DisplayTests {
  @Test func refusesADisplayThatIsNotThere() {
    #expect(throws: XError.cannotOpen(display: ":987654")) { try Display(name: ":987654") }
    #expect("\(XError.cannotOpen(display: ":9"))" == "cannot open display: :9")
  }

  /// Xlib would end the program.
  @Test func aServerThatIsLostDuringTheOpeningIsNotThere() throws {
    let server = try XServer()
    let way = try HangingUp(on: server)
    #expect(throws: XError.cannotOpen(display: way.display)) { try Display(name: way.display) }
    #expect(try Display(name: server.display).screen.depth == 24)
  }

  @Test func knowsTheScreen() throws {
    let server = try XServer(screen: "640x480x24")
    let display = try Display(name: server.display)
    #expect(display.name == server.display)
    #expect(display.screen.size == Size(width: 640, height: 480))
    #expect(display.bounds(of: display.screen.root) == Rect(x: 0, y: 0, width: 640, height: 480))
    #expect(display.resources() == ResourceDatabase(""))
  }

  /// Masks and formats as xdpyinfo prints them for Xvfb.
  @Test(arguments: [
    (16, 0xF800 as UInt, 0x07E0 as UInt, 0x001F as UInt, 16),
    (24, 0xFF0000, 0x00FF00, 0x0000FF, 32),
    (30, 0x3FF0_0000, 0x000F_FC00, 0x0000_03FF, 32),
  ])
  func knowsTheLayoutOfEachDepth(
    depth: Int, red: UInt, green: UInt, blue: UInt, bitsPerPixel: Int
  ) throws {
    let server = try XServer(screen: "64x48x\(depth)")
    let display = try Display(name: server.display)
    let visual = display.screen.visual
    #expect(display.screen.depth == depth)
    #expect(visual.kind == .trueColor)
    #expect([visual.redMask, visual.greenMask, visual.blueMask] == [red, green, blue])
    #expect(visual.format.bitsPerPixel == bitsPerPixel)
    #expect(visual.format.isBigEndian == false)
    #expect(visual.format.bytesPerRow(width: 3) == (bitsPerPixel == 16 ? 8 : 12))
    #expect(display.visual(visual.id)?.id == visual.id)
  }

  @Test func knowsAnIndexedScreen() throws {
    let server = try XServer(screen: "64x48x8")
    let display = try Display(name: server.display)
    #expect(display.screen.visual.kind == .pseudoColor)
    #expect(display.screen.visual.colormapEntries == 256)
  }

  @Test func alphaVisualHasEightBitsAChannel() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let visual = try #require(display.alphaVisual)
    #expect(visual.depth == 32)
    #expect(visual.redMask | visual.greenMask | visual.blueMask == 0xFFFFFF)
  }

  @Test func internsEveryNameOnce() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    for name in AtomName.allCases {
      #expect(display.name(of: display[name]) == name.rawValue)
      #expect(display.atom(name.rawValue) == display[name])
    }
    #expect(Set(AtomName.allCases.map { display[$0] }).count == AtomName.allCases.count)
    #expect(display.name(of: Atom(rawValue: 123_456)) == nil)
  }

  @Test func asksForExtensions() throws {
    let server = try XServer(arguments: ["-extension", "RENDER"])
    let display = try Display(name: server.display)
    #expect(display.supports(.randr))
    #expect(!display.supports(.render))
    #expect(throws: XError.missing(.render)) { try display.require(.render) }
    #expect("\(XError.missing(.render))" == "the X server lacks RENDER")
  }

  @Test func serverTimeMovesOnAndLeavesOtherEventsQueued() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    var form = Window.Form(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    form.events = [.property]
    let window = Window(form, on: display)
    window.setTitle("first")
    let first = try #require(display.serverTime(by: window.id))
    let second = try #require(display.serverTime(by: window.id))
    #expect(first.rawValue > 0 && second.rawValue >= first.rawValue)
    var names: [Atom] = []
    while let event = display.nextEvent() {
      if case .property(let change) = event { names.append(change.name) }
    }
    #expect(names == [.wmName, display[.netWMName]])
  }

  @Test func translatesBetweenWindows() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    var form = Window.Form(frame: Rect(x: 30, y: 40, width: 10, height: 10))
    form.overrideRedirect = true
    let window = Window(form, on: display)
    let root = display.screen.root
    #expect(display.translate(Point(x: 1, y: 2), from: window.id, to: root) == Point(x: 31, y: 42))
    #expect(display.children(of: root).contains(window.id))
    #expect(display.translate(.zero, from: WindowID(rawValue: 0x999), to: root) == nil)
  }
}
