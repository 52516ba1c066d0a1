import ColorModel
public import Sampling

/// The colours of a picture as they are printed, one a line.
public struct PaletteReport: Sendable {
  private let colors: [PaletteShare]
  private let options: OutputOptions

  public init(_ colors: [PaletteShare], _ options: OutputOptions) {
    self.colors = colors
    self.options = options
  }

  /// In the chosen format or, each with its share, as objects; empty where there are none.
  public var text: String {
    let lines = colors.map { color in
      options.isJSON
        ? ColorJSON(Color(color.color), share: color.share).text
        : options.text(of: Color(color.color))
    }
    return lines.joined(separator: "\n") + (options.endsLine && !lines.isEmpty ? "\n" : "")
  }
}
