/// A name that the server has turned into a number.
///
/// C: `Atom`.
public struct Atom: ServerIdentifier {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The atoms with numbers of their own in the core protocol.
extension Atom {
  public static let primary = Atom(rawValue: 1)
  public static let secondary = Atom(rawValue: 2)
  public static let atom = Atom(rawValue: 4)
  public static let cardinal = Atom(rawValue: 6)
  public static let integer = Atom(rawValue: 19)
  public static let resourceManager = Atom(rawValue: 23)
  public static let string = Atom(rawValue: 31)
  public static let window = Atom(rawValue: 33)
  public static let wmClientMachine = Atom(rawValue: 36)
  public static let wmHints = Atom(rawValue: 35)
  public static let wmName = Atom(rawValue: 39)
  public static let wmNormalHints = Atom(rawValue: 40)
  public static let wmClass = Atom(rawValue: 67)
  public static let wmTransientFor = Atom(rawValue: 68)
}

/// The other atoms we use, interned together in one round trip when the first of them is needed.
public enum AtomName: String, CaseIterable, Sendable {
  case atomPair = "ATOM_PAIR"
  case clipboard = "CLIPBOARD"
  case clipboardManager = "CLIPBOARD_MANAGER"
  case incremental = "INCR"
  case multiple = "MULTIPLE"
  case null = "NULL"
  case saveTargets = "SAVE_TARGETS"
  case targets = "TARGETS"
  case text = "TEXT"
  case textPlain = "text/plain"
  case textPlainUTF8 = "text/plain;charset=utf-8"
  case timestamp = "TIMESTAMP"
  case utf8String = "UTF8_STRING"

  case dragActionCopy = "XdndActionCopy"
  case dragAware = "XdndAware"
  case dragDrop = "XdndDrop"
  case dragEnter = "XdndEnter"
  case dragFinished = "XdndFinished"
  case dragLeave = "XdndLeave"
  case dragPosition = "XdndPosition"
  case dragProxy = "XdndProxy"
  case dragSelection = "XdndSelection"
  case dragStatus = "XdndStatus"
  case dragTypeList = "XdndTypeList"

  case manager = "MANAGER"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case wmProtocols = "WM_PROTOCOLS"
  case wmState = "WM_STATE"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case netClientList = "_NET_CLIENT_LIST"
  case netCurrentDesktop = "_NET_CURRENT_DESKTOP"
  case netFrameExtents = "_NET_FRAME_EXTENTS"
  case netStartupID = "_NET_STARTUP_ID"
  case netStartupInfo = "_NET_STARTUP_INFO"
  case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
  case netSupported = "_NET_SUPPORTED"
  case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
  case netWMDesktop = "_NET_WM_DESKTOP"
  case netWMIcon = "_NET_WM_ICON"
  case netWMName = "_NET_WM_NAME"
  case netWMPID = "_NET_WM_PID"
  case netWMPing = "_NET_WM_PING"
  case netWMState = "_NET_WM_STATE"
  case netWMStateAbove = "_NET_WM_STATE_ABOVE"
  case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
  case netWMStateMaximizedHorz = "_NET_WM_STATE_MAXIMIZED_HORZ"
  case netWMStateMaximizedVert = "_NET_WM_STATE_MAXIMIZED_VERT"
  case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
  case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case netWMUserTime = "_NET_WM_USER_TIME"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeDND = "_NET_WM_WINDOW_TYPE_DND"
  case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
  case netWMWindowTypeNotification = "_NET_WM_WINDOW_TYPE_NOTIFICATION"
  case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netWMWindowTypePopupMenu = "_NET_WM_WINDOW_TYPE_POPUP_MENU"
  case netWMWindowTypeTooltip = "_NET_WM_WINDOW_TYPE_TOOLTIP"
  case netWMWindowTypeUtility = "_NET_WM_WINDOW_TYPE_UTILITY"
  case netWorkArea = "_NET_WORKAREA"
  case comptonShadow = "_COMPTON_SHADOW"
  case ximServers = "XIM_SERVERS"
  case xsettings = "_XSETTINGS_SETTINGS"

  case serverTime = "_SERVER_TIME"
}
