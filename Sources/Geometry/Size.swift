/// An extent in device pixels, never negative.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// Negative extents become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public static let zero = Size(width: 0, height: 0)

  /// No wider and no higher than another.
  public func cut(to room: Size) -> Size {
    Size(width: min(width, room.width), height: min(height, room.height))
  }

  public var isEmpty: Bool { width == 0 || height == 0 }
}

extension Size: CustomStringConvertible {
  public var description: String { "\(width)x\(height)" }
}
