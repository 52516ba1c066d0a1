internal import CX11
public import Geometry
internal import Glibc

/// A window of which something shows, and what its pixels stand for.
public struct ShownWindow: Hashable, Sendable {
  public let id: WindowID
  public let visual: VisualID
  public let colormap: ColormapID
  /// Its own top left pixel, inside the border, on the root window.
  public let origin: Point
  /// The parts of the root window that show its own pixels: no child and no other window's.
  public let area: [Rect]
}

extension Display {
  /// The windows that make up a rectangle of the root window, outermost first, without the root.
  ///
  /// All questions of a level of the tree are asked at once, two round trips a level, and only
  /// where something shows; a window that goes away meanwhile counts as never having been there.
  /// Windows are taken as rectangles.
  ///
  /// C: `xcb_query_tree`, `xcb_get_window_attributes`, `xcb_get_geometry`.
  public func windows(showingIn rect: Rect) -> [ShownWindow] {
    guard !isLost, let connection = XGetXCBConnection(raw) else { return [] }
    var shown: [ShownWindow] = []
    var level = [Node(id: screen.root, frame: rect, inside: rect, open: [rect])]
    while !level.isEmpty {
      let children = Self.nodes(Self.children(of: level.map(\.id), connection), connection)
      var next: [Node] = []
      for (var node, children) in zip(level, children) {
        // The last is the topmost, and takes first.
        for child in children.reversed() {
          guard let child = child?.placed(in: node) else { continue }
          node.open = node.open.flatMap { $0.subtracting(child.frame) }
          next.append(child)
        }
        if node.id != screen.root, !node.open.isEmpty { shown.append(ShownWindow(node)) }
      }
      level = next
    }
    return shown
  }

  /// The window right below the root that a window is in: its manager's frame, or it itself.
  ///
  /// C: `XQueryTree`.
  public func topLevel(of window: WindowID) -> WindowID? {
    var found = window
    while true {
      var root: CX11.Window = 0
      var parent: CX11.Window = 0
      var list: UnsafeMutablePointer<CX11.Window>?
      var count: UInt32 = 0
      let status = try? trapping { () throws(XError) -> Int32 in
        XQueryTree(raw, found.rawValue, &root, &parent, &list, &count)
      }
      guard let status, status != 0 else { return nil }
      if let list { XFree(list) }
      if parent == root || parent == 0 { return found }
      found = WindowID(rawValue: parent)
    }
  }

  /// A window on the way down.
  fileprivate struct Node {
    let id: WindowID
    var visual: UInt32 = 0
    var colormap: UInt32 = 0
    /// With the border; in the parent's coordinates until it is placed in the root's.
    var frame: Rect
    var border = 0
    /// Its top left pixel inside the border.
    var origin = Point.zero
    /// Where children show.
    var inside = Rect.zero
    /// What nothing that lies above it has taken.
    var open: [Rect] = []

    /// With what of the parent is its; nil where that is nothing.
    func placed(in parent: Node) -> Node? {
      var node = self
      let place = frame.offset(by: parent.origin)
      node.origin = place.origin + Point(x: border, y: border)
      node.frame = place.intersection(parent.inside)
      node.open = parent.open.map { $0.intersection(node.frame) }.filter { !$0.isEmpty }
      node.inside = place.inset(by: border).intersection(node.frame)
      return node.open.isEmpty ? nil : node
    }
  }

  /// The children of each of the windows, the topmost last.
  static func children(
    of windows: [WindowID], _ connection: OpaquePointer
  ) -> [[UInt32]] {
    windows.map { xcb_query_tree(connection, UInt32($0.rawValue)) }.map { cookie in
      guard let reply = xcb_query_tree_reply(connection, cookie, nil) else { return [] }
      defer { free(reply) }
      let count = Int(xcb_query_tree_children_length(reply))
      return Array(UnsafeBufferPointer(start: xcb_query_tree_children(reply), count: count))
    }
  }

  /// What is shown of the windows, in their parents' coordinates; nil for the others.
  private static func nodes(
    _ windows: [[UInt32]], _ connection: OpaquePointer
  ) -> [[Node?]] {
    let cookies = windows.map {
      $0.map {
        ($0, xcb_get_window_attributes(connection, $0), xcb_get_geometry(connection, $0))
      }
    }
    return cookies.map {
      $0.map { window, attributesCookie, geometryCookie in
        let attributes = xcb_get_window_attributes_reply(connection, attributesCookie, nil)
        let geometry = xcb_get_geometry_reply(connection, geometryCookie, nil)
        defer {
          free(attributes)
          free(geometry)
        }
        guard let attributes = attributes?.pointee, let geometry = geometry?.pointee,
          attributes.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue),
          attributes._class == UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue)
        else { return nil }
        let border = Int(geometry.border_width)
        let frame = Rect(
          x: Int(geometry.x), y: Int(geometry.y), width: Int(geometry.width) + 2 * border,
          height: Int(geometry.height) + 2 * border)
        return Node(
          id: WindowID(rawValue: UInt(window)), visual: attributes.visual,
          colormap: attributes.colormap, frame: frame, border: border)
      }
    }
  }
}

extension ShownWindow {
  fileprivate init(_ node: Display.Node) {
    self.init(
      id: node.id, visual: VisualID(rawValue: UInt(node.visual)),
      colormap: ColormapID(rawValue: UInt(node.colormap)), origin: node.origin, area: node.open)
  }
}
