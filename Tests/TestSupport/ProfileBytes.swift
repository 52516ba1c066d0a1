import Foundation

/// ICC profiles, made byte by byte.
public enum ProfileBytes {
  /// The columns of a matrix from linear RGB to XYZ, adapted to D50; from the published primaries.
  public struct Colorants: Sendable {
    public var red: [Double]
    public var green: [Double]
    public var blue: [Double]

    public static let srgb = Colorants(
      red: [0.436066, 0.222488, 0.013916], green: [0.385147, 0.716873, 0.097076],
      blue: [0.143066, 0.060608, 0.714096])
    public static let displayP3 = Colorants(
      red: [0.515121, 0.241196, -0.001053], green: [0.291977, 0.692245, 0.041885],
      blue: [0.157104, 0.066574, 0.784073])

    func sum(_ rgb: [Double]) -> [Double] {
      (0..<3).map { rgb[0] * red[$0] + rgb[1] * green[$0] + rgb[2] * blue[$0] }
    }
  }

  /// A matrix and a curve: that of sRGB, or a power.
  public static func matrix(_ colorants: Colorants, gamma: Double? = nil) -> [UInt8] {
    let curve =
      Array("para".utf8) + [0, 0, 0, 0, 0, gamma == nil ? 3 : 0, 0, 0]
      + (gamma.map { [$0] } ?? [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
      .flatMap(fixed)
    func xyz(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed)
    }
    return profile([
      ("rXYZ", xyz(colorants.red)), ("gXYZ", xyz(colorants.green)), ("bXYZ", xyz(colorants.blue)),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
      ("wtpt", xyz([0.9642, 1, 0.8249])),
    ])
  }

  /// The same as a table: the curve in 4096 steps, the matrix as a cube of two points a side.
  public static func table(_ colorants: Colorants) -> [UInt8] {
    let curve = (0..<4096).flatMap { step -> [UInt8] in
      let value = Double(step) / 4095
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return short(light * 65535)
    }
    let cube = (0..<8).flatMap { corner -> [UInt8] in
      let xyz = colorants.sum([corner >> 2 & 1, corner >> 1 & 1, corner & 1].map(Double.init))
      return xyz.flatMap { short(max(0, $0) * 32768) }
    }
    let line = [0, 65535].flatMap { short(Double($0)) }
    let identity = [1.0, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
    let lut =
      Array("mft2".utf8) + [0, 0, 0, 0, 3, 3, 2, 0] + identity + [0x10, 0, 0, 2] + curve + curve
      + curve + cube + line + line + line
    return profile([("A2B0", lut), ("wtpt", Array("XYZ ".utf8) + [0, 0, 0, 0] + white)])
  }

  /// Of gray, whose light is the square of the value.
  public static let squaredGray = profile(
    [
      ("kTRC", Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 2, 0]),
      ("wtpt", Array("XYZ ".utf8) + [0, 0, 0, 0] + white),
    ], space: "GRAY")

  private static let white = [0.9642, 1, 0.8249].flatMap(fixed)

  private static func profile(_ tags: [(String, [UInt8])], space: String = "RGB ") -> [UInt8] {
    var table = PictureBytes.big(tags.count)
    var data: [UInt8] = []
    for (name, tag) in tags {
      let offset = 128 + 4 + 12 * tags.count + data.count
      table += Array(name.utf8) + PictureBytes.big(offset) + PictureBytes.big(tag.count)
      data += tag + [UInt8](repeating: 0, count: (4 - tag.count % 4) % 4)
    }
    var header = PictureBytes.big(128 + table.count + data.count) + Array("made".utf8)
    header += [4, 0x20, 0, 0] + Array("mntr\(space)XYZ ".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + white
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + data
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    PictureBytes.big(Int((value * 65536).rounded()))
  }

  private static func short(_ value: Double) -> [UInt8] {
    Array(PictureBytes.big(Int(value.rounded())).suffix(2))
  }
}
