import Geometry
import TestSupport
import Testing
import X11

@Suite struct WindowTreeTests {
  @Test func partsGoToTheInnermostWindowOnTop() throws {
    let client = try Client()
    let back = client.shownWindow(Rect(x: 0, y: 0, width: 100, height: 100))
    let front = client.shownWindow(Rect(x: 50, y: 0, width: 100, height: 40))
    let child = client.shownWindow(Rect(x: 10, y: 60, width: 200, height: 10))
    _ = try client.server.run(
      "xdotool", "windowreparent", "\(child.id.rawValue)", "\(back.id.rawValue)")
    child.move(to: Point(x: 10, y: 60))
    client.display.sync()
    let shown = client.display.windows(showingIn: Rect(x: 0, y: 0, width: 300, height: 80))
    #expect(shown.map(\.id) == [front.id, back.id, child.id])
    #expect(shown.map(\.origin) == [Point(x: 50, y: 0), .zero, Point(x: 10, y: 60)])
    // Each pixel is in one of them at most, and in the right one.
    for y in 0..<80 {
      for x in 0..<300 {
        let point = Point(x: x, y: y)
        let owners = shown.filter { $0.area.contains { $0.contains(point) } }.map(\.id)
        let owner: WindowID? =
          if x >= 50, x < 150, y < 40 { front.id } else if x >= 10, x < 100, y >= 60, y < 70 {
            child.id
          } else if x < 100 { back.id } else { nil }
        #expect(owners == (owner.map { [$0] } ?? []), "\(point)")
      }
    }
  }

  @Test func hiddenAndInputOnlyWindowsShowNothing() throws {
    let client = try Client()
    let window = client.shownWindow(Rect(x: 0, y: 0, width: 50, height: 50))
    var form = Window.Form(frame: window.display.bounds(of: window.id) ?? .zero)
    form.overrideRedirect = true
    let unmapped = Window(form, on: client.display)
    form.inputOnly = true
    let input = Window(form, on: client.display)
    input.mapRaised()
    client.display.sync()
    let shown = client.display.windows(showingIn: Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(shown.map(\.id) == [window.id])
    #expect(shown.first?.visual == client.display.screen.visual.id)
    #expect(shown.first?.colormap == client.display.screen.colormap)
    withExtendedLifetime(unmapped) {}
  }

  @Test func theWindowsOfAClassThatAreOnTheScreen() throws {
    let client = try Client()
    func window(_ frame: Rect, class name: String) -> X11.Window {
      let window = client.shownWindow(frame)
      window.setClass(instance: "chidori", class: name)
      return window
    }
    let first = window(Rect(x: 10, y: 20, width: 50, height: 50), class: "Chidori")
    let second = window(Rect(x: 200, y: 30, width: 50, height: 50), class: "Chidori")
    let third = window(Rect(x: 0, y: 0, width: 50, height: 50), class: "Chidor")
    let display = client.display
    func origins() -> Set<Point> { Set(display.origins(ofClass: "Chidori")) }
    #expect(origins() == [Point(x: 10, y: 20), Point(x: 200, y: 30)])
    second.unmap()
    #expect(origins() == [Point(x: 10, y: 20)])
    // In the frame that a manager puts around it, and on its list.
    _ = try client.server.run(
      "xdotool", "windowreparent", "\(first.id.rawValue)", "\(third.id.rawValue)")
    third.move(to: Point(x: 100, y: 100))
    first.move(to: Point(x: 5, y: 6))
    display.sync()
    #expect(origins() == [])
    let words = [first, second, third].map { UInt32($0.id.rawValue) }
    display.setProperty(
      display[.netClientList], of: display.screen.root, to: Property(type: .window, .words(words)))
    #expect(origins() == [Point(x: 105, y: 106)])
    client.server.kill()
    display.sync()
    #expect(origins() == [])
  }

  @Test func aScreenThatIsGoneHasNoWindows() throws {
    let client = try Client()
    client.server.kill()
    client.display.sync()
    #expect(client.display.windows(showingIn: Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }
}
