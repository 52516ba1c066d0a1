/// The name of a colour space.
public enum SpaceID: UInt8, CaseIterable, Hashable, Sendable {
  case srgb, hsb, hsl

  /// The space itself.
  public var definition: any ColorSpace.Type {
    switch self {
    case .srgb: SRGB.self
    case .hsb: HSB.self
    case .hsl: HSL.self
    }
  }

  /// The name CSS gives it, or would: `srgb`, `hsb`, `hsl`.
  public var cssName: String { definition.cssName }

  public var components: [Component] { definition.components }

  /// Where the component of this kind stands; nil where the space has none.
  public func index(of kind: Component.Kind) -> Int? {
    components.firstIndex { $0.kind == kind }
  }
}
