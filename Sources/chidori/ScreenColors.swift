internal import ColorModel
internal import Desktop
internal import Files
internal import Geometry
internal import PickerCore
internal import X11

/// What the values of the screen are told as: raw, or sRGB by the profile of their monitor.
///
/// Profiles are read when first needed, and again when the desktop sets others.
final class ScreenColors {
  var wanted: ScreenProfile {
    didSet { if wanted != oldValue { known = [:] } }
  }

  private let monitors: MonitorProfiles
  /// Takes what is wrong with a profile that was read.
  var warn: (String) -> Void = { _ in }
  /// By monitor, once asked for; nil where there is none.
  private var known: [Int: Profile?] = [:]

  private enum Profile {
    /// Nobody wants to know what is in it.
    case unread
    case read(ICCProfile)
    case unusable(ProfileProblem)
  }

  init(_ display: Display, _ wanted: ScreenProfile) {
    monitors = MonitorProfiles(display)
    self.wanted = wanted
  }

  /// What a raw colour at a place is told as.
  func color(_ raw: Color, at point: Point) -> Color {
    guard wanted == .srgb, case .read(let profile) = profile(at: point) else { return raw }
    return profile.color(raw)
  }

  /// What is told of the values at a place; nil where the monitor has no profile.
  func values(at point: Point) -> ScreenValues? {
    switch profile(at: point) {
    case nil: nil
    case .unread: .raw
    case .read: .converted
    case .unusable(let problem): .unusable("\(problem)")
    }
  }

  /// Takes the event, and tells whether other values may be told from now on.
  func handle(_ event: Event) -> Bool {
    switch event {
    // The window may have come to another monitor.
    case .configure, .monitors: monitors.forgetMonitors()
    default:
      guard let monitor = monitors.changed(by: event) else { return false }
      known[monitor] = nil
    }
    return true
  }

  private func profile(at point: Point) -> Profile? {
    let monitor = monitors.monitor(at: point)
    if let known = known[monitor] { return known }
    let profile = read(monitor)
    known[monitor] = .some(profile)
    return profile
  }

  private func read(_ monitor: Int) -> Profile? {
    let limit = wanted == .raw ? 1 : ICCProfile.mostBytes
    guard let bytes = monitors.bytes(of: monitor, atMost: limit) else { return nil }
    if wanted == .raw { return .unread }
    do throws(ProfileProblem) {
      let profile = try ICCProfile(bytes)
      guard !profile.isGray else { throw .notRGB }
      return .read(profile)
    } catch {
      warn("values are raw, \(error): monitor \(monitor + 1)")
      return .unusable(error)
    }
  }
}
