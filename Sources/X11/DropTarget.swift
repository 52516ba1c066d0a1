internal import Geometry

/// A window that takes what other programs drag over it, as a whole.
///
/// C: XDND, version 5.
public final class DropTarget {
  /// Whom it tells.
  public struct Client {
    /// Something is over the window that it would take, or no longer.
    public var hovers: (Bool) -> Void
    /// The drop as this type, nil where the source did not give it; whether it is of use, which the
    /// source is told.
    public var dropped: (Atom, Property?) -> Bool

    public init(
      hovers: @escaping (Bool) -> Void, dropped: @escaping (Atom, Property?) -> Bool
    ) {
      self.hovers = hovers
      self.dropped = dropped
    }
  }

  /// A drag that is over the window.
  private struct Visit {
    let source: WindowID
    /// The first of what is accepted that it offers.
    let type: Atom?
    /// Which of the source's events we had asked for before.
    let events: EventMask
    var isShown = false
  }

  private let display: Display
  private let window: Window
  private let accepted: [Atom]
  private let client: Client
  private let limit: Int
  private let patience: Duration
  private let reader: SelectionReader
  private var visit: Visit?

  /// From now on the window takes drops of these types, the best first.
  ///
  /// - Parameters:
  ///   - limit: in bytes; of what is longer the start is taken.
  ///   - patience: for the source after a drop.
  public init(
    _ window: Window, _ loop: EventLoop, accepting types: [Atom], atMost limit: Int = 1 << 16,
    patience: Duration = .seconds(5), client: Client
  ) {
    display = loop.display
    self.window = window
    accepted = types
    self.limit = limit
    self.patience = patience
    self.client = client
    reader = SelectionReader(loop)
    let version = UInt32(DragMessage.versions.upperBound)
    display.setProperty(
      display[.dragAware], of: window.id, to: Property(type: .atom, .words([version])))
  }

  /// Takes the event, if it belongs to a drag over the window.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .clientMessage(let message) where message.window == window.id:
      guard let message = display.dragMessage(in: message) else { return false }
      receive(message)
      return true
    // It died in the middle: nothing else will end the visit.
    case .destroyed(let source) where source == visit?.source:
      end()
      return false
    default: return reader.handle(event)
    }
  }

  private func receive(_ message: DragMessage) {
    switch message {
    case .enter(let source, let version, let types, let hasMore):
      end()
      if version >= DragMessage.versions.lowerBound { enter(source, types, hasMore) }
    case .position(visit?.source, _, _): answer()
    case .leave(visit?.source): end()
    case .drop(visit?.source, let time): drop(at: time)
    default: break
    }
  }

  private func enter(_ source: WindowID, _ types: [Atom], _ hasMore: Bool) {
    // A source that is already gone is not worth a word.
    guard let events = try? display.selectedEvents(of: source) else { return }
    watch(source, events.union(.structure))
    var types = types
    if hasMore, let list = display.property(display[.dragTypeList], of: source)?.words {
      types = list.map { Atom(rawValue: UInt($0)) }
    }
    visit = Visit(source: source, type: accepted.first(where: types.contains), events: events)
  }

  private func answer() {
    guard let visit else { return }
    let isAccepted = visit.type != nil
    // Anywhere in the window the answer is the same.
    let quiet = isAccepted ? shownFrame : .zero
    reply(.status(target: window.id, isAccepted: isAccepted, quiet: quiet), to: visit.source)
    if isAccepted, !visit.isShown {
      self.visit?.isShown = true
      client.hovers(true)
    }
  }

  /// Where the window is on the root window, as far as the screen goes.
  private var shownFrame: Rect {
    guard let size = display.bounds(of: window.id)?.size,
      let origin = display.translate(.zero, from: window.id, to: display.screen.root)
    else { return .zero }
    return Rect(origin: origin, size: size)
      .intersection(Rect(origin: .zero, size: display.screen.size))
  }

  private func drop(at time: Timestamp) {
    guard let visit else { return }
    end()
    guard let type = visit.type else {
      return reply(.finished(target: window.id, isDone: false), to: visit.source)
    }
    reader.read(
      display[.dragSelection], as: [type], at: time, atMost: limit, patience: patience
    ) { [weak self] property in
      guard let self else { return }
      let isDone = client.dropped(type, property)
      reply(.finished(target: window.id, isDone: isDone), to: visit.source)
    }
  }

  private func end() {
    guard let ended = visit else { return }
    visit = nil
    watch(ended.source, ended.events)
    if ended.isShown { client.hovers(false) }
  }

  private func watch(_ source: WindowID, _ events: EventMask) {
    _ = try? display.trapping { display.select(events, of: source) }
  }

  private func reply(_ message: DragMessage, to source: WindowID) {
    try? display.send(message, about: source, to: source)
  }
}
