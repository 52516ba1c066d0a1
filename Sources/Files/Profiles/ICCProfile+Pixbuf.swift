internal import CLCMS
internal import Geometry
internal import PickerCore

extension ICCProfile {
  /// Converts every pixel in its place; false, and nothing done, where the profile is of others.
  func convert(_ pixbuf: Pixbuf) -> Bool {
    isGray ? convertGrays(pixbuf) : convertColors(pixbuf)
  }

  private func convertColors(_ pixbuf: Pixbuf) -> Bool {
    let kind = pixbuf.hasAlpha ? CHIDORI_RGBA_8 : CHIDORI_RGB_8
    guard let transform = chidori_transform_new(profile, Int32(kind)) else { return false }
    defer { chidori_transform_free(transform) }
    pixbuf.forEachRow { row in
      chidori_transform(transform, row.baseAddress, row.baseAddress, pixbuf.size.width)
    }
    return true
  }

  /// gdk-pixbuf has made three equal channels of one.
  private func convertGrays(_ pixbuf: Pixbuf) -> Bool {
    let step = pixbuf.hasAlpha ? 4 : 3
    let table = (0...255).map { level in
      converted([Double(level) / 255]).map { UInt8(($0 * 255).rounded()) }
    }
    var isGray = true
    pixbuf.forEachRow { row in
      for at in stride(from: 0, to: row.count, by: step) {
        isGray = isGray && row[at] == row[at + 1] && row[at] == row[at + 2]
      }
    }
    guard isGray else { return false }
    pixbuf.forEachRow { row in
      for at in stride(from: 0, to: row.count, by: step) {
        let color = table[Int(row[at])]
        for channel in 0..<3 { row[at + channel] = color[channel] }
      }
    }
    return true
  }
}

extension Pixbuf {
  /// Takes the picture to sRGB by the profile of its file; to be called once.
  func convertToSRGB() -> LoadedPicture.Profile {
    guard let bytes = profile else { return .none }
    guard let profile = try? ICCProfile(bytes) else { return .unusable }
    if profile.isSRGB { return .srgb }
    return profile.convert(self) ? .converted : .unusable
  }
}
