internal import ColorModel
internal import Desktop
internal import Files
internal import Geometry
internal import PickerCore
internal import X11

/// What the values of the screen are told as: raw, or sRGB by the profile of their monitor.
final class ScreenColors {
  private let wanted: ScreenProfile
  private let monitors: MonitorProfiles
  /// By monitor, once asked for; nil where there is none, or none of use.
  private var known: [Int: ICCProfile?] = [:]

  init(_ display: Display, _ wanted: ScreenProfile) {
    monitors = MonitorProfiles(display)
    self.wanted = wanted
  }

  /// What a raw colour at a place is told as; itself where there is no profile.
  func color(_ raw: Color, at point: Point) -> Color {
    guard wanted == .srgb else { return raw }
    return profile(at: point)?.color(raw) ?? raw
  }

  /// What is told of the values at a place; nil where the monitor has no profile.
  func profile(told point: Point) -> ScreenProfile? { profile(at: point).map { _ in wanted } }

  /// One that cannot be read is told once.
  private func profile(at point: Point) -> ICCProfile? {
    let monitor = monitors.monitor(at: point)
    if let known = known[monitor] { return known }
    let profile = read(monitor)
    known[monitor] = .some(profile)
    return profile
  }

  private func read(_ monitor: Int) -> ICCProfile? {
    guard let bytes = monitors.bytes(of: monitor, atMost: ICCProfile.mostBytes) else { return nil }
    do throws(ProfileProblem) {
      return try ICCProfile(bytes)
    } catch {
      Output.warn("values are raw, \(error): monitor \(monitor + 1)")
      return nil
    }
  }
}
