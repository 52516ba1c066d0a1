public import Drawing
public import Geometry
public import X11

/// Plays draw lists into a back buffer and shows it on a window, with RENDER.
///
/// The buffer is always premultiplied 8-bit ARGB, whatever the window: gradients are exact there and
/// fast, and only showing it converts to the window's depth. Nothing waits for the server.
public final class RenderCanvas {
  let caches: CanvasCaches
  private let target: Picture
  private(set) var buffer: Picture
  public private(set) var size: Size
  /// What the commands being played may touch, innermost last: rectangles without order.
  var clips: [[Rect]] = []
  /// The cells drawn last, whose picture serves again while their number stays.
  var cells: (picture: Picture, size: Size, magnification: Int)?

  /// For a window of the given visual; throws where the server lacks RENDER.
  public init(
    _ window: WindowID, visual: Visual, size: Size, sharing caches: CanvasCaches
  ) throws(XError) {
    self.caches = caches
    self.size = size
    target = Picture(
      of: window, try caches.display.pictureFormat(of: visual), on: caches.display)
    buffer = Picture(caches.argb, size: size, on: caches.display)
  }

  /// Takes a new size; all of it must then be painted anew.
  public func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    buffer = Picture(caches.argb, size: size, on: caches.display)
  }

  /// Draws what the list shows inside the damaged rectangles; they are cleared before.
  public func paint(_ list: DrawList, damage: [Rect]) {
    let damage = visible(damage)
    guard !damage.isEmpty else { return }
    clips = [damage]
    buffer.setClip(damage)
    buffer.fill(.source, damage, with: .clear)
    for command in list.commands { play(command) }
    clips = []
  }

  /// Shows the rectangles of the buffer on the window, and sends all requests on their way.
  public func present(_ rects: [Rect]) {
    for rect in visible(rects) {
      target.composite(.source, buffer, from: rect.origin, to: rect)
    }
    caches.display.flush()
  }

  /// The smallest rectangle around what may be touched now.
  var clipBounds: Rect { (clips.last ?? []).reduce(.zero) { $0.union($1) } }

  private func visible(_ rects: [Rect]) -> [Rect] {
    let whole = Rect(origin: .zero, size: size)
    return rects.map { $0.intersection(whole) }.filter { !$0.isEmpty }
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .pushClip(let rect): pushClip(rect)
    case .popClip: popClip()
    default:
      guard let bounds = command.bounds, touches(bounds) else { return }
      draw(command)
    }
  }

  private func pushClip(_ rect: Rect) {
    let outer = clips.last ?? []
    let clip = outer.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    clips.append(clip)
    if clip != outer { buffer.setClip(clip) }
  }

  /// A pop without a push is passed over.
  private func popClip() {
    guard clips.count > 1, let inner = clips.popLast(), let outer = clips.last else { return }
    if inner != outer { buffer.setClip(outer) }
  }

  private func touches(_ rect: Rect) -> Bool {
    (clips.last ?? []).contains { $0.intersects(rect) }
  }
}
