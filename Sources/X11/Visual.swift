internal import CX11

/// How the pixels of a window or image are laid out, in plain integers.
public struct Visual {
  /// What a pixel value is.
  ///
  /// Visual class.
  public enum Kind: Int32, Sendable {
    case staticGray, grayScale, staticColor, pseudoColor, trueColor, directColor
  }

  public let id: VisualID
  public let kind: Kind
  public let depth: Int
  public let redMask: UInt
  public let greenMask: UInt
  public let blueMask: UInt
  /// Significant bits of a channel in the colour map.
  public let bitsPerChannel: Int
  public let colormapEntries: Int
  public let format: PixmapFormat
  let raw: UnsafeMutablePointer<CX11.Visual>

  init(_ raw: UnsafeMutablePointer<CX11.Visual>, depth: Int, display: OpaquePointer) {
    self.init(raw, PixmapFormat(depth: depth, display: display))
  }

  private init(_ raw: UnsafeMutablePointer<CX11.Visual>, _ format: PixmapFormat) {
    self.raw = raw
    self.format = format
    depth = format.depth
    id = VisualID(rawValue: raw.pointee.visualid)
    kind = Kind(rawValue: raw.pointee.class) ?? .trueColor
    redMask = raw.pointee.red_mask
    greenMask = raw.pointee.green_mask
    blueMask = raw.pointee.blue_mask
    bitsPerChannel = Int(raw.pointee.bits_per_rgb)
    colormapEntries = Int(raw.pointee.map_entries)
  }

  /// Those of one screen that windows of a depth may have.
  static func all(of screen: Screen, depth: Int, on display: OpaquePointer) -> [Visual] {
    var template = XVisualInfo()
    template.screen = Int32(screen.number)
    template.depth = Int32(depth)
    var count: Int32 = 0
    guard
      let list = XGetVisualInfo(display, Int(VisualScreenMask | VisualDepthMask), &template, &count)
    else { return [] }
    defer { XFree(list) }
    let format = PixmapFormat(depth: depth, display: display)
    return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { info in
      info.visual.map { Visual($0, format) }
    }
  }
}

/// How the server packs images of one depth into bytes.
///
/// C: `XPixmapFormatValues`.
public struct PixmapFormat: Hashable, Sendable {
  public let depth: Int
  public let bitsPerPixel: Int
  /// A row takes a multiple of this many bits.
  public let scanlinePad: Int
  /// The first byte of a pixel is the most significant.
  ///
  /// C: `ImageByteOrder`.
  public let isBigEndian: Bool

  /// From what Xlib already holds; 32 bits a pixel where the server does not say.
  init(depth: Int, display: OpaquePointer) {
    var count: Int32 = 0
    var bits = 32
    var pad = 32
    if let list = XListPixmapFormats(display, &count) {
      defer { XFree(list) }
      for format in UnsafeBufferPointer(start: list, count: Int(count))
      where Int(format.depth) == depth {
        bits = Int(format.bits_per_pixel)
        pad = Int(format.scanline_pad)
      }
    }
    self.depth = depth
    bitsPerPixel = bits
    scanlinePad = pad
    isBigEndian = XImageByteOrder(display) == MSBFirst
  }

  /// Of a row of so many pixels, padding included.
  public func bytesPerRow(width: Int) -> Int {
    (width * bitsPerPixel + scanlinePad - 1) / scanlinePad * scanlinePad / 8
  }
}

extension Display {
  /// A visual of eight bits a channel with alpha, if the screen has one.
  ///
  /// C: `XMatchVisualInfo`.
  public var alphaVisual: Visual? {
    var info = XVisualInfo()
    guard XMatchVisualInfo(raw, Int32(screen.number), 32, TrueColor, &info) != 0,
      let visual = info.visual
    else { return nil }
    return Visual(visual, depth: 32, display: raw)
  }

  /// The screen's visuals for windows of a depth, from what Xlib holds.
  ///
  /// C: `XGetVisualInfo`.
  public func visuals(depth: Int) -> [Visual] { Visual.all(of: screen, depth: depth, on: raw) }

  /// The screen's visual with that identifier, if it has one.
  ///
  /// C: `XGetVisualInfo`.
  public func visual(_ id: VisualID) -> Visual? {
    var template = XVisualInfo()
    template.visualid = id.rawValue
    template.screen = Int32(screen.number)
    var count: Int32 = 0
    guard
      let list = XGetVisualInfo(raw, Int(VisualIDMask | VisualScreenMask), &template, &count)
    else { return nil }
    defer { XFree(list) }
    guard count > 0, let visual = list.pointee.visual else { return nil }
    return Visual(visual, depth: Int(list.pointee.depth), display: raw)
  }

  public func pixmapFormat(depth: Int) -> PixmapFormat {
    PixmapFormat(depth: depth, display: raw)
  }
}
