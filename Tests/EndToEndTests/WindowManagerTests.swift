import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// Manners towards the window manager: states, iconifying, resizing in step, doing without one.
@Suite(.serialized)
struct WindowManagerTests {
  private func isAbove(_ window: WindowUnderTest) -> Bool {
    let (display, name) = (window.display, window.display[.netWMStateAbove])
    return display.property(display[.netWMState], of: window.id)?.words
      .contains(UInt32(name.rawValue)) ?? false
  }

  private func waitForAbove(_ isOn: Bool, _ window: WindowUnderTest) throws {
    guard isAbove(window) != isOn else { return }
    let state = window.display[.netWMState]
    try window.wait { event in
      guard case .property(let change) = event, change.name == state else { return false }
      return isAbove(window) == isOn
    }
  }

  @Test func c176_keptAboveByKeyAndFollowsTheManager() throws {
    let window = try WindowUnderTest("#336699")
    try window.keys("ctrl+t")
    try waitForAbove(true, window)
    try window.keys("ctrl+t")
    try waitForAbove(false, window)
    // Another client has it kept above: the key takes that back.
    window.request(.netWMStateAbove, true)
    try waitForAbove(true, window)
    try window.settle()
    try window.keys("ctrl+t")
    try waitForAbove(false, window)
    window.close()
  }

  @Test(arguments: [false, true])
  func nothingKeepsItAboveAndItSaysSo(isTiled: Bool) throws {
    let window = try WindowUnderTest(
      "#336699", isManaged: isTiled, tiling: isTiled ? "" : nil)
    try window.keys("ctrl+t")
    #expect(!isAbove(window))
    let line = try window.picture(window.frame("name"))
    #expect(line.pixels.contains(Theme.dark.error.hex))
    window.close()
  }

  @Test func c176_iconifiedAndBackItShowsWhatHasChanged() throws {
    let window = try WindowUnderTest("#336699")
    try window.move(to: Point(x: 990, y: 690))
    try window.keys("Tab")
    let id = "\(window.id.rawValue)"
    let before = try window.picture(window.bounds)
    _ = try window.server.run("xdotool", "windowminimize", id)
    let identifier = window.id
    try window.wait { if case .unmapped(identifier) = $0 { true } else { false } }
    // Keys that another client sends reach it all the same.
    try window.xdotool(["key", "--window", id, "ctrl+2"])
    _ = try window.server.run("xdotool", "windowactivate", id)
    try window.wait { if case .mapped(identifier) = $0 { true } else { false } }
    try window.settle()
    window.mode = .hsb
    let after = try window.picture(window.bounds)
    #expect(after.rect == before.rect)
    #expect(after != before)
    try window.keys("ctrl+1")
    #expect(try window.picture(window.bounds) == before)
    window.close()
  }

  @Test func menusCloseWithTheWindow() throws {
    let window = try WindowUnderTest("#336699")
    try window.click("format")
    let menu = try #require(window.menu)
    _ = try window.server.run("xdotool", "windowminimize", "\(window.id.rawValue)")
    try window.wait { if case .destroyed(menu) = $0 { true } else { false } }
    window.close()
  }

  @Test func menusCloseWithoutAManager() throws {
    let window = try WindowUnderTest("#336699", isManaged: false)
    try window.click("format")
    #expect(window.menu != nil)
    try window.click(Point(x: 990, y: 690))
    #expect(window.menu == nil)
    try window.click("format")
    let menu = try #require(window.menu)
    // The keyboard goes elsewhere.
    _ = try window.server.run("xdotool", "windowfocus", "\(window.display.screen.root.rawValue)")
    try window.wait { if case .destroyed(menu) = $0 { true } else { false } }
    window.close()
  }

  @Test func aFrameOfTheNewSizeComesBeforeTheCounter() throws {
    let window = try WindowUnderTest("#336699", screen: "1400x900x24", isManaged: false)
    let display = window.display
    let words = display.property(display[.netWMSyncRequestCounter], of: window.id)?.words ?? []
    let counter = try CounterID(rawValue: UInt(#require(words.first)))
    // More than 32 bits, as a manager that counts from the time may send.
    let number: Int64 = 3 << 32 | 0x8000_0007
    let alarm = try SyncAlarm(counter, reaching: number, on: display)
    let damage = try Damage(of: window.id.drawable, on: display)
    let request = ClientMessageEvent(
      window: window.id, type: display[.wmProtocols],
      words: [UInt32(display[.netWMSyncRequest].rawValue), 0, 0x8000_0007, 3])
    display.send(request, to: window.id)
    var isTold = false
    try window.settle { if case .alarm(alarm.id) = $0 { isTold = true } }
    #expect(!isTold, "told before any resize")

    let size = Size(width: 1100, height: 800)
    _ = try window.server.run(
      "xdotool", "windowsize", "\(window.id.rawValue)", "\(size.width)", "\(size.height)")
    var isDrawn = false
    let corner = Point(x: size.width - 1, y: size.height - 1)
    try window.wait { event in
      switch event {
      case .damage(let change) where change.damage == damage.id:
        if change.area.contains(corner) { isDrawn = true }
        return false
      case .alarm(alarm.id): return true
      default: return false
      }
    }
    #expect(isDrawn, "told before the frame was drawn")
    #expect(try window.picture(window.bounds).pixels.last == Theme.dark.ground.hex)
    window.close()
  }

  @Test func withoutAManagerItTakesTheKeyboard() throws {
    let window = try WindowUnderTest("#336699", isManaged: false)
    try window.move(to: Point(x: 990, y: 690))
    try window.type("008080")
    try window.keys("Return")
    #expect(window.hex == "#008080")
    // Another program has it: a click brings it back.
    let other = try window.server.start("xterm", "-geometry", "10x5+900+600")
    var shown: WindowID?
    try window.wait { event in
      guard case .mapped(let id) = event else { return false }
      shown = id
      return true
    }
    let id = try #require(shown)
    _ = try window.server.run("xdotool", "windowfocus", "--sync", "\(id.rawValue)")
    try window.click("field.0", count: 3)
    try window.move(to: Point(x: 990, y: 690))
    try window.type("255")
    try window.keys("Return")
    #expect(window.hex == "#ff8080")
    other.signal(15)
    window.close()
  }

  @Test func f1ShowsTheKeysAndEscapeTakesThemAway() throws {
    let window = try WindowUnderTest("#336699")
    try window.move(to: Point(x: 990, y: 690))
    try window.keys("Tab", "shift+Tab")
    let before = try window.picture(window.bounds)
    try window.keys("F1")
    #expect(try window.picture(window.bounds) != before)
    try window.keys("Escape")
    #expect(try window.picture(window.bounds) == before)
    window.close()
  }
}
