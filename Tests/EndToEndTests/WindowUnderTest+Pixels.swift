import ColorModel
import Geometry
import TestSupport
import Testing
import X11

extension WindowUnderTest {
  /// Waits until some pixel of a part of the window passes, by what is drawn in it.
  func wait(forAnyOf place: Rect, _ passes: @escaping (RGB8) -> Bool) throws {
    let watcher = EventLoop(try Display(name: server.display))
    let damage = try Damage(of: id.drawable, on: watcher.display)
    func isThere() -> Bool {
      (try? picture(place))?.pixels.contains { passes(RGB8($0)) } ?? false
    }
    watcher.handle = { if case .damage = $0, isThere() { watcher.stop() } }
    if !isThere() { try #require(watcher.runBounded(), "it did not come at \(place)") }
    withExtendedLifetime(damage) {}
    try settle()
  }
}
