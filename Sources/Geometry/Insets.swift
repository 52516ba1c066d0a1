/// Distances from the four sides of a rectangle, in device pixels.
public struct Insets: Hashable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init(all amount: Int) {
    self.init(top: amount, left: amount, bottom: amount, right: amount)
  }
}
