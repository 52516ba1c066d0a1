public import Geometry

/// What supplies pixels of the screen.
public protocol ScreenSource {
  /// The root window: all that can be captured.
  var bounds: Rect { get }

  /// The pixels of a rectangle as they are now; the caller has clipped it to `bounds`.
  func capture(_ rect: Rect) throws(CaptureError) -> PixelBuffer
}

/// Why there are no pixels.
public enum CaptureError: Error, Hashable, Sendable {
  /// The server does not give this part of the screen.
  case refused(Rect)
  /// The rectangle is not wholly on the screen, which may have changed since it was clipped.
  case outside(Rect)
  case unsupported(UnsupportedLayout)
}

extension CaptureError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let rect): "the X server gave no picture of the screen: \(rect)"
    case .outside(let rect): "not on the screen: \(rect)"
    case .unsupported(let layout): layout.description
    }
  }
}
