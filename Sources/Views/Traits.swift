/// What a control is to a user: said once, read by tests, tooltips and screen readers.
public struct Traits: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    case label, image, button, radioButton, slider, colorPlane, textField, menuButton, menuItem
    case scrollView, scrollBar, grid, gridCell, tab, dialog, checkBox, listItem
    case shortcutField
  }

  public enum Action: Hashable, Sendable {
    case press, increment, decrement, edit, select, scroll, drag
  }

  public var id: ViewID
  public var role: Role
  /// What it is called: the visible label, or the words a tooltip shows.
  public var name: String
  /// Its value in words: the field's text, the slider's number.
  public var value: String
  /// Where a number lies, for sliders.
  public var range: ClosedRange<Double>?
  public var number: Double?
  public var actions: Set<Action>
  public var isEnabled: Bool
  /// Chosen, for a radio button or a menu item.
  public var isSelected: Bool
  /// Reached by Tab; a control that is not may still be clicked.
  public var isFocusable: Bool
  /// A click on it leaves the keyboard where it is: what is being typed goes on.
  public var keepsFocus: Bool
  /// The control it is a part of: a click on it takes the keyboard there.
  public var owner: ViewID?
  /// The list of what it finds: Down and Enter lead to its beginning.
  public var list: ViewID?
  /// Holds text that is not accepted.
  public var isInvalid: Bool
  /// The keys that do the same, for tooltips and menus: "Ctrl+P".
  public var shortcut: String?

  public init(
    id: ViewID, role: Role, name: String, value: String = "", range: ClosedRange<Double>? = nil,
    number: Double? = nil, actions: Set<Action> = [], isEnabled: Bool = true,
    isSelected: Bool = false, isFocusable: Bool = false, keepsFocus: Bool = false,
    owner: ViewID? = nil, list: ViewID? = nil, isInvalid: Bool = false, shortcut: String? = nil
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.value = value
    self.range = range
    self.number = number
    self.actions = actions
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocusable = isFocusable
    self.keepsFocus = keepsFocus
    self.owner = owner
    self.list = list
    self.isInvalid = isInvalid
    self.shortcut = shortcut
  }

  /// Takes part in input at all.
  public var isInteractive: Bool { !actions.isEmpty && isEnabled }
}

/// What a control is known by from one build of the views to the next.
public struct ViewID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }

  /// The part called `name` of the control with this id.
  public func part(_ name: some CustomStringConvertible) -> ViewID { ViewID("\(self).\(name)") }
}
