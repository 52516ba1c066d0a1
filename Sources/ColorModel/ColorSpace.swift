/// A colour space: what its components are, and the way to and from the space it is based on.
///
/// A new space is one file in `Spaces/`, one case in `SpaceID` and one table in its test: the
/// converter joins the chains of bases by itself. All chains end at XYZ D65; the step from XYZ D50
/// to it is the chromatic adaptation, so a space is based on the XYZ of its own white.
public protocol ColorSpace {
  static var id: SpaceID { get }
  static var cssName: String { get }
  /// The space the two functions convert to and from; nil for the root of all chains.
  static var base: SpaceID? { get }
  /// The RGB space in whose cube all its colours lie; nil where it has no such bounds.
  static var gamut: SpaceID? { get }
  static var components: [Component] { get }

  /// Unused places are 0 in both. What is not finite, in colours far out, the converter makes 0.
  static func toBase(_ components: SIMD4<Double>) -> SIMD4<Double>
  static func fromBase(_ base: SIMD4<Double>) -> SIMD4<Double>

  /// The components without meaning at these values as CSS has it, such as the hue of a grey.
  static func powerless(_ components: SIMD4<Double>) -> ComponentSet

  /// The components that may be anything at these values and the colour is the same.
  ///
  /// More than those that are powerless: CSS counts the saturation of black as 0, but a user who
  /// drags through black had another and wants it back.
  static func undetermined(_ components: SIMD4<Double>) -> ComponentSet
}

extension ColorSpace {
  public static func powerless(_ components: SIMD4<Double>) -> ComponentSet { [] }

  public static func undetermined(_ components: SIMD4<Double>) -> ComponentSet {
    powerless(components)
  }
}
