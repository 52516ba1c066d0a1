import Drawing
import Geometry
import Views
import X11

/// The window with what is dragged, below and right of the pointer, which is never in it.
final class DragIcon {
  private let surface: Surface
  private let offset: Point

  /// Throws where the server lacks RENDER.
  init(
    _ picture: DragPicture, at pointer: Point, _ context: ViewContext, _ desk: Desk,
    owner: WindowID
  ) throws(XError) {
    offset = Point(x: context.scale(12), y: context.scale(12))
    let isComposited = desk.isComposited
    surface = try Surface(
      Rect(origin: pointer + offset, size: picture.size(context.scale)), overrideRedirect: true,
      isTranslucent: isComposited, events: .exposure, sharing: desk.caches)
    let window = surface.window
    window.setKind(.dragIcon)
    window.disableShadow()
    window.setTransient(for: owner)
    window.letPointerThrough()
    window.mapRaised()
    surface.show(picture.draw(context, isRound: isComposited))
  }

  var id: WindowID { surface.window.id }

  func move(to pointer: Point) {
    surface.move(to: Rect(origin: pointer + offset, size: surface.frame.size))
  }

  func restore(_ rect: Rect) { surface.restore(rect) }
}
