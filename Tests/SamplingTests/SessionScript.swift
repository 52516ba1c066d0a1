import Geometry
import Sampling

/// A pick session driven by inputs, on a screen of 800 x 600 with the pointer at 100, 100.
struct SessionScript {
  var session: PickSession

  static let start = Point(x: 100, y: 100)

  init(
    goesOn: Bool = false, sampleSize: Int = 1, held: [PickSession.Key] = [],
    modifiers: PickSession.Modifiers = []
  ) {
    session = PickSession(
      bounds: Rect(x: 0, y: 0, width: 800, height: 600), pointer: Self.start,
      sampleSize: sampleSize, goesOn: goesOn, held: Set(held.map(Self.code)),
      modifiers: modifiers)
  }

  /// The actions of each input in turn.
  mutating func play(_ inputs: [PickSession.Input]) -> [[PickSession.Action]] {
    inputs.map { session.handle($0) }
  }

  /// Each key has a code of its own.
  static func code(_ key: PickSession.Key) -> UInt32 {
    let keys: [PickSession.Key] = [
      .enter, .space, .escape, .left, .right, .up, .down, .zoomIn, .zoomOut, .larger, .smaller,
      .nextFormat, .nextMean, .copy, .freeze, .other,
    ]
    return UInt32(keys.firstIndex(of: key) ?? 99)
  }
}

extension PickSession.Input {
  static func down(_ key: PickSession.Key, _ modifiers: PickSession.Modifiers = []) -> Self {
    .keyPressed(key, code: SessionScript.code(key), modifiers)
  }

  static func up(_ key: PickSession.Key) -> Self {
    .keyReleased(code: SessionScript.code(key))
  }

  static func down(
    _ button: PickSession.Button, _ point: Point = SessionScript.start,
    _ modifiers: PickSession.Modifiers = []
  ) -> Self {
    .buttonPressed(button, at: point, modifiers)
  }

  static func up(_ button: PickSession.Button, _ point: Point = SessionScript.start) -> Self {
    .buttonReleased(button, at: point)
  }
}

extension PickSession.Action {
  static func sample(at point: Point) -> Self { .sample(.square(1, around: point)) }
  static func hold(at point: Point) -> Self { .hold(.square(1, around: point)) }
  static func finish(at point: Point) -> Self { .pick(.square(1, around: point), ends: true) }
  static func take(at point: Point) -> Self { .pick(.square(1, around: point), ends: false) }
}
