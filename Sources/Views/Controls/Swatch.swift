public import ColorModel
public import Drawing
public import Geometry

/// Which corners of a frame are round.
public struct Corners: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let left = Corners(rawValue: 1)
  public static let right = Corners(rawValue: 2)
  public static let all: Corners = [.left, .right]
}

/// An area of one colour, over houndstooth where it is translucent: dragged, and maybe clicked.
public struct Swatch<Message>: Control {
  public let traits: Traits
  private let color: Color
  private let caption: String?
  private let corners: Corners
  private let message: Message?

  /// `name` is what it is called; `caption` is written inside, in black or white.
  public init(
    _ color: Color, id: ViewID, name: String, caption: String? = nil, corners: Corners = .all,
    message: Message? = nil
  ) {
    traits = Traits(
      id: id, role: message == nil ? .image : .button, name: name, value: color.hex,
      actions: message == nil ? [.drag] : [.press, .drag], isFocusable: message != nil,
      keepsFocus: message == nil)
    self.color = color
    self.caption = caption
    self.corners = corners
    self.message = message
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(144), height: context.scale(82))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let radius = context.scale(6)
    // A rectangle with all corners round, of which the frame cuts off those that are not.
    let shape = frame.inset(
      by: Insets(
        left: corners.contains(.left) ? 0 : -radius, right: corners.contains(.right) ? 0 : -radius))
    list.clipped(to: frame) { list in
      list.fill(.rounded(shape, radius: radius), color, context.scale)
    }
    if state.showsFocusRing {
      // Inside, since beside it another swatch may begin; set off by a line of the ground.
      let ring = Path.rounded(frame, radius: radius)
      let (width, line) = (context.scale(2), context.scale(1))
      list.stroke(ring, width: width + line, .solid(context.theme.ground))
      list.stroke(ring, width: width, .solid(context.theme.accent))
    }
    if let caption {
      let style = context.style(.small)
      let height = context.text.size(of: caption, style).height
      let line = Rect(
        x: frame.minX + context.scale(8), y: frame.maxY - context.scale(4) - height,
        width: frame.width - context.scale(16), height: height)
      list.line(caption, style, color.legible, in: line, .left, context.text)
    }
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    if let message, event.isActivation(in: frame) { return .message(message) }
    return event.isPress ? .handled : .ignored
  }

  public var dragged: Color? { color }

  public var cursor: Cursor { message == nil ? .arrow : .hand }
}

extension Color {
  /// `#rrggbb`, or `#rrggbbaa` where it is translucent.
  var hex: String {
    guard alpha8 < 255 else { return rgb8.description }
    return rgb8.description + (alpha8 < 16 ? "0" : "") + String(alpha8, radix: 16)
  }

  /// Black or white, whichever stands out from this colour over the houndstooth.
  var legible: RGB8 {
    let rgb = rgb8
    // The houndstooth is white and #c8c8c8: 0.89 on the average.
    func over(_ channel: UInt8) -> Double { Double(channel) / 255 * alpha + 0.89 * (1 - alpha) }
    // The square is near enough to the sRGB curve to choose between two extremes.
    func light(_ channel: UInt8) -> Double { over(channel) * over(channel) }
    let luminance =
      0.2126 * light(rgb.red) + 0.7152 * light(rgb.green) + 0.0722 * light(rgb.blue)
    // Where (1.05) / (L + 0.05) = (L + 0.05) / 0.05, the contrast ratios of WCAG 2.
    return luminance > 0.179 ? RGB8(0, 0, 0) : RGB8(255, 255, 255)
  }
}
