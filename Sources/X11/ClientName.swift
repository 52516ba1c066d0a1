internal import CX11
public import Geometry

/// How a program's window names itself.
public struct ClientName: Hashable, Sendable {
  /// The class of `WM_CLASS`: `Firefox`.
  public var className: String
  /// What its frame and task bars show.
  public var title: String

  public init(className: String, title: String) {
    self.className = className
    self.title = title
  }
}

extension Display {
  /// The characters of a title that are of use to anyone.
  private static let longestTitle = 500

  /// The name of the program whose window the pointer would find at a point of the root window.
  ///
  /// A window that lets the pointer through, as those that compositors paint on, is not there. Nil
  /// where there is none, it says nothing or it goes away meanwhile. A few round trips to the
  /// server, none to the program.
  ///
  /// C: `XTranslateCoordinates`, `WM_CLASS`, `_NET_WM_NAME`, `WM_NAME`.
  public func client(at point: Point) -> ClientName? {
    var window = screen.root
    var outermost: ClientName?
    // No deeper than any toolkit nests: a tree that changes all the while ends too.
    for _ in 0..<64 {
      guard let child = child(of: window, at: point) else { break }
      // The manager's mark is on the client, inside of whatever frame there is.
      if property(self[.wmState], of: child) != nil { return name(ofClient: child) }
      outermost = outermost ?? name(ofClient: child)
      window = child
    }
    return outermost
  }

  private func name(ofClient window: WindowID) -> ClientName? {
    let title = property(self[.netWMName], of: window) ?? property(.wmName, of: window)
    let names = property(.wmClass, of: window)?.bytes.split(
      separator: 0, omittingEmptySubsequences: false)
    guard title != nil || names != nil else { return nil }
    return ClientName(
      className: names.flatMap { $0.count > 1 ? Array($0[1]) : nil }?.asText ?? "",
      title: String(title?.bytes.asText.prefix(Self.longestTitle) ?? ""))
  }

  /// The child that the pointer would be in; nil where it would be in the window itself.
  private func child(of window: WindowID, at point: Point) -> WindowID? {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: CX11.Window = 0
    let status = try? trapping { () throws(XError) -> Int32 in
      XTranslateCoordinates(
        raw, screen.root.rawValue, window.rawValue, Int32(point.x), Int32(point.y), &x, &y, &child)
    }
    guard let status, status != 0, child != 0 else { return nil }
    return WindowID(rawValue: child)
  }
}

extension [UInt8] {
  /// UTF-8, or where it is not that Latin-1, as the old properties are.
  fileprivate var asText: String {
    String(validating: self, as: UTF8.self)
      ?? String(String.UnicodeScalarView(map { Unicode.Scalar($0) }))
  }
}
