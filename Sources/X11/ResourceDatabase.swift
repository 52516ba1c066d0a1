/// The user's settings as xrdb keeps them: lines of `Name: value` (X(7), RESOURCES).
///
/// Only whole names without wildcards are looked up: all that desktops put there.
public struct ResourceDatabase: Hashable, Sendable {
  private var values: [String: String] = [:]

  public init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard !line.hasPrefix("!"), let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].trimmed
      values[String(name)] = String(line[line.index(after: colon)...].trimmed)
    }
  }

  public subscript(_ name: String) -> String? { values[name] }

  /// Dots per inch, if set to a number above 0.
  ///
  /// Xft.dpi.
  public var dotsPerInch: Double? {
    guard let dpi = values["Xft.dpi"].flatMap({ Double($0) }), dpi > 0, dpi.isFinite else {
      return nil
    }
    return dpi
  }
}

extension Display {
  /// The database as it is now; empty where there is none.
  ///
  /// RESOURCE_MANAGER on the root window of the first screen.
  public func resources() -> ResourceDatabase {
    let text = property(.resourceManager, of: screen.root)?.bytes ?? []
    return ResourceDatabase(String(decoding: text, as: UTF8.self))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
