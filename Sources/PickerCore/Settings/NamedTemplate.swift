public import ColorModel

/// A template of the user's, with the name that the menu shows.
public struct NamedTemplate: Hashable, Sendable {
  public var name: String
  public var template: Template

  public init(_ name: String, _ template: Template) {
    self.name = name
    self.template = template
  }

  /// Reads a template; one without a place would be the same text for every colour.
  static func template(_ text: String) -> Result<Template, Problem> {
    do throws(TemplateError) {
      let template = try Template(text)
      return text.contains("{") ? .success(template) : .failure(.noPlace(text))
    } catch {
      return .failure(.unreadable(error))
    }
  }

  /// Why a text is no template of the user's.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(TemplateError)
    case noPlace(String)

    public var description: String {
      switch self {
      case .unreadable(let error): "\(error)"
      case .noPlace(let text): "a template needs a place such as {r}: \(text)"
      }
    }
  }

  /// The name, or where there is none the text.
  public var title: String { name.isEmpty ? template.text : name }
}
