public import Geometry

extension PickSession {
  public enum Button: Hashable, Sendable {
    case primary, middle, secondary, wheelUp, wheelDown
    /// Any other by its number.
    case other(UInt32)
  }

  /// A key by its meaning; modifiers are told by what is held.
  public enum Key: Hashable, Sendable {
    case enter, space, escape
    case left, right, up, down
    case zoomIn, zoomOut, larger, smaller
    case nextFormat, nextMean, copy, freeze
    case other
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let `super` = Modifiers(rawValue: 8)
  }

  /// What happened; a held key that repeats is pressed again without a release in between.
  public enum Input: Hashable, Sendable {
    case pointerMoved(to: Point)
    case buttonPressed(Button, at: Point, Modifiers = [])
    case buttonReleased(Button, at: Point)
    case keyPressed(Key, code: UInt32, Modifiers = [])
    case keyReleased(code: UInt32)
    /// A modifier's own key was pressed or released: those that were held until then.
    case modifiersHeld(Modifiers)
  }
}

extension PickSession.Key {
  /// Whether it is no key of the loupe with what is held, but the desktop's or another program's.
  ///
  /// Most likely it is the one that started the pick, pressed again: such a key cancels. Where its
  /// modifiers are held on from the first time, only a letter tells.
  func isOthers(with held: PickSession.Modifiers, fresh: PickSession.Modifiers) -> Bool {
    switch self {
    case .nextMean, .copy, .freeze, .other:
      !held.isDisjoint(with: [.control, .alt, .super])
    case .enter, .space, .escape, .left, .right, .up, .down, .zoomIn, .zoomOut, .larger, .smaller,
      .nextFormat:
      !fresh.isDisjoint(with: [.alt, .super])
    }
  }
}

// MARK: - Presses and motion

extension PickSession {
  /// Once pressed, the sample stands: a hand that shakes until the release does not change it.
  mutating func move(to point: Point) -> [Action] {
    let point = bounds.clamp(point)
    guard point != pointer else { return [] }
    switch phase {
    case .looking, .dragging: break
    case .pressed(let goesOn):
      let way = point - pointer
      guard max(abs(way.x), abs(way.y)) >= Self.slack else { return [] }
      phase = .dragging(from: pointer, goesOn: goesOn)
    case .keyed, .picked, .cancelled: return []
    }
    pointer = point
    return [.sample(area)]
  }

  mutating func press(
    _ button: Button, at point: Point, _ modifiers: Modifiers
  ) -> [Action] {
    pressed.insert(.button(button))
    switch button {
    case .primary:
      guard phase == .looking else { return [] }
      let actions = move(to: point)
      phase = .pressed(goesOn: goesOn || modifiers.contains(.shift))
      return actions + [.hold(area)]
    case .secondary: return cancel()
    case .wheelUp: return turn(by: 1, modifiers)
    case .wheelDown: return turn(by: -1, modifiers)
    case .middle, .other: return []
    }
  }

  mutating func press(_ key: Key, _ control: Control, _ modifiers: Modifiers) -> [Action] {
    guard !stale.contains(control) else { return [] }
    let isRepeated = !pressed.insert(control).inserted
    let step = modifiers.contains(.shift) ? 10 : 1
    switch key {
    case .escape: return cancel()
    case .enter, .space:
      guard phase == .looking, !isRepeated else { return [] }
      phase = .keyed(control, goesOn: goesOn || modifiers.contains(.shift))
      return [.hold(area)]
    case .left: return nudge(by: Point(x: -step, y: 0))
    case .right: return nudge(by: Point(x: step, y: 0))
    case .up: return nudge(by: Point(x: 0, y: -step))
    case .down: return nudge(by: Point(x: 0, y: step))
    case .zoomIn: return isHolding ? [] : [.zoom(by: 1)]
    case .zoomOut: return isHolding ? [] : [.zoom(by: -1)]
    case .larger: return isHolding ? [] : [.resize(by: 1)]
    case .smaller: return isHolding ? [] : [.resize(by: -1)]
    case .nextFormat: return isRepeated ? [] : [.nextFormat]
    case .nextMean: return isRepeated || isHolding ? [] : [.nextMean]
    case .copy: return isRepeated ? [] : [.copy]
    case .freeze: return isRepeated || isHolding || isDragging ? [] : [.freeze]
    case .other: return []
    }
  }

  private func turn(by steps: Int, _ modifiers: Modifiers) -> [Action] {
    if isHolding { return [] }
    return modifiers.contains(.control) ? [.resize(by: steps)] : [.zoom(by: steps)]
  }

  private mutating func nudge(by delta: Point) -> [Action] {
    guard !isHolding else { return [] }
    let before = pointer
    let actions = move(to: pointer + delta)
    return actions.isEmpty ? [] : [.warp(by: pointer - before)] + actions
  }

  /// A cancel stands against any pick that is not over.
  private mutating func cancel() -> [Action] {
    let wasDragging = isDragging
    phase = .cancelled
    return wasDragging ? [.sample(area)] : []
  }
}

// MARK: - Releases

extension PickSession {
  mutating func release(_ button: Button, at point: Point) -> [Action] {
    guard button == .primary, pressed.contains(.button(button)) else { return [] }
    switch phase {
    case .pressed(let goesOn):
      return pick(goesOn: goesOn) + (goesOn ? move(to: point) : [])
    case .dragging(_, let goesOn):
      let actions = move(to: point)
      return actions + pick(goesOn: goesOn)
    case .looking, .keyed, .picked, .cancelled: return []
    }
  }

  mutating func release(_ control: Control) -> [Action] {
    stale.remove(control)
    guard case .keyed(control, let goesOn) = phase else { return [] }
    return pick(goesOn: goesOn)
  }

  /// A pick that goes on is delivered at once, and one that does not at the end.
  private mutating func pick(goesOn: Bool) -> [Action] {
    let area = area
    phase = goesOn ? .looking : .picked(area)
    return goesOn ? [.pick(area, ends: false), .sample(self.area)] : []
  }

  mutating func endIfAllIsUp(_ control: Control) -> [Action] {
    guard pressed.remove(control) != nil, pressed.isEmpty else { return [] }
    switch phase {
    case .looking, .pressed, .dragging, .keyed: return []
    case .picked(let area):
      isOver = true
      return [.pick(area, ends: true)]
    case .cancelled:
      isOver = true
      return [.cancel]
    }
  }
}
