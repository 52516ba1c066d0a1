public import X11

/// A clipboard manager, by freedesktop.org's specification, on a connection of its own.
///
/// Its events are served by the loop of a test: `watch`.
public final class ClipboardManager {
  /// How it takes a request to save.
  public enum Manner: CaseIterable, Sendable {
    /// Reads CLIPBOARD and takes it over.
    case saves
    case refuses
    /// Never answers.
    case keepsSilent
  }

  /// The targets that it was asked to keep, and the text it keeps.
  public private(set) var asked: [String] = []
  public private(set) var saved: String?
  private let manner: Manner
  private let display: Display
  private let owner: SelectionOwner
  private let reader: SelectionReader

  /// It owns CLIPBOARD_MANAGER when this returns.
  public init(on server: XServer, _ manner: Manner) throws {
    self.manner = manner
    display = try Display(name: server.display)
    owner = SelectionOwner(display)
    reader = SelectionReader(EventLoop(display))
    let null = Property(type: display[.null], .words([]))
    let offer = manner == .refuses ? [] : [(target: display[.saveTargets], property: null)]
    guard owner.own(display[.clipboardManager], offering: offer) else { throw NotOwner() }
  }

  struct NotOwner: Error {}

  /// Whether it owns CLIPBOARD.
  public var holds: Bool { owner.owns(display[.clipboard]) }

  public func watch(by loop: EventLoop) {
    loop.watch(display.fileDescriptor) { [unowned self] in
      // A flush reads as well: what it brought along wakes nobody.
      repeat {
        while let event = display.nextEvent() { handle(event) }
        display.flush()
      } while display.hasQueuedEvents
    }
  }

  private func handle(_ event: Event) {
    guard case .selectionRequest(let request) = event, request.target == display[.saveTargets],
      manner != .refuses
    else {
      if !owner.handle(event) { _ = reader.handle(event) }
      return
    }
    asked = (display.property(request.property, of: request.requestor)?.words ?? [])
      .compactMap { display.name(of: Atom(rawValue: UInt($0))) }
    guard manner == .saves else { return }
    reader.readText(of: display[.clipboard], at: request.time) { [unowned self] bytes in
      let text = String(decoding: bytes ?? [], as: UTF8.self)
      if owner.own(display[.clipboard], text: text) { saved = text }
      _ = owner.handle(event)
    }
  }
}
