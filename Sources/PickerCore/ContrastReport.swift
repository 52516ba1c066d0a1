public import ColorModel

/// A contrast as `chidori contrast` tells it.
public struct ContrastReport: Sendable {
  private let options: ContrastOptions
  private let contrast: Contrast

  public init(_ options: ContrastOptions) {
    self.options = options
    contrast = Contrast(of: options.foreground, on: options.background)
  }

  /// The ratio rounded down, the levels and the Lc, in lines for a person.
  public var text: String {
    let (foreground, background) = (options.foreground, options.background)
    var lines = ["\(Self.words(foreground)) on \(Self.words(background))"]
    if foreground.alpha < 1, isOpaque {
      lines.append("seen as \(foreground.composited(over: background).rgb8)")
    }
    if !isOpaque { lines.append("behind the background may be any grey; the worst counts") }
    lines.append(row("WCAG 2 ratio", worst: ratio(contrast.worstRatio), best: bestRatio))
    for (name, _, use) in Self.uses {
      lines.append(row(name, worst: contrast.level(for: use).words, best: nil))
    }
    let lc = lc(contrast.worstLightnessContrast)
    lines.append(row("APCA, web text", worst: "Lc \(lc)", best: bestLc))
    for level in [WCAG.Level.aa, .aaa] where contrast.level(for: .text) < level {
      lines.append(row("nearest for \(level.words)", worst: nearest(for: level), best: nil))
    }
    return lines.joined(separator: "\n")
  }

  /// One object; the ranges stand in it where the background is translucent.
  public var json: String {
    var members = [
      ("ratio", JSON.number(contrast.worstRatio)),
      ("apca", JSON.number(contrast.worstLightnessContrast)),
      ("foreground", JSON.quoted(Self.hex(options.foreground))),
      ("background", JSON.quoted(Self.hex(options.background))),
      ("inGamut", "[\(options.foreground.isInGamut()),\(options.background.isInGamut())]"),
    ]
    members += Self.uses.map { ($0.key, JSON.quoted(contrast.level(for: $0.use).words)) }
    members.append(
      (
        "passing",
        JSON.object(
          [WCAG.Level.aa, .aaa].map { level in
            (level.words.lowercased(), passing(level).map { JSON.quoted(Self.hex($0)) } ?? "null")
          })
      ))
    if !isOpaque {
      let (ratio, lc) = (contrast.ratio, contrast.lightnessContrast)
      members += [
        ("ratios", "[\(JSON.number(ratio.lowerBound)),\(JSON.number(ratio.upperBound))]"),
        ("apcas", "[\(JSON.number(lc.lowerBound)),\(JSON.number(lc.upperBound))]"),
      ]
    }
    return JSON.object(members)
  }

  /// The nearest colour that reaches a level for text; the foreground itself where it does.
  private func passing(_ level: WCAG.Level) -> Color? {
    Contrast.passing(near: options.foreground, on: options.background, level)
  }

  private func nearest(for level: WCAG.Level) -> String {
    guard let color = passing(level) else { return "none" }
    let ratio = ratio(Contrast(of: color, on: options.background).worstRatio)
    return "\(Self.hex(color)), \(ratio)"
  }

  private static func hex(_ color: Color) -> String { OutputFormat.hex.text(of: color) }

  private static let uses: [(name: String, key: String, use: WCAG.Use)] = [
    ("text", "text", .text), ("large text", "largeText", .largeText),
    ("graphics", "graphics", .graphics),
  ]

  private var isOpaque: Bool { options.background.alpha >= 1 }

  private var bestRatio: String? { isOpaque ? nil : ratio(contrast.ratio.upperBound) }

  /// The Lc farthest from 0.
  private var bestLc: String? {
    let (low, high) = (contrast.lightnessContrast.lowerBound, contrast.lightnessContrast.upperBound)
    return isOpaque ? nil : lc(abs(low) > abs(high) ? low : high)
  }

  private func row(_ name: String, worst: String, best: String?) -> String {
    let gap = String(repeating: " ", count: 16 - name.count)
    return name + gap + worst + (best.map { " at worst, \($0) at best" } ?? "")
  }

  private func ratio(_ value: Double) -> String {
    "\(Self.decimal(WCAG.shown(value), 2)):1"
  }

  private func lc(_ value: Double) -> String { Self.decimal(value, 1) }

  private static func decimal(_ value: Double, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    Number.append(value, decimals: decimals, minimum: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In hex; a colour outside sRGB is measured as a screen shows it.
  private static func words(_ color: Color) -> String {
    hex(color) + (color.isInGamut() ? "" : " (mapped into sRGB)")
  }
}

extension WCAG.Level {
  /// As badges have it.
  public var words: String {
    switch self {
    case .fail: "fail"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }
}
