internal import Desktop
internal import Files
internal import Geometry
internal import PickerCore
internal import Sampling
internal import X11

/// What the values of the screen are told as: raw, or sRGB by the profile of their monitor.
///
/// Profiles are read when first needed, and again when the desktop sets others.
final class ScreenColors {
  var wanted: ScreenProfile {
    didSet { if wanted != oldValue { known = [:] } }
  }

  private let monitors: MonitorProfiles
  /// Takes what is wrong with a profile, once it was read.
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

  /// What pixels at a place are converted by; nil where they are told raw, or are sRGB already.
  func profile(at point: Point) -> (any DeviceProfile)? {
    guard wanted == .srgb, case .read(let profile) = known(at: point), !profile.isSRGB else {
      return nil
    }
    return profile
  }

  /// What is told of the values at a place; nil where the monitor has no profile.
  func values(at point: Point) -> ScreenValues? {
    switch known(at: point) {
    case nil: nil
    case .unread: .raw
    case .read: .converted
    case .unusable(let problem): .unusable("\(problem)")
    }
  }

  /// Warns again where values stay raw for want of a profile of use.
  func warnAgain(at point: Point) {
    guard case .unusable(let problem) = known(at: point) else { return }
    warn(of: problem, monitors.monitor(at: point))
  }

  /// Short, as the window has a line for it.
  private func warn(of problem: ProfileProblem, _ monitor: Int) {
    warn("raw values, \(problem): monitor \(monitor + 1)")
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

  private func known(at point: Point) -> Profile? {
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
      warn(of: error, monitor)
      return .unusable(error)
    }
  }
}
