import Geometry
import TestSupport
import Testing

@testable import X11

/// Drags out, to targets well-mannered and odd.
@Suite struct DragSourceTests {
  private let inside = Point(x: 150, y: 150)
  private let outside = Point(x: 500, y: 400)

  /// A drag whose end stops the loop of the client.
  private final class Drag {
    var accepted: [Bool] = []
    var end: Bool?
    private(set) var source: DragSource?

    init(_ client: Client, patience: Duration = .safetyNet) throws {
      let loop = client.loop
      let type = client.display.atom("application/x-color")
      let value = Property(type: type, .halves([1, 2, 3, 65535]))
      source = DragSource(
        loop, [(type, value)], text: "#3366cc", patience: patience,
        client: DragSource.Client(
          accepted: { [unowned self] in accepted.append($0) },
          ended: { [unowned self] in
            end = $0
            loop.stop()
          }))
    }

    func move(_ points: Point...) { for point in points { source?.move(to: point, at: .current) } }

    func drop() { source?.drop(at: .current) }

    /// Runs until the drag is over.
    func run(_ client: Client) {
      guard end == nil else { return }
      client.loop.handle = { [source] in _ = source?.handle($0) }
      client.runBounded()
    }
  }

  @Test func aDropIsToldFromEnterToFinished() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    peer.answer(isAccepted: true)
    let drag = try Drag(client)
    drag.move(outside, inside)
    drag.drop()
    drag.run(client)
    #expect(drag.end == true)
    #expect(drag.accepted == [true])
    #expect(peer.names == ["enter", "position", "drop"])
    guard case .enter(let source, 5, let types, true) = peer.messages.first else {
      Issue.record("not entered as it should be: \(peer.messages)")
      return
    }
    #expect(
      types.compactMap { peer.display.name(of: $0) } == [
        "application/x-color", "UTF8_STRING", "text/plain;charset=utf-8",
      ])
    let all = peer.display.property(peer.display[.dragTypeList], of: source)?.words ?? []
    #expect(
      all.compactMap { peer.display.name(of: Atom(rawValue: UInt($0))) } == [
        "application/x-color", "UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT",
        "STRING",
      ])
  }

  @Test func positionsWaitForTheStatusAndTheLastIsSent() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    let drag = try Drag(client)
    let points = [inside, inside + Point(x: 1, y: 0), inside + Point(x: 2, y: 0)]
    peer.answer(isAccepted: true)
    for point in points { drag.move(point) }
    drag.drop()
    drag.run(client)
    let told = peer.messages.compactMap { message -> Point? in
      if case .position(_, let point, _) = message { point } else { nil }
    }
    #expect(told == [points[0], points[2]])
    #expect(peer.names.last == "drop")
    #expect(drag.end == true)
  }

  @Test func insideTheQuietRectangleNothingIsTold() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    let quiet = Rect(x: 100, y: 100, width: 100, height: 100)
    peer.answer(isAccepted: true, quiet: quiet)
    let drag = try Drag(client)
    drag.move(inside)
    client.loop.handle = { [loop = client.loop] in
      _ = drag.source?.handle($0)
      if !drag.accepted.isEmpty { loop.stop() }
    }
    client.runBounded()
    drag.move(inside + Point(x: 5, y: 5), Point(x: 199, y: 199))
    drag.move(Point(x: 200, y: 199))
    drag.drop()
    drag.run(client)
    #expect(peer.names == ["enter", "position", "position", "drop"])
  }

  @Test func whatRefusesGetsNoDrop() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    peer.answer(isAccepted: false)
    let drag = try Drag(client)
    drag.move(inside)
    drag.drop()
    drag.run(client)
    #expect(drag.end == false)
    #expect(drag.accepted == [])
    // What was sent last is read after the end.
    client.loop.handle = { _ in }
    peer.received = { [loop = client.loop] in if case .leave = $0 { loop.stop() } }
    if peer.names.last != "leave" { client.runBounded() }
    #expect(peer.names == ["enter", "position", "leave"])
  }

  @Test func outsideOfAllWindowsADropIsNone() throws {
    let client = try Client()
    let drag = try Drag(client)
    drag.move(outside)
    drag.drop()
    #expect(drag.end == false)
  }

  @Test func cancelledItLeaves() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    let drag = try Drag(client)
    drag.move(inside)
    drag.source?.cancel()
    #expect(drag.end == false)
    drag.drop()
    peer.received = { [loop = client.loop] in if case .leave = $0 { loop.stop() } }
    client.runBounded()
    #expect(peer.names == ["enter", "position", "leave"])
  }

  @Test(arguments: [true, false])
  func aTargetThatNeverAnswersIsGivenUp(_ answersPositions: Bool) throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    if answersPositions { peer.answer(isAccepted: true, isDone: nil) }
    // Time passes only for what is not answered at all.
    let drag = try Drag(client, patience: answersPositions ? .seconds(1) : .milliseconds(1))
    drag.move(inside)
    drag.drop()
    drag.run(client)
    #expect(drag.end == false)
  }

  @Test func aTargetThatVanishesEndsIt() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    let drag = try Drag(client)
    drag.move(inside)
    peer.vanish()
    // No window is there any more.
    drag.move(inside)
    drag.drop()
    #expect(drag.end == false)
  }

  @Test func aTargetThatVanishesBeforeTheDropEndsIt() throws {
    let client = try Client()
    let peer = try DragPeer(beside: client)
    peer.received = { [unowned peer] message in
      guard case .position(let source, _, _) = message else { return }
      peer.send(.status(target: peer.id, isAccepted: true, quiet: .zero), to: source)
      peer.vanish()
    }
    let drag = try Drag(client)
    drag.move(inside)
    drag.drop()
    drag.run(client)
    #expect(drag.end == false)
  }

  @Test(arguments: [(UInt32?.none, false), (2, false), (3, true), (4, true), (5, true), (99, true)])
  func versionsFromThreeOnAreSpoken(_ version: UInt32?, _ isSpoken: Bool) throws {
    let client = try Client()
    let peer = try DragPeer(beside: client, version: version)
    // Older ones do not say whether they took it.
    peer.answer(isAccepted: true, isDone: (version ?? 0) >= 5)
    let drag = try Drag(client)
    drag.move(inside)
    drag.drop()
    drag.run(client)
    #expect(drag.end == isSpoken)
    if isSpoken, let version {
      guard case .enter(_, Int(min(version, 5)), _, _) = peer.messages.first else {
        Issue.record("entered otherwise: \(peer.messages)")
        return
      }
    }
  }

  @Test(arguments: [true, false])
  func aProxyIsSpokenToWhereItIsOne(_ isLeftOver: Bool) throws {
    let client = try Client()
    let shown = try DragPeer(beside: client, version: 5)
    let proxy = try DragPeer(beside: client, Rect(x: 400, y: 10, width: 5, height: 5), version: 5)
    func name(_ proxy: WindowID, on window: WindowID) {
      client.display.setProperty(
        client.display[.dragProxy], of: window,
        to: Property(type: .window, .words([UInt32(proxy.rawValue)])))
    }
    name(proxy.id, on: shown.id)
    if !isLeftOver { name(proxy.id, on: proxy.id) }
    let receiver = isLeftOver ? shown : proxy
    receiver.received = { [unowned receiver] message in
      switch message {
      case .position(let source, _, _):
        receiver.send(.status(target: shown.id, isAccepted: true, quiet: .zero), to: source)
      case .drop(let source, _):
        receiver.send(.finished(target: shown.id, isDone: true), to: source)
      default: break
      }
    }
    let drag = try Drag(client)
    drag.move(inside)
    drag.drop()
    drag.run(client)
    #expect(drag.end == true)
    #expect(receiver.names == ["enter", "position", "drop"])
  }

  @Test func anotherTargetIsEnteredOnceTheFirstIsLeft() throws {
    let client = try Client()
    let first = try DragPeer(beside: client)
    let second = try DragPeer(beside: client, Rect(x: 300, y: 100, width: 100, height: 100))
    second.answer(isAccepted: true)
    let drag = try Drag(client)
    // The first never answers.
    drag.move(inside, Point(x: 350, y: 150))
    drag.drop()
    drag.run(client)
    #expect(drag.end == true)
    first.received = { [loop = client.loop] in if case .leave = $0 { loop.stop() } }
    if first.names.last != "leave" { client.runBounded() }
    #expect(first.names == ["enter", "position", "leave"])
    #expect(second.names == ["enter", "position", "drop"])
  }
}
