public import Bus

/// Which look the user wants of programs.
public enum ColorScheme: Hashable, Sendable {
  case dark, light
}

/// The desktop's wish for dark or light, by its portal; followed while this lives.
///
/// It is `color-scheme` of `org.freedesktop.appearance`: 1 dark, 2 light, all else no wish.
public final class ColorSchemeSetting {
  private var signals: BusSlot?
  private var scheme: ColorScheme?
  private let changed: (ColorScheme?) -> Void

  /// - Parameter changed: takes each new wish, and nil where there is none any more; without a
  ///   portal it is never called.
  public init(_ bus: BusConnection, changed: @escaping (ColorScheme?) -> Void) throws(BusError) {
    self.changed = changed
    let match = SignalMatch(
      sender: Self.portal, path: Self.path, interface: Self.interface, member: "SettingChanged",
      argument: Self.group)
    signals = try bus.listen(for: match) { [weak self] signal in
      guard signal.values.count == 3, signal.values[1].text == Self.key else { return }
      self?.adopt(signal.values[2])
    }
    // The portal may have to be started for it.
    try bus.call(
      BusMethod(Self.portal, path: Self.path, Self.interface, "Read"),
      [.string(Self.group), .string(Self.key)], atMost: .seconds(25)
    ) { [weak self] result in
      if case .success(let values) = result, let value = values.first { self?.adopt(value) }
    }
  }

  private func adopt(_ value: BusValue) {
    let new: ColorScheme? =
      switch value.unwrapped.integer {
      case 1: .dark
      case 2: .light
      default: nil
      }
    guard new != scheme else { return }
    scheme = new
    changed(new)
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let group = "org.freedesktop.appearance"
  private static let key = "color-scheme"
}
