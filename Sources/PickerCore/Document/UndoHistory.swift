/// Steps that were made, to be taken back and made again.
public struct UndoHistory<Step: Equatable & Sendable>: Equatable, Sendable {
  /// Steps kept; older ones are forgotten.
  public static var limit: Int { 500 }

  private var past: [Step] = []
  private var future: [Step] = []

  public init() {}

  public var canUndo: Bool { !past.isEmpty }
  public var canRedo: Bool { !future.isEmpty }

  /// Records a step that was made; what was undone is gone.
  public mutating func push(_ step: Step) {
    past.append(step)
    if past.count > Self.limit { past.removeFirst() }
    future = []
  }

  /// The step made last, to be taken back; nil where there is none.
  public mutating func undo() -> Step? {
    guard let step = past.popLast() else { return nil }
    future.append(step)
    return step
  }

  /// The step undone last, to be made again; nil where there is none.
  public mutating func redo() -> Step? {
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step
  }
}
