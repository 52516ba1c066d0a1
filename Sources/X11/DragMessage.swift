internal import Geometry

/// What the source and the target of a drag tell each other.
///
/// C: XDND, version 5 (freedesktop.org).
enum DragMessage: Hashable {
  /// The pointer has come to a target; of more than three types the list hangs on the source.
  case enter(source: WindowID, version: Int, types: [Atom], hasMore: Bool)
  /// Where the pointer is, on the root window.
  case position(source: WindowID, Point, Timestamp)
  /// Whether a drop would be taken; inside of `quiet` no more positions are wanted.
  case status(target: WindowID, isAccepted: Bool, quiet: Rect)
  case leave(source: WindowID)
  case drop(source: WindowID, Timestamp)
  /// The target needs no more of the data; versions before 5 do not say whether it had them.
  case finished(target: WindowID, isDone: Bool)

  /// The newest version of the protocol, and the oldest that is spoken.
  static let versions = 3...5
}

extension Display {
  /// What the message says, if it is one of a drag.
  func dragMessage(in message: ClientMessageEvent) -> DragMessage? {
    let words = message.words
    guard words.count == 5 else { return nil }
    let sender = WindowID(rawValue: UInt(words[0]))
    switch message.type {
    case self[.dragEnter]:
      let types = words[2...].map { Atom(rawValue: UInt($0)) }.filter { $0 != .none }
      return .enter(
        source: sender, version: Int(words[1] >> 24), types: types, hasMore: words[1] & 1 != 0)
    case self[.dragPosition]:
      return .position(
        source: sender, Point(packed: words[2]), Timestamp(rawValue: UInt(words[3])))
    case self[.dragStatus]:
      let size = Size(width: Int(words[3] >> 16), height: Int(words[3] & 0xFFFF))
      let rect = Rect(origin: Point(packed: words[2]), size: size)
      return .status(
        target: sender, isAccepted: words[1] & 1 != 0, quiet: words[1] & 2 != 0 ? .zero : rect)
    case self[.dragLeave]: return .leave(source: sender)
    case self[.dragDrop]: return .drop(source: sender, Timestamp(rawValue: UInt(words[2])))
    case self[.dragFinished]: return .finished(target: sender, isDone: words[1] & 1 != 0)
    default: return nil
    }
  }

  /// Sends the message about a window to it, or to the one that stands in for it.
  ///
  /// Throws where that is gone.
  func send(
    _ message: DragMessage, about window: WindowID, to receiver: WindowID
  ) throws(XError) {
    let copy = UInt32(self[.dragActionCopy].rawValue)
    let (name, words): (AtomName, [UInt32]) =
      switch message {
      case .enter(let source, let version, let types, let hasMore):
        (
          .dragEnter,
          [source.word, UInt32(version) << 24 | (hasMore ? 1 : 0)]
            + types.prefix(3).map { UInt32($0.rawValue) }
        )
      case .position(let source, let point, let time):
        (.dragPosition, [source.word, 0, point.packed, time.word, copy])
      case .status(let target, let isAccepted, let quiet):
        (
          .dragStatus,
          [
            target.word, isAccepted ? 1 : 0, quiet.origin.packed,
            Point(x: quiet.width, y: quiet.height).packed, isAccepted ? copy : 0,
          ]
        )
      case .leave(let source): (.dragLeave, [source.word])
      case .drop(let source, let time):
        (.dragDrop, [source.word, 0, time.word])
      case .finished(let target, let isDone):
        (.dragFinished, [target.word, isDone ? 1 : 0, isDone ? copy : 0])
      }
    try trapping { () throws(XError) in
      send(ClientMessageEvent(window: window, type: self[name], words: words), to: receiver)
    }
  }
}

extension RawRepresentable<UInt> {
  fileprivate var word: UInt32 { UInt32(truncatingIfNeeded: rawValue) }
}

extension Point {
  /// Two signed numbers of 16 bits in a word, x above.
  fileprivate init(packed word: UInt32) {
    self.init(
      x: Int(Int16(truncatingIfNeeded: word >> 16)), y: Int(Int16(truncatingIfNeeded: word)))
  }

  fileprivate var packed: UInt32 {
    UInt32(UInt16(truncatingIfNeeded: x)) << 16 | UInt32(UInt16(truncatingIfNeeded: y))
  }
}
