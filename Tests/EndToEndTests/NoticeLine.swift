import Geometry
import TestSupport
import Views
import X11

/// The line below the output row, where the window tells for a while that it has copied.
struct NoticeLine {
  private let window: WindowUnderTest
  private let watcher: EventLoop
  private let damage: Damage
  let line: Rect
  private let before: ScreenPicture

  /// Remembers what the line shows now.
  init(_ window: WindowUnderTest) throws {
    self.window = window
    watcher = EventLoop(try Display(name: window.server.display))
    damage = try Damage(of: window.id.drawable, on: watcher.display)
    let (format, copy) = (try window.frame("format"), try window.frame("copy"))
    line = Rect(
      x: format.minX, y: format.maxY + 4, width: copy.maxX - format.minX, height: 24)
    before = try window.picture(line)
    // A new watch begins with all of the window.
    _ = drewOnIt()
  }

  /// Whether it was drawn anew: what it told may be gone again where the machine is slow.
  func hasTold() -> Bool { drewOnIt() }

  /// Waits until it shows again what it did at first; false where it never does.
  func comesBack() throws -> Bool {
    if try window.picture(line) == before { return true }
    watcher.handle = { [window, watcher, line, before] in
      guard case .damage = $0, (try? window.picture(line)) == before else { return }
      watcher.stop()
    }
    defer { watcher.handle = { _ in } }
    return watcher.runBounded()
  }

  /// Whether something was drawn on it since the last question.
  private func drewOnIt() -> Bool {
    let place = line.offset(by: Point.zero - window.bounds.origin)
    watcher.display.sync()
    var drew = false
    while let event = watcher.display.nextEvent() {
      if case .damage(let change) = event, change.area.intersects(place) { drew = true }
    }
    return drew
  }
}
