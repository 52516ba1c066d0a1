internal import PickerCore
internal import X11

/// The place of the one daemon of a display: a selection that it owns while it runs.
///
/// The manager selections of ICCCM 2.8; should two start at the same moment, the first one goes.
struct DaemonSeat {
  private let owner: SelectionOwner
  private let selection: Atom
  private let display: Display

  /// Throws where another daemon has it.
  init(_ display: Display, lost: @escaping () -> Void) throws(Failure) {
    self.display = display
    selection = display.atom("_CHIDORI_DAEMON_S\(display.screen.number)")
    owner = SelectionOwner(display)
    guard display.selectionOwner(of: selection) == .none, owner.own(selection, offering: [])
    else { throw .secondDaemon(display: display.name) }
    owner.lost = { _ in lost() }
  }

  /// Tells other programs that all is ready, by a message to the root window.
  func announce() {
    let root = display.screen.root
    display.send(
      ClientMessageEvent(
        window: root, type: display[.manager],
        words: [0, UInt32(selection.rawValue), 0, 0, 0]), to: root, events: .structure)
  }

  /// Takes the events of the selection.
  func handle(_ event: Event) { _ = owner.handle(event) }
}
