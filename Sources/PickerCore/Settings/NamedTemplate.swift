public import ColorModel

/// A template of the user's, with the name that the menu shows.
public struct NamedTemplate: Hashable, Sendable {
  public var name: String
  public var template: Template

  public init(_ name: String, _ template: Template) {
    self.name = name
    self.template = template
  }

  /// Reads one; without a place its text would be the same for every colour.
  init(name: String, text: String) throws(Problem) {
    let names = OutputFormat.allCases.flatMap { [$0.rawValue, $0.title] }.map { $0.lowercased() }
    guard !names.contains(name.lowercased()) else { throw .nameOfFormat(name) }
    do throws(TemplateError) {
      self.init(name, try Template(text))
    } catch {
      throw .unreadable(error)
    }
    guard text.contains("{") else { throw .noPlace(text) }
  }

  /// Why a name and a text are no template of the user's.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(TemplateError)
    case noPlace(String)
    /// The menu would have two of that name.
    case nameOfFormat(String)

    public var description: String {
      switch self {
      case .unreadable(let error): "\(error)"
      case .noPlace(let text): "a template needs a place such as {r}: \(text)"
      case .nameOfFormat(let name): "a format has this name: \(name)"
      }
    }

    /// It is the name that is wrong, not the text.
    public var isOfName: Bool { if case .nameOfFormat = self { true } else { false } }
  }

  /// The name, or where there is none the text.
  public var title: String { name.isEmpty ? template.text : name }
}
