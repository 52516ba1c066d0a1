public import Geometry

/// How large a picture is shown: screen pixels by picture pixels.
public struct PictureZoom: Hashable, Sendable {
  public let numerator: Int
  public let denominator: Int

  /// Both at least 1.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.numerator = max(1, numerator)
    self.denominator = max(1, denominator)
  }

  /// Every pixel of the picture is one of the screen.
  public static let actual = PictureZoom(1)

  /// Where the steps of the zoom end; those above 1 are whole, so that all pixels are of one size.
  public static let stops =
    [32, 24, 16, 12, 8, 6, 4, 3, 2].map { PictureZoom(1, $0) } + [PictureZoom(2, 3), actual]
    + [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64].map { PictureZoom($0) }

  public var factor: Double { Double(numerator) / Double(denominator) }
}

extension PictureZoom: Comparable {
  public static func == (a: PictureZoom, b: PictureZoom) -> Bool {
    a.numerator * b.denominator == b.numerator * a.denominator
  }

  public static func < (a: PictureZoom, b: PictureZoom) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(factor) }
}

/// What of a picture the user wants to see, in a frame of any size.
public struct PictureView: Hashable, Sendable {
  /// Nil fits the picture into the frame.
  public var zoom: PictureZoom?
  /// What is in the middle of the frame, in pixels of the picture at this zoom.
  public var center: Point

  public init(zoom: PictureZoom? = nil, center: Point = .zero) {
    self.zoom = zoom
    self.center = center
  }

  public static let fitted = PictureView()
}
