internal import CX11
public import Geometry

/// A picture in the server's memory, freed with its owner.
public struct Pixmap: ~Copyable {
  public let id: PixmapID
  public let size: Size
  public let depth: Int
  private let display: Display

  /// Its contents are undefined; an empty size becomes one pixel.
  ///
  /// C: `XCreatePixmap`.
  public init(_ display: Display, size: Size, depth: Int) {
    self.display = display
    self.depth = depth
    self.size = Size(width: max(1, size.width), height: max(1, size.height))
    id = PixmapID(
      rawValue: XCreatePixmap(
        display.raw, display.screen.root.rawValue, UInt32(self.size.width),
        UInt32(self.size.height), UInt32(depth)))
  }

  deinit { XFreePixmap(display.raw, id.rawValue) }

  /// Writes rows of pixels, in the depth's own format, at a point.
  ///
  /// C: `XPutImage`.
  ///
  /// - Parameter bytesPerRow: the distance between rows; as much as the format takes, or more.
  public func put(_ bytes: [UInt8], bytesPerRow: Int, size: Size, at origin: Point = .zero) {
    let context = GraphicsContext(display, for: id.drawable)
    context.put(bytes, bytesPerRow: bytesPerRow, size: size, depth: depth, at: origin)
  }

  /// Writes back what was read from the server, byte by byte, at the top left.
  ///
  /// C: `XPutImage`.
  public func restore(_ bytes: [UInt8], bytesPerRow: Int, size: Size) {
    let context = GraphicsContext(display, for: id.drawable)
    bytes.withUnsafeBytes {
      context.put(
        $0, bytesPerRow: bytesPerRow, size: size, depth: depth, at: .zero, asRead: true)
    }
  }

  /// Writes rows of 32-bit pixels, without padding, at the top left.
  ///
  /// C: `XPutImage`.
  func put(_ pixels: [UInt32], size: Size) {
    let context = GraphicsContext(display, for: id.drawable)
    pixels.withUnsafeBytes {
      context.put($0, bytesPerRow: size.width * 4, size: size, depth: depth, at: .zero)
    }
  }
}
