import ColorModel
import Drawing
import Geometry
import X11

/// Colour fields and gradients as pixels, so that each is worked out once and not at each repaint.
///
/// A gradient is one line of pixels, laid side by side without end. RENDER takes gradients at 8 bits a
/// channel in any case: nothing is lost, and copying pixels is several times faster.
final class FieldCache {
  private let display: Display
  private let format: PictureFormat
  private var strips: RecencyCache<StripKey, Picture>
  private var fields: RecencyCache<FieldKey, Picture>

  private struct StripKey: Hashable {
    let gradient: Gradient
    let length: Int
  }

  private struct FieldKey: Hashable {
    let field: ColorField
    let size: Size
  }

  init(_ display: Display, format: PictureFormat) {
    self.display = display
    self.format = format
    strips = RecencyCache(limit: 64)
    // In pixels: two fields of the window at scale 2.
    fields = RecencyCache(limit: 2 * 576 * 576)
  }

  /// The gradient over a size, tiled across its axis.
  func picture(of gradient: Gradient, size: Size) -> Picture {
    let isVertical = gradient.axis == .vertical
    let length = max(1, isVertical ? size.height : size.width)
    return strips.value(for: StripKey(gradient: gradient, length: length)) {
      let stops = gradient.stops.map {
        Picture.Stop(offset: $0.offset, color: RenderColor($0.color, alpha: $0.alpha))
      }
      return strip(stops, isVertical: isVertical, length: length)
    }
  }

  /// The field at a size: an opaque gradient across, under one that fades to black, or to white and
  /// black, on the way down.
  ///
  /// The colours across have 16 bits: one rounding to a byte for them, one for the alpha over them
  /// and one for the sum of both keep each pixel less than 1.5 from its real value, which is one step
  /// from the rounded.
  func picture(of field: ColorField, size: Size) -> Picture {
    let key = FieldKey(field: field, size: size)
    return fields.value(for: key, cost: size.width * size.height) {
      let picture = Picture(format, size: size, on: display)
      let whole = Rect(origin: .zero, size: size)
      let across = [0, 1].map { x in
        Picture.Stop(offset: x, color: RenderColor(field.color(x: x, y: field.middle)))
      }
      let hues = strip(across, isVertical: false, length: size.width)
      picture.composite(.source, hues, to: whole)
      picture.composite(.over, self.picture(of: field.shade, size: size), to: whole)
      return picture
    }
  }

  private func strip(_ stops: [Picture.Stop], isVertical: Bool, length: Int) -> Picture {
    let size = Size(width: isVertical ? 1 : length, height: isVertical ? length : 1)
    let picture = Picture(format, size: size, on: display)
    let source = Picture(gradient: stops, isVertical: isVertical, length: length, on: display)
    picture.composite(.source, source, to: Rect(origin: .zero, size: size))
    picture.setOutside(.tiled)
    return picture
  }
}

extension ColorField {
  /// The height at which nothing is mixed in.
  fileprivate var middle: Double {
    switch self {
    case .saturationBrightness: 1
    case .saturationLightness: 0.5
    }
  }

  /// What is mixed in above and below it; a clear stop keeps the colour it fades from.
  fileprivate var shade: Gradient {
    let (white, black) = (RGB8(255, 255, 255), RGB8(0, 0, 0))
    return switch self {
    case .saturationBrightness:
      Gradient(.vertical, [.init(0, black, alpha: 0), .init(1, black)])
    case .saturationLightness:
      Gradient(
        .vertical,
        [
          .init(0, white), .init(0.5, white, alpha: 0), .init(0.5, black, alpha: 0),
          .init(1, black),
        ])
    }
  }
}
