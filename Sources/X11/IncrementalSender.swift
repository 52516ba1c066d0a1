internal import CX11

/// The values on their way to other clients in pieces (INCR, ICCCM 2.7.2).
///
/// A piece goes out once the requestor has deleted the one before, so that neither the server nor
/// anybody else is held up by it. A requestor that vanishes ends its transfers.
final class IncrementalSender {
  private struct Transfer {
    let requestor: WindowID
    let name: Atom
    /// The last of them is empty: the end.
    var pieces: ArraySlice<Property>
  }

  private let display: Display
  private var transfers: [Transfer] = []
  /// Which of the requestors' events we had asked for before.
  private var events: [WindowID: EventMask] = [:]

  init(_ display: Display) { self.display = display }

  /// The most that is sent as one: a quarter of a request, as the ICCCM would have it, or less.
  var pieceBytes: Int { min(display.maximumRequestBytes / 4, 1 << 18) }

  var isIdle: Bool { transfers.isEmpty }

  /// Announces a value; throws where the requestor is gone.
  func start(_ value: Property, to requestor: WindowID, as name: Atom) throws(XError) {
    if events[requestor] == nil {
      let present = try display.selectedEvents(of: requestor)
      events[requestor] = present
      display.select(present.union([.property, .structure]), of: requestor)
    }
    transfers.removeAll { $0.requestor == requestor && $0.name == name }
    let pieces = value.pieces(ofBytes: pieceBytes) + [value.emptied]
    transfers.append(Transfer(requestor: requestor, name: name, pieces: pieces[...]))
    let size = UInt32(clamping: value.size)
    display.setProperty(
      name, of: requestor, to: Property(type: display[.incremental], .words([size])))
  }

  /// Goes on where a requestor has taken a piece, or is gone.
  func handle(_ event: Event) {
    switch event {
    case .property(let change) where change.isDeleted:
      let index = transfers.firstIndex {
        $0.requestor == change.window && $0.name == change.name
      }
      if let index { sendNext(of: index) }
    case .destroyed(let requestor) where events[requestor] != nil:
      transfers.removeAll { $0.requestor == requestor }
      events[requestor] = nil
    default: break
    }
  }

  /// Gives up the transfer into a property of a requestor, if there is one.
  func cancel(_ requestor: WindowID, _ name: Atom) {
    transfers.removeAll { $0.requestor == requestor && $0.name == name }
    unwatchIfDone(requestor)
  }

  private func sendNext(of index: Int) {
    let (requestor, name) = (transfers[index].requestor, transfers[index].name)
    let piece = transfers[index].pieces.removeFirst()
    if transfers[index].pieces.isEmpty { transfers.remove(at: index) }
    do throws(XError) {
      try display.trapping { () throws(XError) in
        display.setProperty(name, of: requestor, to: piece)
      }
      unwatchIfDone(requestor)
    } catch {
      cancel(requestor, name)
    }
  }

  private func unwatchIfDone(_ requestor: WindowID) {
    guard !transfers.contains(where: { $0.requestor == requestor }),
      let before = events.removeValue(forKey: requestor)
    else { return }
    _ = try? display.trapping { () throws(XError) in display.select(before, of: requestor) }
  }
}

extension Property {
  /// In bytes, as it is sent.
  var size: Int {
    switch value {
    case .bytes(let bytes): bytes.count
    case .halves(let halves): 2 * halves.count
    case .words(let words): 4 * words.count
    }
  }

  /// Cut into pieces of so many bytes at most.
  fileprivate func pieces(ofBytes size: Int) -> [Property] {
    switch value {
    case .bytes(let bytes): bytes.pieces(of: size).map { Property(type: type, .bytes($0)) }
    case .halves(let halves): halves.pieces(of: size / 2).map { Property(type: type, .halves($0)) }
    case .words(let words): words.pieces(of: size / 4).map { Property(type: type, .words($0)) }
    }
  }

  /// Of the same type, without contents.
  fileprivate var emptied: Property {
    switch value {
    case .bytes: Property(type: type, .bytes([]))
    case .halves: Property(type: type, .halves([]))
    case .words: Property(type: type, .words([]))
    }
  }
}

extension Array {
  /// Cut into pieces of so many elements at most.
  fileprivate func pieces(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension Display {
  /// The events that we have asked for of any window; throws where it is gone.
  ///
  /// C: `XGetWindowAttributes`.
  func selectedEvents(of window: WindowID) throws(XError) -> EventMask {
    var attributes = XWindowAttributes()
    try trapping { () throws(XError) in
      _ = XGetWindowAttributes(raw, window.rawValue, &attributes)
    }
    return EventMask(rawValue: attributes.your_event_mask)
  }
}
