/// The name of a colour, or of the named colour that looks most like it.
public struct NearestName: Hashable, Sendable {
  /// Where a name comes from; CSS wins where both name a colour or have the name.
  public enum NameSet: String, Hashable, Sendable {
    case css, x11
  }

  /// In lower case, without spaces; it reads back as the named colour in the field entry.
  public let text: String
  public let set: NameSet
  /// The named colour.
  public let rgb: RGB8
  /// Whether that is the colour itself, in 8 bits a component.
  public let isExact: Bool
  /// How far it is from the colour as sRGB shows it, by CIEDE2000 under D50; 0 where it is exact.
  public let deltaE: Double

  /// As people read it, with a mark where it is not exact: `royalblue`, `≈ royalblue3`.
  public var words: String { isExact ? text : "≈ \(text)" }

  /// The name of what is shown: a wider colour is mapped into sRGB first, and has no exact name.
  ///
  /// The alpha of `color` is left aside.
  public init(of color: Color) {
    let shown = color.rgb8
    if color.isInGamut(), let (named, set) = Self.exact(shown) {
      self.init(named, set, isExact: true, deltaE: 0)
    } else {
      let lab = color.shownInSRGB().converted(to: .lab)
      let (index, deltaE) = NameIndex.all.nearest(to: lab.components)
      let (named, set) = NameIndex.all.names[index]
      self.init(named, set, isExact: false, deltaE: deltaE)
    }
  }

  private init(_ named: NamedColor, _ set: NameSet, isExact: Bool, deltaE: Double) {
    (text, rgb, self.set, self.isExact, self.deltaE) = (named.name, named.rgb, set, isExact, deltaE)
  }

  private static func exact(_ rgb: RGB8) -> (NamedColor, NameSet)? {
    if let named = NamedColor.preferred.colored(rgb) { return (named, .css) }
    return NamedColor.x11Preferred.colored(rgb).map { ($0, .x11) }
  }
}
