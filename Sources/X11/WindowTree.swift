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
  /// The windows that make up a rectangle of the root window, the topmost first, the root left out.
  ///
  /// All questions of a level of the tree are asked at once, two round trips a level; a window that
  /// goes away meanwhile counts as never having been there. Windows are taken as rectangles.
  ///
  /// C: `xcb_query_tree`, `xcb_get_window_attributes`, `xcb_get_geometry`.
  public func windows(showingIn rect: Rect) -> [ShownWindow] {
    guard !isLost, let connection = XGetXCBConnection(raw) else { return [] }
    var nodes = [Node(id: screen.root, frame: rect, clip: rect, origin: .zero)]
    var level = 0..<1
    while !level.isEmpty {
      let children = Self.children(of: level.map { nodes[$0].id }, connection)
      let next = nodes.count
      for (parent, list) in zip(level, Self.nodes(children, connection)) {
        for node in list {
          guard let node = node?.placed(in: nodes[parent]) else { continue }
          nodes[parent].children.append(nodes.count)
          nodes.append(node)
        }
      }
      level = next..<nodes.count
    }
    var shown: [ShownWindow] = []
    var open = [rect]
    Self.divide(&open, among: 0, of: nodes, into: &shown)
    return shown
  }

  /// A window on the way down; its rectangles are in root coordinates.
  private struct Node {
    let id: WindowID
    var visual: UInt32 = 0
    var colormap: UInt32 = 0
    /// With the border.
    var frame: Rect
    /// Where its children may show.
    var clip: Rect
    var origin: Point
    var border = 0
    var children: [Int] = []

    /// Nil where nothing of it can be in the parent's clip.
    func placed(in parent: Node) -> Node? {
      var node = self
      node.frame = frame.offset(by: parent.origin)
      node.origin = node.frame.origin + Point(x: border, y: border)
      node.clip = node.frame.inset(by: border).intersection(parent.clip)
      node.frame = node.frame.intersection(parent.clip)
      return node.frame.isEmpty ? nil : node
    }
  }

  /// Gives what is still open to a window's children, from the topmost, and the rest to itself.
  private static func divide(
    _ open: inout [Rect], among index: Int, of nodes: [Node], into shown: inout [ShownWindow]
  ) {
    let node = nodes[index]
    for child in node.children.reversed() {
      var part = open.map { $0.intersection(nodes[child].frame) }.filter { !$0.isEmpty }
      guard !part.isEmpty else { continue }
      divide(&part, among: child, of: nodes, into: &shown)
      open = open.flatMap { $0.subtracting(nodes[child].frame) }
    }
    guard index > 0, !open.isEmpty else { return }
    shown.append(
      ShownWindow(
        id: node.id, visual: VisualID(rawValue: UInt(node.visual)),
        colormap: ColormapID(rawValue: UInt(node.colormap)), origin: node.origin, area: open))
  }

  private static func children(
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
          colormap: attributes.colormap, frame: frame, clip: frame, origin: .zero,
          border: border)
      }
    }
  }
}
