internal import Bus

/// What one start of the program asks of the window that is open already.
public struct ApplicationRequest: Hashable, Sendable {
  public enum Wish: Hashable, Sendable {
    /// Only to be seen.
    case activate
    /// A picture, by its path from the root.
    case open(String)
    /// A colour in the syntax of the command line.
    case color(String)
    case pick
  }

  public var wish: Wish
  /// What the launcher calls this start (DESKTOP_STARTUP_ID); nil without a launcher.
  public var startupID: String?

  public init(_ wish: Wish, startupID: String? = nil) {
    self.wish = wish
    self.startupID = startupID
  }
}

/// As calls of `org.freedesktop.Application` (Desktop Entry Specification 1.5, "D-Bus Activation").
extension ApplicationRequest {
  /// Nil where it is no call of that interface that we know.
  init?(member: String, _ values: [BusValue]) {
    guard let platform = values.last?.members else { return nil }
    startupID = platform["desktop-startup-id"]?.text
    switch (member, values.count) {
    case ("Activate", 1): wish = .activate
    case ("Open", 2):
      let file = values[0].elements?.lazy.compactMap { $0.text }.compactMap { FileURI($0) }.first
      wish = file.map { .open($0.path) } ?? .activate
    case ("ActivateAction", 3):
      let parameter = values[1].elements?.first?.unwrapped.text
      switch (values[0].text, parameter) {
      case ("pick", nil): wish = .pick
      case ("color", let text?): wish = .color(text)
      default: return nil
      }
    default: return nil
    }
  }

  var member: String {
    switch wish {
    case .activate: "Activate"
    case .open: "Open"
    case .color, .pick: "ActivateAction"
    }
  }

  var values: [BusValue] {
    let platform = BusValue.options(startupID.map { ["desktop-startup-id": .string($0)] } ?? [:])
    return switch wish {
    case .activate: [platform]
    case .open(let path): [.strings([FileURI(path: path).text]), platform]
    case .color(let text):
      [.string("color"), .array(of: "v", [.variant(.string(text))]), platform]
    case .pick: [.string("pick"), .array(of: "v", []), platform]
    }
  }
}
