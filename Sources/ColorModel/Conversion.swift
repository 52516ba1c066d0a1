extension Color {
  /// The same colour in another space.
  ///
  /// The chains of bases of both spaces are joined at their first common space. Components that are
  /// undetermined in the result are 0 in it, and missing where they are powerless. A missing
  /// component counts as its value (0 as a rule) on the way, and where the target has the analogous
  /// one that is flagged as missing too (CSS Color 4, section 12.2); its value is the converted
  /// one, so that the colour stays the same. A component too large for a `Double`, as of a colour
  /// far outside all spaces, is 0.
  public func converted(to target: SpaceID) -> Color {
    guard target != space else { return self }
    let join = space.join(with: target)
    var (values, step) = (components, space)
    while step != join {
      let definition = step.definition
      values = definition.toBase(values)
      step = definition.base ?? join
    }
    values = target.values(from: values, in: join)
    values.replace(with: 0, where: (values - values) .!= 0)

    var missing = ComponentSet()
    let undetermined = target.definition.undetermined(values)
    if !undetermined.isEmpty {
      for index in 0..<4 where undetermined.contains(index) { values[index] = 0 }
      missing = target.definition.powerless(values)
    }
    if !self.missing.isEmpty { missing.formUnion(carriedForward(to: target)) }
    return Color(target, values, alpha: alpha, missing: missing)
  }

  /// The components of `target` that are missing because analogous ones are missing here.
  func carriedForward(to target: SpaceID) -> ComponentSet {
    var carried = ComponentSet()
    if missing.contains(ComponentSet.alpha) { carried.insert(ComponentSet.alpha) }
    let kinds = space.components.indices.filter(missing.contains).map { space.components[$0].kind }
    for (index, component) in target.components.enumerated() {
      if kinds.contains(where: { $0.analogue == component.kind.analogue }) { carried.insert(index) }
    }
    // The whole of the chromaticity is one set: a and b together are chroma and hue together.
    let (plane, wheel): ([Component.Kind], [Component.Kind]) =
      ([.greenRed, .blueYellow], [.chroma, .hue])
    for (set, other) in [(plane, wheel), (wheel, plane)] where set.allSatisfy(kinds.contains) {
      for kind in other { target.index(of: kind).map { carried.insert($0) } }
    }
    return carried
  }
}

extension SpaceID {
  /// The first space in which the chains of bases of both meet.
  fileprivate func join(with other: SpaceID) -> SpaceID {
    Self.joins[Int(rawValue) * Self.count + Int(other.rawValue)]
  }

  private static let count = allCases.count

  /// Of each pair of spaces, found once: a conversion is a matter of nanoseconds.
  private static let joins: [SpaceID] = allCases.flatMap { space in
    allCases.map { other in
      var join = space
      while !other.isBased(on: join) {
        guard let base = join.definition.base else {
          preconditionFailure("no common base: \(space), \(other)")
        }
        join = base
      }
      return join
    }
  }

  /// Whether `other` is this space or one that its chain of bases leads to.
  fileprivate func isBased(on other: SpaceID) -> Bool {
    self == other || definition.base?.isBased(on: other) == true
  }

  /// `values` of the space `join`, which this one is based on, taken down the chain to this one.
  fileprivate func values(from values: SIMD4<Double>, in join: SpaceID) -> SIMD4<Double> {
    let definition = definition
    guard self != join, let base = definition.base else { return values }
    return definition.fromBase(base.values(from: values, in: join))
  }
}
