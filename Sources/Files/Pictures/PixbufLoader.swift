internal import CPixbuf
internal import Geometry

/// Decodes a picture piece by piece, by whichever of gdk-pixbuf's loaders knows it.
final class PixbufLoader {
  private var loader: UnsafeMutablePointer<GdkPixbufLoader>?
  private let mostPixels: Int
  /// What the file says, where that is too much.
  private var refused: Size?
  /// Whether something of each row has been decoded.
  private var rows: [Bool] = []

  /// - Parameters:
  ///   - format: gdk-pixbuf's name of it; nil has it told by the first bytes.
  ///   - mostPixels: larger pictures are refused before there is memory for them.
  init(of format: String?, mostPixels: Int) throws(PictureProblem) {
    self.mostPixels = mostPixels
    guard chidori_has_pixbuf() else { throw .noDecoder }
    loader = chidori_loader_new(
      format,
      { _, width, height, context in
        guard let context else { return }
        let loader = Unmanaged<PixbufLoader>.fromOpaque(context).takeUnretainedValue()
        loader.check(Size(width: Int(width), height: Int(height)))
      },
      { _, _, y, _, height, context in
        guard let context, height > 0 else { return }
        let loader = Unmanaged<PixbufLoader>.fromOpaque(context).takeUnretainedValue()
        loader.note(Int(y)..<Int(y) + Int(height))
      }, Unmanaged.passUnretained(self).toOpaque())
    if loader == nil { throw .unknownFormat }
  }

  deinit {
    guard let loader else { return }
    // A loader that was never closed says so on standard error.
    _ = chidori_loader_close(loader)
    chidori_pixbuf_free(loader)
  }

  /// Takes the next bytes of the file.
  func write(_ bytes: ArraySlice<UInt8>) throws(PictureProblem) {
    let outcome = bytes.withUnsafeBytes { chidori_loader_write(loader, $0.baseAddress, $0.count) }
    if let problem = PictureProblem(pixbuf: outcome) {
      // It is closed by its failure.
      free()
      throw refused.map(PictureProblem.tooLarge) ?? problem
    }
  }

  /// The first picture of the file, as it lies there.
  func finish() throws(PictureProblem) -> Pixbuf {
    let outcome = chidori_loader_close(loader)
    let pixbuf = chidori_loader_pixbuf(loader).map(Pixbuf.init)
    free()
    if let refused { throw .tooLarge(refused) }
    if let problem = PictureProblem(pixbuf: outcome) { throw problem }
    guard let pixbuf else { throw .broken }
    guard rows.count >= pixbuf.size.height, rows.allSatisfy(\.self) else { throw .truncated }
    return pixbuf
  }

  private func check(_ size: Size) {
    guard size.width > mostPixels / max(1, size.height) else { return }
    refused = size
    chidori_loader_refuse(loader)
  }

  private func note(_ part: Range<Int>) {
    if rows.count < part.upperBound {
      rows += repeatElement(false, count: part.upperBound - rows.count)
    }
    for row in part { rows[row] = true }
  }

  private func free() {
    chidori_pixbuf_free(loader)
    loader = nil
  }
}

extension PictureProblem {
  /// Nil where all went well.
  fileprivate init?(pixbuf code: Int32) {
    switch code {
    case Int32(CHIDORI_PIXBUF_DONE): return nil
    case Int32(GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue): self = .needsMemory
    case Int32(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue): self = .unknownFormat
    default: self = .broken
    }
  }
}
