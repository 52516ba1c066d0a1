/// What the settings daemon publishes, followed as it changes, comes and goes.
///
/// The daemon owns a selection, and the settings hang on the owner's window. A new owner tells the
/// root window so, by a message of the type MANAGER (XSETTINGS specification, version 0.5).
public final class SettingsDaemon {
  public private(set) var settings = XSettings()
  private let display: Display
  private var window = WindowID.none

  /// Reads what there is; from now on the root window's messages are wanted.
  public init(_ display: Display) {
    self.display = display
    // Before the owner is asked for: one that comes in between will tell.
    display.listen(for: .structure)
    attach()
  }

  /// Takes the event, and tells whether the settings may have changed.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .clientMessage(let message)
    where message.type == display[.manager] && message.words.count > 1
      && message.words[1] == UInt32(display.settingsSelection.rawValue):
      attach()
    case .destroyed(let gone) where gone == window && gone != .none: attach()
    case .property(let change) where change.window == window && change.name == display[.xsettings]:
      read()
    default: return false
    }
    return true
  }

  private func attach() {
    window = display.selectionOwner(of: display.settingsSelection)
    if window != .none {
      // One that has gone meanwhile publishes nothing.
      try? display.trapping { display.select([.property, .structure], of: window) }
    }
    read()
  }

  private func read() {
    let property = window == .none ? nil : display.property(display[.xsettings], of: window)
    settings = property.map { XSettings($0.bytes) } ?? XSettings()
  }
}

extension Display {
  /// The selection whose owner is the settings daemon.
  ///
  /// _XSETTINGS_S0 on the first screen.
  public var settingsSelection: Atom { atom("_XSETTINGS_S\(screen.number)") }
}
