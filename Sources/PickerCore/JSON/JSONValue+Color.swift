import ColorModel

extension JSONValue {
  init(_ whole: Int?) { self = whole.map { .number(Double($0)) } ?? .null }

  /// A colour in full precision: its space by name, null for a component it lacks, and alpha.
  init(_ color: Color) {
    let components = color.space.components.indices.map { color[$0].map(JSONValue.number) ?? .null }
    self = .object([
      .init("space", .string(color.space.cssName)), .init("components", .array(components)),
      .init("alpha", color.missing.contains(ComponentSet.alpha) ? .null : .number(color.alpha)),
    ])
  }
}

extension Color {
  /// Reads what `JSONValue` writes; nil for anything else.
  init?(_ value: JSONValue) {
    guard case .string(let name) = value["space"],
      let space = SpaceID.allCases.first(where: { $0.cssName == name }),
      case .array(let components) = value["components"],
      components.count == space.components.count, let alpha = value["alpha"]
    else { return nil }
    self.init(space, .zero)
    for (index, component) in components.enumerated() {
      switch component {
      case .number(let number): self.components[index] = number
      case .null: missing.insert(index)
      default: return nil
      }
    }
    switch alpha {
    case .number(let number) where (0...1).contains(number): self.alpha = number
    case .null: missing.insert(ComponentSet.alpha)
    default: return nil
    }
  }
}
