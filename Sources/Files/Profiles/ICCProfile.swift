internal import CLCMS
public import ColorModel
public import Sampling

/// What the values of a device or of a picture stand for: an ICC profile, read by Little CMS.
///
/// To sRGB it goes relative colorimetric, without black point compensation: white stays white, and
/// what sRGB lacks is cut off at 0 and 1.
public final class ICCProfile: DeviceProfile {
  /// Larger ones are not read.
  public static let mostBytes = 4 << 20

  /// The values are sRGB already: no conversion would move one by more than a step of 8 bits.
  ///
  /// Profiles of sRGB differ by as much, in how they round its primaries.
  public private(set) var isSRGB = false

  let profile: cmsHPROFILE
  /// Of single colours.
  private let transform: cmsHTRANSFORM
  /// One channel, as pictures may have and no monitor has.
  public let isGray: Bool

  public init(_ bytes: [UInt8]) throws(ProfileProblem) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    guard Self.isWhole(bytes) else { throw .broken }
    guard chidori_has_lcms() else { throw .noReader }
    guard let profile = bytes.withUnsafeBytes({ chidori_profile_open($0.baseAddress, $0.count) })
    else { throw .broken }
    let isGray = chidori_profile_is_gray(profile)
    let kind = isGray ? CHIDORI_GRAY_DOUBLE : CHIDORI_RGB_DOUBLE
    guard isGray || chidori_profile_is_rgb(profile),
      let transform = chidori_transform_new(profile, Int32(kind))
    else {
      chidori_profile_close(profile)
      throw .broken
    }
    self.profile = profile
    self.transform = transform
    self.isGray = isGray
    isSRGB = leavesAll()
  }

  deinit {
    chidori_transform_free(transform)
    chidori_profile_close(profile)
  }

  /// A colour whose sRGB components are values of the device.
  public func color(_ device: Color) -> Color {
    if isSRGB { return device }
    let values = device.converted(to: .srgb).components
    let converted = converted([values.x, values.y, values.z])
    return Color(.srgb, converted[0], converted[1], converted[2], alpha: device.alpha)
  }

  /// Not for a gray profile.
  public func convert(_ values: inout [Double]) {
    values.withUnsafeMutableBytes {
      chidori_transform(transform, $0.baseAddress, $0.baseAddress, $0.count / 24)
    }
    for index in values.indices { values[index] = Self.inRange(values[index]) }
  }

  /// Red, green and blue from 0 to 1; of a gray profile the first counts.
  func converted(_ values: [Double]) -> [Double] {
    var result = [0.0, 0.0, 0.0]
    chidori_transform(transform, values, &result, 1)
    return result.map(Self.inRange)
  }

  /// A profile may say what is no number.
  private static func inRange(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }

  /// The length that it says it has, but for what pads it to a multiple of 4.
  ///
  /// Little CMS looks away, and does without the parts that are not there: other values result.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return bytes.count >= 4 && length <= bytes.count && bytes.count - length < 4
  }

  private func leavesAll() -> Bool {
    let levels = stride(from: 0.0, through: 1, by: 0.125)
    return levels.allSatisfy { red in
      levels.allSatisfy { green in
        levels.allSatisfy { blue in
          let values = isGray ? [red, red, red] : [red, green, blue]
          return zip(values, converted(values)).allSatisfy { abs($0 - $1) < 1.5 / 255 }
        }
      }
    }
  }
}

/// Why a colour profile is not used.
public enum ProfileProblem: Error, Hashable, Sendable {
  case broken
  /// Of a monitor, whose pixels have three channels.
  case notRGB
  case tooLarge
  case noReader
}

extension ProfileProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .broken: "the profile is broken"
    case .notRGB: "the profile is not one of RGB"
    case .tooLarge: "the profile is over 4 MiB"
    case .noReader: "liblcms2-2 is not installed"
    }
  }
}
