import Geometry
import TestSupport
import Views
import X11

/// The line below the output row, where the window tells for a while that it has copied.
struct NoticeLine {
  private let window: WindowUnderTest
  private let watcher: EventLoop
  private let damage: Damage
  private let line: Rect
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
  }

  /// Whether it shows something else than at first.
  func hasChanged() throws -> Bool { try window.picture(line) != before }

  /// Waits until it shows again what it did at first; false where it never does.
  func comesBack() -> Bool {
    var isBack = false
    watcher.handle = { [window, watcher, line, before] in
      guard case .damage = $0, (try? window.picture(line)) == before else { return }
      isBack = true
      watcher.stop()
    }
    watcher.after(.seconds(20)) { [watcher] in watcher.stop() }
    watcher.run()
    watcher.handle = { _ in }
    return isBack
  }
}
