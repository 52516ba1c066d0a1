import TestSupport
import Testing
import X11

/// Values that no single request can carry, out and in.
@Suite struct IncrementalSenderTests {
  /// Letters and digits, so that xclip gives them back as they are.
  private static func text(_ count: Int, seed: Int = 0) -> String {
    let line = String(
      decoding: (0..<630).map { UInt8(0x21 + ($0 / 7 + seed + $0) % 90) }, as: UTF8.self)
    return String(String(repeating: line, count: count / 630 + 1).utf8.prefix(count)) ?? ""
  }

  private static let xclip = ["xclip", "-o", "-selection", "clipboard", "-t", "UTF8_STRING"]

  // Around the size of a piece, 256 KiB, and beyond the server's largest request, 4 MiB.
  @Test(arguments: [(1 << 18) - 1, 1 << 18, (1 << 18) + 1, 1 << 19, 4_500_003])
  func largeTextArrivesWhole(_ count: Int) throws {
    let client = try Client(arguments: ["-maxbigreqsize", "1"])
    #expect(client.display.maximumRequestBytes <= 4 << 20)
    let owner = SelectionOwner(client.display)
    let text = Self.text(count)
    #expect(owner.own(client.display[.clipboard], text: text))
    let outcome = try client.serve(owner, while: Self.xclip)
    let isWhole = outcome.output == Array(text.utf8)
    #expect(isWhole, "\(outcome.output.count) bytes of \(count)")
    owner.disown(client.display[.clipboard])
    #expect(!owner.isServing)
  }

  @Test func ownReaderOnTheSameConnectionGetsItWhole() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let reader = SelectionReader(client.loop)
    let text = Self.text(1_000_000)
    #expect(owner.own(client.display[.clipboard], text: text))
    for _ in 0..<2 {
      var isWhole = false
      client.loop.handle = { if !owner.handle($0) { _ = reader.handle($0) } }
      reader.readText(of: client.display[.clipboard], patience: .safetyNet) {
        isWhole = $0 == Array(text.utf8)
        client.loop.stop()
      }
      client.runBounded()
      #expect(isWhole)
    }
  }

  @Test func severalClientsAreServedAtOnce() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let text = Self.text(1_500_000)
    #expect(owner.own(client.display[.clipboard], text: text))
    let programs = try (0..<3).map { _ in
      try Program(Self.xclip, environment: client.server.environment)
    }
    var running = programs.count
    client.loop.handle = { _ = owner.handle($0) }
    for program in programs {
      client.loop.watch(program.outputFile) {
        if program.readAvailable() { return }
        client.loop.unwatch(program.outputFile)
        running -= 1
        if running == 0 { client.loop.stop() }
      }
    }
    client.runBounded()
    for program in programs {
      let isWhole = program.finish().output == Array(text.utf8)
      #expect(isWhole)
    }
  }

  @Test func aTransferUnderWayEndsAlthoughAnotherProgramHasCopied() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let text = Self.text(1_500_000)
    let clipboard = client.display[.clipboard]
    #expect(owner.own(clipboard, text: text))
    // On a connection of its own: the server tells a client nothing of its own taking.
    let taker = try Display(name: client.server.display)
    let other = SelectionOwner(taker)
    var isTaken = false
    let program = try Program(Self.xclip, environment: client.server.environment)
    client.loop.handle = {
      _ = owner.handle($0)
      if case .selectionRequest = $0, !isTaken {
        isTaken = other.own(taker[.clipboard], text: "next")
      }
    }
    client.loop.watch(program.outputFile) {
      if !program.readAvailable() { client.loop.stop() }
    }
    client.runBounded()
    client.loop.unwatch(program.outputFile)
    #expect(isTaken && !owner.owns(clipboard))
    let isWhole = program.finish().output == Array(text.utf8)
    #expect(isWhole)
    #expect(!owner.isServing)
  }

  @Test func aRequestorThatVanishesInTheMiddleIsForgotten() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let clipboard = client.display[.clipboard]
    #expect(owner.own(clipboard, text: Self.text(1_000_000)))
    for vanishesAtRequest in [true, false] {
      // A client that asks, takes some, and goes away with its window.
      var asker: (display: Display, reader: SelectionReader)? = try {
        let display = try Display(name: client.server.display)
        let reader = SelectionReader(EventLoop(display))
        reader.readText(of: display[.clipboard]) { _ in }
        display.sync()
        return (display, reader)
      }()
      var requests = 0
      client.loop.handle = {
        if case .selectionRequest = $0 {
          if vanishesAtRequest {
            asker = nil
            _ = owner.handle($0)
            return client.loop.stop()
          }
          requests += 1
          _ = owner.handle($0)
          // The announcement is there: it is taken, and the next piece waited for.
          client.display.sync()
          while let asked = asker?.display.nextEvent() { _ = asker?.reader.handle(asked) }
          asker?.display.sync()
          return
        }
        _ = owner.handle($0)
        if case .property(let change) = $0, change.isDeleted, asker != nil, requests > 0 {
          asker = nil
        }
        if case .destroyed = $0 { client.loop.stop() }
      }
      client.runBounded()
    }
    #expect(owner.owns(clipboard))
    owner.disown(clipboard)
    #expect(!owner.isServing)
    // And it serves on.
    #expect(owner.own(clipboard, text: "#3366cc"))
    #expect(try client.serve(owner, while: Self.xclip).text == "#3366cc")
  }

  @Test func aReadingStopsAtItsLimitAndLetsTheOwnerEnd() throws {
    let client = try Client()
    let reader = SelectionReader(client.loop)
    let text = Self.text(1_500_000)
    try client.display.watchSelection(client.display[.clipboard])
    client.display.sync()
    // With -loops 1 it ends once it has sent all of it to one client.
    let program = try client.server.start(
      "xclip", "-i", "-selection", "clipboard", "-quiet", "-loops", "1", "-t", "UTF8_STRING",
      input: Array(text.utf8))
    let clipboard = client.display[.clipboard]
    client.event {
      if case .selectionOwner(clipboard, let owner) = $0 { owner != .none } else { false }
    }
    var answer: [UInt8]?
    client.loop.handle = { _ = reader.handle($0) }
    client.loop.watch(program.outputFile) {
      if !program.readAvailable() { client.loop.stop() }
    }
    reader.readText(of: clipboard, atMost: 1 << 16) { answer = $0 }
    client.runBounded()
    client.loop.unwatch(program.outputFile)
    #expect(program.finish().status == 0)
    let isStart = answer == Array(text.utf8.prefix(1 << 16))
    #expect(isStart)
  }

  @Test(arguments: [1 << 16, 100_000, 999_999])
  func aWholeAnswerIsCutAtTheLimit(_ count: Int) throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let reader = SelectionReader(client.loop)
    let text = Self.text(count)
    #expect(owner.own(client.display[.clipboard], text: text))
    var answer: [UInt8]?
    client.loop.handle = { if !owner.handle($0) { _ = reader.handle($0) } }
    reader.readText(of: client.display[.clipboard], atMost: 1 << 16) {
      answer = $0
      client.loop.stop()
    }
    client.runBounded()
    #expect(answer == Array(text.utf8.prefix(1 << 16)))
  }

  @Test func aNewReadingIsNotMixedWithTheOneThatItEnds() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let reader = SelectionReader(client.loop)
    let (first, second) = (Self.text(1_000_000), Self.text(1_000_000, seed: 40))
    #expect(owner.own(client.display[.clipboard], text: first))
    // Each goes on with what it has begun, whatever the other does.
    let other = SelectionOwner(client.display)
    #expect(other.own(.primary, text: second))
    var isWhole = false
    var pieces = 0
    client.loop.handle = {
      if case .property(let change) = $0, !change.isDeleted { pieces += 1 }
      if !other.handle($0), !owner.handle($0) { _ = reader.handle($0) }
      guard pieces == 3 else { return }
      pieces += 1
      reader.readText(of: .primary, patience: .safetyNet) {
        isWhole = $0 == Array(second.utf8)
        client.loop.stop()
      }
    }
    var firstAnswers: [Bool] = []
    reader.readText(of: client.display[.clipboard], patience: .safetyNet) {
      firstAnswers.append($0 == nil)
    }
    client.runBounded()
    #expect(firstAnswers == [true])
    #expect(isWhole)
  }
}
