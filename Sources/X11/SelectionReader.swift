internal import CX11
internal import Geometry

/// Asks other clients for a selection without ever waiting for them.
///
/// The answer, whole or in pieces (INCR, ICCCM 2.7.2), comes by events; an owner that says nothing
/// for a while counts as one that has nothing. A reading that ends before its owner has sent all
/// takes the other pieces away unread, so that the owner comes to its end as well.
public final class SelectionReader {
  private struct Reading {
    let selection: Atom
    /// The property for the answer, and what stands in it with the question.
    let place: Atom
    let parameter: Property?
    let limit: Int
    var targets: ArraySlice<Atom>
    /// The target asked for last: an answer about another is a late one of an earlier reading.
    var asked = Atom.none
    let time: Timestamp
    let patience: Duration
    var timer: TimerQueue.ID
    /// The pieces so far of an incremental transfer, and their type.
    var pieces: (type: Atom, bytes: [UInt8])?
    let done: (Property?) -> Void
  }

  /// More bytes than any sensible text has.
  public static let sizeLimit = 16 << 20

  private let loop: EventLoop
  private let display: Display
  private let window: Window
  private var reading: Reading?
  private var lastPlace = Atom.none
  /// Where pieces may still come that nobody waits for.
  private var abandoned: Set<Atom> = []

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
  /// A reading under way is given up and told nil. Of a text beyond the limit the start is given.
  public func readText(
    of selection: Atom, at time: Timestamp = .current, atMost limit: Int = sizeLimit,
    patience: Duration = .seconds(2), _ done: @escaping ([UInt8]?) -> Void
  ) {
    read(
      selection, as: [display[.utf8String], display[.textPlainUTF8], .string], at: time,
      atMost: limit, patience: patience
    ) { property in
      guard let property, case .bytes = property.value else { return done(nil) }
      done(property.text)
    }
  }

  /// Asks for the first of the targets that the owner converts.
  ///
  /// C: `XConvertSelection`.
  ///
  /// - Parameter parameter: what targets like MULTIPLE and SAVE_TARGETS are told; where the owner
  ///   leaves no answer but has done it, this is the answer.
  /// - Parameter place: the property for the answer, where an owner insists on one.
  public func read(
    _ selection: Atom, as targets: [Atom], with parameter: Property? = nil,
    in place: Atom? = nil, at time: Timestamp = .current, atMost limit: Int = sizeLimit,
    patience: Duration = .seconds(2), _ done: @escaping (Property?) -> Void
  ) {
    finish(with: nil)
    lastPlace = place ?? freePlace
    reading = Reading(
      selection: selection, place: lastPlace, parameter: parameter, limit: limit,
      targets: targets[...], time: time, patience: patience, timer: startTimer(patience),
      done: done)
    askNext()
  }

  /// Takes the event, if it belongs to a reading.
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .selectionNotify(let answer) where answer.requestor == window.id:
      receive(answer)
      return true
    case .property(let change) where change.window == window.id:
      if !change.isDeleted { propertyCame(change.name) }
      return true
    default: return false
    }
  }

  /// A property where no answer of an earlier question can come.
  private var freePlace: Atom {
    let places = (0...).lazy.map { [display] in display.atom("_TRANSFER_\($0)") }
    return places.first { $0 != lastPlace && !abandoned.contains($0) } ?? lastPlace
  }

  private func askNext() {
    guard let target = reading?.targets.popFirst(), let reading else { return finish(with: nil) }
    self.reading?.asked = target
    display.deleteProperty(reading.place, of: window.id)
    if let parameter = reading.parameter {
      display.setProperty(reading.place, of: window.id, to: parameter)
    }
    XConvertSelection(
      display.raw, reading.selection.rawValue, target.rawValue, reading.place.rawValue,
      window.id.rawValue, reading.time.rawValue)
  }

  private func receive(_ answer: SelectionNotifyEvent) {
    guard let current = reading, answer.selection == current.selection,
      answer.target == current.asked, current.pieces == nil,
      answer.property == .none || answer.property == current.place
    else { return discard(answer.property) }
    if answer.property == .none { return askNext() }
    // Its deletion tells an incremental owner to begin.
    let property = display.property(
      current.place, of: window.id, deleting: true, atMost: current.limit)
    guard var property = property ?? current.parameter else { return askNext() }
    if property.type == display[.incremental] {
      reading?.pieces = (type: .none, bytes: [])
      return restartTimer()
    }
    property.cut(toBytes: current.limit)
    finish(with: property)
  }

  private func propertyCame(_ name: Atom) {
    guard let reading, reading.place == name else {
      if abandoned.contains(name) { discard(name) }
      return
    }
    guard var pieces = reading.pieces,
      let property = display.property(
        name, of: window.id, deleting: true, atMost: reading.limit)
    else { return }
    let isWhole = property.bytes.isEmpty
    if !isWhole {
      pieces.type = property.type
      pieces.bytes += property.bytes
    }
    self.reading?.pieces = isWhole ? nil : pieces
    guard isWhole || pieces.bytes.count > reading.limit else { return restartTimer() }
    finish(
      with: Property(type: pieces.type, .bytes(Array(pieces.bytes.prefix(reading.limit)))))
  }

  /// Takes away what nobody waits for; the end of an incremental transfer ends that.
  private func discard(_ name: Atom) {
    guard name != .none,
      let property = display.property(name, of: window.id, deleting: true, atMost: 4)
    else { return }
    if property.type == display[.incremental] {
      abandoned.insert(name)
    } else if property.bytes.isEmpty {
      abandoned.remove(name)
    }
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
    if finished.pieces != nil { abandoned.insert(finished.place) }
    loop.cancel(finished.timer)
    finished.done(property)
  }
}

extension Property {
  /// Drops the bytes beyond a number of them; words are few, and stay.
  fileprivate mutating func cut(toBytes limit: Int) {
    if bytes.count > limit { value = .bytes(Array(bytes.prefix(limit))) }
  }
}
