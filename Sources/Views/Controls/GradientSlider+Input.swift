public import Geometry

extension GradientSlider {
  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    let bar = bar(in: frame, context)
    switch event {
    case .pointerDown(let pointer):
      guard pointer.button == .primary else { return .ignored }
      let thumb = thumb(at: value, in: bar, context)
      let isGrip = thumb.contains(pointer.position)
      let center = Point(x: bar.minX + pixel(of: value, in: bar), y: bar.center.y)
      context.interaction.grip = isGrip ? pointer.position - center : .zero
      let start = isGrip ? value : value(at: pointer.position, in: bar, context)
      context.interaction.pendingValue = start
      return send(.press, start)
    case .pointerDragged(let pointer):
      let old = context.interaction.pendingValue ?? value
      let new = value(at: pointer.position, in: bar, context)
      context.interaction.pendingValue = new
      return isContinuous && new != old ? send(.change, new) : .handled
    case .pointerUp:
      let last = context.interaction.pendingValue ?? value
      context.interaction.pendingValue = nil
      return send(.release, last)
    case .wheel(let notches, let pointer):
      return send(.step, moved(by: Double(notches) * pointer.modifiers.stepFactor))
    case .key(let press): return key(press)
    case .paste, .focused, .unfocused, .menuOpening: return .ignored
    }
  }

  private func key(_ press: KeyPress) -> Reaction<Message> {
    guard press.modifiers.isDisjoint(with: [.alt, .super]) else { return .ignored }
    let factor = press.modifiers.stepFactor
    switch press.key {
    case .right, .up: return send(.step, moved(by: factor))
    case .left, .down: return send(.step, moved(by: -factor))
    case .pageUp: return send(.step, moved(by: 10))
    case .pageDown: return send(.step, moved(by: -10))
    case .home: return send(.step, range.lowerBound)
    case .end: return send(.step, range.upperBound)
    default: return .ignored
    }
  }

  /// The value some steps on: clamped, or gone round.
  private func moved(by steps: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let target = value + steps * step
    if range.contains(target) { return target }
    guard wraps, high > low else { return min(max(target, low), high) }
    let rest = (target - low).truncatingRemainder(dividingBy: high - low)
    return low + (rest < 0 ? rest + high - low : rest)
  }

  /// The value under the pointer, less the grip; the value itself while its pixel stays the same.
  private func value(at position: Point, in bar: Rect, _ context: ViewContext) -> Double {
    let last = bar.width - 1
    let pixel = min(max(position.x - context.interaction.grip.x - bar.minX, 0), last)
    if pixel == 0 { return range.lowerBound }
    if pixel == last { return range.upperBound }
    let current = context.interaction.pendingValue ?? value
    if pixel == self.pixel(of: current, in: bar) { return current }
    let span = range.upperBound - range.lowerBound
    let exact = range.lowerBound + span * Double(pixel) / Double(last)
    guard snaps, step > 0 else { return exact }
    let whole = ((exact - range.lowerBound) / step).rounded() * step + range.lowerBound
    return min(whole, range.upperBound)
  }

  private func send(_ phase: DragPhase, _ value: Double) -> Reaction<Message> {
    if phase == .step, value == self.value { return .handled }
    return Reaction(messages: on(SliderEvent(phase, value)).map { [$0] } ?? [])
  }
}

extension Modifiers {
  /// Shift goes ten steps, Ctrl a tenth of one.
  var stepFactor: Double { contains(.shift) ? 10 : contains(.control) ? 0.1 : 1 }
}
