public import Geometry

/// One drag out of a program: what it offers, whom it is over, and the drop.
///
/// The owner has the pointer and tells where it is; everything else comes by events. A target that
/// says nothing for a while after the release is given up, and what was dropped is served on as
/// long as this lasts.
///
/// C: XDND, version 5.
public final class DragSource {
  /// Whom it tells.
  public struct Client {
    /// Whether the window under the pointer would take a drop.
    public var accepted: (Bool) -> Void
    /// It is over, and whether a target took what was dropped.
    public var ended: (Bool) -> Void

    public init(accepted: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void) {
      self.accepted = accepted
      self.ended = ended
    }
  }

  /// What is known of the window under the pointer.
  private struct Target {
    let site: DropSite
    var isAccepting = false
    /// A status is on its way: until then no other position may be sent.
    var isAwaited = false
    var quiet = Rect.zero
    /// Where the pointer went meanwhile.
    var next: (point: Point, time: Timestamp)?
  }

  private enum Phase {
    case held
    /// Released; the last status is still to come.
    case released(Timestamp)
    case dropped
    case over
  }

  private let loop: EventLoop
  private let display: Display
  private let owner: SelectionOwner
  private let types: [Atom]
  private let client: Client
  private let patience: Duration
  private var phase = Phase.held
  private var target: Target?
  private var timer: TimerQueue.ID?

  /// Offers what is dragged, best first, with the text under all names that text goes by.
  ///
  /// Nil where another program's drag was quicker.
  ///
  /// - Parameter patience: for a target after the release.
  public init?(
    _ loop: EventLoop, _ offer: SelectionOwner.Offer, text: String,
    patience: Duration = .seconds(5), client: Client
  ) {
    self.loop = loop
    self.client = client
    self.patience = patience
    display = loop.display
    owner = SelectionOwner(display)
    let offer = offer + owner.offer(of: text)
    types = offer.map(\.target)
    guard owner.own(display[.dragSelection], offering: offer) else { return nil }
    display.setProperty(
      display[.dragTypeList], of: owner.window.id,
      to: Property(type: .atom, .words(types.map { UInt32($0.rawValue) })))
  }

  deinit { if let timer { loop.cancel(timer) } }

  /// Whether the pointer still holds it.
  public var isHeld: Bool { if case .held = phase { true } else { false } }

  /// The pointer is here, on the root window.
  public func move(to point: Point, at time: Timestamp) {
    guard isHeld else { return }
    let site = display.dropSite(at: point)
    if site != target?.site {
      leave()
      if let site { enter(site) }
    }
    tell(point, at: time)
  }

  /// The pointer lets go where it was last.
  public func drop(at time: Timestamp) {
    guard isHeld else { return }
    phase = .released(time)
    guard let target else { return end(false) }
    wait()
    if !target.isAwaited { conclude(at: time) }
  }

  /// Nothing is dropped; once it was, that holds.
  public func cancel() {
    guard isHeld else { return }
    leave()
    end(false)
  }

  /// Takes the event, if it belongs to this drag.
  public func handle(_ event: Event) -> Bool {
    guard case .clientMessage(let message) = event, message.window == owner.window.id else {
      return owner.handle(event)
    }
    switch display.dragMessage(in: message) {
    case .status(target?.site.window, let isAccepted, let quiet):
      receive(isAccepted: isAccepted, quiet)
    case .finished(target?.site.window, let isDone):
      guard case .dropped = phase, let site = target?.site else { break }
      end(isDone || site.version < 5)
    default: break
    }
    return true
  }

  // MARK: - The target

  private func enter(_ site: DropSite) {
    target = Target(site: site)
    send(
      .enter(
        source: owner.window.id, version: site.version, types: types, hasMore: types.count > 3))
  }

  private func leave() {
    guard target != nil else { return }
    send(.leave(source: owner.window.id))
    forgetTarget()
  }

  private func forgetTarget() {
    if target?.isAccepting == true { client.accepted(false) }
    target = nil
  }

  private func tell(_ point: Point, at time: Timestamp) {
    guard let target else { return }
    if target.isAwaited {
      self.target?.next = (point, time)
    } else if !target.quiet.contains(point) {
      self.target?.isAwaited = true
      send(.position(source: owner.window.id, point, time))
    }
  }

  private func receive(isAccepted: Bool, _ quiet: Rect) {
    guard var target else { return }
    let (wasAccepting, next) = (target.isAccepting, target.next)
    target.isAccepting = isAccepted
    target.isAwaited = false
    target.quiet = quiet
    target.next = nil
    self.target = target
    if isAccepted != wasAccepting { client.accepted(isAccepted) }
    if let next { tell(next.point, at: next.time) }
    if case .released(let time) = phase, self.target?.isAwaited == false { conclude(at: time) }
  }

  /// The last status is there: the drop, or none.
  private func conclude(at time: Timestamp) {
    guard target?.isAccepting == true else {
      leave()
      return end(false)
    }
    phase = .dropped
    wait()
    send(.drop(source: owner.window.id, time))
  }

  private func wait() {
    if let timer { loop.cancel(timer) }
    timer = loop.after(patience) { [weak self] in
      guard let self else { return }
      if case .released = phase { leave() }
      end(false)
    }
  }

  private func send(_ message: DragMessage) {
    guard let site = target?.site else { return }
    do throws(XError) {
      try display.send(message, about: site.window, to: site.receiver)
    } catch {
      // It has gone: nobody is there to be told.
      forgetTarget()
      if !isHeld { end(false) }
    }
  }

  private func end(_ isDone: Bool) {
    if case .over = phase { return }
    phase = .over
    if let timer { loop.cancel(timer) }
    timer = nil
    client.ended(isDone)
  }
}
