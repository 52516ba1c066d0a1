public import ColorModel

/// What happened, as the model is told of it.
public enum Message: Equatable, Sendable {
  /// How far a drag, or a step by key or wheel, has come.
  public enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// One step by key or wheel, whole in itself.
    case stepped
  }

  /// A slider stands at a value in the units of `Color.components` (alpha 0 to 1).
  case slid(Field, Double, Phase)
  /// The square's thumb stands at x and y, 0 to 1, y upwards.
  case planeMoved(x: Double, y: Double, Phase)
  /// The strip's thumb stands at a value of its component.
  case stripMoved(Double, Phase)

  case typed(Field, String)
  /// Committed by Enter, or by leaving the field.
  case committed(Field, String, byEnter: Bool)
  /// Esc in a field: back to what it was.
  case reverted(Field)
  /// Steps by key or wheel in a field: 1, 10 or 0.1 of its unit, signed.
  case stepped(Field, by: Double)

  case mode(Mode)
  case format(OutputFormat)
  case takeBefore
  case takeRecent(Int)
  case copyRecent(Int)
  case command(Command)

  /// A text field has put what was marked in it into CLIPBOARD.
  case copied(String)
  /// The text of the clipboard, as asked for.
  case pasted(String)
  case picked(Color)
  /// The pick ended without a colour: cancelled, or refused for a reason.
  case pickEnded(Failure?)
  case noticeExpired
}
