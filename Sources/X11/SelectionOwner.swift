internal import CX11
internal import Geometry

/// Text that other clients may take from us: the clipboard, or what is marked (PRIMARY).
///
/// Serves until another client takes the selection, by no timer (ICCCM 2.2). Every target that
/// TARGETS names converts, alone or in a MULTIPLE, and any other is refused; a value too large for
/// one request goes in pieces.
public final class SelectionOwner {
  /// What a target gives; the best first.
  public typealias Offer = [(target: Atom, property: Property)]

  struct Content {
    let offer: Offer
    let since: Timestamp
    /// What is asked of us besides: a target, and what is done with the property of the question.
    var receiver: (target: Atom, take: (Property) -> Bool)?
  }

  /// Another client took a selection of ours.
  public var lost: (Atom) -> Void = { _ in }

  let display: Display
  let sender: IncrementalSender
  let window: Window
  private(set) var contents: [Atom: Content] = [:]

  /// With a window of its own that is never shown.
  public init(_ display: Display) {
    self.display = display
    sender = IncrementalSender(display)
    var form = Window.Form(frame: Rect(x: -1, y: -1, width: 1, height: 1))
    form.inputOnly = true
    form.overrideRedirect = true
    form.events = [.property]
    window = Window(form, on: display)
  }

  /// Takes a selection and offers the text, exactly its bytes, from now on.
  ///
  /// - Parameter time: of the event that asked for it; nil asks the server for its clock.
  /// - Returns: whether the server gave it to us; a later owner may have been quicker.
  public func own(_ selection: Atom, text: String, at time: Timestamp? = nil) -> Bool {
    var offer = offer(of: text)
    if selection == display[.clipboard] {
      // Nothing is given by it: it tells that a clipboard manager may keep the text for us.
      offer.append((display[.saveTargets], Property(type: display[.null], .words([]))))
    }
    return own(selection, offering: offer, at: time)
  }

  /// The text that a selection of ours offers, and since when; nil where it is not ours.
  public func text(of selection: Atom) -> (text: String, since: Timestamp)? {
    guard let content = contents[selection],
      let property = content.offer.first(where: { $0.target == display[.utf8String] })?.property
    else { return nil }
    return (String(decoding: property.bytes, as: UTF8.self), content.since)
  }

  /// Takes a selection and offers these targets, with TARGETS, MULTIPLE and TIMESTAMP, from now on.
  ///
  /// C: `XSetSelectionOwner`.
  public func own(_ selection: Atom, offering offer: Offer, at time: Timestamp? = nil) -> Bool {
    guard let time = time ?? display.serverTime(by: window.id) else { return false }
    XSetSelectionOwner(display.raw, selection.rawValue, window.id.rawValue, time.rawValue)
    guard display.selectionOwner(of: selection) == window.id else { return false }
    contents[selection] = Content(offer: offer, since: time)
    return true
  }

  /// Takes a selection that nobody has, by which other clients give us something.
  ///
  /// C: `XGrabServer`, `XSetSelectionOwner`.
  ///
  /// - Parameters:
  ///   - target: asks us to take what stands in the property of the question, 64 KiB at most.
  ///   - take: whether it is taken; false refuses it.
  /// - Returns: false where another client has the selection.
  public func ownUnowned(
    _ selection: Atom, taking target: Atom, _ take: @escaping (Property) -> Bool
  ) -> Bool {
    guard let time = display.serverTime(by: window.id) else { return false }
    // Of two at once only one is to find it unowned.
    XGrabServer(display.raw)
    let isUnowned = display.selectionOwner(of: selection) == .none
    if isUnowned {
      XSetSelectionOwner(display.raw, selection.rawValue, window.id.rawValue, time.rawValue)
    }
    XUngrabServer(display.raw)
    display.flush()
    guard isUnowned else { return false }
    contents[selection] = Content(offer: [], since: time, receiver: (target, take))
    return true
  }

  /// Gives a selection up.
  public func disown(_ selection: Atom) {
    guard let content = contents.removeValue(forKey: selection) else { return }
    XSetSelectionOwner(display.raw, selection.rawValue, 0, content.since.rawValue)
  }

  public func owns(_ selection: Atom) -> Bool { contents[selection] != nil }

  /// Whether any selection is still ours, or on its way to another client.
  public var isServing: Bool { !contents.isEmpty || !sender.isIdle }

  /// Serves the event, if it is about a selection of this owner.
  public func handle(_ event: Event) -> Bool {
    sender.handle(event)
    switch event {
    case .selectionRequest(let request) where request.owner == window.id:
      serve(request)
      return true
    case .selectionCleared(let selection, window.id, let time):
      // One about an ownership before the present one is old news.
      if let content = contents[selection], !time.isBefore(content.since) {
        contents[selection] = nil
        lost(selection)
      }
      return true
    default: return false
    }
  }

  /// The names under which text is asked for; STRING, which is Latin-1, where the text fits it.
  func offer(of text: String) -> Offer {
    let bytes = Property.Value.bytes(Array(text.utf8))
    let utf8 = display[.utf8String]
    var offer: Offer = [
      (utf8, Property(type: utf8, bytes)),
      (display[.textPlainUTF8], Property(type: display[.textPlainUTF8], bytes)),
      (display[.textPlain], Property(type: display[.textPlain], bytes)),
      (display[.text], Property(type: utf8, bytes)),
    ]
    if let latin = text.latin1 {
      offer.append((.string, Property(type: .string, .bytes(latin))))
    }
    return offer
  }
}

extension String {
  /// Its bytes in ISO 8859-1; nil where a character has none.
  var latin1: [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      guard scalar.value <= 0xFF else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }

  init(latin1 bytes: [UInt8]) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension Timestamp {
  /// By the shorter way round the clock, which wraps (ICCCM 2.6.2).
  func isBefore(_ other: Timestamp) -> Bool {
    Int32(truncatingIfNeeded: rawValue &- other.rawValue) < 0
  }
}
