import ColorModel
public import Geometry

extension ColorField {
  /// The field at a size as `0xffrrggbb`, in rows from the top: each pixel is its rounded true
  /// colour, or clear where that lies outside sRGB.
  public func raster(_ size: Size) -> [UInt32] {
    leavesSRGB ? wideRaster(size) : straightRaster(size)
  }

  /// Of a space in which a row goes straight through sRGB: HSB, HSL.
  ///
  /// It is a line between the colours at its ends, rounded once. Layers of gradients would be
  /// rounded once each, and a fifth of the pixels would be a step off the colour that a click there
  /// gives.
  private func straightRaster(_ size: Size) -> [UInt32] {
    let (right, bottom) = (Double(max(1, size.width - 1)), Double(max(1, size.height - 1)))
    return [UInt32](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
      for row in 0..<size.height {
        let y = 1 - Double(row) / bottom
        let start = color(x: 0, y: y).converted(to: .srgb).components
        let end = color(x: 1, y: y).converted(to: .srgb).components
        // Half a step is added for rounding, with the nudge of `byte` for sums that end below it.
        let origin = fixedPoint(start * 255 + (0.5 + 1e-7))
        let step = fixedPoint((end - start) * (255 / right))
        var (red, green, blue) = (origin.x, origin.y, origin.z)
        for index in row * size.width..<(row + 1) * size.width {
          let rgb = (red >> 40) << 16 | (green >> 40) << 8 | blue >> 40
          pixels[index] = UInt32(truncatingIfNeeded: 0xFF00_0000 | rgb)
          red &+= step.x
          green &+= step.y
          blue &+= step.z
        }
      }
      count = size.width * size.height
    }
  }
}

/// With 40 binary places: over a row of thousands of pixels the error stays below the nudge.
private func fixedPoint(_ value: SIMD4<Double>) -> SIMD3<Int> {
  let unit = 1_099_511_627_776.0
  return SIMD3(Int(value.x * unit), Int(value.y * unit), Int(value.z * unit))
}
