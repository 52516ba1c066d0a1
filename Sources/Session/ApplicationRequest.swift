internal import Bus
internal import ColorModel

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

    /// A colour's text that can be read.
    static func color(reading text: String) throws(ParseError) -> Wish {
      _ = try ColorText.parse(text, as: .field)
      return .color(text)
    }
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
  /// Why a call is not done.
  enum Refusal: Error {
    /// Its values are not of the method's types.
    case values
    /// What it asks for, as `problem: value`.
    case words(String)
  }

  /// Nil where it is no method of that interface.
  init?(member: String, _ values: [BusValue]) throws(Refusal) {
    let wish: Wish
    switch member {
    case "Activate":
      guard values.count == 1 else { throw .values }
      wish = .activate
    case "Open":
      guard values.count == 2, let uris = values[0].elements else { throw .values }
      wish = try Self.wish(toOpen: uris.compactMap(\.text))
    case "ActivateAction":
      guard values.count == 3, let action = values[0].text, let parameters = values[1].elements
      else { throw .values }
      wish = try Self.wish(of: action, parameters.first?.unwrapped)
    default: return nil
    }
    guard let platform = values.last?.members else { throw .values }
    self.init(wish, startupID: platform["desktop-startup-id"]?.text)
  }

  private static func wish(toOpen uris: [String]) throws(Refusal) -> Wish {
    if let file = uris.lazy.compactMap({ FileURI($0) }).first { return .open(file.path) }
    if let uri = uris.first { throw .words("no file of this machine: \(uri)") }
    return .activate
  }

  private static func wish(of action: String, _ parameter: BusValue?) throws(Refusal) -> Wish {
    switch (action, parameter) {
    case ("pick", nil): return .pick
    case ("pick", _): throw .words("the action takes no value: pick")
    case ("color", let value):
      guard let text = value?.text else { throw .words("the action needs a colour's text: color") }
      do throws(ParseError) {
        return try .color(reading: text)
      } catch {
        throw .words("\(error)")
      }
    default: throw .words("no action of that name: \(action)")
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
