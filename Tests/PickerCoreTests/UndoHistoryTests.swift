import PickerCore
import Testing

@Suite struct UndoHistoryTests {
  @Test func thereAndBack() {
    var history = UndoHistory<Int>()
    for step in 1...3 { history.push(step) }
    var undone: [Int] = []
    while let step = history.undo() { undone.append(step) }
    #expect(undone == [3, 2, 1])
    #expect(!history.canUndo && history.canRedo)
    var redone: [Int] = []
    while let step = history.redo() { redone.append(step) }
    #expect(redone == [1, 2, 3])
    #expect(history.canUndo && !history.canRedo)
  }

  @Test func aNewStepForgetsWhatWasUndone() {
    var history = UndoHistory<Int>()
    history.push(1)
    #expect(history.undo() == 1)
    history.push(2)
    #expect(!history.canRedo)
    #expect(history.redo() == nil)
    #expect(history.undo() == 2)
  }

  @Test func emptyGivesNothing() {
    var history = UndoHistory<Int>()
    #expect(history.undo() == nil)
    #expect(history.redo() == nil)
    #expect(history == UndoHistory())
  }

  @Test func theOldestStepsAreForgotten() {
    var history = UndoHistory<Int>()
    let limit = UndoHistory<Int>.limit
    for step in 0..<limit + 10 { history.push(step) }
    var steps: [Int] = []
    while let step = history.undo() { steps.append(step) }
    #expect(steps == Array((10..<limit + 10).reversed()))
  }
}
