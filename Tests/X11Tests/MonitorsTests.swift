import Geometry
import TestSupport
import Testing
import X11

@Suite struct MonitorsTests {
  @Test func wholeScreenWithoutRandr() throws {
    let client = try Client(arguments: ["-extension", "RANDR"])
    #expect(
      client.display.monitors() == [
        Monitor(frame: Rect(x: 0, y: 0, width: 640, height: 480), isPrimary: true)
      ])
  }

  @Test func readsTheMonitorsOfNow() throws {
    let client = try Client()
    #expect(client.display.monitors().map(\.frame) == [Rect(x: 0, y: 0, width: 640, height: 480)])
    // Two monitors made of the one output: width/millimetres and height/millimetres, then place.
    let left = try client.server.run("xrandr", "--setmonitor", "L", "320/80x480/120+0+0", "screen")
    let right = try client.server.run("xrandr", "--setmonitor", "R", "320/80x480/120+320+0", "none")
    #expect([left.status, right.status] == [0, 0], "\(left.errorText)\(right.errorText)")
    let monitors = client.display.monitors()
    #expect(
      Set(monitors.map(\.frame)) == [
        Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 320, y: 0, width: 320, height: 480),
      ])
    #expect(monitors.map(\.widthInMillimetres) == [80, 80])
  }

  /// The screen stays as large as it is: its root window tells nothing.
  @Test func changesAreTold() throws {
    let client = try Client()
    client.display.watchMonitors()
    client.display.sync()
    let changed = try client.server.run("xrandr", "--output", "screen", "--primary")
    #expect(changed.status == 0, "\(changed.errorText)")
    client.display.sync()
    var events: [Event] = []
    while let event = client.display.nextEvent() { events.append(event) }
    #expect(events.contains { if case .monitors = $0 { true } else { false } }, "\(events)")
  }

  @Test func nearestMonitorOfAPoint() {
    // An L of two monitors, with a hole at the bottom left.
    let left = Monitor(frame: Rect(x: 0, y: 0, width: 100, height: 50), isPrimary: true)
    let right = Monitor(frame: Rect(x: 100, y: 0, width: 200, height: 200), isPrimary: false)
    let monitors = [left, right]
    #expect(monitors.nearest(to: Point(x: 99, y: 49)) == left)
    #expect(monitors.nearest(to: Point(x: 100, y: 49)) == right)
    #expect(monitors.nearest(to: Point(x: 10, y: 150)) == right)
    #expect(monitors.nearest(to: Point(x: 10, y: 60)) == left)
    #expect(monitors.nearest(to: Point(x: 999, y: 999)) == right)
    #expect([Monitor]().nearest(to: .zero) == nil)
  }
}
