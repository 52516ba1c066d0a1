public import Geometry

/// All that lasts between two builds of the views: where the pointer, the focus and the caret are.
public struct Interaction: Equatable, Sendable {
  /// The control that gets the keys.
  public var focus: ViewID?
  /// The focus was moved by keyboard: show it.
  public var showsFocusRing = false
  /// Scroll views keep the focus in sight: a key was used last, not the wheel or a scroll bar.
  public var followsFocus = false
  public var hover: ViewID?
  /// Where the pointer was seen last; nil outside the window.
  public var pointer: Point?
  /// The control pressed by the pointer; it gets all pointer events until the release.
  public var capture: ViewID?
  /// The button it was pressed with.
  public var pressedButton = PointerEvent.Button.none
  /// The control whose menu is open.
  public var popup: ViewID?
  /// Where the open menu was asked for, if it is a context menu: at the pointer, or where the keys
  /// were.
  public var menuAnchor: Rect?
  /// The item of the open menu that the pointer or the arrows are on.
  public var highlight: ViewID?
  /// How far an open menu that is too high is scrolled, once the pointer has been in it.
  ///
  /// Nil keeps its highlight in sight, as keys want it.
  public var menuScroll: Int?
  /// Caret, selection and undo of the focused text field.
  public var editing: TextEditing?
  /// Where the keys are in each grid.
  public var grids: [ViewID: GridPosition] = [:]
  /// How far each scroll view is scrolled upwards, in device pixels.
  public var scrolls: [ViewID: Int] = [:]
  /// What those showed that begin anew with something else.
  var subjects: [ViewID: String] = [:]
  /// Where that was.
  var pressedAt = Point.zero
  /// Something is dragged over the window that it would take.
  public var isDropTarget = false
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

  /// The sheet that is open, and who had the keyboard before.
  var sheet: ViewID?
  var keyboardBehind = Keyboard()

  public init() {}

  /// Whether a scroll view showed something else when it was built last.
  func isNew(_ subject: String?, in id: ViewID) -> Bool {
    guard let subject, let known = subjects[id] else { return false }
    return known != subject
  }

  /// Device pixels have become others.
  public mutating func rescale(by ratio: Double) {
    editing?.rescale(by: ratio)
    scrolls = scrolls.mapValues { Int(Double($0) * ratio) }
  }
}

/// Who has the keyboard, and how.
struct Keyboard: Equatable, Sendable {
  var focus: ViewID?
  var showsFocusRing = false
  var followsFocus = false
  var editing: TextEditing?
}

extension Interaction {
  var keyboard: Keyboard {
    get {
      Keyboard(
        focus: focus, showsFocusRing: showsFocusRing, followsFocus: followsFocus, editing: editing)
    }
    set {
      focus = newValue.focus
      showsFocusRing = newValue.showsFocusRing
      followsFocus = newValue.followsFocus
      editing = newValue.editing
    }
  }
}
