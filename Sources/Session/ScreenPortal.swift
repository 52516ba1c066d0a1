public import Bus
public import ColorModel

/// Colours from the screen by the desktop's portal: the only way in a Wayland session.
public final class ScreenPortal {
  public enum Outcome: Equatable, Sendable {
    /// In sRGB, as the portal gives it.
    case color(Color)
    case cancelled
    /// There is no portal, or none that picks colours.
    case missing
    /// It said nothing for so long that nothing is to be expected.
    case silent
    case failed(String)
  }

  /// How long an answer is waited for: the user may look for the colour as long.
  public static let limit = Duration.seconds(60)

  private let dialog: PortalDialog

  /// - Parameter after: calls so much later, as the program's loop does.
  public init(_ bus: BusConnection, after: @escaping (Duration, @escaping () -> Void) -> Void) {
    dialog = PortalDialog(bus, after: after)
  }

  /// Lets the user pick one colour, and tells it once.
  ///
  /// - Parameter window: the window that asks, on X11; nil for none.
  public func pick(for window: UInt? = nil, done: @escaping (Outcome) -> Void) {
    dialog.open(
      "Screenshot", "PickColor", for: window, [.options([:])], atMost: Self.limit
    ) { done(Outcome($0)) }
  }

  /// Ends a pick under way, as the user's Esc does.
  public func cancel() { dialog.cancel() }
}

extension ScreenPortal.Outcome {
  init(_ outcome: PortalRequest.Outcome) {
    switch outcome {
    case .answered(let values):
      let components = values["color"]?.elements?.compactMap(\.number) ?? []
      let isColor = components.count == 3 && components.allSatisfy { (0...1).contains($0) }
      self =
        isColor
        ? .color(Color(.srgb, components[0], components[1], components[2]))
        : .failed("it gave no colour")
    case .cancelled: self = .cancelled
    case .ended: self = .failed("it could not be done")
    case .missing: self = .missing
    case .silent: self = .silent
    case .failed(let reason): self = .failed(reason)
    }
  }
}
