import ColorModel
import Drawing
import Geometry

/// The parts that controls share: boxes, focus rings, thumbs, text in a frame.
extension DrawList {
  /// A filled box with a border of one pixel at scale 1.
  mutating func box(_ frame: Rect, radius: Int, _ ground: RGB8, border: RGB8, _ scale: Scale) {
    fill(.rounded(frame, radius: radius), .solid(ground))
    stroke(.rounded(frame, radius: radius), width: scale(1), .solid(border))
  }

  /// The ring around a control that has the focus: 2 wide, 1 away from the frame.
  mutating func focusRing(
    around frame: Rect, radius: Int, _ state: ControlState, _ context: ViewContext
  ) {
    guard state.showsFocusRing else { return }
    let (width, gap) = (context.scale(2), context.scale(1))
    let ring = Path.rounded(frame.inset(by: -(gap + width)), radius: radius + gap + width)
    stroke(ring, width: width, .solid(context.theme.accent))
  }

  /// What marks a value on a track or plane: 1 dark outside 2 white, visible on any colour.
  mutating func thumb(_ frame: Rect, radius: Int, _ color: RGB8, _ scale: Scale) {
    let (dark, white) = (scale(1), scale(2))
    fill(
      .rounded(frame.inset(by: -dark), radius: radius + dark), .solid(RGB8(0, 0, 0), alpha: 153))
    fill(.rounded(frame, radius: radius), .solid(RGB8(255, 255, 255)))
    fill(.rounded(frame.inset(by: white), radius: radius - white), .solid(color))
  }

  /// One line of text, in the middle of the frame's height, cut off with an ellipsis where it is
  /// too long.
  mutating func line(
    _ text: String, _ style: TextStyle, _ color: RGB8, in frame: Rect,
    _ alignment: TextAlignment = .left, _ measure: any TextMeasuring
  ) {
    let text = measure.shortened(text, style, to: frame.width)
    let size = measure.size(of: text, style)
    let space = max(0, frame.width - size.width)
    let x =
      switch alignment {
      case .left: frame.minX
      case .center: frame.minX + space / 2
      case .right: frame.minX + space
      }
    let origin = Point(x: x, y: frame.minY + (frame.height - size.height) / 2)
    guard !text.isEmpty else { return }
    self.text(TextRun(text, style, .solid(color)), in: Rect(origin: origin, size: size))
  }

  /// Washes out what was drawn in the frame of a disabled control: 40 % of it is left.
  mutating func fade(_ frame: Rect, _ state: ControlState, _ context: ViewContext) {
    guard !state.isEnabled else { return }
    fill(.rect(frame), .solid(context.theme.ground, alpha: 153))
  }

  /// The box of what is written into: marked by an edge while it has the keyboard, or is wrong.
  mutating func fieldBox(
    _ frame: Rect, isInvalid: Bool, _ state: ControlState, _ context: ViewContext
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let path = Path.rounded(frame, radius: scale(5))
    var resting = state
    resting.isPressed = false
    fill(path, .solid(theme.shade(theme.field, resting)))
    let edge =
      isInvalid ? theme.error : state.isFocused ? theme.accent : theme.ink(theme.line, state)
    stroke(path, width: scale(state.isFocused ? 2 : 1), .solid(edge))
  }

  /// The mark of what is wrong, at an end of its field.
  mutating func problemMark(in frame: Rect, atLeft: Bool, _ context: ViewContext) {
    let (side, edge) = (context.scale(Icon.problem.side), context.scale(5))
    let x = atLeft ? frame.minX + edge : frame.maxX - edge - side
    let slot = Rect(x: x, y: frame.minY, width: side, height: frame.height)
    Icon.problem.draw(in: slot, context.scale, .solid(context.theme.error), into: &self)
  }

  /// A colour of a grid, with an edge that shows it on any ground.
  mutating func smallSwatch(
    _ color: Color, in frame: Rect, _ state: ControlState, _ context: ViewContext
  ) {
    let path = Path.rounded(frame, radius: context.scale(5))
    fill(path, color, context.scale)
    let edge = state.isHovered ? context.theme.text : color.rgb8.mixed(with: context.theme.dim, 0.5)
    stroke(path, width: context.scale(1), .solid(edge))
  }

  /// A colour, over the houndstooth where it is translucent.
  mutating func fill(_ path: Path, _ color: Color, _ scale: Scale) {
    if color.alpha8 < 255 { fill(path, .houndstooth(tile: scale(16))) }
    fill(path, .color(color))
  }
}

extension TextMeasuring {
  /// The text, or its beginning and an ellipsis, no wider than `width`; empty where nothing fits.
  func shortened(_ text: String, _ style: TextStyle, to width: Int) -> String {
    guard size(of: text, style).width > width else { return text }
    let room = width - size(of: "…", style).width
    guard room >= 0 else { return "" }
    let kept = caretPositions(in: text, style).prefix { $0 <= room }.count - 1
    return text.prefix(max(0, kept)) + "…"
  }
}
