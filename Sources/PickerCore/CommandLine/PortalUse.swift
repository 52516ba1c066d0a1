/// When a pick asks the desktop's portal for the colour, in place of reading the screen.
public enum PortalUse: String, Hashable, Sendable, CaseIterable {
  /// In a Wayland session, where the screen cannot be read.
  case auto
  case never
  /// Wherever there is one.
  case always
}
