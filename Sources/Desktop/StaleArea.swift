public import Geometry

/// What of the screen may still show our own loupe where it no longer is.
///
/// A compositor paints in its own time: until it has repainted the place a loupe left, a capture
/// there would show the loupe. Reported damage tells when it has. Frames of the loupe that the
/// compositor had not yet shown when it moved may be painted there once more, so after such a move
/// one report is not enough: a second is waited for, or `settling`.
public struct StaleArea {
  /// What a compositor at 25 frames a second needs for a frame.
  public static let settling = Duration.milliseconds(40)
  /// No compositor repaints: nothing is waited for any longer.
  public static let patience = Duration.milliseconds(250)

  private struct Place {
    var rect: Rect
    /// What of it was not yet reported, as rectangles.
    var open: [Rect]
    /// Whether another whole report is due.
    var needsSecond: Bool
    /// Clean by then, whatever is reported.
    var deadline: ContinuousClock.Instant
  }

  private var places: [Place] = []
  /// Pictures of the loupe that the screen has not been seen to show.
  private var hasUnseenFrame = false

  public init() {}

  /// The loupe drew a picture of itself.
  public mutating func drew() { hasUnseenFrame = true }

  /// The loupe left a place.
  public mutating func left(_ rect: Rect, at now: ContinuousClock.Instant) {
    places.append(
      Place(
        rect: rect, open: [rect], needsSecond: hasUnseenFrame, deadline: now + Self.patience))
  }

  /// The screen was painted; `own` is where the loupe is.
  public mutating func damaged(_ area: Rect, own: Rect?, at now: ContinuousClock.Instant) {
    if let own, own.contains(area) {
      hasUnseenFrame = false
      return
    }
    for index in places.indices {
      places[index].open = places[index].open.flatMap { $0.subtracting(area) }
      guard places[index].open.isEmpty else { continue }
      if places[index].needsSecond {
        places[index].needsSecond = false
        places[index].open = [places[index].rect]
        places[index].deadline = min(places[index].deadline, now + Self.settling)
      }
    }
    places.removeAll { $0.open.isEmpty }
  }

  /// When `rect` can be read at the latest; nil where it can be now.
  public mutating func deadline(
    for rect: Rect, at now: ContinuousClock.Instant
  ) -> ContinuousClock.Instant? {
    places.removeAll { $0.deadline <= now }
    return places.filter { $0.rect.intersects(rect) }.map(\.deadline).max()
  }
}

extension Rect {
  /// What is left without `other`: up to four rectangles.
  func subtracting(_ other: Rect) -> [Rect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
      Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
