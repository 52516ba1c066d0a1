public import Geometry

/// A control and the rectangle it was given.
public struct Placed<Message> {
  public let frame: Rect
  public let control: any Control<Message>
  public let traits: Traits
  /// The part of the window it shows in, where it lies in what scrolls.
  public internal(set) var clip: Rect?
  /// The innermost scroll view it lies in.
  var scroller: ViewID?
  /// The key that it stands for, as a choice of a menu, to the control that the menu is of.
  var press: KeyPress?
  /// What its context menu has.
  var menu: (() -> [MenuEntry<Message>])?

  public init(frame: Rect, control: any Control<Message>) {
    self.frame = frame
    self.control = control
    traits = control.traits
  }

  /// The same elsewhere.
  func offset(by way: Point) -> Placed {
    var moved = Placed(frame: frame.offset(by: way), control: control)
    (moved.clip, moved.scroller, moved.press, moved.menu) = (clip, scroller, press, menu)
    return moved
  }

  /// What of the frame is not scrolled away.
  public var visibleFrame: Rect { clip.map(frame.intersection) ?? frame }
}

/// The placed views of a window, in reading order, and of the popup that is open over it.
public struct Scene<Message> {
  public var items: [Placed<Message>] = []
  /// At most one is open; a menu's control is `Interaction.popup`.
  public var popup: Popup?
  /// What covers the rest, and takes the pointer and the keys until it is dismissed.
  public var sheet: Sheet?
  /// The window's.
  public private(set) var size = Size.zero
  /// Where views are being placed, what lies outside of this need not be: it is scrolled away.
  public internal(set) var visible: Rect
  /// How far each scroll view is scrolled, held within what it can be.
  var scrolls: [ViewID: Int] = [:]
  /// What those show that begin anew with something else.
  var subjects: [ViewID: String] = [:]

  public init() { visible = Rect(x: 0, y: 0, width: .max / 2, height: .max / 2) }

  /// Lays `view` out over a window of `size`.
  public init(_ view: any View<Message>, size: Size, _ context: ViewContext) {
    self.size = size
    visible = Rect(origin: .zero, size: size)
    view.place(in: Rect(origin: .zero, size: size), context, into: &self)
    if popup == nil { popup = tooltip(context) }
  }

  /// What takes part in input: the sheet's controls where there is one, else the window's.
  public var front: [Placed<Message>] { sheet?.items ?? items }

  /// The control with this id; behind a sheet too, where a drag may still go on.
  func item(_ id: ViewID) -> Placed<Message>? {
    front.last { $0.traits.id == id } ?? items.last { $0.traits.id == id }
  }

  /// What the pointer finds at a place: of several controls, the one placed last.
  func item(at position: Point, _ context: ViewContext) -> Placed<Message>? {
    front.last { item in
      item.traits.isInteractive && item.clip?.contains(position) ?? true
        && item.control.hitArea(in: item.frame, context).contains(position)
    }
  }

  /// What lies over the window's controls, which wait as they are.
  public struct Sheet {
    public var id: ViewID
    public var frame: Rect
    public var items: [Placed<Message>]
    /// What scrolls in it, by keys that no control takes.
    var scroller: ViewID
    public var dismiss: Message
  }

  /// What a menu or tooltip shows in a window of its own; items are placed from its own corner.
  public struct Popup {
    public enum Kind: Hashable, Sendable {
      /// Takes the pointer and the keys until it is closed.
      case menu
      /// Only shown.
      case tooltip
      /// Only shown, and follows its anchor.
      case loupe
    }

    public var kind: Kind
    /// The rectangle of the control it belongs to, in the window.
    public var anchor: Rect
    public var size: Size
    public var items: [Placed<Message>]
    /// How far what it shows is scrolled upwards, and can be: 0 where all of it shows.
    public var scroll = 0
    public var overflow = 0

    public init(kind: Kind, anchor: Rect, size: Size, items: [Placed<Message>]) {
      self.kind = kind
      self.anchor = anchor
      self.size = size
      self.items = items
    }
  }
}
