internal import CX11
public import Geometry
internal import Glibc

extension Display {
  /// The top left pixels, on the root window, of a program's windows that are on the screen.
  ///
  /// Of those that the window manager lists, or without one of those right below the root; a window
  /// that is put away or on another workspace is not there. Four round trips for any number of
  /// windows.
  ///
  /// C: `_NET_CLIENT_LIST`, `xcb_get_property`, `xcb_get_window_attributes`,
  /// `xcb_translate_coordinates`.
  ///
  /// - Parameter name: the class of `WM_CLASS`.
  public func origins(ofClass name: String) -> [Point] {
    guard !isLost, let connection = XGetXCBConnection(raw) else { return [] }
    let root = screen.root
    let listed = property(self[.netClientList], of: root)?.words
    let windows = listed ?? Self.children(of: [root], connection).flatMap(\.self)
    let ours = Self.windows(windows, ofClass: Array(name.utf8), connection)
    return ours.map {
      xcb_translate_coordinates(connection, $0, UInt32(root.rawValue), 0, 0)
    }.compactMap { cookie in
      guard let reply = xcb_translate_coordinates_reply(connection, cookie, nil) else { return nil }
      defer { free(reply) }
      return Point(x: Int(reply.pointee.dst_x), y: Int(reply.pointee.dst_y))
    }
  }

  /// Those of a class that are on the screen.
  private static func windows(
    _ windows: [UInt32], ofClass name: [UInt8], _ connection: OpaquePointer
  ) -> [UInt32] {
    let cookies = windows.map { window in
      (
        window, xcb_get_window_attributes(connection, window),
        xcb_get_property(
          connection, 0, window, UInt32(Atom.wmClass.rawValue), UInt32(Atom.string.rawValue), 0, 64)
      )
    }
    return cookies.compactMap { window, attributesCookie, classCookie in
      let attributes = xcb_get_window_attributes_reply(connection, attributesCookie, nil)
      let names = xcb_get_property_reply(connection, classCookie, nil)
      defer {
        free(attributes)
        free(names)
      }
      guard let attributes, let names,
        attributes.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue),
        let bytes = xcb_get_property_value(names)
      else { return nil }
      let count = Int(xcb_get_property_value_length(names))
      let parts = UnsafeRawBufferPointer(start: bytes, count: count)
        .split(separator: 0, omittingEmptySubsequences: false)
      return parts.count > 1 && parts[1].elementsEqual(name) ? window : nil
    }
  }
}
