import X11

/// What the windows of each visual need to be drawn on, made once and not once a window.
final class TargetCache {
  private let display: Display
  private let reader: ImageReader
  private var colormaps: [VisualID: ColormapID] = [:]
  private var palettes: [VisualID: DitherPalette] = [:]

  init(_ display: Display) {
    self.display = display
    reader = ImageReader(display)
  }

  /// The colour map of our windows of a visual: the root's where it is that, and its ramps straight.
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
    if visual.format.bitsPerPixel != 8 {
      return .picture(
        Picture(of: window, try display.pictureFormat(of: visual), on: display))
    }
    let palette =
      palettes[visual.id]
      ?? DitherPalette(visual, colormap: colormap(of: visual), on: display)
    palettes[visual.id] = palette
    return .dithered(
      DitheredWindow(window, visual: visual, palette: palette, reader: reader, on: display))
  }
}
