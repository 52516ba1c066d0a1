internal import CX11
public import Geometry
internal import Glibc

/// What a window tells window managers and other clients about itself.
extension Window {
  /// The kinds of window a manager distinguishes.
  ///
  /// C: `_NET_WM_WINDOW_TYPE`.
  public enum Kind: Sendable {
    case normal, dialog, utility, popupMenu, tooltip, dragIcon, notification
  }

  /// Both the ICCCM's and the desktop's title.
  ///
  /// C: `WM_NAME`, `_NET_WM_NAME`.
  public func setTitle(_ title: String) {
    let bytes = Array(title.utf8)
    set(.wmName, Property(type: display[.utf8String], .bytes(bytes)))
    set(display[.netWMName], Property(type: display[.utf8String], .bytes(bytes)))
  }

  /// WM_CLASS: the instance and the class, by which rules of window managers find it.
  public func setClass(instance: String, class name: String) {
    let bytes = Array(instance.utf8) + [0] + Array(name.utf8) + [0]
    set(.wmClass, Property(type: .string, .bytes(bytes)))
  }

  /// WM_NORMAL_HINTS: the smallest size, and where and how large it wants to be.
  ///
  /// Positions are those of the window itself, here and when it is moved later: its manager puts the
  /// frame around it.
  ///
  /// - Parameter position: chosen by the user or restored; nil leaves it to the manager.
  public func setSizeHints(minimum: Size, position: Point? = nil, size: Size? = nil) {
    var hints = XSizeHints()
    hints.flags = PMinSize | PWinGravity
    hints.win_gravity = StaticGravity
    hints.min_width = Int32(minimum.width)
    hints.min_height = Int32(minimum.height)
    if position != nil { hints.flags |= USPosition }
    if let size {
      hints.flags |= PSize
      hints.width = Int32(size.width)
      hints.height = Int32(size.height)
    }
    if let position {
      hints.x = Int32(position.x)
      hints.y = Int32(position.y)
    }
    XSetWMNormalHints(display.raw, id.rawValue, &hints)
  }

  /// WM_HINTS: it takes the keyboard when the manager gives it, and starts as a window.
  public func setInputHints() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(display.raw, id.rawValue, &hints)
  }

  /// WM_PROTOCOLS: the manager asks before closing, and may ask whether we are alive.
  ///
  /// With a counter it may also wait, while it resizes, for our frames (`ManagerRequest.sync`).
  public func setProtocols(syncing counter: SyncCounter? = nil) {
    var protocols = [display[.wmDeleteWindow], display[.netWMPing]]
    if let counter {
      protocols.append(display[.netWMSyncRequest])
      set(
        display[.netWMSyncRequestCounter],
        Property(type: .cardinal, .words([UInt32(counter.id.rawValue)])))
    }
    set(
      display[.wmProtocols],
      Property(type: .atom, .words(protocols.map { UInt32($0.rawValue) })))
  }

  /// _NET_WM_PID, with the machine's name that it is worth nothing without.
  public func setProcess() {
    set(display[.netWMPID], Property(type: .cardinal, .words([UInt32(getpid())])))
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    set(.wmClientMachine, Property(type: .string, .bytes(bytes)))
  }

  /// C: `_NET_WM_WINDOW_TYPE`.
  public func setKind(_ kind: Kind) {
    let name: AtomName =
      switch kind {
      case .normal: .netWMWindowTypeNormal
      case .dialog: .netWMWindowTypeDialog
      case .utility: .netWMWindowTypeUtility
      case .popupMenu: .netWMWindowTypePopupMenu
      case .tooltip: .netWMWindowTypeTooltip
      case .dragIcon: .netWMWindowTypeDND
      case .notification: .netWMWindowTypeNotification
      }
    set(
      display[.netWMWindowType],
      Property(type: .atom, .words([UInt32(display[name].rawValue)])))
  }

  /// _NET_WM_ICON: pictures of rising size, ARGB not premultiplied, rows from the top.
  public func setIcons(_ icons: [Icon]) {
    let words = icons.flatMap { icon in
      [UInt32(icon.size.width), UInt32(icon.size.height)] + icon.pixels
    }
    set(display[.netWMIcon], Property(type: .cardinal, .words(words)))
  }

  /// _COMPTON_SHADOW: compositors draw no shadow, as under the loupe.
  public func disableShadow() {
    set(display[.comptonShadow], Property(type: .cardinal, .words([0])))
  }

  /// WM_TRANSIENT_FOR: it belongs to another window and stays above it.
  public func setTransient(for owner: WindowID) {
    XSetTransientForHint(display.raw, id.rawValue, owner.rawValue)
  }

  private func set(_ name: Atom, _ property: Property) {
    display.setProperty(name, of: id, to: property)
  }
}

/// A picture of a window for task bars.
public struct Icon: Hashable, Sendable {
  public let size: Size
  /// ARGB, not premultiplied.
  public let pixels: [UInt32]

  public init(size: Size, pixels: [UInt32]) {
    precondition(pixels.count == size.width * size.height, "pixels do not fill the icon")
    self.size = size
    self.pixels = pixels
  }
}

/// What a window manager says to a window by WM_PROTOCOLS.
public enum ManagerRequest: Hashable, Sendable {
  /// The user closed the window.
  ///
  /// C: `WM_DELETE_WINDOW`.
  case close
  /// The manager asks whether we are alive; pass to `Display.answer`.
  ///
  /// C: `_NET_WM_PING`.
  case ping(ClientMessageEvent)
  /// The counter is to be set to this when the size that comes next is drawn.
  ///
  /// C: `_NET_WM_SYNC_REQUEST`.
  case sync(Int64)
}

extension Display {
  /// What the message asks for, if a window manager sent it to one of our windows.
  public func managerRequest(in message: ClientMessageEvent) -> ManagerRequest? {
    guard message.type == self[.wmProtocols], let word = message.words.first else { return nil }
    let name = Atom(rawValue: UInt(word))
    switch name {
    case self[.wmDeleteWindow]: return .close
    case self[.netWMPing]: return .ping(message)
    case self[.netWMSyncRequest] where message.words.count > 3:
      return .sync(Int64(message.words[3]) << 32 | Int64(message.words[2]))
    default: return nil
    }
  }

  /// Tells the window manager that we are alive.
  public func answer(ping message: ClientMessageEvent) {
    var reply = message
    reply.window = screen.root
    send(reply, to: screen.root, events: [.substructure, .substructureRedirect])
  }
}
