public import Geometry
public import Sampling
public import X11

/// The screen as a source of pixels: the root window with all that is on it.
///
/// Most screens have one layout for all that is on them, and are read with one question. Where the
/// server offers others at the root's depth, `ForeignWindows` says which windows use them, and each
/// such part is read from its window. The root does not have it for certain: measured with X.Org
/// 21.1, it holds the window's raw pixels, but while its children are redirected what RENDER made
/// of them. A TrueColor window with red in the low bits comes converted at depth 30, a DirectColor
/// one without its ramp, and a PseudoColor one with private cells as the nearest of the default
/// cells. Windows of another depth, such as 32, are always redirected: the root has their colours.
public final class RootSource: ScreenSource {
  public private(set) var bounds: Rect
  private let display: Display
  private let reader: ImageReader
  private let layouts: LayoutCache
  private lazy var foreign = ForeignWindows(display)

  /// Throws where the screen's pixels cannot be decoded.
  public init(_ display: Display) throws(UnsupportedLayout) {
    self.display = display
    bounds = Rect(origin: .zero, size: display.screen.size)
    reader = ImageReader(display)
    layouts = LayoutCache(display)
    _ = try layouts.layout(of: display.screen.visual, display.screen.colormap)
  }

  /// The root window changed its size.
  public func resized(to size: Size) { bounds = Rect(origin: .zero, size: size) }

  public func capture(_ rect: Rect) throws(CaptureError) -> PixelBuffer {
    guard bounds.contains(rect), !rect.isEmpty else { throw .outside(rect) }
    let screen = display.screen
    let image: CapturedImage
    do throws(XError) {
      image = try reader.capture(
        rect, of: screen.root.drawable, format: screen.visual.format)
    } catch {
      throw .refused(rect)
    }
    do throws(UnsupportedLayout) {
      return PixelBuffer(
        image.bytes, rect: rect, layout: try layouts.layout(of: screen.visual, screen.colormap),
        bytesPerRow: image.bytesPerRow, patches: try patches(in: rect))
    } catch {
      throw .unsupported(error)
    }
  }

  /// What windows of other layouts show; one that has gone meanwhile shows nothing.
  private func patches(in rect: Rect) throws(UnsupportedLayout) -> [PixelBuffer] {
    var patches: [PixelBuffer] = []
    for (window, visual) in foreign.windows(showingIn: rect) {
      let layout = try layouts.layout(of: visual, window.colormap)
      for part in window.area {
        let inside = part.offset(by: Point.zero - window.origin)
        let image = try? reader.capture(inside, of: window.id.drawable, format: visual.format)
        guard let image else { continue }
        patches.append(
          PixelBuffer(image.bytes, rect: part, layout: layout, bytesPerRow: image.bytesPerRow))
      }
    }
    return patches
  }
}
