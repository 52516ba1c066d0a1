public import Drawing
public import Geometry
public import X11

/// Plays draw lists into a back buffer and shows it on a window, with RENDER.
///
/// The buffer is always premultiplied 8-bit ARGB, whatever the window: gradients are exact there
/// and fast, and only showing it converts to the window's depth. Nothing waits for the server,
/// except to show pixels on a window of few colours.
public final class RenderCanvas {
  let caches: CanvasCaches
  private let target: CanvasTarget
  private(set) var buffer: Picture
  public private(set) var size: Size
  /// What the commands being played may touch, innermost last.
  private var clips: [Clip] = []
  /// The cells drawn last, sent once; others that are as many have the same picture.
  var cells: (picture: Picture, grid: CellGrid)?

  /// For a window of the given visual; throws where RENDER does not know it.
  public init(
    _ window: WindowID, visual: Visual, size: Size, sharing caches: CanvasCaches
  ) throws(XError) {
    self.caches = caches
    self.size = size
    target = try caches.targets.target(for: window, visual: visual)
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
    clips = [Clip(damage)]
    buffer.setClip(damage)
    buffer.fill(.source, damage, with: .clear)
    for command in list.commands { play(command) }
    clips = []
    // Some servers apply a source's clip too: it must not limit what is presented.
    buffer.setClip([Rect(origin: .zero, size: size)])
  }

  /// Shows the rectangles of the buffer on the window, and sends all requests on their way.
  public func present(_ rects: [Rect]) {
    for rect in visible(rects) {
      target.show(buffer, rect)
    }
    caches.display.flush()
  }

  /// The smallest rectangle around what may be touched now.
  var clipBounds: Rect { clips.last?.bounds ?? .zero }

  private func visible(_ rects: [Rect]) -> [Rect] {
    let whole = Rect(origin: .zero, size: size)
    return rects.map { $0.intersection(whole) }.filter { !$0.isEmpty }
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .pushClip(let rect): pushClip(rect)
    case .popClip: popClip()
    default:
      guard let bounds = command.bounds, let clip = clips.last, clip.touches(bounds) else { return }
      draw(command)
    }
  }

  private func pushClip(_ rect: Rect) {
    guard let outer = clips.last else { return }
    let inner = outer.narrowed(to: rect)
    clips.append(inner)
    if inner != outer { buffer.setClip(inner.rects) }
  }

  /// A pop without a push is passed over.
  private func popClip() {
    guard clips.count > 1, let inner = clips.popLast(), let outer = clips.last else { return }
    if inner != outer { buffer.setClip(outer.rects) }
  }
}

/// The rectangles, in any order, in which pixels may change, and the smallest one around them.
private struct Clip: Equatable {
  let rects: [Rect]
  let bounds: Rect

  init(_ rects: [Rect]) {
    self.rects = rects
    bounds = rects.reduce(.zero) { $0.union($1) }
  }

  func narrowed(to rect: Rect) -> Clip {
    Clip(rects.map { $0.intersection(rect) }.filter { !$0.isEmpty })
  }

  func touches(_ rect: Rect) -> Bool { rects.contains { $0.intersects(rect) } }
}
