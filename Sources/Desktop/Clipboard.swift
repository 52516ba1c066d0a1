import Geometry
public import Views
public import X11

/// The clipboard and PRIMARY, as views ask for them.
public final class Clipboard {
  private let display: Display
  private let owner: SelectionOwner
  private let reader: SelectionReader
  /// A view has put a text of its own into CLIPBOARD.
  public var copied: (String) -> Void = { _ in }

  public init(_ loop: EventLoop) {
    display = loop.display
    owner = SelectionOwner(loop.display)
    reader = SelectionReader(loop)
  }

  /// Offers the text to other programs, until one of them offers another.
  ///
  /// - Parameter time: of an ownership that this one goes on with; nil is now.
  @discardableResult
  public func own(
    _ text: String, as selection: Request.Selection, since time: Timestamp? = nil
  ) -> Bool {
    owner.own(atom(selection), text: text, at: time)
  }

  /// Offers what a view has copied or marked.
  func copy(_ text: String, to selection: Request.Selection) {
    if own(text, as: selection), selection == .clipboard { copied(text) }
  }

  /// The text of ours that a selection offers, and since when; nil where it is another program's.
  public func held(_ selection: Request.Selection) -> (text: String, since: Timestamp)? {
    owner.text(of: atom(selection))
  }

  /// Asks a clipboard manager to keep what CLIPBOARD offers; false where there is none or it fails.
  ///
  /// Its questions must be answered meanwhile. C: SAVE_TARGETS of the freedesktop.org
  /// specification.
  public func save(_ done: @escaping (Bool) -> Void) {
    let targets =
      [AtomName.utf8String, .textPlainUTF8, .textPlain, .text]
      .map { display[$0] } + [.string]
    reader.read(
      display[.clipboardManager], as: [display[.saveTargets]],
      with: Property(type: .atom, .words(targets.map { UInt32($0.rawValue) })),
      at: held(.clipboard)?.since ?? .current
    ) { done($0 != nil) }
  }

  /// Asks, without waiting, for the text of a selection, its first 64 KiB; nil where there is none.
  public func request(_ selection: Request.Selection, _ done: @escaping (String?) -> Void) {
    reader.readText(of: atom(selection), atMost: 1 << 16) { bytes in
      done(bytes.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Whether another program may still ask for a text of ours.
  public var isServing: Bool { owner.isServing }

  /// Takes the events of selections.
  public func handle(_ event: Event) {
    if !owner.handle(event) { _ = reader.handle(event) }
  }

  private func atom(_ selection: Request.Selection) -> Atom {
    switch selection {
    case .clipboard: display[.clipboard]
    case .primary: .primary
    }
  }
}
