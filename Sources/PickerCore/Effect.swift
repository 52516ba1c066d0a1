/// What `update` asks the executable to do; the outcome comes back as a message.
public enum Effect: Equatable, Sendable {
  /// Offer the text to other programs.
  case copy(String, to: PickOptions.Copy)
  /// Read the clipboard: `Message.pasted`, or nothing.
  case paste
  /// Start the eyedropper: `Message.picked` or `Message.pickEnded`.
  case pick
  /// Send `Message.noticeExpired` after as many milliseconds, instead of an earlier one.
  case expireNotice(milliseconds: Int)
  case quit
}
