public import ColorModel

/// The last colours committed, newest first; the same colour again moves to the front.
public struct RecentColors: Equatable, Sendable {
  public static let limit = 24

  public private(set) var colors: [Color] = []

  public init() {}

  /// Two colours are the same where they are the same on the screen: hex with alpha.
  public mutating func add(_ color: Color) {
    colors.removeAll { $0.rgb8 == color.rgb8 && $0.alpha8 == color.alpha8 }
    colors.insert(color, at: 0)
    if colors.count > Self.limit { colors.removeLast() }
  }
}
