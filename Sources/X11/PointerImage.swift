internal import CX11

extension Display {
  /// The pixels of the pointer as it shows now, premultiplied `0xaarrggbb`, for tests.
  ///
  /// Empty where the server does not say.
  ///
  /// C: `XFixesGetCursorImage`.
  public func pointerPixels() -> [UInt32] {
    guard supports(.fixes), let image = XFixesGetCursorImage(raw) else { return [] }
    defer { XFree(image) }
    let count = Int(image.pointee.width) * Int(image.pointee.height)
    return UnsafeBufferPointer(start: image.pointee.pixels, count: count)
      .map { UInt32(truncatingIfNeeded: $0) }
  }
}
