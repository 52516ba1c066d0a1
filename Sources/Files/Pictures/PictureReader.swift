internal import CPixbuf
internal import Geometry
public import PickerCore
internal import Sampling

/// Decodes a picture from the bytes of its file, which come in pieces, in this process.
///
/// Of an animation it is the first picture. Channels of more than 8 bits lose the lower ones, as
/// gdk-pixbuf has no more.
public struct PictureReader {
  private let mostPixels: Int
  private var decoding: Decoding?

  /// What the first bytes decide.
  private struct Decoding {
    let kind: PictureKind
    var end: PictureEnd
    var orientation = PNGOrientation()
    let loader: PixbufLoader
  }

  /// - Parameter mostPixels: larger pictures are refused before there is memory for them.
  public init(mostPixels: Int = PictureProblem.mostPixels) {
    self.mostPixels = mostPixels
  }

  /// Takes the next bytes of the file.
  public mutating func read(_ bytes: ArraySlice<UInt8>) throws(PictureProblem) {
    let kind = decoding?.kind ?? PictureKind(bytes)
    do throws(PictureProblem) {
      if decoding == nil {
        let loader = try PixbufLoader(of: kind.loader, mostPixels: mostPixels)
        decoding = Decoding(kind: kind, end: PictureEnd(of: kind), loader: loader)
      }
      decoding?.end.read(bytes)
      if kind == .png { decoding?.orientation.read(bytes) }
      try decoding?.loader.write(bytes)
    } catch {
      throw error.asTold(of: kind)
    }
  }

  /// The picture, once all bytes are read.
  public func finish() throws(PictureProblem) -> LoadedPicture {
    let decoded = try decoded()
    return LoadedPicture(Picture(decoded.pixbuf), profile: decoded.profile)
  }

  /// The picture where it was decoded.
  func decoded() throws(PictureProblem) -> (pixbuf: Pixbuf, profile: LoadedPicture.Profile) {
    guard let decoding else { throw .truncated }
    do throws(PictureProblem) {
      let pixbuf = try decoding.loader.finish()
      guard decoding.end.isFound else { throw PictureProblem.truncated }
      // Some loaders do not tell the size before.
      guard pixbuf.size.isPicture else { throw PictureProblem.tooLarge(pixbuf.size) }
      // What was turned has lost its profile.
      let profile = pixbuf.convertToSRGB()
      guard let upright = pixbuf.upright(decoding.orientation.value) else {
        throw PictureProblem.needsMemory
      }
      return (upright, profile)
    } catch {
      throw error.asTold(of: decoding.kind)
    }
  }
}

extension Picture {
  fileprivate init(_ pixbuf: Pixbuf) {
    let bytes = pixbuf.withBytes { [UInt8]($0) }
    self.init(
      bytes, size: pixbuf.size, hasAlpha: pixbuf.hasAlpha, bytesPerRow: pixbuf.bytesPerRow)
  }
}

extension PictureProblem {
  /// A format for which there is a loader to install is not just unknown.
  fileprivate func asTold(of kind: PictureKind) -> PictureProblem {
    switch (self, kind) {
    case (.unknownFormat, _): kind.package.map(PictureProblem.needsPackage) ?? self
    // What is packed is more often no picture at all.
    case (.broken, .packed): .unknownFormat
    default: self
    }
  }
}
