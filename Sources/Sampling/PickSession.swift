public import Geometry

/// A pick from the screen, from the grab to its end, as a machine without a screen.
///
/// The host feeds it what the grab delivers and does what it answers. A pick is decided by a press
/// and over at the release: were the grab given up in between, the release would go to the window
/// underneath. So the end waits until every button and key whose press was swallowed is up again.
public struct PickSession: Hashable, Sendable {
  /// What the host must do.
  public enum Action: Hashable, Sendable {
    /// Move the pointer relative to where the server has it.
    case warp(by: Point)
    /// Show this area and what is around the pointer.
    case sample(SampleArea)
    /// A press: take the colour of this area now, and let it stand until it is asked for.
    case hold(SampleArea)
    /// Deliver the colour of this area; where the pick ends, give up the grabs before.
    case pick(SampleArea, ends: Bool)
    /// The pick is over: give up the grabs.
    case cancel
    /// Larger or smaller cells, by steps.
    case zoom(by: Int)
    /// A larger or smaller sample, by steps.
    case resize(by: Int)
    case nextFormat
    case nextMean
    case copy
    /// Stop the picture, or let it go on.
    case freeze
  }

  enum Control: Hashable, Sendable {
    case button(Button)
    /// By its code: its meaning may be another once a modifier is up.
    case key(UInt32)
  }

  enum Phase: Hashable, Sendable {
    case looking
    /// The primary button is down where the pointer is: a click, unless it goes far.
    case pressed(goesOn: Bool)
    case dragging(from: Point, goesOn: Bool)
    /// A key that picks is down.
    case keyed(Control, goesOn: Bool)
    /// Picked: only releases are waited for.
    case picked(SampleArea)
    case cancelled
  }

  /// How far a press goes before it is a drag, in pixels on either axis.
  static let slack = 3

  /// The root window, which the pointer cannot leave.
  public var bounds: Rect {
    didSet { pointer = bounds.clamp(pointer) }
  }
  /// The side of the square that a click takes the mean of.
  public var sampleSize: Int
  public internal(set) var pointer: Point
  public internal(set) var isOver = false
  /// Every pick goes on, until a cancel.
  let goesOn: Bool
  var phase = Phase.looking
  /// What was pressed during the pick and is still down.
  var pressed: Set<Control> = []
  /// What was down before the pick, and means nothing until it is released.
  var stale: Set<Control>
  private var staleModifiers: Modifiers

  /// `held` are the codes of keys that are down already, such as the one that started the pick, and
  /// `modifiers` those that were held with it.
  public init(
    bounds: Rect, pointer: Point, sampleSize: Int = 1, goesOn: Bool = false,
    held: Set<UInt32> = [], modifiers: Modifiers = []
  ) {
    self.bounds = bounds
    self.pointer = bounds.clamp(pointer)
    self.sampleSize = sampleSize
    self.goesOn = goesOn
    stale = Set(held.map(Control.key))
    staleModifiers = modifiers
  }

  /// What would be picked now.
  public var area: SampleArea {
    switch phase {
    case .dragging(let start, _):
      let low = Point(x: min(start.x, pointer.x), y: min(start.y, pointer.y))
      let high = Point(x: max(start.x, pointer.x), y: max(start.y, pointer.y))
      let size = Size(width: high.x - low.x + 1, height: high.y - low.y + 1)
      return .rectangle(Rect(origin: low, size: size).intersection(bounds))
    case .picked(let area): return area
    case .looking, .pressed, .keyed, .cancelled:
      return .square(sampleSize, around: pointer)
    }
  }

  /// The colour was taken at a press, and stands.
  public var isHolding: Bool {
    switch phase {
    case .looking, .dragging: false
    case .pressed, .keyed, .picked, .cancelled: true
    }
  }

  /// A rectangle is being dragged.
  public var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  public mutating func handle(_ input: Input) -> [Action] {
    guard !isOver else { return [] }
    switch input {
    case .pointerMoved(let point): return move(to: point)
    case .buttonPressed(let button, let point, let modifiers):
      return press(button, at: point, fresh(modifiers))
    case .buttonReleased(let button, let point):
      return release(button, at: point) + endIfAllIsUp(.button(button))
    case .keyPressed(let key, let code, let modifiers):
      let fresh = fresh(modifiers)
      let isOthers = key.isOthers(with: modifiers, fresh: fresh)
      return press(isOthers ? .escape : key, .key(code), fresh)
    case .keyReleased(let code): return release(.key(code)) + endIfAllIsUp(.key(code))
    case .modifiersHeld(let modifiers):
      _ = fresh(modifiers)
      return []
    }
  }

  /// Those of the modifiers that were pressed during the pick.
  private mutating func fresh(_ modifiers: Modifiers) -> Modifiers {
    staleModifiers.formIntersection(modifiers)
    return modifiers.subtracting(staleModifiers)
  }
}
