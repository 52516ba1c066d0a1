extension Color {
  /// The same colour in another space.
  ///
  /// The chains of bases of both spaces are joined at their first common space. Components that are
  /// powerless in the result are missing in it; a missing component counts as 0 on the way, and
  /// stays missing where the target has the analogous one (CSS Color 4, section 12.2).
  public func converted(to target: SpaceID) -> Color {
    guard target != space else { return self }
    var (values, join) = (components, space)
    while !target.isBased(on: join) {
      guard let base = join.definition.base else {
        preconditionFailure("no common base: \(space), \(target)")
      }
      values = join.definition.toBase(values)
      join = base
    }
    values = target.values(from: values, in: join)

    var missing = target.definition.powerless(values)
    if !self.missing.isEmpty {
      for (index, component) in space.components.enumerated() where self.missing.contains(index) {
        if let analogous = target.index(of: component.kind) { missing.insert(analogous) }
      }
      if self.missing.contains(ComponentSet.alpha) { missing.insert(ComponentSet.alpha) }
    }
    for index in target.components.indices where missing.contains(index) { values[index] = 0 }
    return Color(target, values, alpha: alpha, missing: missing)
  }
}

extension SpaceID {
  /// Whether `other` is this space or one that its chain of bases leads to.
  fileprivate func isBased(on other: SpaceID) -> Bool {
    self == other || definition.base?.isBased(on: other) == true
  }

  /// `values` of the space `join`, which this one is based on, taken down the chain to this one.
  fileprivate func values(from values: SIMD4<Double>, in join: SpaceID) -> SIMD4<Double> {
    guard self != join, let base = definition.base else { return values }
    return definition.fromBase(base.values(from: values, in: join))
  }
}
