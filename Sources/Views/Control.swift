public import ColorModel
public import Drawing
public import Geometry

/// A view that shows itself in one rectangle, and may take part in input.
public protocol Control<Message>: View {
  /// What it is to a user, a test and a screen reader.
  var traits: Traits { get }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList)

  /// Answers an event meant for it; positions are the window's. `context.interaction` may change.
  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>

  /// Where the pointer finds it; wider than its frame where it overhangs.
  func hitArea(in frame: Rect, _ context: ViewContext) -> Rect

  /// What of it the keys are at: a scroll view keeps that in sight.
  func focusArea(in frame: Rect, _ context: ViewContext) -> Rect

  /// Where the caret stands while it has the focus: an input method shows there what it composes.
  func caret(in frame: Rect, _ context: ViewContext) -> Rect?

  /// The shape of the pointer over it.
  var cursor: Cursor { get }

  /// The colour that a drag takes from it; nil where a drag is its own affair.
  var dragged: Color? { get }
}

extension Control {
  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    scene.items.append(Placed(frame: frame, control: self))
  }

  /// Nothing is taken by default.
  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  { .ignored }

  public func hitArea(in frame: Rect, _ context: ViewContext) -> Rect { frame }

  public func focusArea(in frame: Rect, _ context: ViewContext) -> Rect { frame }

  public func caret(in frame: Rect, _ context: ViewContext) -> Rect? { nil }

  public var cursor: Cursor { .arrow }

  public var dragged: Color? { nil }
}

/// How a control stands at the moment of drawing.
public struct ControlState: Hashable, Sendable {
  public var isHovered = false
  /// Pressed with the pointer (captured) or held by key.
  public var isPressed = false
  public var isFocused = false
  /// Focused, and the user is working by keyboard: draw the ring.
  public var showsFocusRing = false
  public var isEnabled = true
  /// It is drawn in a popup whose corners can be round.
  public var isRound = false

  public init() {}
}
