/// A template that is being typed, or was left as it cannot be saved.
public struct TemplateDraft: Equatable, Sendable {
  /// The template it is to replace, and its index.
  var original: NamedTemplate
  public internal(set) var index: Int
  public var name: String
  public var text: String

  /// What it is to become.
  var template: Result<NamedTemplate, NamedTemplate.Problem> {
    Result { () throws(NamedTemplate.Problem) in try NamedTemplate(name: name, text: text) }
  }

  /// Why it cannot be saved; nil where it can.
  public var problem: NamedTemplate.Problem? {
    if case .failure(let problem) = template { problem } else { nil }
  }

  /// The draft where its template is now; nil where that has gone.
  func following(_ templates: [NamedTemplate]) -> TemplateDraft? {
    if templates.indices.contains(index), templates[index] == original { return self }
    guard let index = templates.firstIndex(of: original) else { return nil }
    var moved = self
    moved.index = index
    return moved
  }
}
