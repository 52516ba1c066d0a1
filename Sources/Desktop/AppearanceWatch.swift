public import X11

/// The desktop's look, followed while the program runs.
public final class AppearanceWatch {
  public private(set) var appearance: Appearance
  private var wishes: Appearance.Wishes
  private let display: Display
  private let daemon: SettingsDaemon
  private var resources: ResourceDatabase

  /// Reads what there is; the root window's events are wanted from now on.
  public init(_ display: Display, _ wishes: Appearance.Wishes) {
    self.display = display
    self.wishes = wishes
    display.listen(for: .property)
    daemon = SettingsDaemon(display)
    resources = display.resources()
    appearance = Appearance(wishes, settings: daemon.settings, resources: resources)
  }

  /// Takes the event, and tells whether the look has changed.
  public func handle(_ event: Event) -> Bool {
    if case .property(let change) = event, change.window == display.screen.root,
      change.name == .resourceManager
    {
      resources = display.resources()
    } else if !daemon.handle(event) {
      return false
    }
    return look()
  }

  /// The user wants something else; tells whether the look has changed.
  public func adopt(_ wishes: Appearance.Wishes) -> Bool {
    self.wishes = wishes
    return look()
  }

  private func look() -> Bool {
    let new = Appearance(wishes, settings: daemon.settings, resources: resources)
    defer { appearance = new }
    return new != appearance
  }
}
