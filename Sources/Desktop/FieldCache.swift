import ColorModel
import Drawing
import Geometry
import X11

/// Colour fields and gradients as pixels, so that each is worked out once and not at each repaint.
///
/// A gradient is one line of pixels, laid side by side without end. RENDER takes gradients at 8
/// bits a channel in any case: nothing is lost, and copying pixels is several times faster.
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
      strip(gradient.stops.map { Picture.Stop($0) }, isVertical: isVertical, length: length)
    }
  }

  /// The field at a size.
  func picture(of field: ColorField, size: Size) -> Picture {
    let key = FieldKey(field: field, size: size)
    return fields.value(for: key, cost: size.width * size.height) {
      let picture = Picture(format, size: size, on: display)
      picture.put(argb: field.raster(size), size: size)
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

extension Picture.Stop {
  fileprivate init(_ stop: Gradient.Stop) {
    self.init(offset: stop.offset, color: RenderColor(stop.channels))
  }
}
