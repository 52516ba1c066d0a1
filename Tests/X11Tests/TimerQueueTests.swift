import Testing
import X11

@Suite struct TimerQueueTests {
  private let start = ContinuousClock.now

  @Test func givesWhatIsDueAndNothingElse() {
    var queue = TimerQueue()
    var calls: [String] = []
    _ = queue.add(at: start + .seconds(2)) { calls.append("b") }
    _ = queue.add(at: start + .seconds(1)) { calls.append("a") }
    _ = queue.add(at: start + .seconds(3)) { calls.append("c") }
    #expect(queue.deadline == start + .seconds(1))
    while let call = queue.takeDue(at: start + .seconds(2)) { call() }
    #expect(calls == ["a", "b"])
    #expect(queue.deadline == start + .seconds(3))
  }

  @Test func keepsTheOrderOfEqualDeadlines() {
    var queue = TimerQueue()
    var calls: [Int] = []
    for number in 0..<5 { _ = queue.add(at: start) { calls.append(number) } }
    while let call = queue.takeDue(at: start) { call() }
    #expect(calls == [0, 1, 2, 3, 4])
  }

  @Test func cancelledCallIsGone() {
    var queue = TimerQueue()
    let id = queue.add(at: start) {}
    queue.cancel(id)
    #expect(queue.deadline == nil)
    #expect(queue.takeDue(at: start) == nil)
  }
}
