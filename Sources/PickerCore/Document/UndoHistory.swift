/// States to go back to and forward to.
public struct UndoHistory<State: Equatable & Sendable>: Equatable, Sendable {
  /// Steps kept; older ones are forgotten.
  public static var limit: Int { 500 }

  private var past: [State] = []
  private var future: [State] = []

  public init() {}

  public var canUndo: Bool { !past.isEmpty }
  public var canRedo: Bool { !future.isEmpty }

  /// Records the state a change is about to leave; what was undone is gone.
  public mutating func push(_ state: State) {
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
    future = []
  }

  /// The state before, in exchange for the present one; nil where there is none.
  public mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// The state undone last, in exchange for the present one; nil where there is none.
  public mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }
}
