internal import CX11
public import Geometry

/// The default screen, as the server described it when the connection was opened.
public struct Screen {
  public let number: Int
  public let root: WindowID
  /// Of the whole screen, all monitors together, at the start; see `Display.bounds(of:)`.
  public let size: Size
  public let depth: Int
  /// The root window's visual.
  public let visual: Visual
  public let colormap: ColormapID
  /// Reads what Xlib already holds: no round trip.
  ///
  /// C: `XDefaultScreenOfDisplay`.
  init?(of display: OpaquePointer) {
    let number = XDefaultScreen(display)
    let depth = Int(XDefaultDepth(display, number))
    guard let raw = XDefaultVisual(display, number) else { return nil }
    self.number = Int(number)
    root = WindowID(rawValue: XRootWindow(display, number))
    size = Size(
      width: Int(XDisplayWidth(display, number)), height: Int(XDisplayHeight(display, number)))
    self.depth = depth
    visual = Visual(raw, depth: depth, display: display)
    colormap = ColormapID(rawValue: XDefaultColormap(display, number))
  }
}
