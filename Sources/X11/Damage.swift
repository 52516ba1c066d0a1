internal import CX11

/// A watch on what is drawn on a drawable.
///
/// C: `Damage`.
public struct DamageID: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Reports, as `Event.damage`, what is drawn on a drawable; ended with its owner.
///
/// The raw rectangles come as they are drawn, so nothing has to be taken back; of a window the
/// first is the whole of what can be seen of it. XDamageCreate.
public final class Damage {
  public let id: DamageID
  private let display: Display

  /// Throws where the server lacks DAMAGE or the window is gone.
  public init(of drawable: DrawableID, on display: Display) throws(XError) {
    try display.require(.damage)
    if display.eventCodes.damage == nil {
      var event: Int32 = 0
      var error: Int32 = 0
      XDamageQueryExtension(display.raw, &event, &error)
      display.eventCodes.damage = event
    }
    self.display = display
    id = try display.trapping { () throws(XError) in
      DamageID(
        rawValue: XDamageCreate(display.raw, drawable.rawValue, XDamageReportRawRectangles))
    }
  }

  deinit {
    // The drawable may be gone, and the watch with it.
    _ = try? display.trapping { () throws(XError) in XDamageDestroy(display.raw, id.rawValue) }
  }
}
