/// What `update` asks the executable to do; the outcome comes back as a message.
public enum Effect: Equatable, Sendable {
  /// Offer the text to other programs.
  case copy(String, to: OutputOptions.Copy)
  /// Read the clipboard: `Message.pasted`, or nothing.
  case paste
  /// Start the eyedropper: `Message.picked` for each colour, and `Message.pickEnded`.
  case pick
  /// Send `Message.noticeExpired` after as many milliseconds, instead of an earlier one.
  case expireNotice(milliseconds: Int)
  /// Ask for the window to be kept above others, or no longer: `Message.keptAbove`, or
  /// `Message.cannotKeepAbove`.
  case keepAbove(Bool)
  /// Bring the window to the front.
  case raise
  /// Look as this choice says, unless the environment says otherwise.
  case adopt(Settings.ThemeChoice)
  /// Keep these settings for the next start, and tell other windows.
  case save([SettingValue])
  /// End with the colour as the answer.
  case accept
  /// End without an answer.
  case quit
}
