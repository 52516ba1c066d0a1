public import ColorModel

/// A format colours are written in: the one list that menu, `help formats` and `-f` read.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case hex, rgb, rgba, hsl, hsb, float, name

  /// The words on the menu.
  public var title: String {
    switch self {
    case .hex: "Hex"
    case .rgb: "RGB"
    case .rgba: "RGBA"
    case .hsl: "HSL"
    case .hsb: "HSB"
    case .float: "Float"
    case .name: "Name"
    }
  }

  /// The next of the list, and after the last the first.
  public var next: OutputFormat {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  private var form: CSSFormatter.Form {
    switch self {
    case .hex: .hex
    case .rgb: .rgb
    case .rgba: .rgba
    case .hsl: .hsl
    case .hsb: .hsb
    case .float: .float
    case .name: .name
    }
  }

  /// The colour as text; one without an exact name is written as hex.
  public func text(of color: Color, _ formatter: CSSFormatter) -> String {
    formatter.text(color, as: form) ?? formatter.text(color, as: .hex) ?? "\(color.rgb8)"
  }
}
