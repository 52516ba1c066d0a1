public import Geometry
public import Sampling
public import X11

/// The screen as a source of pixels: the root window with all that is on it.
public final class RootSource: ScreenSource {
  public private(set) var bounds: Rect
  private let display: Display
  private let layout: PixelLayout

  /// Throws where the screen's pixels cannot be decoded.
  public init(_ display: Display) throws(UnsupportedLayout) {
    self.display = display
    bounds = Rect(origin: .zero, size: display.screen.size)
    layout = try PixelLayout(display.screen.visual)
  }

  /// The root window changed its size.
  public func resized(to size: Size) { bounds = Rect(origin: .zero, size: size) }

  public func capture(_ rect: Rect) throws(CaptureError) -> PixelBuffer {
    guard bounds.contains(rect), !rect.isEmpty else { throw .outside(rect) }
    do throws(XError) {
      let image = try display.capture(rect, of: display.screen.root.drawable)
      return PixelBuffer(
        image.bytes, rect: image.rect, layout: layout, bytesPerRow: image.bytesPerRow)
    } catch {
      throw .refused(rect)
    }
  }
}

extension PixelLayout {
  /// The layout of images in a visual.
  public init(_ visual: Visual) throws(UnsupportedLayout) {
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
      scanlinePad: visual.format.scanlinePad)
  }
}
