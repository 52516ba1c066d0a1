/// What `update` asks the executable to do; the outcome comes back as a message.
public enum Effect: Equatable, Sendable {
  /// Put the text into the clipboard.
  case copy(String)
  /// Read the clipboard: `Message.pasted`, or nothing.
  case paste
  /// Start the eyedropper: `Message.picked` for each colour, and `Message.pickEnded`.
  case pick
  /// Send `Message.noticeExpired` after as many milliseconds, instead of an earlier one.
  case expireNotice(milliseconds: Int)
  case quit
}
