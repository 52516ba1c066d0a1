public import Geometry

/// What of the screen may still show our own loupe where it no longer is.
///
/// A compositor paints in its own time: until it has repainted the place a loupe left, a capture
/// there would show the loupe. Reported damage tells when it has painted. But frames that were
/// under way when the loupe moved, as those of a fade are, show the loupe in the old place once
/// more, and their reports look like any other. So a place is clean `settling` after all of it was
/// reported.
public struct StaleArea {
  /// What a compositor may have under way: two frames at 40 a second.
  public static let settling = Duration.milliseconds(50)
  /// No compositor repaints: nothing is waited for any longer.
  public static let patience = Duration.milliseconds(250)

  private struct Place {
    var rect: Rect
    /// What of it was not yet reported, as rectangles.
    var open: [Rect]
    /// Clean by then, whatever is reported.
    var deadline: ContinuousClock.Instant
  }

  private var places: [Place] = []

  public init() {}

  /// The loupe left a place.
  public mutating func left(_ rect: Rect, at now: ContinuousClock.Instant) {
    places.append(Place(rect: rect, open: [rect], deadline: now + Self.patience))
  }

  /// The screen was painted; `own` is where our windows are.
  public mutating func damaged(_ area: Rect, own: [Rect], at now: ContinuousClock.Instant) {
    if own.contains(where: { $0.contains(area) }) { return }
    for index in places.indices where !places[index].open.isEmpty {
      places[index].open = places[index].open.flatMap { $0.subtracting(area) }
      guard places[index].open.isEmpty else { continue }
      places[index].deadline = min(places[index].deadline, now + Self.settling)
    }
  }

  /// The places that may still show what was there.
  public func doubtful(at now: ContinuousClock.Instant) -> [Rect] {
    places.filter { $0.deadline > now }.map(\.rect)
  }

  /// When `rect` can be read; nil where it can be now.
  public mutating func deadline(
    for rect: Rect, at now: ContinuousClock.Instant
  ) -> ContinuousClock.Instant? {
    places.removeAll { $0.deadline <= now }
    return places.filter { $0.rect.intersects(rect) }.map(\.deadline).max()
  }
}
