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
  /// What was pasted into a field, and what the field's text has become by it.
  case pastedInto(Field, String, making: String)
  /// Committed by Enter, or by leaving the field.
  case committed(Field, String, byEnter: Bool)
  /// Esc in a field: back to what it was.
  case reverted(Field)
  /// Steps by key or wheel in a field: 1, 10 or 0.1 of its unit, signed.
  case stepped(Field, by: Double)

  case mode(Mode)
  /// The component of the mode's space, by index, is to be shown in a unit.
  case unit(Int, ComponentUnit)
  case format(OutputFormat)
  /// A template of the menu is to be the format.
  case template(Template)
  case settings(SettingsMessage)
  case takeBefore
  /// The nearest colour is to be taken whose text on this ground reaches a level.
  case reach(WCAG.Level, on: Color)
  /// A text that the window shows is to be copied.
  case copy(String)
  case history(HistoryMessage)
  case picture(PictureMessage)
  case command(Command)

  /// A text field has put what was marked in it into CLIPBOARD.
  case copied(String)
  /// The text of the clipboard, as asked for.
  case pasted(String)
  /// What another program has dropped on the window.
  case dropped(DroppedData)
  /// A colour from the screen, with all that is known of it; the pick may go on.
  case picked(HistoryEntry)
  /// Another start of the program has brought a colour.
  case opened(Color)
  /// Another start of the program wants a pick, which copies as `chidori pick --copy` does.
  case pickAndCopy
  /// The value under the loupe is to be copied, and the pick goes on.
  case copyPicked(Color)
  case nextFormat
  /// What picks are told as on the window's monitor; nil where it has no colour profile.
  case screenValues(ScreenValues?)
  /// The pick is over; with a reason where there was no colour.
  case pickEnded(Failure?)
  case noticeExpired
  /// Something is wrong with a file.
  case trouble(String)

  /// The window manager keeps the window above others, or does so no longer.
  case keptAbove(Bool)
  /// Nothing here keeps a window above others.
  case cannotKeepAbove
}
