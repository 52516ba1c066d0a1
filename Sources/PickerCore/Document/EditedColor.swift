public import ColorModel

/// The colour a user edits, with the hue and saturation they chose while it has none.
///
/// A grey has no hue and black no saturation of its own, yet a user who drags through them expects
/// both back. So beside the colour, which stays in the space last edited, stands the last
/// meaningful value of every component of every space. Showing a space fills in from there and
/// never writes back.
public struct EditedColor: Hashable, Sendable {
  public private(set) var color: Color
  /// By space, the components as they last had a meaning.
  private var remembered: [SpaceID: SIMD4<Double>] = [:]

  public init(_ color: Color) {
    self.color = color
    remember()
  }

  /// The colour in `space`, complete: what has no meaning there is as the user last had it.
  ///
  /// A space of sRGB shows a wider colour as hex does, mapped into sRGB.
  public func shown(in space: SpaceID) -> Color {
    let isWider = space.definition.gamut == .srgb && !color.isInGamut()
    var shown = (isWider ? color.shownInSRGB() : color).converted(to: space)
    let open = open(in: shown)
    for index in space.components.indices where open.contains(index) {
      shown = shown.with(remembered[space]?[index] ?? 0, at: index)
    }
    return shown
  }

  /// Takes `color` as it is written; what it leaves open is still remembered.
  public mutating func set(_ color: Color) {
    self.color = color
    remember()
  }

  /// Sets one component of the colour as shown in `space`, which it is edited in from now on.
  public mutating func set(_ value: Double, at index: Int, in space: SpaceID) {
    set(shown(in: space).with(value, at: index))
  }

  /// Alpha, 0 to 1.
  public mutating func set(alpha: Double) { color.alpha = alpha }

  private mutating func remember() {
    let inSRGB = color.isInGamut() ? color : color.shownInSRGB()
    for space in SpaceID.allCases {
      let shown = space.definition.gamut == .srgb ? inSRGB : color
      let converted = shown.converted(to: space)
      let open = open(in: converted)
      var known = remembered[space] ?? .zero
      for (index, component) in space.components.enumerated() {
        if !open.contains(index) {
          known[index] = converted.components[index]
        } else if let hue = sharedHue(as: component, of: space) {
          known[index] = hue
        }
      }
      remembered[space] = known
    }
  }

  /// What the colour leaves open as it is shown in a space: as it is written, only what is missing.
  private func open(in shown: Color) -> ComponentSet {
    var open = shown.missing
    if shown.space != color.space {
      open.formUnion(shown.space.definition.undetermined(shown.components))
    }
    return open
  }

  /// The hue the colour is written with, where `space` measures hue in the same way.
  private func sharedHue(as component: Component, of space: SpaceID) -> Double? {
    guard component.isHue, space.definition.base == color.space.definition.base,
      let index = color.space.index(of: .hue)
    else { return nil }
    return color[index]
  }
}
