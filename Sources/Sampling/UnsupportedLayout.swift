/// Why the pixels of a visual cannot be read; better said than a wrong colour.
public enum UnsupportedLayout: Error, Hashable, Sendable {
  /// A visual whose pixels are looked up in a colour map that cannot be read.
  case noColormap(PixelLayout.VisualClass)
  case bitsPerPixel(Int)
  case depth(Int)
  case scanlinePad(Int)
  /// A channel with no bits, more than 16, a gap, or bits that are another's or outside the pixel.
  case mask(UInt32)
}

extension UnsupportedLayout: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noColormap(let visualClass): "a screen whose colour map cannot be read: \(visualClass)"
    case .bitsPerPixel(let bits): "pixels of an unknown size: \(bits) bits"
    case .depth(let depth): "an unknown depth: \(depth)"
    case .scanlinePad(let bits): "rows of an unknown alignment: \(bits) bits"
    case .mask(let mask): "an unknown channel mask: 0x\(String(mask, radix: 16))"
    }
  }
}
