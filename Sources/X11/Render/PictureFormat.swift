internal import CX11

/// How RENDER reads the pixels of a drawable.
///
/// XRenderPictFormat.
public struct PictureFormat {
  public let depth: Int
  let raw: UnsafeMutablePointer<XRenderPictFormat>

  init(_ raw: UnsafeMutablePointer<XRenderPictFormat>) {
    self.raw = raw
    depth = Int(raw.pointee.depth)
  }
}

extension Display {
  /// Premultiplied `0xaarrggbb`, depth 32; throws where the server lacks RENDER.
  ///
  /// The first call asks the server, once.
  ///
  /// XRenderFindStandardFormat.
  public func argbFormat() throws(XError) -> PictureFormat {
    try standardFormat(PictStandardARGB32)
  }

  /// Coverage alone, a byte a pixel, depth 8.
  ///
  /// XRenderFindStandardFormat.
  public func maskFormat() throws(XError) -> PictureFormat {
    try standardFormat(PictStandardA8)
  }

  /// The format of a visual's windows.
  ///
  /// XRenderFindVisualFormat.
  public func pictureFormat(of visual: Visual) throws(XError) -> PictureFormat {
    try require(.render)
    guard let format = XRenderFindVisualFormat(raw, visual.raw) else { throw .missing(.render) }
    return PictureFormat(format)
  }

  private func standardFormat(_ name: Int32) throws(XError) -> PictureFormat {
    try require(.render)
    guard let format = XRenderFindStandardFormat(raw, name) else { throw .missing(.render) }
    return PictureFormat(format)
  }
}
