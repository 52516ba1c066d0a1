public import Geometry

/// How much of each pixel of a rectangle a shape covers: what an antialiased mask holds.
///
/// Areas are exact along a row and taken on 16 lines down each pixel, spaced evenly: a whole pixel
/// is 255, and what is symmetric stays so.
public struct Coverage: Equatable, Sendable {
  public let rect: Rect
  /// Rows of `rect.width` bytes, top row first, without padding.
  public let bytes: [UInt8]

  private static let linesPerPixel = 16

  /// Sums the spans that a shape covers on the line at each y.
  init(_ rect: Rect, spans: (Double) -> [Span]) {
    self.rect = rect
    guard !rect.isEmpty else {
      bytes = []
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rect.width * rect.height)
    let (left, width) = (Double(rect.minX), Double(rect.width))
    for row in 0..<rect.height {
      // The rise in coverage from each pixel to the next; a running sum turns it into coverage.
      var rises = [Double](repeating: 0, count: rect.width + 2)
      for line in 0..<Self.linesPerPixel {
        let y = Double(rect.minY + row) + (Double(line) + 0.5) / Double(Self.linesPerPixel)
        for span in spans(y) {
          Self.step(1, at: min(max(span.start - left, 0), width), in: &rises)
          Self.step(-1, at: min(max(span.end - left, 0), width), in: &rises)
        }
      }
      var sum = 0.0
      for rise in rises.prefix(rect.width) {
        sum += rise
        let share = min(max(sum / Double(Self.linesPerPixel), 0), 1)
        bytes.append(UInt8(share * 255 + 0.5 + 1e-9))
      }
    }
    self.bytes = bytes
  }

  /// Covers everything right of `x`, or with -1 uncovers it.
  private static func step(_ sign: Double, at x: Double, in rises: inout [Double]) {
    let pixel = Int(x)
    let part = x - Double(pixel)
    rises[pixel] += sign * (1 - part)
    rises[pixel + 1] += sign * part
  }
}

extension Path {
  /// The coverage of the inside.
  public func coverage() -> Coverage { Coverage(bounds, spans: spans(at:)) }

  /// The coverage of the band `width` pixels wide along the inside of the edge.
  ///
  /// An ellipse's band is bounded by an ellipse with smaller axes, as usual.
  public func strokeCoverage(width: Int) -> Coverage {
    if case .polygon(let vertices) = self {
      return Coverage(bounds) { y in
        Span.intersection(spans(at: y), Polygon(vertices).band(at: y, reach: Double(width)))
      }
    }
    let inner = inset(by: width)
    return Coverage(bounds) { y in Span.difference(spans(at: y), inner.spans(at: y)) }
  }

  /// A smaller path around the same centre; corners stay concentric.
  private func inset(by width: Int) -> Path {
    switch self {
    case .rect(let rect): .rect(rect.inset(by: width))
    case .ellipse(let rect): .ellipse(rect.inset(by: width))
    case .rounded(let rect, let radius):
      .rounded(rect.inset(by: width), radius: max(0, radius - width))
    case .polygon: self
    }
  }

  /// What the path covers of the horizontal line at `y`, from left to right.
  func spans(at y: Double) -> [Span] {
    switch self {
    case .rect(let rect): return Self.span(of: rect, corner: 0, 0, at: y)
    case .rounded(let rect, let radius):
      let corner = min(Double(max(0, radius)), Double(min(rect.width, rect.height)) / 2)
      return Self.span(of: rect, corner: corner, corner, at: y)
    case .ellipse(let rect):
      return Self.span(of: rect, corner: Double(rect.width) / 2, Double(rect.height) / 2, at: y)
    case .polygon(let vertices): return Polygon(vertices).spans(at: y)
    }
  }

  /// The span of a rectangle whose corners are quarters of an ellipse.
  private static func span(
    of rect: Rect, corner width: Double, _ height: Double, at y: Double
  ) -> [Span] {
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    guard y > top, y < bottom, rect.width > 0 else { return [] }
    // How far into a corner the line runs: 0 at its inner end, 1 at the rectangle's edge.
    let depth = height > 0 ? max(0, top + height - y, y - (bottom - height)) / height : 0
    let indent = width * (1 - (1 - min(depth * depth, 1)).squareRoot())
    return [Span(Double(rect.minX) + indent, Double(rect.maxX) - indent)]
  }
}
