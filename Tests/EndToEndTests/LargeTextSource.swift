import Geometry
import TestSupport
import Testing

@testable import X11

/// A program that drops a text far larger than anybody wants, in pieces, as long as they are taken.
final class LargeTextSource {
  private let loop: EventLoop
  /// Only owns: what is asked for is given here.
  private let owner: SelectionOwner
  private let size: Int
  private let piece: [UInt8]
  /// How much has been taken.
  private(set) var sent = 0
  /// Whether the target said that it has what it wants.
  private(set) var isFinished = false
  private var place: (window: WindowID, name: Atom)?

  /// A text that begins so, and goes on with `x`.
  init(_ beginning: String, bytes: Int, on server: XServer) throws {
    loop = EventLoop(try Display(name: server.display))
    size = bytes
    let start = Array(beginning.utf8)
    piece = start + [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 18) - start.count)
    owner = SelectionOwner(loop.display)
  }

  private var display: Display { loop.display }
  private var window: Window { owner.window }

  /// Drops it, and serves until all of it is taken, and the target is content.
  func drop(on target: WindowID) throws {
    try #require(owner.own(display[.dragSelection], offering: []))
    let text = display[.utf8String]
    try send(.enter(source: window.id, version: 5, types: [text], hasMore: false), to: target)
    try send(.position(source: window.id, Point(x: 1, y: 1), .current), to: target)
    loop.handle = { [unowned self] event in
      switch event {
      case .clientMessage(let raw): answer(display.dragMessage(in: raw), by: target)
      case .selectionRequest(let request): begin(request)
      case .property(let change)
      where change.isDeleted && change.window == place?.window && change.name == place?.name:
        sendNext()
      default: break
      }
    }
    try #require(loop.runBounded(), "stopped after \(sent) bytes, finished: \(isFinished)")
  }

  private func answer(_ message: DragMessage?, by target: WindowID) {
    switch message {
    case .status(target, true, _): try? send(.drop(source: window.id, .current), to: target)
    case .finished(target, true): isFinished = true
    default: return
    }
    stopIfDone()
  }

  private func begin(_ request: SelectionRequestEvent) {
    place = (request.requestor, request.property)
    display.select([.property], of: request.requestor)
    display.setProperty(
      request.property, of: request.requestor,
      to: Property(type: display[.incremental], .words([UInt32(clamping: size)])))
    display.send(
      SelectionNotifyEvent(
        requestor: request.requestor, selection: request.selection, target: request.target,
        property: request.property, time: request.time))
  }

  private func sendNext() {
    guard let place else { return }
    let next = Array(piece.prefix(size - sent))
    display.setProperty(
      place.name, of: place.window, to: Property(type: display[.utf8String], .bytes(next)))
    sent += next.count
    // The last is empty: the end.
    if next.isEmpty { self.place = nil }
    stopIfDone()
  }

  private func stopIfDone() { if isFinished, sent == size, place == nil { loop.stop() } }

  private func send(_ message: DragMessage, to target: WindowID) throws {
    try display.send(message, about: target, to: target)
  }
}
