import PickerCore
import Testing

@Suite struct UndoHistoryTests {
  @Test func thereAndBack() {
    var history = UndoHistory<Int>()
    var now = 0
    for next in 1...3 {
      history.push(now)
      now = next
    }
    var seen = [now]
    while let state = history.undo(from: now) {
      now = state
      seen.append(now)
    }
    #expect(seen == [3, 2, 1, 0])
    #expect(!history.canUndo && history.canRedo)
    while let state = history.redo(from: now) { now = state }
    #expect(now == 3)
    #expect(history.canUndo && !history.canRedo)
  }

  @Test func aNewStepForgetsWhatWasUndone() {
    var history = UndoHistory<Int>()
    history.push(0)
    #expect(history.undo(from: 1) == 0)
    history.push(0)
    #expect(!history.canRedo)
    #expect(history.redo(from: 2) == nil)
    #expect(history.undo(from: 2) == 0)
  }

  @Test func emptyGivesNothing() {
    var history = UndoHistory<Int>()
    #expect(history.undo(from: 1) == nil)
    #expect(history.redo(from: 1) == nil)
    #expect(history == UndoHistory())
  }

  @Test func theOldestStepsAreForgotten() {
    var history = UndoHistory<Int>()
    let limit = UndoHistory<Int>.limit
    for state in 0..<limit + 10 { history.push(state) }
    var states: [Int] = []
    while let state = history.undo(from: -1) { states.append(state) }
    #expect(states == Array((10..<limit + 10).reversed()))
  }
}
