public import Geometry

/// What of the screen may still show our own loupe where it no longer is.
///
/// A compositor paints in its own time: until it has repainted the place a loupe left, a capture
/// there would show the loupe. Reported damage tells when it has painted. But frames that were
/// under way when the loupe moved, as those of a fade are, show the loupe in the old place once
/// more, and their reports look like any other. A frame that has seen the move paints where the
/// loupe came to as well: a place is clean `settling` after all of both was reported.
public struct StaleArea {
  /// What a compositor may have under way: two frames at 40 a second.
  public static let settling = Duration.milliseconds(50)
  /// Nobody repaints: nothing is waited for any longer.
  public static let patience = Duration.milliseconds(250)
  /// The same of a compositor, until it has let it pass in silence: it may only be slow.
  public static let longPatience = Duration.seconds(2)

  private struct Place {
    var rect: Rect
    /// What of it, and of where we came to, was not yet reported, as rectangles.
    var open: [Rect]
    /// Clean by then, whatever is reported.
    var deadline: ContinuousClock.Instant
  }

  private let isComposited: Bool
  private var places: [Place] = []
  private var patience: Duration

  public init(isComposited: Bool) {
    self.isComposited = isComposited
    patience = isComposited ? Self.longPatience : Self.patience
  }

  /// The loupe left a place, and came to others on the screen.
  public mutating func left(
    _ rect: Rect, for places: [Rect] = [], at now: ContinuousClock.Instant
  ) {
    let open = [rect] + (isComposited ? places : [])
    self.places.append(Place(rect: rect, open: open, deadline: now + patience))
  }

  /// The screen was painted; `own` is where our windows are.
  ///
  /// Of what lies inside those, all is a compositor's work, or else our own drawing.
  public mutating func damaged(_ area: Rect, own: [Rect], at now: ContinuousClock.Instant) {
    if !isComposited, own.contains(where: { $0.contains(area) }) { return }
    for index in places.indices where !places[index].open.isEmpty {
      places[index].open = places[index].open.flatMap { $0.subtracting(area) }
      guard places[index].open.isEmpty else { continue }
      if isComposited { patience = Self.longPatience }
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
    if places.contains(where: { $0.deadline <= now && !$0.open.isEmpty }) {
      patience = Self.patience
    }
    places.removeAll { $0.deadline <= now }
    return places.filter { $0.rect.intersects(rect) }.map(\.deadline).max()
  }
}
