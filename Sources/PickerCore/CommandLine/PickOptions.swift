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
  /// Nil is as the settings say.
  public var profile: ScreenProfile?
  public var portal = PortalUse.auto
  /// What is picked is shown as a notification of the desktop.
  public var notifies = false
  /// In seconds.
  public var delay = 0.0
  /// What is picked is written down.
  public var recordsHistory = true

  public init() {}

  init(_ arguments: Arguments) throws(Failure) {
    for (option, value) in arguments.options { try set(option, to: value ?? "") }
    try arguments.limit(to: 0)
  }

  /// What the command line asks for that only a loupe over the screen's own pixels can do.
  public var beyondPortal: [Option] {
    var options: [Option] = []
    if sampleSize ?? 1 != 1 { options.append(.size) }
    if mean != nil { options.append(.mean) }
    if zoom != nil { options.append(.zoom) }
    if isFrozen { options.append(.freeze) }
    if profile == .raw { options.append(.profile) }
    return options
  }

  private mutating func set(_ option: Option, to value: String) throws(Failure) {
    switch option {
    case .at: at = try Point(option: value)
    case .size: sampleSize = try SampleArea.side(option: value)
    case .mean: mean = try SampleMean(option: value)
    case .profile:
      guard let profile = ScreenProfile(rawValue: value) else {
        throw .badValue(option: "--profile", value: value, expected: "raw or srgb")
      }
      self.profile = profile
    case .portal:
      guard let portal = PortalUse(rawValue: value) else {
        throw .badValue(option: "--portal", value: value, expected: "auto, never or always")
      }
      self.portal = portal
    case .notify: notifies = true
    case .zoom:
      guard let zoom = Int(value), LoupeLens.zooms ~= zoom else {
        throw .badValue(option: "--zoom", value: value, expected: "a number from 2 to 32")
      }
      self.zoom = zoom
    case .multi: goesOn = true
    case .freeze: isFrozen = true
    case .delay: delay = try option.seconds(value)
    case .noHistory: recordsHistory = false
    default: try output.set(option, to: value)
    }
  }
}
