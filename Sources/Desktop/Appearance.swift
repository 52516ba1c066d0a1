import Text
public import Views
public import X11

/// How the desktop wants programs to look: theme, scale and font.
///
/// The environment comes first, then the settings daemon, then the resource database.
public struct Appearance: Equatable {
  public var theme: Theme
  public var scale: Scale
  /// Families in order of preference, for text.
  public var fontFamilies: String

  /// - Parameters:
  ///   - theme: CHIDORI_THEME, `dark` or `light`.
  ///   - scale: CHIDORI_SCALE, a number.
  ///   - settings: of the settings daemon.
  ///   - resources: of xrdb.
  public init(
    theme: String?, scale: String?, settings: XSettings, resources: ResourceDatabase
  ) {
    self.theme = Self.chosenTheme(theme, settings)
    self.scale = Scale(Self.chosenScale(scale, settings, resources))
    fontFamilies = Self.families(settings.fontName)
  }

  /// Dark, unless the environment or the name of the desktop's theme says light.
  private static func chosenTheme(_ wanted: String?, _ settings: XSettings) -> Theme {
    switch wanted?.lowercased() {
    case "dark": return .dark
    case "light": return .light
    default:
      guard let name = settings.themeName?.lowercased() else { return .dark }
      return name.contains("dark") || name.contains("noir") || name.contains("black")
        ? .dark : .light
    }
  }

  private static func chosenScale(
    _ wanted: String?, _ settings: XSettings, _ resources: ResourceDatabase
  ) -> Double {
    if let wanted = wanted.flatMap(Double.init), wanted.isFinite, wanted > 0 { return wanted }
    // The published resolution already holds the window scaling factor.
    if let dpi = settings.dotsPerInch { return dpi / 96 }
    if let factor = settings.windowScalingFactor { return Double(factor) }
    return (resources.dotsPerInch ?? 96) / 96
  }

  /// The family of a font name such as "Cantarell Bold 11", before ours.
  private static func families(_ name: String?) -> String {
    guard let name else { return TextEngine.defaultSans }
    var words = name.split(separator: " ")
    let styles: Set = ["bold", "italic", "oblique", "medium", "light", "regular", "semi-bold"]
    while let last = words.last, Double(last) != nil || styles.contains(last.lowercased()) {
      words.removeLast()
    }
    guard !words.isEmpty else { return TextEngine.defaultSans }
    return words.joined(separator: " ") + ", " + TextEngine.defaultSans
  }
}
