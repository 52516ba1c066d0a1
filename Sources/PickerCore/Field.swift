/// A text field of the window.
public enum Field: Hashable, Sendable {
  /// A component of the mode's space, by index.
  case component(Int)
  case alpha
  /// The colour as text, in the chosen format.
  case output
}

/// What is being typed into a field, until it is committed or dropped.
public struct Draft: Hashable, Sendable {
  public var field: Field
  public var text: String
  /// Marked: it was committed and cannot be read.
  public var isInvalid: Bool
  /// The colour when the typing began: Esc brings it back, a commit is one step from it.
  public var before: EditedColor

  public init(_ field: Field, _ text: String, before: EditedColor, isInvalid: Bool = false) {
    self.field = field
    self.text = text
    self.before = before
    self.isInvalid = isInvalid
  }
}
