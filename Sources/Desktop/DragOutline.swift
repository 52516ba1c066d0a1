import ColorModel
import Drawing
import Geometry
import X11

/// The line around a dragged rectangle: four thin windows, all of them outside it.
///
/// Black outside and white inside, so that it shows on any colour.
final class DragOutline {
  private let line: Int
  private let caches: CanvasCaches
  private var sides: [Surface] = []
  private var area: Rect?

  init(line: Int, _ caches: CanvasCaches) {
    self.line = line
    self.caches = caches
  }

  /// Where the windows are; none while nothing is dragged.
  var frames: [Rect] { area == nil ? [] : sides.map(\.frame) }

  func contains(_ id: WindowID) -> Bool { sides.contains { $0.window.id == id } }

  func restore(_ id: WindowID, _ rect: Rect) {
    sides.first { $0.window.id == id }?.restore(rect)
  }

  func raise() { for side in sides { side.window.raise() } }

  /// Puts the line around an area, or takes it away; tells what it left.
  func enclose(_ area: Rect?) -> [Rect] {
    guard area != self.area else { return [] }
    let left = frames
    self.area = area
    guard let area else {
      for side in sides { side.move(to: Rect(origin: .offScreen, size: side.frame.size)) }
      return left
    }
    let places = self.places(around: area)
    if sides.isEmpty { sides = places.compactMap(makeSide) }
    for (side, place) in zip(sides, places) {
      side.move(to: place)
      side.show(picture(around: area, in: place))
    }
    return left
  }

  private func makeSide(_ place: Rect) -> Surface? {
    // Without RENDER there is no loupe either.
    guard
      let side = try? Surface(
        place, overrideRedirect: true, isTranslucent: false, events: .exposure, sharing: caches)
    else { return nil }
    side.window.disableShadow()
    side.window.mapRaised()
    return side
  }

  private func places(around area: Rect) -> [Rect] {
    let width = 2 * line
    let outer = area.inset(by: -width)
    return [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: width),
      Rect(x: outer.minX, y: area.maxY, width: outer.width, height: width),
      Rect(x: outer.minX, y: area.minY, width: width, height: area.height),
      Rect(x: area.maxX, y: area.minY, width: width, height: area.height),
    ]
  }

  private func picture(around area: Rect, in place: Rect) -> DrawList {
    var list = DrawList()
    list.fill(.rect(Rect(origin: .zero, size: place.size)), .solid(RGB8(0)))
    let inner = area.inset(by: -line).offset(by: Point.zero - place.origin)
    list.fill(.rect(inner), .solid(RGB8(0xFFFFFF)))
    return list
  }
}
