import X11

/// What the windows of each visual need to be drawn on, made once and not once a window.
final class TargetCache {
  private let display: Display
  private let reader: ImageReader
  private var colormaps: [VisualID: ColormapID] = [:]
  private var conversions: [VisualID: ConvertedWindow.Conversion] = [:]

  init(_ display: Display) {
    self.display = display
    reader = ImageReader(display)
  }

  /// The colour map of our windows of a visual: the root's where it is that, its ramps straight.
  func colormap(of visual: Visual) -> ColormapID {
    let screen = display.screen
    let isDirect = visual.kind == .directColor
    if visual.id == screen.visual.id, !isDirect { return screen.colormap }
    if let known = colormaps[visual.id] { return known }
    let colormap =
      isDirect
      ? display.makeColormap(for: visual, cells: visual.straightRamps)
      : display.makeColormap(for: visual)
    colormaps[visual.id] = colormap
    return colormap
  }

  /// How a window is drawn on; throws where RENDER does not know the visual.
  func target(for window: WindowID, visual: Visual) throws(XError) -> CanvasTarget {
    if visual.hasByteChannels || visual.format.bitsPerPixel == 24 {
      return .picture(
        Picture(of: window, try display.pictureFormat(of: visual), on: display))
    }
    return .converted(
      ConvertedWindow(window, visual: visual, conversion(to: visual), reader: reader, on: display))
  }

  private func conversion(to visual: Visual) -> ConvertedWindow.Conversion {
    if let known = conversions[visual.id] { return known }
    let conversion: ConvertedWindow.Conversion =
      visual.format.bitsPerPixel == 8
      ? .dithered(DitherPalette(visual, colormap: colormap(of: visual), on: display))
      : .nearest(NearestPixel(visual))
    conversions[visual.id] = conversion
    return conversion
  }
}
