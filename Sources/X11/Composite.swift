internal import CX11

/// Keeps the root's children in memory of their own, so that what one window covers is not lost.
///
/// The screen looks as before (Automatic), and a popup that goes away leaves no trace of itself to
/// be read. Ended with its owner. Not so where pixels are cells of a colour map: RENDER, which puts
/// the windows together, knows a few cells only and gives the nearest of them (a GrayScale pixel
/// 0x71 became 0 with X.Org 21.1).
public struct Redirection: ~Copyable {
  private let display: Display

  /// Throws where the server lacks Composite or it would change the colours.
  ///
  /// C: `XCompositeRedirectSubwindows`.
  public init(_ display: Display) throws(XError) {
    try display.require(.composite)
    guard [.trueColor, .directColor].contains(display.screen.visual.kind) else {
      throw .missing(.composite)
    }
    try display.trapping { () throws(XError) in
      XCompositeRedirectSubwindows(
        display.raw, display.screen.root.rawValue, CompositeRedirectAutomatic)
    }
    self.display = display
  }

  deinit {
    XCompositeUnredirectSubwindows(
      display.raw, display.screen.root.rawValue, CompositeRedirectAutomatic)
  }
}

extension Display {
  /// The selection whose owner is the compositing manager.
  ///
  /// _NET_WM_CM_S0 on the first screen.
  public var compositorSelection: Atom { atom("_NET_WM_CM_S\(screen.number)") }

  /// Whether windows with alpha are shown translucent at this moment.
  public var isComposited: Bool { selectionOwner(of: compositorSelection) != .none }

  /// None where nobody owns it.
  ///
  /// C: `XGetSelectionOwner`.
  public func selectionOwner(of selection: Atom) -> WindowID {
    WindowID(rawValue: XGetSelectionOwner(raw, selection.rawValue))
  }

  /// Tells by `Event.selectionOwner` when a selection is taken, given up or left by a dead client.
  ///
  /// Throws where the server lacks XFIXES.
  ///
  /// C: `XFixesSelectSelectionInput`.
  public func watchSelection(_ selection: Atom) throws(XError) {
    try require(.fixes)
    if eventCodes.fixes == nil {
      var event: Int32 = 0
      var error: Int32 = 0
      XFixesQueryExtension(raw, &event, &error)
      eventCodes.fixes = event
    }
    XFixesSelectSelectionInput(
      raw, screen.root.rawValue, selection.rawValue,
      UInt(
        XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
          | XFixesSelectionClientCloseNotifyMask))
  }
}
