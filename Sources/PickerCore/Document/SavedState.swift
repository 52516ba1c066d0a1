public import ColorModel
public import Sampling

/// What is as the user left it from one start to the next, without having set it.
public struct SavedState: Equatable, Sendable {
  public var mode = Mode.rgb
  /// In full precision, in the space in which it was edited last.
  public private(set) var lastColor: Color?
  /// When it came to be, in milliseconds since 1970, UTC.
  private var lastColorTime: Int64 = 0
  public var showsPanel = false
  public var lens = LoupeLens()
  /// How many loupes have told their keys.
  public var hints = 0
  /// The newest first.
  public var places: [WindowPlace] = []

  public init() {}

  /// The colour is this one now.
  public mutating func remember(_ color: Color, at time: Int64) {
    guard color != lastColor else { return }
    (lastColor, lastColorTime) = (color, time)
  }

  /// The last colour, or that of an entry of the history that is newer.
  public func lastColor(or entry: HistoryEntry?) -> Color? {
    guard let entry, entry.time > lastColorTime else { return lastColor }
    return entry.color
  }
}

/// Its members in `state.json`, each read and written by itself.
extension SavedState {
  /// Reads what can be read; anything else is as at the first start.
  public init(_ value: JSONValue) {
    if case .string(let name) = value["mode"], let mode = Mode(rawValue: name) { self.mode = mode }
    lastColor = value["color"].flatMap(Color.init)
    lastColorTime = value["colorTime"]?.whole.map(Int64.init) ?? 0
    showsPanel = value["panel"] == .bool(true)
    if let zoom = value["zoom"]?.whole, LoupeLens.zooms ~= zoom { lens.zoom = zoom }
    if let size = value["sampleSize"]?.whole, LoupeLens.sampleSizes.contains(size) {
      lens.sampleSize = size
    }
    hints = value["hints"]?.whole.map { max(0, $0) } ?? 0
    if case .array(let places) = value["places"] {
      self.places = places.compactMap(WindowPlace.init)
    }
  }

  public var json: [JSONValue.Member] {
    [
      .init("mode", .string(mode.rawValue)), .init("color", lastColor.map(JSONValue.init) ?? .null),
      .init("colorTime", JSONValue(Int(lastColorTime))), .init("panel", .bool(showsPanel)),
      .init("zoom", JSONValue(lens.zoom)),
      .init("sampleSize", JSONValue(lens.sampleSize)), .init("hints", JSONValue(hints)),
      .init("places", .array(places.map(\.json))),
    ]
  }

  /// The members that differ from what another state has.
  public func differences(from other: SavedState) -> [JSONValue.Member] {
    zip(json, other.json).filter { $0 != $1 }.map(\.0)
  }
}
