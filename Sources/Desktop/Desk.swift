import Geometry
import Text
import Views
public import X11

/// What the windows of one display share: the loop, fonts and pictures, clipboard, keyboard.
public final class Desk {
  public let loop: EventLoop
  public let keyboard: Keyboard
  public let clipboard: Clipboard
  public let caches: CanvasCaches
  let inputModifiers: String
  private var cursors: [Cursor: CursorImage] = [:]

  /// - Parameter inputModifiers: XMODIFIERS, which names the input method.
  public init(
    _ loop: EventLoop, keyboard: Keyboard, caches: CanvasCaches, inputModifiers: String
  ) {
    self.loop = loop
    self.inputModifiers = inputModifiers
    self.keyboard = keyboard
    self.caches = caches
    clipboard = Clipboard(loop)
  }

  public var display: Display { loop.display }

  /// Takes the events that are no window's: selections, the keyboard map.
  public func handle(_ event: Event) {
    switch event {
    case .keyboardMapping: keyboard.mappingChanged()
    default: clipboard.handle(event)
    }
  }

  /// Whether windows with an alpha channel are shown translucent at this moment.
  var isComposited: Bool { display.isComposited }

  func cursor(_ shape: Cursor) -> CursorImage {
    if let known = cursors[shape] { return known }
    let image = CursorImage(shape.image, on: display)
    cursors[shape] = image
    return image
  }

  /// The monitor that shows the point, or the nearest one.
  func monitor(at point: Point) -> Rect {
    display.monitors().nearest(to: point)?.frame
      ?? Rect(origin: .zero, size: display.screen.size)
  }

  /// What of that monitor is for windows: panels have the rest.
  func workArea(at point: Point) -> Rect {
    let monitor = monitor(at: point)
    guard let common = display.workArea?.intersection(monitor), !common.isEmpty else {
      return monitor
    }
    return common
  }
}

extension Cursor {
  fileprivate var image: CursorImage.Shape {
    switch self {
    case .arrow: .arrow
    case .text: .text
    case .crosshair: .crosshair
    case .hand: .hand
    }
  }
}
