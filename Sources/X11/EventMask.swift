internal import CX11

/// Which events of a window are wanted.
///
/// C: `EventMask`.
public struct EventMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyPress = EventMask(rawValue: KeyPressMask)
  public static let keyRelease = EventMask(rawValue: KeyReleaseMask)
  public static let buttonPress = EventMask(rawValue: ButtonPressMask)
  public static let buttonRelease = EventMask(rawValue: ButtonReleaseMask)
  public static let enter = EventMask(rawValue: EnterWindowMask)
  public static let leave = EventMask(rawValue: LeaveWindowMask)
  public static let motion = EventMask(rawValue: PointerMotionMask)
  public static let exposure = EventMask(rawValue: ExposureMask)
  public static let visibility = EventMask(rawValue: VisibilityChangeMask)
  public static let structure = EventMask(rawValue: StructureNotifyMask)
  public static let substructure = EventMask(rawValue: SubstructureNotifyMask)
  public static let substructureRedirect = EventMask(rawValue: SubstructureRedirectMask)
  public static let focus = EventMask(rawValue: FocusChangeMask)
  public static let property = EventMask(rawValue: PropertyChangeMask)

  /// Presses, releases, motion and crossings of the pointer.
  public static let pointer: EventMask = [.buttonPress, .buttonRelease, .enter, .leave, .motion]
}

extension EventMask {
  // The C constants are macros of the type long or, for Swift, of Int32.
  private init(rawValue: Int32) { self.init(rawValue: Int(rawValue)) }
}
