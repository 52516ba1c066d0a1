internal import CX11

/// What one cell of a colour map shows, 16 bits a channel.
///
/// C: `XColor`.
public struct ColormapCell: Hashable, Sendable {
  public let red: UInt16
  public let green: UInt16
  public let blue: UInt16
}

extension Visual.Kind {
  /// Whether clients may change the cells of its colour maps.
  public var isDynamic: Bool { rawValue & 1 == 1 }
}

extension Display {
  /// All cells of a colour map of a visual, as they are now; refused where it is gone.
  ///
  /// Of a DirectColor map, cell n is n in each of the channels; a channel with fewer cells repeats
  /// its last. One round trip.
  ///
  /// C: `XQueryColors`.
  public func cells(
    of colormap: ColormapID, visual: Visual
  ) throws(XError) -> [ColormapCell] {
    var colors = (0..<max(1, visual.colormapEntries)).map { index in
      var color = XColor()
      color.pixel = visual.kind == .directColor ? visual.pixel(ofCell: UInt(index)) : UInt(index)
      return color
    }
    _ = try trapping { () throws(XError) in
      XQueryColors(raw, colormap.rawValue, &colors, Int32(colors.count))
    }
    return colors.map { ColormapCell(red: $0.red, green: $0.green, blue: $0.blue) }
  }
}

extension Visual {
  /// The pixel with the same cell number in all three channels.
  fileprivate func pixel(ofCell index: UInt) -> UInt {
    [redMask, greenMask, blueMask].reduce(0) { pixel, mask in
      let shift = UInt(mask.trailingZeroBitCount)
      return pixel | min(index, mask >> shift) << shift
    }
  }
}
