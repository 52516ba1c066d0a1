/// A format colours are written in: the one list that menu, `help formats` and `-f` read.
///
/// A new format is a case and its row here. What it writes reads back as the same 8-bit colour,
/// where it reads at all: `x11`, `decimal` and `name` have no place for alpha.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case hex, rgb, rgba, hsl, hsb, hwb, cmyk, lab, lch, oklab, oklch
  case p3, rec2020, a98, prophoto, xyz
  case x11, swift, android, qt, decimal, float, name

  /// The words on the menu.
  public var title: String { "\(row.title)" }

  /// What one must know to use it, in a word or two; nil for most.
  public var note: String? {
    switch self {
    case .cmyk: "uncalibrated"
    case .lab, .lch: "D50"
    case .x11, .decimal: "no alpha"
    case .android, .qt: "alpha first"
    default: nil
    }
  }

  var notation: Notation { row.notation }

  @inline(__always)
  private var row: (title: StaticString, notation: Notation) {
    switch self {
    case .hex: ("Hex", .hex)
    case .rgb: ("RGB", .bytes(.css("rgb(")))
    case .rgba: ("RGBA", .bytes(.rgba))
    case .hsl: ("HSL", .components(.hsl, .css("hsl(")))
    case .hsb: ("HSB", .components(.hsb, .css("hsb(")))
    case .hwb: ("HWB", .components(.hwb, .css("hwb(")))
    case .cmyk: ("CMYK", .components(.cmyk, .css("device-cmyk(")))
    case .lab: ("Lab", .components(.lab, .css("lab(")))
    case .lch: ("LCH", .components(.lch, .css("lch(")))
    case .oklab: ("OKLab", .components(.oklab, .css("oklab(")))
    case .oklch: ("OKLCH", .components(.oklch, .css("oklch(")))
    case .p3: ("Display P3", .components(.displayP3, .css("color(display-p3 ")))
    case .rec2020: ("Rec. 2020", .components(.rec2020, .css("color(rec2020 ")))
    case .a98: ("A98", .components(.a98, .css("color(a98-rgb ")))
    case .prophoto: ("ProPhoto", .components(.proPhoto, .css("color(prophoto-rgb ")))
    case .xyz: ("XYZ", .components(.xyzD65, .css("color(xyz-d65 ")))
    case .x11: ("X11", .x11)
    case .swift: ("Swift", .components(.srgb, .swift))
    case .android: ("Android", .alphaFirst(prefix: "0x", isOpaqueShort: false))
    case .qt: ("Qt", .alphaFirst(prefix: "#", isOpaqueShort: true))
    case .decimal: ("Decimal", .decimal)
    case .float: ("Float", .components(.srgb, .float))
    case .name: ("Name", .name)
    }
  }

  /// Whether it has no room for a colour outside sRGB, which it writes mapped into it.
  public var isSRGB: Bool {
    switch notation {
    case .components(let space, _): space.definition.gamut == .srgb
    case .hex, .alphaFirst, .bytes, .x11, .decimal, .name: true
    }
  }

  /// The colour as text; one without an exact name is written as hex.
  public func text(of color: Color, _ formatter: CSSFormatter = CSSFormatter()) -> String {
    formatter.text(color, as: self) ?? formatter.text(color, as: .hex) ?? "\(color.rgb8)"
  }
}

/// How a format writes a colour.
enum Notation: Sendable {
  /// `#3366cc`, `#3366cc80`.
  case hex
  /// Eight digits with alpha first: `0xff3366cc`; six for an opaque colour where that is the way.
  case alphaFirst(prefix: StaticString, isOpaqueShort: Bool)
  /// Red, green and blue of sRGB, 0 to 255.
  case bytes(Frame)
  /// The components of a space, with the digits of its `ComponentStyle`.
  case components(SpaceID, Frame)
  /// `rgb:33/66/cc`.
  case x11
  /// Red, green and blue as one number: 3368652.
  case decimal
  /// `teal`, `transparent`; colours without a name have no text.
  case name

  /// What stands before, between and after the numbers.
  enum Frame: Sendable {
    /// `open 1 2 3 / 0.5)`.
    case css(_ open: StaticString)
    /// `rgba(1, 2, 3, 0.5)`, with alpha always there.
    case rgba
    /// `0.1, 0.2, 0.3, 0.5`, with a decimal at least.
    case float
    /// A colour of SwiftUI: `Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)`.
    case swift

    var alwaysHasAlpha: Bool { if case .rgba = self { true } else { false } }

    /// Whether a space stands between two components.
    var isSpaced: Bool { if case .css = self { true } else { false } }

    /// Decimals that are written even where they are zeros.
    var minimumDecimals: Int { if case .float = self { 1 } else { 0 } }

    /// What stands before the component at `index`.
    func lead(_ index: Int) -> StaticString {
      switch (self, index) {
      case (.css(let open), 0): open
      case (.css, _): " "
      case (.rgba, 0): "rgba("
      case (.float, 0): ""
      case (.rgba, _), (.float, _): ", "
      case (.swift, 0): "Color(red: "
      case (.swift, 1): ", green: "
      case (.swift, _): ", blue: "
      }
    }

    var alpha: StaticString {
      switch self {
      case .css: " / "
      case .rgba, .float: ", "
      case .swift: ", opacity: "
      }
    }

    var close: StaticString { if case .float = self { "" } else { ")" } }

    /// The most bytes of all that is no component, alpha among it.
    var room: Int { 64 + Number.longest + minimumDecimals }
  }
}
