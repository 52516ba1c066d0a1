public import Geometry

/// Where the window was, on monitors as they were then.
public struct WindowPlace: Equatable, Sendable {
  /// The monitors, as `1920x1080+0+0 1280x1024+1920+0`.
  public var layout: String
  /// The corner of the window without its frame, on the root window.
  public var origin: Point
  /// At scale 1.
  public var size: Size

  public init(_ origin: Point, _ size: Size, layout: String) {
    self.layout = layout
    self.origin = origin
    self.size = size
  }

  /// The layouts that are remembered.
  static let limit = 8

  init?(_ value: JSONValue) {
    guard case .string(let layout) = value["monitors"], let x = value["x"]?.whole,
      let y = value["y"]?.whole, let width = value["width"]?.whole,
      let height = value["height"]?.whole, width > 0, height > 0
    else { return nil }
    self.init(Point(x: x, y: y), Size(width: width, height: height), layout: layout)
  }

  var json: JSONValue {
    .object([
      .init("monitors", .string(layout)), .init("x", JSONValue(origin.x)),
      .init("y", JSONValue(origin.y)),
      .init("width", JSONValue(size.width)), .init("height", JSONValue(size.height)),
    ])
  }
}

extension SavedState {
  /// Takes the place of the window, instead of the one it had on the same monitors.
  public mutating func remember(_ place: WindowPlace) {
    places.removeAll { $0.layout == place.layout }
    places.insert(place, at: 0)
    if places.count > WindowPlace.limit { places.removeLast() }
  }

  /// Where the window was on these monitors.
  public func place(on layout: String) -> WindowPlace? { places.first { $0.layout == layout } }
}
