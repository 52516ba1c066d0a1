import Geometry
import TestSupport
import Testing
import X11

@Suite struct SelectionReaderTests {
  private func read(_ client: Client, patience: Duration = .safetyNet) -> [UInt8]? {
    let reader = SelectionReader(client.loop)
    var text: [UInt8]?
    client.loop.handle = { _ = reader.handle($0) }
    reader.readText(of: client.display[.clipboard], patience: patience) {
      text = $0
      client.loop.stop()
    }
    client.runBounded()
    return text
  }

  /// Waits, by the server's own word, until xclip owns the clipboard.
  private func owner(_ client: Client, _ bytes: [UInt8], target: String) throws -> Program {
    try client.display.watchSelection(client.display[.clipboard])
    client.display.sync()
    let program = try client.server.start(
      "xclip", "-i", "-selection", "clipboard", "-quiet", "-t", target, input: bytes,
      output: .discarded)
    let clipboard = client.display[.clipboard]
    client.event {
      if case .selectionOwner(clipboard, let owner) = $0 { owner != .none } else { false }
    }
    return program
  }

  @Test func readsAnotherClientsText() throws {
    let client = try Client()
    let program = try owner(client, Array("#3366cc".utf8), target: "UTF8_STRING")
    #expect(read(client) == Array("#3366cc".utf8))
    program.signal(15)
  }

  /// A connection whose owner is served by the client's loop.
  private func serve(
    _ offer: SelectionOwner.Offer, beside client: Client, _ body: () throws -> Void
  ) throws {
    let other = try Display(name: client.server.display)
    let owner = SelectionOwner(other)
    #expect(owner.own(other[.clipboard], offering: offer))
    client.loop.watch(other.fileDescriptor) {
      // A flush reads as well: what it brought along wakes nobody.
      repeat {
        while let event = other.nextEvent() { _ = owner.handle(event) }
        other.flush()
      } while other.hasQueuedEvents
    }
    try body()
    client.loop.unwatch(other.fileDescriptor)
  }

  @Test func fallsBackToLatin1AndConvertsIt() throws {
    let client = try Client()
    let latin = Property(type: .string, .bytes([0x63, 0x61, 0x66, 0xE9]))
    try serve([(.string, latin)], beside: client) {
      #expect(read(client) == Array("café".utf8))
    }
  }

  @Test func ownerWithoutTextIsNil() throws {
    let client = try Client()
    let image = client.display.atom("image/png")
    try serve([(image, Property(type: image, .bytes([1, 2, 3])))], beside: client) {
      #expect(read(client) == nil)
    }
  }

  @Test func joinsAnIncrementalTransfer() throws {
    let client = try Client()
    // More than a quarter of the largest request, from where on xclip sends in pieces.
    let bytes = (0..<6_000_000).map { UInt8(0x20 + $0 % 90) }
    let program = try owner(client, bytes, target: "UTF8_STRING")
    let isWhole = read(client) == bytes
    #expect(isWhole, "six million bytes are not worth printing")
    program.signal(15)
  }

  @Test func nobodysSelectionIsNil() throws {
    #expect(read(try Client()) == nil)
  }

  @Test func silentOwnerIsGivenUp() throws {
    let client = try Client()
    // An owner that never looks at its requests: another connection of ours.
    let other = try Client(client.server)
    let silent = SelectionOwner(other.display)
    #expect(silent.own(other.display[.clipboard], text: "never told"))
    let start = ContinuousClock.now
    #expect(read(client, patience: .milliseconds(30)) == nil)
    #expect(ContinuousClock.now - start >= .milliseconds(30))
  }

  @Test func newReadingEndsTheOneUnderWay() throws {
    let client = try Client()
    let reader = SelectionReader(client.loop)
    var answers: [String] = []
    client.loop.handle = { _ = reader.handle($0) }
    reader.readText(of: client.display[.clipboard]) { answers.append("first \($0 == nil)") }
    reader.readText(of: .primary) {
      answers.append("second \($0 == nil)")
      client.loop.stop()
    }
    client.runBounded()
    #expect(answers == ["first true", "second true"])
  }
}
