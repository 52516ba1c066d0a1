internal import Bus
public import ColorModel

/// What a notification about a colour says, and its swatch.
public struct ColorNotification: Hashable, Sendable {
  /// One line, plain text: the colour as it was copied.
  public var title: String
  /// Plain text; empty for none.
  public var text: String
  public var swatch: RGB8

  public init(title: String, text: String = "", swatch: RGB8) {
    self.title = title
    self.text = text
    self.swatch = swatch
  }

  /// Width and height of the swatch in pixels.
  static let size = 48

  /// The swatch as raw RGB, by the names it has had in the Desktop Notifications Specification.
  ///
  /// A service takes the one that it knows: `icon_data` is of 1.0, `image_data` of 1.1.
  var hints: BusValue {
    let count = Self.size * Self.size
    let pixels = (0..<count).flatMap { _ in [swatch.red, swatch.green, swatch.blue] }
    let size = Int32(Self.size)
    let picture: [BusValue] = [
      .int32(size), .int32(size), .int32(size * 3), .boolean(false), .int32(8), .int32(3),
      .bytes(pixels),
    ]
    return .options([
      "desktop-entry": .string("org.chidori.Chidori"), "transient": .boolean(true),
      "image-data": .structure(picture), "image_data": .structure(picture),
      "icon_data": .structure(picture),
    ])
  }

  /// The text where the service may take it for markup.
  var markup: String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
