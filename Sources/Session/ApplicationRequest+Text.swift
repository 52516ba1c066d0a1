/// As one text, for where there is no bus: a word, what it is about, and the launcher's name for it.
extension ApplicationRequest {
  /// The three parts with a byte 0 between them, which none of them can have.
  public var text: String {
    let (word, about) =
      switch wish {
      case .activate: ("activate", "")
      case .open(let path): ("open", path)
      case .color(let text): ("color", text)
      case .pick: ("pick", "")
      }
    return [word, about, startupID ?? ""].joined(separator: "\0")
  }

  /// Nil where it is none that we know.
  public init?(text: String) {
    let parts = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    switch (parts[0], parts[1]) {
    case ("activate", ""): wish = .activate
    case ("open", let path) where path.hasPrefix("/"): wish = .open(path)
    case ("color", let text):
      guard let color = try? Wish.color(reading: text) else { return nil }
      wish = color
    case ("pick", ""): wish = .pick
    default: return nil
    }
    startupID = parts[2].isEmpty ? nil : parts[2]
  }
}
