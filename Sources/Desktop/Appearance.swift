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
  /// Against the text the screens are drawn for.
  public var textScale: Double
  /// How far a press moves before it is a drag, at scale 1: 1 to 100.
  public var dragThreshold: Int

  /// What the user set for this program alone.
  public struct Wishes {
    /// CHIDORI_THEME, `dark` or `light`.
    public var theme: String?
    /// CHIDORI_SCALE, a number.
    public var scale: String?

    public init(theme: String?, scale: String?) {
      self.theme = theme
      self.scale = scale
    }
  }

  /// - Parameters:
  ///   - settings: of the settings daemon.
  ///   - resources: of xrdb.
  public init(_ wishes: Wishes, settings: XSettings, resources: ResourceDatabase) {
    theme = Self.chosenTheme(wishes.theme, settings)
    scale = Scale(Self.chosenScale(wishes.scale, settings, resources))
    dragThreshold = min(settings.dragThreshold ?? ViewContext.usualDragThreshold, 100)
    let font = settings.fontName.flatMap(FontName.init)
    fontFamilies = [font?.family, TextEngine.defaultSans].compactMap(\.self).joined(separator: ", ")
    textScale = font?.pixels.map { min(max($0, 10), 17) / ViewContext.bodySize } ?? 1
  }

  /// Dark, unless the environment or the name of the desktop's theme says light.
  private static func chosenTheme(_ wanted: String?, _ settings: XSettings) -> Theme {
    switch wanted?.lowercased() {
    case "dark": return .dark
    case "light": return .light
    default:
      guard let name = settings.themeName?.lowercased(), !name.isEmpty else { return .dark }
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
}

/// A font as desktops name it: "Cantarell Bold 11", "Noto Sans, 10", "Inter 15px".
struct FontName: Equatable {
  let family: String
  /// The em at scale 1; nil where the name says nothing.
  private(set) var pixels: Double?

  private static let styles: Set = [
    "bold", "italic", "oblique", "medium", "light", "regular", "semi-bold", "semibold",
  ]

  /// Nil where there is no family.
  init?(_ name: String) {
    var words = name.split(separator: " ")
    if let last = words.last {
      let isPixels = last.hasSuffix("px")
      if let size = Double(isPixels ? last.dropLast(2) : last), size > 0, size.isFinite {
        pixels = isPixels ? size : size * 96 / 72
        words.removeLast()
      }
    }
    while let last = words.last, Self.styles.contains(last.lowercased()) { words.removeLast() }
    var family = words.joined(separator: " ")
    while family.hasSuffix(",") { family.removeLast() }
    guard !family.isEmpty else { return nil }
    self.family = family
  }
}
