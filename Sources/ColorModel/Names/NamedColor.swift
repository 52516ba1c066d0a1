/// A colour with a name.
///
/// Where CSS has two names for one colour, `gray` is written and not `grey`, `cyan` and not
/// `aqua`, `magenta` and not `fuchsia`; all of them are read.
public struct NamedColor: Hashable, Sendable {
  /// In lower case.
  public let name: String
  public let rgb: RGB8

  init(_ name: String, _ hex: UInt32) {
    self.name = name
    rgb = RGB8(hex)
  }

  /// The CSS name of exactly this colour; nil where it has none.
  public static func name(of rgb: RGB8) -> String? {
    preferred.colored(rgb)?.name
  }

  /// The colour of a CSS name, in any case of ASCII letters; nil where there is none.
  public static func named(_ name: some Collection<UInt8>) -> RGB8? { find(name, in: css) }

  /// The colour of a name of CSS or, where it has none, of X11 written without its spaces.
  public static func known(_ name: some Collection<UInt8>) -> RGB8? {
    named(name) ?? find(name, in: x11)
  }

  /// The colours that have a name of CSS or X11 with these letters, given in lower case, in it.
  public static func named(containing letters: String) -> Set<RGB8> {
    Set((css + x11).lazy.filter { $0.name.contains(letters) }.map(\.rgb))
  }

  private static func find(_ name: some Collection<UInt8>, in names: [NamedColor]) -> RGB8? {
    let index = names.lowerBound { order($0.name, name) < 0 }
    guard index < names.count, order(names[index].name, name) == 0 else { return nil }
    return names[index].rgb
  }

  /// Below, at or above 0 as `name` sorts before, with or after `other` in lower case.
  private static func order(_ name: String, _ other: some Collection<UInt8>) -> Int {
    var letters = name.utf8.makeIterator()
    for byte in other {
      guard let letter = letters.next() else { return -1 }
      let difference = Int(letter) - Int(byte.lowercased)
      if difference != 0 { return difference }
    }
    return letters.next() == nil ? 0 : 1
  }
}

extension [NamedColor] {
  /// The one of this colour, in names sorted by colour.
  func colored(_ rgb: RGB8) -> NamedColor? {
    let hex = rgb.hex
    let index = lowerBound { $0.rgb.hex < hex }
    return index < count && self[index].rgb == rgb ? self[index] : nil
  }
}

extension Array {
  /// The first index whose element is not `before`, all of which come first.
  fileprivate func lowerBound(_ before: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if before(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
