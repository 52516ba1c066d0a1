public import ColorModel
public import Drawing
public import Geometry

/// A colour on its way with the pointer.
public struct DragPicture {
  private let color: Color

  public init(_ color: Color) { self.color = color }

  public func size(_ scale: Scale) -> Size { Size(width: scale(44), height: scale(32)) }

  /// Its corners are round where the screen can show that.
  public func draw(_ context: ViewContext, isRound: Bool) -> DrawList {
    let scale = context.scale
    let frame = Rect(origin: .zero, size: size(scale))
    func path(_ inset: Double) -> Path {
      let inner = inset > 0 ? frame.inset(by: scale(inset)) : frame
      return isRound ? .rounded(inner, radius: scale(6 - inset)) : .rect(inner)
    }
    var list = DrawList()
    // As the thumbs have it: seen on any ground, and beside any colour.
    list.fill(path(0), .solid(RGB8(0x1b1b1b)))
    list.fill(path(1), .solid(RGB8(0xffffff)))
    list.fill(path(3), color, scale)
    return list
  }
}
