extension Color {
  /// The same colour in another space.
  ///
  /// The chains of bases of both spaces are joined at their first common space. Components that are
  /// powerless in the result are missing in it; a missing component counts as 0 on the way, and
  /// stays missing where the target has the analogous one (CSS Color 4, section 12.2).
  public func converted(to target: SpaceID) -> Color {
    guard target != space else { return self }
    let upward = chain(from: space)
    let downward = chain(from: target)
    guard let join = upward.first(where: downward.contains) else {
      preconditionFailure("no common base: \(space), \(target)")
    }
    var values = components
    for step in upward.prefix(while: { $0 != join }) { values = step.definition.toBase(values) }
    for step in downward.prefix(while: { $0 != join }).reversed() {
      values = step.definition.fromBase(values)
    }
    var missing = target.definition.powerless(values)
    if !self.missing.isEmpty {
      for (index, component) in space.components.enumerated() where self.missing.contains(index) {
        if let analogous = target.index(of: component.kind) { missing.insert(analogous) }
      }
    }
    for index in target.components.indices where missing.contains(index) { values[index] = 0 }
    return Color(target, values, alpha: alpha, missing: missing)
  }
}

/// The space and those it is based on, up to the root.
private func chain(from space: SpaceID) -> [SpaceID] {
  Array(sequence(first: space) { $0.definition.base })
}
