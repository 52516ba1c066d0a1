import X11

/// What another program has dropped on a window.
public enum Drop: Hashable, Sendable {
  /// Red, green, blue and alpha of sRGB, 0 to 65535 each, as many as there were.
  case color([UInt16])
  /// A list of files as URIs, a line each (RFC 2483).
  case files(String)
  /// The first 64 KiB of a text.
  case text(String)
  /// The program did not give what it had offered.
  case nothing

  static let colorType = "application/x-color"
  private static let filesType = "text/uri-list"

  /// What windows take, the best first.
  static func types(_ display: Display) -> [Atom] {
    let texts: [AtomName] = [.utf8String, .textPlainUTF8, .textPlain]
    return [display.atom(colorType), display.atom(filesType)] + texts.map { display[$0] }
      + [.string]
  }

  /// - Parameter type: what was asked for.
  init(_ property: Property?, as type: Atom, _ display: Display) {
    guard let property else {
      self = .nothing
      return
    }
    let text = String(decoding: property.text, as: UTF8.self)
    self =
      switch type {
      case display.atom(Self.colorType): .color(property.halves)
      case display.atom(Self.filesType): .files(text)
      default: .text(text)
      }
  }
}
