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
  /// Keep these settings for the next start, and tell other windows: `SettingsMessage.trouble`
  /// where that fails, and once it does no longer.
  case save([SettingValue])
  /// Keep what could not be kept; a file that is no JSON is set aside, and these are all that the
  /// new one has: `SettingsMessage.setAside`.
  case remedySettings([SettingValue])
  /// Write down what has become of the history: `HistoryMessage.failed`, or nothing.
  case record([HistoryChange])
  /// Write a text file, in the place of another only if `replacing`: `HistoryMessage.exported`, or
  /// `exportRefused`.
  case export(String, to: String, replacing: Bool)
  /// The side panel opened or closed: the window grows by it, or shrinks.
  case resize(forPanel: Bool)
  /// Give the keyboard to a control.
  case focus(FocusTarget)
  case picture(PictureEffect)
  /// End with the colour as the answer.
  case accept
  /// End without an answer.
  case quit
}

/// A control that is given the keyboard because of what happened elsewhere.
public enum FocusTarget: Equatable, Sendable {
  /// The search field of the side panel.
  case search
  /// The entries in the side panel.
  case history
  /// The name of a template, by its index.
  case template(Int)
  case setting(Setting)
}
