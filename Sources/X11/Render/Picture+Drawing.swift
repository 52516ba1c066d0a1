internal import CX11
public import Geometry

/// How what is drawn meets what is there.
public enum RenderOperator: Int32, Sendable {
  /// Replaces it, alpha and all. PictOpSrc.
  case source = 1
  /// Lies over it by its alpha. PictOpOver.
  case over = 3
}

extension Picture {
  /// Draws the part of `source` that starts at `origin`, where there is a mask by its coverage.
  ///
  /// XRenderComposite.
  public func composite(
    _ operation: RenderOperator, _ source: Picture, from origin: Point = .zero,
    mask: Picture? = nil, maskFrom maskOrigin: Point = .zero, to rect: Rect
  ) {
    XRenderComposite(
      display.raw, operation.rawValue, source.id, mask?.id ?? 0, id, Int32(origin.x),
      Int32(origin.y), Int32(maskOrigin.x), Int32(maskOrigin.y), Int32(rect.minX),
      Int32(rect.minY), UInt32(rect.width), UInt32(rect.height))
  }

  /// Fills rectangles with one colour, given without premultiplication.
  ///
  /// XRenderFillRectangles.
  public func fill(_ operation: RenderOperator, _ rects: [Rect], with color: RenderColor) {
    var raw = color.premultiplied.raw
    let rectangles = rects.map(\.raw)
    XRenderFillRectangles(
      display.raw, operation.rawValue, id, &raw, rectangles, Int32(rectangles.count))
  }

  /// Lets nothing be drawn outside the rectangles.
  ///
  /// XRenderSetPictureClipRectangles.
  public func setClip(_ rects: [Rect]) {
    var rectangles = rects.map(\.raw)
    XRenderSetPictureClipRectangles(
      display.raw, id, 0, 0, &rectangles, Int32(rectangles.count))
  }
}

extension Rect {
  /// The protocol's 16 bits: what lies beyond is cut off.
  fileprivate var raw: XRectangle {
    XRectangle(
      x: Int16(clamping: minX), y: Int16(clamping: minY), width: UInt16(clamping: width),
      height: UInt16(clamping: height))
  }
}
