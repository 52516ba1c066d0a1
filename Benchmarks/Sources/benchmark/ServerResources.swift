import CXlib
import Glibc

/// What the server keeps for a program, by the X-Resource extension.
struct ServerResources {
  /// How many of each kind, by the server's names: WINDOW, PIXMAP, PICTURE, ...
  private(set) var counts: [String: Int] = [:]
  private(set) var pixmapBytes = 0

  /// Of all connections of a process and its descendants; nil without X-Resource 1.2.
  init?(of pid: pid_t, on display: OpaquePointer) {
    var (events, errors): (Int32, Int32) = (0, 0)
    guard XResQueryExtension(display, &events, &errors) != 0 else { return nil }
    let family = Set(ProcessTable.family(of: pid))
    var request = XResClientIdSpec(client: 0, mask: UInt32(XRES_CLIENT_ID_PID_MASK.rawValue))
    var count = 0
    var clients: UnsafeMutablePointer<XResClientIdValue>?
    guard XResQueryClientIds(display, 1, &request, &count, &clients) == 0, let clients else {
      return nil
    }
    defer { XResClientIdsDestroy(count, clients) }
    for index in 0..<count where family.contains(XResGetClientPid(clients + index)) {
      add(clients[index].spec.client, display)
    }
  }

  private mutating func add(_ client: XID, _ display: OpaquePointer) {
    var bytes: UInt = 0
    if XResQueryClientPixmapBytes(display, client, &bytes) != 0 { pixmapBytes += Int(bytes) }
    var count: Int32 = 0
    var types: UnsafeMutablePointer<XResType>?
    guard XResQueryClientResources(display, client, &count, &types) != 0, let types else { return }
    defer { XFree(types) }
    for type in UnsafeBufferPointer(start: types, count: Int(count)) {
      guard let name = XGetAtomName(display, type.resource_type) else { continue }
      counts[String(cString: name), default: 0] += Int(type.count)
      XFree(name)
    }
  }
}
