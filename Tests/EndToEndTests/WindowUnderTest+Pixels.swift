import ColorModel
import Geometry
import TestSupport
import Testing
import X11

extension WindowUnderTest {
  /// Waits until a pixel of the window passes.
  func wait(for place: Point, _ passes: @escaping (RGB8) -> Bool) throws {
    try wait(forAnyOf: Rect(origin: place, size: Size(width: 1, height: 1)), passes)
  }

  /// Waits until some pixel of a part of the window passes.
  func wait(forAnyOf place: Rect, _ passes: @escaping (RGB8) -> Bool) throws {
    try wait(forPicture: place) { $0.pixels.contains { passes(RGB8($0)) } }
  }

  /// Waits until what is shown of a part of the window passes: damage is told after each picture.
  func wait(forPicture place: Rect, _ passes: @escaping (ScreenPicture) -> Bool) throws {
    let watcher = EventLoop(try Display(name: server.display))
    let damage = try Damage(of: id.drawable, on: watcher.display)
    func isThere() -> Bool { (try? picture(place)).map(passes) ?? false }
    watcher.handle = { if case .damage = $0, isThere() { watcher.stop() } }
    if !isThere() { try #require(watcher.runBounded(), "it did not come at \(place)") }
    withExtendedLifetime(damage) {}
    try settle()
  }
}
