/// The window manager's resizing in step with our frames, so that none is shown torn.
///
/// A request announces the next ConfigureNotify, which may come in a later batch of events. The
/// number it names is due once a frame of that size is drawn.
///
/// C: `_NET_WM_SYNC_REQUEST`.
struct ResizeSync {
  private var announced: Int64?
  private var configured: Int64?

  mutating func requested(_ number: Int64) { announced = number }

  mutating func resized() {
    guard let announced else { return }
    configured = announced
    self.announced = nil
  }

  /// The number to tell now that a frame was drawn; nil for none.
  mutating func drawn() -> Int64? {
    defer { configured = nil }
    return configured
  }
}
