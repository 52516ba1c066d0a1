import Geometry
import TestSupport
import Testing

@testable import X11

/// Drags in, from sources well-mannered and odd.
@Suite struct DropTargetTests {
  /// A window that takes drops, and what it was told.
  private final class Site {
    let client = try? Client()
    private(set) var hovers: [Bool] = []
    private(set) var drops: [(type: Atom, property: Property?)] = []
    private var target: DropTarget?
    /// What the window says of a drop.
    var isOfUse = true
    private(set) var window: Window?

    init(patience: Duration = .safetyNet) throws {
      let client = try #require(client)
      let window = client.shownWindow(events: [.property])
      self.window = window
      let loop = client.loop
      target = DropTarget(
        window, loop, accepting: [client.display.atom("first"), client.display.atom("second")],
        patience: patience,
        client: DropTarget.Client(
          hovers: { [unowned self] in
            hovers.append($0)
            loop.stop()
          },
          dropped: { [unowned self] in
            drops.append(($0, $1))
            loop.stop()
            return isOfUse && $1 != nil
          }))
    }

    var id: WindowID { window?.id ?? .none }

    /// Runs until the window, or the peer, was told something.
    func run() {
      client?.loop.handle = { [target] in _ = target?.handle($0) }
      client?.runBounded()
    }

    /// A source, the start of whose drag is told; its answers stop the loop.
    func peer(offering names: [String], version: Int = 5, listed: Bool = false) throws -> DragPeer {
      let client = try #require(client)
      let peer = try DragPeer(beside: client, Rect(x: 300, y: 300, width: 10, height: 10))
      peer.received = { [loop = client.loop] _ in loop.stop() }
      let types = names.map { peer.display.atom($0) }
      if listed {
        peer.display.setProperty(
          peer.display[.dragTypeList], of: peer.id,
          to: Property(type: .atom, .words(types.map { UInt32($0.rawValue) })))
      }
      peer.send(
        .enter(source: peer.id, version: version, types: types, hasMore: listed), to: id)
      return peer
    }

    /// The pointer moves over it, and the answer to that.
    func answer(to peer: DragPeer) -> DragMessage? {
      peer.send(.position(source: peer.id, Point(x: 20, y: 20), .current), to: id)
      let count = peer.messages.count
      while peer.messages.count == count { run() }
      return peer.messages.last
    }
  }

  /// The window is all one: 10, 10, 100 x 80.
  private func accepted(_ site: Site) -> DragMessage {
    .status(
      target: site.id, isAccepted: true, quiet: Rect(x: 10, y: 10, width: 100, height: 80))
  }

  /// What the window has no use for is none that was done.
  @Test(arguments: [true, false])
  func whatIsOfferedIsTakenByPreference(isOfUse: Bool) throws {
    let site = try Site()
    site.isOfUse = isOfUse
    let peer = try site.peer(offering: ["other", "second", "first"])
    let owner = SelectionOwner(peer.display)
    let first = peer.display.atom("first")
    let value = Property(type: first, .halves([0, 1, 0x1234, 0xFFFF]))
    #expect(owner.own(peer.display[.dragSelection], offering: [(first, value)]))
    peer.handle = { _ = owner.handle($0) }
    #expect(site.answer(to: peer) == accepted(site))
    #expect(site.hovers == [true])
    peer.send(.drop(source: peer.id, .current), to: site.id)
    while site.drops.isEmpty { site.run() }
    #expect(site.hovers == [true, false])
    #expect(site.drops.first?.property == value)
    #expect(site.drops.first?.type == first)
    while peer.names.last != "finished" { site.run() }
    #expect(peer.messages.last == .finished(target: site.id, isDone: isOfUse))
  }

  @Test func aListOfTypesIsReadWhereThereAreMany() throws {
    let site = try Site()
    let peer = try site.peer(offering: ["a", "b", "c", "d", "second"], listed: true)
    #expect(site.answer(to: peer) == accepted(site))
  }

  @Test func unknownTypesAreRefused() throws {
    let site = try Site()
    let peer = try site.peer(offering: ["a", "b"])
    let refused = DragMessage.status(target: site.id, isAccepted: false, quiet: .zero)
    #expect(site.answer(to: peer) == refused)
    // Dropped all the same.
    peer.send(.drop(source: peer.id, .current), to: site.id)
    while peer.names.last != "finished" { site.run() }
    #expect(peer.messages.last == .finished(target: site.id, isDone: false))
    #expect(site.hovers.isEmpty && site.drops.isEmpty)
  }

  @Test func theFirstIsForgottenWhenAnotherEnters() throws {
    let site = try Site()
    let gone = try site.peer(offering: ["first"], version: 2)
    let peer = try site.peer(offering: ["first"])
    // Too old, or of no visit: not a word.
    gone.send(.position(source: gone.id, .zero, .current), to: site.id)
    gone.send(.drop(source: gone.id, .current), to: site.id)
    gone.send(.leave(source: gone.id), to: site.id)
    gone.display.sync()
    #expect(site.answer(to: peer) == accepted(site))
    #expect(gone.messages.isEmpty)
    peer.send(.leave(source: peer.id), to: site.id)
    while site.hovers.count < 2 { site.run() }
    #expect(site.hovers == [true, false])
    #expect(site.drops.isEmpty)
  }

  @Test func aSourceThatDiesEndsTheHover() throws {
    let site = try Site()
    var peer: DragPeer? = try site.peer(offering: ["first"])
    if let peer { #expect(site.answer(to: peer) == accepted(site)) }
    peer = nil
    while site.hovers.count < 2 { site.run() }
    #expect(site.hovers == [true, false])
  }

  @Test func aSourceThatDoesNotGiveIsNothing() throws {
    let site = try Site(patience: .milliseconds(1))
    let peer = try site.peer(offering: ["first"])
    #expect(site.answer(to: peer) == accepted(site))
    peer.send(.drop(source: peer.id, .current), to: site.id)
    while site.drops.isEmpty { site.run() }
    #expect(site.drops.first?.property == nil)
    while peer.names.last != "finished" { site.run() }
    #expect(peer.messages.last == .finished(target: site.id, isDone: false))
  }

  @Test func ofALongTextTheStartIsTaken() throws {
    let site = try Site()
    let peer = try site.peer(offering: ["first"])
    let owner = SelectionOwner(peer.display)
    let first = peer.display.atom("first")
    let bytes = (0..<3_000_000).map { UInt8($0 % 251) }
    #expect(
      owner.own(
        peer.display[.dragSelection], offering: [(first, Property(type: first, .bytes(bytes)))]))
    peer.handle = { _ = owner.handle($0) }
    #expect(site.answer(to: peer) == accepted(site))
    peer.send(.drop(source: peer.id, .current), to: site.id)
    while site.drops.isEmpty { site.run() }
    let isTheStart = site.drops.first?.property?.bytes == Array(bytes.prefix(1 << 16))
    #expect(isTheStart)
    // The source comes to its end as well.
    owner.disown(peer.display[.dragSelection])
    peer.handle = { [loop = site.client?.loop] in
      _ = owner.handle($0)
      if !owner.isServing { loop?.stop() }
    }
    while owner.isServing { site.run() }
  }
}
