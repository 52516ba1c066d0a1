import Geometry
import X11

/// Tells what is drawn on the screen and shown there, by whomever, while it lives.
///
/// On a connection of its own: with redirected windows the server composes the screen while it
/// answers a GetImage, and would write reports of that into the middle of the answer (seen with
/// X.Org 21.1: 32 bytes of event before the pixels, and Xlib aborts). Nor does it get into the way
/// of what the window wants to know of the root.
final class ScreenWatch {
  enum Change {
    case painted(Rect)
    /// A window was shown, or moved in some way; its frame where it is known.
    case restacked(WindowID, Rect?)
    /// The root window has another size.
    case resized
  }

  private let loop: EventLoop
  private let display: Display
  /// Nil where the server lacks DAMAGE.
  private let damage: X11.Damage?
  private let changed: (Change) -> Void

  /// Tells all that happens from now on.
  ///
  /// Throws where the server takes no more connections.
  init(_ loop: EventLoop, _ changed: @escaping (Change) -> Void) throws(XError) {
    self.loop = loop
    self.changed = changed
    display = try Display(name: loop.display.name)
    damage = try? X11.Damage(of: display.screen.root.drawable, on: display)
    display.select([.structure, .substructure], of: display.screen.root)
    display.sync()
    loop.watch(display.fileDescriptor) { [weak self] in self?.drain() }
  }

  deinit { loop.unwatch(display.fileDescriptor) }

  /// Tells all that the server has drawn up to now.
  func catchUp() {
    display.sync()
    drain()
  }

  private func drain() {
    while let event = display.nextEvent() {
      switch event {
      case .damage(let damage): changed(.painted(damage.area))
      case .mapped(let id): changed(.restacked(id, nil))
      case .configure(let change):
        let isRoot = change.window == display.screen.root
        changed(isRoot ? .resized : .restacked(change.window, change.frame))
      default: break
      }
    }
    if display.isLost { loop.unwatch(display.fileDescriptor) }
  }
}
