/// A sheet is only read: a press anywhere, Esc, Enter or Space takes it away.
extension Dispatcher {
  /// Nil where the event is none of the sheet's business.
  mutating func handle(_ event: InputEvent, in sheet: Scene<Message>.Sheet) -> Reaction<Message>? {
    // A drag that began before goes on to its end.
    guard context.interaction.capture == nil else { return nil }
    switch event {
    case .pointerDown: return .message(sheet.dismiss)
    case .key(let press):
      if press.modifiers.isEmpty, press.key == .escape { return .message(sheet.dismiss) }
      if press.isActivation { return .message(sheet.dismiss) }
      // Others are commands, or nothing: no control behind it gets them.
      return press.key == .tab ? .handled : .ignored
    case .pointerMoved:
      context.interaction.hover = nil
      return .handled
    case .pointerUp, .wheel, .tooltipDue: return .handled
    case .pointerLeft, .paste, .windowActive, .popupDismissed: return nil
    }
  }
}
