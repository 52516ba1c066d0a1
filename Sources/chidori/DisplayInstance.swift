internal import Session
internal import X11

/// The program on a display: the first owns a selection, and the next ask it.
///
/// The selection is _CHIDORI_S0 on the first screen. A question for the target _CHIDORI_REQUEST has
/// the request in its property, as UTF8_STRING; an answer that names the property has taken it.
final class DisplayInstance {
  private let loop: EventLoop
  private let owner: SelectionOwner
  private let isFirst: Bool

  /// - Parameter inbox: takes what the next starts want.
  init(_ loop: EventLoop, _ inbox: RequestInbox) {
    self.loop = loop
    owner = SelectionOwner(loop.display)
    let (selection, target) = Self.names(loop.display)
    isFirst = owner.ownUnowned(selection, taking: target) { property in
      let text = String(validating: property.bytes, as: UTF8.self)
      guard let request = text.flatMap(ApplicationRequest.init(text:)) else { return false }
      inbox.receive(request)
      return true
    }
  }

  /// Whether another run of the program took the request; waits a second at most.
  ///
  /// False where this is the first, and where the other does not answer. The loop must have nothing
  /// else to do yet.
  func handOver(_ request: ApplicationRequest) -> Bool {
    guard !isFirst else { return false }
    let reader = SelectionReader(loop)
    let (selection, target) = Self.names(loop.display)
    let text = Property(type: loop.display[.utf8String], .bytes(Array(request.text.utf8)))
    var isTaken = false
    loop.handle = { _ = reader.handle($0) }
    reader.read(selection, as: [target], with: text, patience: .seconds(1)) { [loop] in
      isTaken = $0 != nil
      loop.stop()
    }
    loop.run()
    loop.handle = { _ in }
    return isTaken
  }

  func handle(_ event: Event) { _ = owner.handle(event) }

  private static func names(_ display: Display) -> (selection: Atom, target: Atom) {
    (display.atom("_CHIDORI_S\(display.screen.number)"), display.atom("_CHIDORI_REQUEST"))
  }
}
