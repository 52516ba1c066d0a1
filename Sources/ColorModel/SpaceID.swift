/// The name of a colour space.
public enum SpaceID: UInt8, CaseIterable, Hashable, Sendable {
  case srgb, linearSRGB, hsb, hsl, hwb, cmyk
  case lab, lch, oklab, oklch, okhsv, okhsl
  case xyzD65, xyzD50
  case displayP3, linearDisplayP3, rec2020, a98, proPhoto

  /// The space itself.
  public var definition: any ColorSpace.Type {
    switch self {
    case .srgb: SRGB.self
    case .linearSRGB: LinearSRGB.self
    case .hsb: HSB.self
    case .hsl: HSL.self
    case .hwb: HWB.self
    case .cmyk: CMYK.self
    case .lab: Lab.self
    case .lch: LCH.self
    case .oklab: OKLab.self
    case .oklch: OKLCH.self
    case .okhsv: OKHSV.self
    case .okhsl: OKHSL.self
    case .xyzD65: XYZD65.self
    case .xyzD50: XYZD50.self
    case .displayP3: DisplayP3.self
    case .linearDisplayP3: LinearDisplayP3.self
    case .rec2020: Rec2020.self
    case .a98: A98.self
    case .proPhoto: ProPhoto.self
    }
  }

  /// The name CSS gives it, or would: `srgb`, `hsb`, `xyz-d65`.
  public var cssName: String { definition.cssName }

  public var components: [Component] { definition.components }

  /// Where the component of this kind stands; nil where the space has none.
  public func index(of kind: Component.Kind) -> Int? {
    components.firstIndex { $0.kind == kind }
  }
}
