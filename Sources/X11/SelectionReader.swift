internal import CX11
internal import Geometry

/// Asks other clients for a selection without ever waiting for them.
///
/// The answer, whole or in pieces (INCR, ICCCM 2.7.2), comes by events; an owner that says nothing
/// for a while counts as one that has nothing.
public final class SelectionReader {
  private struct Reading {
    let selection: Atom
    var targets: ArraySlice<Atom>
    /// On our window, where the answer is put.
    let place: Atom
    /// The target asked for last: an answer about another is a late one of an earlier reading.
    var asked = Atom.none
    let time: Timestamp
    let patience: Duration
    var timer: TimerQueue.ID
    /// The pieces so far of an incremental transfer, and their type.
    var pieces: (type: Atom, bytes: [UInt8])?
    let done: (Property?) -> Void
  }

  /// More than any sensible text; an owner that sends on and on is cut off here.
  public static let sizeLimit = 16 << 20

  private let loop: EventLoop
  private let display: Display
  private let window: Window
  private var reading: Reading?

  /// With a window of its own that is never shown.
  public init(_ loop: EventLoop) {
    self.loop = loop
    display = loop.display
    var form = Window.Form(frame: Rect(x: -1, y: -1, width: 1, height: 1))
    form.inputOnly = true
    form.overrideRedirect = true
    form.events = [.property]
    window = Window(form, on: display)
  }

  /// Asks for text, as UTF-8 by preference; nil where there is none, or no valid text.
  ///
  /// A reading under way is given up and told nil.
  public func readText(
    of selection: Atom, at time: Timestamp = .current, patience: Duration = .seconds(2),
    _ done: @escaping ([UInt8]?) -> Void
  ) {
    read(
      selection, as: [display[.utf8String], display[.textPlainUTF8], .string], at: time,
      patience: patience
    ) { property in
      guard let property, case .bytes(let bytes) = property.value else { return done(nil) }
      done(property.type == .string ? Array(String(latin1: bytes).utf8) : bytes)
    }
  }

  /// Asks for the first of the targets that the owner converts.
  ///
  /// - Parameter place: the property that the answer is put in, where an owner insists on one.
  ///
  /// C: `XConvertSelection`.
  public func read(
    _ selection: Atom, as targets: [Atom], in place: Atom? = nil, at time: Timestamp = .current,
    patience: Duration = .seconds(2), _ done: @escaping (Property?) -> Void
  ) {
    finish(with: nil)
    reading = Reading(
      selection: selection, targets: targets[...], place: place ?? display[.transfer], time: time,
      patience: patience, timer: startTimer(patience), done: done)
    askNext()
  }

  /// Takes the event, if it belongs to a reading.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .selectionNotify(let answer) where answer.requestor == window.id:
      receive(answer)
      return true
    case .property(let change) where change.window == window.id:
      if !change.isDeleted && change.name == reading?.place { receivePiece() }
      return true
    default: return false
    }
  }

  private func askNext() {
    guard let target = reading?.targets.popFirst(), let reading else { return finish(with: nil) }
    self.reading?.asked = target
    display.deleteProperty(reading.place, of: window.id)
    XConvertSelection(
      display.raw, reading.selection.rawValue, target.rawValue, reading.place.rawValue,
      window.id.rawValue, reading.time.rawValue)
  }

  private func receive(_ answer: SelectionNotifyEvent) {
    guard let current = reading, answer.selection == current.selection,
      answer.target == current.asked, current.pieces == nil
    else { return }
    if answer.property == .none { return askNext() }
    // Its deletion tells an incremental owner to begin.
    guard let property = display.property(answer.property, of: window.id, deleting: true) else {
      return askNext()
    }
    if property.type == display[.incremental] {
      reading?.pieces = (type: .none, bytes: [])
      restartTimer()
    } else {
      finish(with: property)
    }
  }

  private func receivePiece() {
    guard let reading, var pieces = reading.pieces,
      let property = display.property(reading.place, of: window.id, deleting: true)
    else { return }
    if property.bytes.isEmpty {
      return finish(with: Property(type: pieces.type, .bytes(pieces.bytes)))
    }
    pieces.type = property.type
    pieces.bytes += property.bytes
    if pieces.bytes.count > Self.sizeLimit { return finish(with: nil) }
    self.reading?.pieces = pieces
    restartTimer()
  }

  private func startTimer(_ patience: Duration) -> TimerQueue.ID {
    loop.after(patience) { [weak self] in self?.finish(with: nil) }
  }

  private func restartTimer() {
    guard let reading else { return }
    loop.cancel(reading.timer)
    self.reading?.timer = startTimer(reading.patience)
  }

  private func finish(with property: Property?) {
    guard let finished = reading else { return }
    reading = nil
    loop.cancel(finished.timer)
    finished.done(property)
  }
}
