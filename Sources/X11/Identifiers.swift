/// A number by which the server knows one of its objects.
///
/// Kinds of their own, so that a pixmap is never passed where a window is meant. 0 is None.
public protocol ServerIdentifier: RawRepresentable<UInt>, Hashable, Sendable {
  init(rawValue: UInt)
}

extension ServerIdentifier {
  /// No object.
  ///
  /// C: `None`.
  public static var none: Self { Self(rawValue: 0) }
}

/// A window, ours or another client's.
///
/// C: `Window`.
public struct WindowID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public var drawable: DrawableID { DrawableID(rawValue: rawValue) }
}

/// A picture in the server's memory.
///
/// C: `Pixmap`.
public struct PixmapID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public var drawable: DrawableID { DrawableID(rawValue: rawValue) }
}

/// What can be drawn on: a window or a pixmap.
///
/// C: `Drawable`.
public struct DrawableID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The table from pixel values to colours.
///
/// C: `Colormap`.
public struct ColormapID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The shape of the pointer.
///
/// C: `Cursor`.
public struct CursorID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A way in which pixels are laid out.
///
/// C: `VisualID`.
public struct VisualID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The server's clock in milliseconds; it wraps after 49.7 days.
///
/// C: `Time`.
public struct Timestamp: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Whatever the server's clock says when it reads the request.
  ///
  /// C: `CurrentTime`.
  public static let current = Timestamp(rawValue: 0)
}
