public import Geometry

/// All that lasts between two builds of the views: where the pointer, the focus and the caret are.
public struct Interaction: Equatable, Sendable {
  /// The control that gets the keys.
  public var focus: ViewID?
  /// The focus was moved by keyboard: show it.
  public var showsFocusRing = false
  public var hover: ViewID?
  /// The control pressed by the pointer; it gets all pointer events until the release.
  public var capture: ViewID?
  /// The button it was pressed with.
  public var pressedButton = PointerEvent.Button.none
  /// The control whose menu is open.
  public var popup: ViewID?
  /// The item of the open menu that the pointer or the arrows are on.
  public var highlight: ViewID?
  /// How far an open menu that is too high is scrolled, once the pointer has been in it.
  ///
  /// Nil keeps its highlight in sight, as keys want it.
  public var menuScroll: Int?
  /// Caret, selection and undo of the focused text field.
  public var editing: TextEditing?
  /// From the thumb's centre to where it was grabbed.
  public var grip = Point.zero
  /// Where a slider stands that tells its value only when it is released.
  public var pendingValue: Double?
  /// The control whose tooltip is shown.
  public var tooltip: ViewID?
  /// Whether the window has the keyboard focus; without it no caret blinks and no ring shows.
  public var isActive = true
  /// Whether the caret is in the shown half of its blinking.
  public var showsCaret = true

  public init() {}
}
