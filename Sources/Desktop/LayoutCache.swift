import Sampling
import X11

/// The layouts of visuals, each with what its colour map holds now.
///
/// Cells that clients may change are read anew each time, in one round trip: a change is announced
/// to nobody. What cannot change is read once.
final class LayoutCache {
  private let display: Display
  private var constant: [VisualID: PixelLayout] = [:]

  init(_ display: Display) { self.display = display }

  func layout(
    of visual: Visual, _ colormap: ColormapID
  ) throws(UnsupportedLayout) -> PixelLayout {
    if let known = constant[visual.id] { return known }
    let cells = visual.kind == .trueColor ? nil : try? display.cells(of: colormap, visual: visual)
    let layout = try PixelLayout(
      visual, colormap: cells.map { Colormap($0, significantBits: visual.bitsPerChannel) })
    if !visual.kind.isDynamic { constant[visual.id] = layout }
    return layout
  }
}

extension Colormap {
  init(_ cells: [ColormapCell], significantBits: Int) {
    self.init(
      red: cells.map(\.red), green: cells.map(\.green), blue: cells.map(\.blue),
      significantBits: significantBits)
  }
}

extension PixelLayout {
  /// The layout of images in a visual, which looks its pixels up in a colour map or does not.
  init(_ visual: Visual, colormap: Colormap?) throws(UnsupportedLayout) {
    let visualClass: VisualClass =
      switch visual.kind {
      case .staticGray: .staticGray
      case .grayScale: .grayScale
      case .staticColor: .staticColor
      case .pseudoColor: .pseudoColor
      case .trueColor: .trueColor
      case .directColor: .directColor
      }
    try self.init(
      visualClass, redMask: UInt32(truncatingIfNeeded: visual.redMask),
      greenMask: UInt32(truncatingIfNeeded: visual.greenMask),
      blueMask: UInt32(truncatingIfNeeded: visual.blueMask), depth: visual.depth,
      bitsPerPixel: visual.format.bitsPerPixel,
      byteOrder: visual.format.isBigEndian ? .mostSignificantFirst : .leastSignificantFirst,
      scanlinePad: visual.format.scanlinePad, colormap: colormap)
  }
}
