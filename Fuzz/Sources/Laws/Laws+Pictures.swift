import ColorModel
import Files
import Geometry
import PickerCore
import Sampling

extension Laws {
  /// A picture is all there, its colours are within sRGB, and outside of it is nothing.
  public static func picture(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let loaded = read(bytes, piece: 64), let whole = read(bytes, piece: .max) else { return }
    // In what pieces the file came does not matter.
    precondition(loaded.picture.size == whole.picture.size, "pieces change the size")
    let picture = loaded.picture
    let corner = Point(x: picture.size.width, y: picture.size.height)
    precondition(picture.color(at: corner) == nil, "a colour outside")
    let last = Point(x: corner.x - 1, y: corner.y - 1)
    guard let color = picture.color(at: last) else { preconditionFailure("no colour inside") }
    precondition(color.isInGamut() && 0...1 ~= color.alpha, "outside sRGB")
    for mean in SampleMean.allCases {
      let area = Rect(x: last.x - 1, y: last.y - 1, width: 3, height: 3)
      guard let color = picture.color(of: area, by: mean) else {
        preconditionFailure("no mean inside")
      }
      precondition(color.isInGamut() && 0...1 ~= color.alpha, "mean outside sRGB")
    }
  }

  /// A million pixels are enough here.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, piece: Int
  ) -> LoadedPicture? {
    do throws(PictureProblem) {
      var reader = PictureReader(mostPixels: 1 << 20)
      var rest = Array(bytes)[...]
      while !rest.isEmpty {
        try reader.read(rest.prefix(piece))
        rest = rest.dropFirst(piece)
      }
      return try reader.finish()
    } catch {
      precondition(!error.description.isEmpty, "a problem without words")
      return nil
    }
  }

  /// Whatever a profile says, what comes of it is a colour of sRGB.
  public static func profile(_ bytes: UnsafeBufferPointer<UInt8>) {
    // A length that is not its own would have it refused unread.
    var file = Array(bytes)
    for index in file.indices.prefix(4) {
      file[index] = UInt8(truncatingIfNeeded: file.count >> (24 - 8 * index))
    }
    guard let profile = try? ICCProfile(file) else { return }
    for value in [(0.0, 0.0, 0.0), (1, 1, 1), (0.2, 0.4, 0.8), (1, 0, 0)] {
      let color = profile.color(Color(.srgb, value.0, value.1, value.2, alpha: 0.5))
      let components = [color.components.x, color.components.y, color.components.z]
      precondition(components.allSatisfy { 0...1 ~= $0 } && color.alpha == 0.5, "outside sRGB")
    }
  }
}
