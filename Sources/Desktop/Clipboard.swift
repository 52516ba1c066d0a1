import Geometry
public import Views
public import X11

/// The clipboard and PRIMARY, as views ask for them.
public final class Clipboard {
  private let display: Display
  private let owner: SelectionOwner
  private let reader: SelectionReader

  public init(_ loop: EventLoop) {
    display = loop.display
    owner = SelectionOwner(loop.display)
    reader = SelectionReader(loop)
  }

  /// Offers the text to other programs, until one of them offers another.
  @discardableResult
  public func own(_ text: String, as selection: Request.Selection) -> Bool {
    owner.own(atom(selection), text: text)
  }

  /// Asks, without waiting, for the text of a selection; nil where there is none.
  public func request(_ selection: Request.Selection, _ done: @escaping (String?) -> Void) {
    reader.readText(of: atom(selection)) { bytes in
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
