import Geometry
import X11

/// Tells what is drawn on the screen, by whomever, while it lives.
///
/// On a connection of its own: with redirected windows the server composes the screen while it answers
/// a GetImage, and would write reports of that into the middle of the answer (seen with X.Org 21.1:
/// 32 bytes of event before the pixels, and Xlib aborts).
final class ScreenWatch {
  private let loop: EventLoop
  private let display: Display
  private let damage: X11.Damage
  private let changed: (Rect) -> Void

  /// Throws where the server lacks DAMAGE or takes no more connections.
  init(_ loop: EventLoop, _ changed: @escaping (Rect) -> Void) throws(XError) {
    self.loop = loop
    self.changed = changed
    display = try Display(name: loop.display.name)
    damage = try X11.Damage(of: display.screen.root.drawable, on: display)
    loop.watch(display.fileDescriptor) { [weak self] in self?.drain() }
    display.flush()
  }

  deinit { loop.unwatch(display.fileDescriptor) }

  /// Tells all that the server has drawn up to now.
  func catchUp() {
    display.sync()
    drain()
  }

  private func drain() {
    while let event = display.nextEvent() {
      if case .damage(let damage) = event { changed(damage.area) }
    }
    if display.isLost { loop.unwatch(display.fileDescriptor) }
  }
}
