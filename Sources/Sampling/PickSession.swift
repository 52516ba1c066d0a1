public import Geometry

/// A pick from the screen, from the grab to its end, as a machine without a screen.
///
/// The host feeds it what the grab delivers and does what it answers. A pick is decided by a press
/// and over at the release: were the grab given up in between, the release would go to the window
/// underneath. So the end waits until every button and key whose press was swallowed is up again.
public struct PickSession: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case primary, middle, secondary
    /// Any other by its number, the wheel's included.
    case other(UInt32)
  }

  /// A key by its meaning; the host sends no modifier keys.
  public enum Key: Hashable, Sendable {
    case enter, space, escape
    case left, right, up, down
    /// Any other by its code.
    case other(UInt32)
  }

  /// What happened; a held key that repeats is pressed again without a release in between.
  public enum Input: Hashable, Sendable {
    case pointerMoved(to: Point)
    case buttonPressed(Button, at: Point)
    case buttonReleased(Button)
    case keyPressed(Key, shift: Bool)
    case keyReleased(Key)
    /// The grab is going away: nothing to wait for.
    case interrupted
  }

  /// What the host must do.
  public enum Action: Hashable, Sendable {
    /// Move the pointer relative to where the server has it.
    case warp(by: Point)
    /// Show what is at this point of the root window.
    case sample(at: Point)
    /// The pick is over: give up the grabs and deliver the colour at this point.
    case finish(at: Point)
    /// The pick is over: give up the grabs and leave everything as it was.
    case cancel
  }

  private enum Control: Hashable, Sendable {
    case button(Button)
    case key(Key)
  }

  /// The root window, which the pointer cannot leave.
  public var bounds: Rect
  public private(set) var pointer: Point
  public private(set) var isOver = false
  /// A press has picked or cancelled; only releases are waited for.
  public var isDecided: Bool { decision != nil }
  private var decision: Action?
  /// What was pressed during the pick and is still down.
  private var pressed: Set<Control> = []
  /// What was down before the pick, and means nothing until it is released.
  private var stale: Set<Control>

  /// `held` are the keys that are down already, such as the one that started the pick.
  public init(bounds: Rect, pointer: Point, held: Set<Key> = []) {
    self.bounds = bounds
    self.pointer = bounds.clamp(pointer)
    stale = Set(held.map(Control.key))
  }

  public mutating func handle(_ input: Input) -> [Action] {
    guard !isOver else { return [] }
    switch input {
    case .pointerMoved(let point): return move(to: point)
    case .buttonPressed(let button, let point): return press(button, at: point)
    case .buttonReleased(let button): return release(.button(button))
    case .keyPressed(let key, let shift): return press(key, step: shift ? 10 : 1)
    case .keyReleased(let key): return release(.key(key))
    case .interrupted: return end(with: .cancel)
    }
  }

  /// Once decided, the sample stands: a hand that shakes on release does not change it.
  private mutating func move(to point: Point) -> [Action] {
    let point = bounds.clamp(point)
    guard decision == nil, point != pointer else { return [] }
    pointer = point
    return [.sample(at: point)]
  }

  private mutating func press(_ button: Button, at point: Point) -> [Action] {
    pressed.insert(.button(button))
    switch button {
    case .primary:
      let actions = move(to: point)
      decide(.finish(at: pointer))
      return actions
    case .secondary: decide(.cancel)
    case .middle, .other: break
    }
    return []
  }

  private mutating func press(_ key: Key, step: Int) -> [Action] {
    guard !stale.contains(.key(key)) else { return [] }
    pressed.insert(.key(key))
    switch key {
    case .enter, .space: decide(.finish(at: pointer))
    case .escape: decide(.cancel)
    case .left: return nudge(by: Point(x: -step, y: 0))
    case .right: return nudge(by: Point(x: step, y: 0))
    case .up: return nudge(by: Point(x: 0, y: -step))
    case .down: return nudge(by: Point(x: 0, y: step))
    case .other: break
    }
    return []
  }

  private mutating func nudge(by delta: Point) -> [Action] {
    guard decision == nil else { return [] }
    let before = pointer
    let actions = move(to: pointer + delta)
    return actions.isEmpty ? [] : [.warp(by: pointer - before)] + actions
  }

  /// The first pick stands against a second, but not against a cancel.
  private mutating func decide(_ action: Action) {
    if decision == nil || action == .cancel { decision = action }
  }

  private mutating func release(_ control: Control) -> [Action] {
    stale.remove(control)
    guard pressed.remove(control) != nil, pressed.isEmpty, let decision else { return [] }
    return end(with: decision)
  }

  private mutating func end(with action: Action) -> [Action] {
    isOver = true
    return [action]
  }
}
