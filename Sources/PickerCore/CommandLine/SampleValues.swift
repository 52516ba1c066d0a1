import Geometry
import Sampling

/// The values of options that pick and image share.
extension Point {
  /// `X,Y` in whole pixels.
  init(option text: String) throws(Failure) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]) else {
      throw .badCoordinates(text)
    }
    self.init(x: x, y: y)
  }
}

extension SampleMean {
  init(option text: String) throws(Failure) {
    guard let mean = SampleMean(rawValue: text) else {
      throw .badValue(
        option: "--mean", value: text, expected: "srgb, linear, median or mode")
    }
    self = mean
  }
}

extension SampleArea {
  /// The side of a square.
  static func side(option text: String) throws(Failure) -> Int {
    guard let side = Int(text), side % 2 == 1, 1...51 ~= side else {
      throw .badValue(
        option: "--size", value: text, expected: "an odd number from 1 to 51")
    }
    return side
  }
}
