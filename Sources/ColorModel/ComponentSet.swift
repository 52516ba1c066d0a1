/// Some of the up to four components of a colour, and its alpha, by index.
public struct ComponentSet: Hashable, Sendable {
  /// The index that stands for alpha, after those of the components.
  public static let alpha = 4

  private var bits: UInt8 = 0

  public init() {}

  public var isEmpty: Bool { bits == 0 }

  public func contains(_ index: Int) -> Bool { bits & (1 << index) != 0 }

  public mutating func insert(_ index: Int) { bits |= 1 << index }

  public mutating func remove(_ index: Int) { bits &= ~(1 << index) }

  public mutating func formUnion(_ other: ComponentSet) { bits |= other.bits }

  public func intersection(_ other: ComponentSet) -> ComponentSet {
    var both = self
    both.bits &= other.bits
    return both
  }
}

extension ComponentSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral indices: Int...) {
    for index in indices { insert(index) }
  }
}
