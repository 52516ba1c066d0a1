public import ColorModel
public import Drawing
public import Geometry

/// A word in a small box: a verdict, a sample of text in one colour on another, or a mark that
/// leads on.
public struct Badge<Message>: Control {
  public let traits: Traits
  private let text: String
  private var sample: Sample?
  private var message: Message?

  private struct Sample {
    let text: Color
    let ground: Color
  }

  public init(_ text: String, id: ViewID) {
    traits = Traits(id: id, role: .label, name: text)
    self.text = text
  }

  /// A mark that sends its message when it is clicked; `name` is the sentence its tooltip shows.
  public init(_ text: String, id: ViewID, name: String, _ message: Message) {
    traits = Traits(
      id: id, role: .button, name: name, value: text, actions: [.press], isFocusable: true)
    self.text = text
    self.message = message
  }

  /// The word in `color` on `ground`; `name` says what is shown.
  public init(_ text: String, id: ViewID, name: String, color: Color, on ground: Color) {
    traits = Traits(id: id, role: .image, name: name, value: color.hex)
    self.text = text
    sample = Sample(text: color, ground: ground)
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let text = context.text.size(of: text, context.style(.small))
    return Size(width: text.width + context.scale(12), height: context.scale(18))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let outline = Path.rounded(frame, radius: scale(4))
    var ink = theme.text
    if let sample {
      list.fill(outline, sample.ground, scale)
      ink = sample.text.composited(over: sample.ground).rgb8
    } else {
      list.fill(outline, .solid(theme.shade(theme.button, state)))
    }
    list.stroke(outline, width: scale(1), .solid(theme.line))
    let inner = frame.inset(by: Insets(left: scale(3), right: scale(3)))
    list.line(text, context.style(.small), ink, in: inner, .center, context.text)
    list.focusRing(around: frame, radius: scale(4), state, context)
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    guard let message else { return .ignored }
    return event.isActivation(in: frame) ? .message(message) : event.isPress ? .handled : .ignored
  }
}
