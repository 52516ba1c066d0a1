public import Geometry
public import Sampling

/// What `chidori pick` was asked for.
public struct PickOptions: Equatable, Sendable {
  public var output = OutputOptions()
  /// A root position to read without a loupe.
  public var at: Point?
  /// Screen pixels a cell of the loupe.
  public var zoom: Int?
  /// The side of the square that is averaged.
  public var sampleSize: Int?
  /// What is averaged.
  public var mean: SampleMean?
  /// Every pick goes on, until Esc.
  public var goesOn = false
  public var isFrozen = false
  /// In seconds.
  public var delay = 0.0
  /// What is picked is written down.
  public var recordsHistory = true

  public init() {}

  init(_ arguments: Arguments) throws(Failure) {
    for (option, value) in arguments.options { try set(option, to: value ?? "") }
    try arguments.limit(to: 0)
  }

  private mutating func set(_ option: Option, to value: String) throws(Failure) {
    switch option {
    case .at: at = try Self.point(value)
    case .size:
      guard let size = Int(value), size % 2 == 1, 1...51 ~= size else {
        throw .badValue(
          option: "--size", value: value, expected: "an odd number from 1 to 51")
      }
      sampleSize = size
    case .mean:
      guard let mean = SampleMean(rawValue: value) else {
        throw .badValue(
          option: "--mean", value: value, expected: "srgb, linear, median or mode")
      }
      self.mean = mean
    case .zoom:
      guard let zoom = Int(value), LoupeLens.zooms ~= zoom else {
        throw .badValue(option: "--zoom", value: value, expected: "a number from 2 to 32")
      }
      self.zoom = zoom
    case .multi: goesOn = true
    case .freeze: isFrozen = true
    case .delay: delay = try Self.seconds(value)
    case .noHistory: recordsHistory = false
    default: try output.set(option, to: value)
    }
  }

  /// A plain decimal number; a day at most.
  private static func seconds(_ text: String) throws(Failure) -> Double {
    let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, let seconds = Double(text), seconds <= 86400 else {
      throw .badValue(
        option: "--delay", value: text, expected: "seconds, such as 2 or 0.5")
    }
    return seconds
  }

  /// `X,Y` in whole pixels of the root window.
  private static func point(_ text: String) throws(Failure) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]) else {
      throw .badCoordinates(text)
    }
    return Point(x: x, y: y)
  }
}
