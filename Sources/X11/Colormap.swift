internal import CX11

/// What one cell of a colour map shows, 16 bits a channel.
///
/// C: `XColor`.
public struct ColormapCell: Hashable, Sendable {
  public let red: UInt16
  public let green: UInt16
  public let blue: UInt16

  public init(_ red: UInt16, _ green: UInt16, _ blue: UInt16) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension Visual.Kind {
  /// Whether clients may change the cells of its colour maps.
  public var isDynamic: Bool { rawValue & 1 == 1 }
}

extension Visual {
  /// Cells that show each value of a DirectColor channel as that part of full intensity.
  public var straightRamps: [ColormapCell] {
    (0..<colormapEntries).map { index in
      let levels = masks.map { mask in
        let last = Int(mask >> UInt(mask.trailingZeroBitCount))
        return UInt16(min(index, last) * 65535 / max(1, last))
      }
      return ColormapCell(levels[0], levels[1], levels[2])
    }
  }

  private var masks: [UInt] { [redMask, greenMask, blueMask] }

  /// A cell as a pixel, and the channels that have one of that number.
  ///
  /// Of a DirectColor map, cell n is n in each of the channels; one with fewer keeps to its last.
  fileprivate func color(ofCell index: Int) -> XColor {
    var color = XColor()
    guard kind == .directColor else {
      color.pixel = UInt(index)
      color.flags = CChar(DoRed | DoGreen | DoBlue)
      return color
    }
    for (mask, flag) in zip(masks, [DoRed, DoGreen, DoBlue]) {
      let shift = UInt(mask.trailingZeroBitCount)
      color.pixel |= min(UInt(index), mask >> shift) << shift
      if UInt(index) <= mask >> shift { color.flags |= CChar(flag) }
    }
    return color
  }
}

extension Display {
  /// A colour map for windows of a visual that is not the root's.
  ///
  /// C: `XCreateColormap`.
  public func makeColormap(for visual: Visual) -> ColormapID {
    ColormapID(rawValue: XCreateColormap(raw, screen.root.rawValue, visual.raw, AllocNone))
  }

  /// A colour map all of whose cells are ours; the visual's must be dynamic.
  ///
  /// C: `XCreateColormap`, `XStoreColors`.
  public func makeColormap(for visual: Visual, cells: [ColormapCell]) -> ColormapID {
    let id = XCreateColormap(raw, screen.root.rawValue, visual.raw, AllocAll)
    let colormap = ColormapID(rawValue: id)
    store(cells, in: colormap, visual: visual)
    return colormap
  }

  /// Changes the first cells of a colour map that are ours.
  ///
  /// C: `XStoreColors`.
  public func store(_ cells: [ColormapCell], in colormap: ColormapID, visual: Visual) {
    var colors = cells.enumerated().map { index, cell in
      var color = visual.color(ofCell: index)
      (color.red, color.green, color.blue) = (cell.red, cell.green, cell.blue)
      return color
    }
    XStoreColors(raw, colormap.rawValue, &colors, Int32(colors.count))
  }

  /// All cells of a colour map of a visual, as they are now; refused where it is gone.
  ///
  /// Of a DirectColor map, cell n is n in each of the channels; one with fewer repeats its last.
  /// One round trip.
  ///
  /// C: `XQueryColors`.
  public func cells(
    of colormap: ColormapID, visual: Visual
  ) throws(XError) -> [ColormapCell] {
    var colors = (0..<max(1, visual.colormapEntries)).map { visual.color(ofCell: $0) }
    _ = try trapping { () throws(XError) in
      XQueryColors(raw, colormap.rawValue, &colors, Int32(colors.count))
    }
    return colors.map { ColormapCell($0.red, $0.green, $0.blue) }
  }
}
