public import ColorModel

/// A template of the user's, with the name that the menu shows.
public struct NamedTemplate: Hashable, Sendable {
  public var name: String
  public var template: Template

  public init(_ name: String, _ template: Template) {
    self.name = name
    self.template = template
  }

  /// The name, or where there is none the text.
  public var title: String { name.isEmpty ? template.text : name }
}
