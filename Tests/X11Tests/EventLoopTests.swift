import Geometry
import Glibc
import TestSupport
import Testing
import X11

@Suite struct EventLoopTests {
  @Test func timersFireInTheOrderOfTheirDeadlines() throws {
    let client = try Client()
    var fired: [Int] = []
    client.loop.after(.milliseconds(20)) {
      fired.append(20)
      client.loop.stop()
    }
    client.loop.after(.milliseconds(1)) { fired.append(1) }
    client.loop.after(.zero) { fired.append(0) }
    let cancelled = client.loop.after(.milliseconds(5)) { fired.append(5) }
    client.loop.cancel(cancelled)
    client.loop.run()
    #expect(fired == [0, 1, 20])
  }

  @Test func noTimerFiresEarly() throws {
    let client = try Client()
    let start = ContinuousClock.now
    client.loop.after(.microseconds(12_345)) { client.loop.stop() }
    client.loop.run()
    #expect(ContinuousClock.now - start >= .microseconds(12_345))
  }

  @Test func timerAddedByATimerWaitsForTheNextRound() throws {
    let client = try Client()
    var rounds = 0
    var roundOfSecond: Int?
    client.loop.batchEnded = { rounds += 1 }
    client.loop.after(.zero) {
      let first = rounds
      client.loop.after(.zero) {
        roundOfSecond = rounds - first
        client.loop.stop()
      }
    }
    client.loop.run()
    #expect(roundOfSecond == 1)
  }

  @Test func idleLoopWakesForItsTimerAlone() throws {
    let client = try Client()
    var batches = 0
    client.loop.batchEnded = { batches += 1 }
    client.loop.after(.milliseconds(200)) { client.loop.stop() }
    client.runBounded()
    // Before the wait, and after it.
    #expect(batches == 2)
  }

  @Test func timersFireWhileEventsKeepComing() throws {
    let client = try Client()
    let window = client.shownWindow(events: [.property])
    // Each event begets the next before the queue is looked at again.
    client.loop.batchEnded = {
      window.setTitle("again")
      client.display.sync()
    }
    var fired = false
    client.loop.after(.milliseconds(20)) {
      fired = true
      client.loop.stop()
    }
    client.runBounded()
    #expect(fired)
  }

  @Test func watchesFilesUntilTheyEnd() throws {
    let client = try Client()
    let program = try Program(["echo", "hello"])
    var calls = 0
    client.loop.watch(program.outputFile) {
      calls += 1
      if !program.readAvailable() { client.loop.stop() }
    }
    client.runBounded()
    client.loop.unwatch(program.outputFile)
    #expect(calls >= 2)
    #expect(program.finish().text == "hello\n")
  }

  @Test func mergesMotionInARowAndEndsEachBatchOnce() throws {
    let client = try Client()
    let window = client.shownWindow(
      Rect(x: 0, y: 0, width: 200, height: 200), events: [.motion, .buttonPress])
    client.display.sync()
    // Both connections are in step, so all of these arrive as one batch.
    _ = try client.server.run(
      "xdotool", "mousemove", "20", "20", "mousemove", "30", "30", "mousemove", "40", "40",
      "click", "1", "mousemove", "50", "50", "mousemove", "60", "60", "click", "1")
    client.display.sync()
    var told: [String] = []
    client.loop.handle = { event in
      switch event {
      case .motion(let motion): told.append("\(motion.position)")
      case .button(let button):
        told.append("press \(button.position)")
        if button.position.x == 60 { client.loop.stop() }
      default: break
      }
    }
    var batches = 0
    client.loop.batchEnded = { batches += 1 }
    client.runBounded()
    #expect(told == ["40,40", "press 40,40", "60,60", "press 60,60"])
    #expect(batches == 1)
    #expect(window.display === client.display)
  }

  @Test func handlesEventsThatAReplyBroughtAlong() throws {
    let client = try Client()
    let window = client.shownWindow(events: [.property])
    window.setTitle("queued")
    client.display.sync()
    #expect(client.display.hasQueuedEvents)
    let name = client.value { event -> Atom? in
      if case .property(let change) = event { change.name } else { nil }
    }
    #expect(name == .wmName)
  }

  @Test func tellsALostConnectionOnceAndEnds() throws {
    let client = try Client()
    var told = 0
    client.loop.lost = { told += 1 }
    client.loop.after(.zero) { client.server.kill() }
    client.runBounded()
    #expect(told == 1)
    #expect(client.display.isLost)
  }

  @Test func tellsSignalsInItsOwnTime() throws {
    let client = try Client()
    var received: [Int32] = []
    client.loop.catchSignals([SIGUSR1, SIGUSR2]) { [unowned loop = client.loop] in
      received.append($0)
      if received.count == 2 { loop.stop() }
    }
    client.loop.after(.zero) {
      // To this thread alone: the other threads of the test process do not block them.
      pthread_kill(pthread_self(), SIGUSR1)
      pthread_kill(pthread_self(), SIGUSR2)
    }
    client.runBounded()
    #expect(received.sorted() == [SIGUSR1, SIGUSR2].sorted())
  }
}
