public import ColorModel
public import Drawing
public import Geometry

/// What a `ColorPlane` tells: a place in 0 to 1, y upwards.
public struct PlaneEvent: Hashable, Sendable {
  public var phase: DragPhase
  public var x: Double
  public var y: Double

  public init(_ phase: DragPhase, x: Double, y: Double) {
    self.phase = phase
    self.x = x
    self.y = y
  }
}

/// A field of colour over two components, with a ring at the one that is chosen.
///
/// Where the field leaves sRGB there are stripes instead, and a line along the edge.
/// The ring's centre reaches the first and the last pixel both ways; a drag goes on outside and
/// is clamped. Arrows move by a hundredth (Shift ten, Ctrl a tenth), Page Up and Page Down by ten
/// hundredths upwards, Home and End to the left and right edge: each a single `step`.
public struct ColorPlane<Message>: Control {
  public let traits: Traits
  private let x: Double
  private let y: Double
  private let field: ColorField
  private let color: RGB8
  private let on: (PlaneEvent) -> Message?

  /// `x` and `y` lie in 0 to 1, y upwards; `text` is the value in words; `color` fills the ring.
  public init(
    id: ViewID, name: String, x: Double, y: Double, text: String = "", field: ColorField,
    color: RGB8, isEnabled: Bool = true, on: @escaping (PlaneEvent) -> Message?
  ) {
    traits = Traits(
      id: id, role: .colorPlane, name: name, value: text, actions: [.increment, .decrement],
      isEnabled: isEnabled, isFocusable: true)
    self.x = min(max(x, 0), 1)
    self.y = min(max(y, 0), 1)
    self.field = field
    self.color = color
    self.on = on
  }

  public var cursor: Cursor { .crosshair }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(288), height: context.scale(288))
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    guard !frame.isEmpty else { return }
    let (scale, radius) = (context.scale, context.scale(6))
    if field.leavesSRGB {
      let stripe = context.theme.ground.mixed(with: context.theme.text, 0.035)
      list.fill(.rounded(frame, radius: radius), .hatch(stripe, tile: scale(6)))
      let border = ColorField.Border(context.theme.text, width: scale(1))
      list.append(.field(field.with(border: border), frame, radius: radius))
    } else {
      list.append(.field(field, frame, radius: radius))
    }
    list.focusRing(around: frame, radius: radius, state, context)
    let ring = ring(in: frame, scale)
    list.thumb(ring, radius: ring.width / 2, color, scale)
    list.fade(frame.union(ring.inset(by: -scale(1))), state, context)
  }

  public func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    guard !frame.isEmpty else { return .ignored }
    switch event {
    case .pointerDown(let pointer):
      guard pointer.button == .primary else { return .ignored }
      let isGrip = ring(in: frame, context.scale).contains(pointer.position)
      context.interaction.grip = isGrip ? pointer.position - pixel(in: frame) : .zero
      return send(.press, pointer, in: frame, context)
    case .pointerDragged(let pointer):
      let place = place(of: pointer, in: frame, context)
      return place == (x, y) ? .handled : send(.change, pointer, in: frame, context)
    case .pointerUp(let pointer): return send(.release, pointer, in: frame, context)
    case .key(let press): return key(press)
    case .wheel, .paste, .focused, .unfocused, .menuOpening: return .ignored
    }
  }

  private func key(_ press: KeyPress) -> Reaction<Message> {
    guard press.modifiers.isDisjoint(with: [.alt, .super]) else { return .ignored }
    let step = 0.01 * press.modifiers.stepFactor
    switch press.key {
    case .right: return send(.step, x + step, y)
    case .left: return send(.step, x - step, y)
    case .up: return send(.step, x, y + step)
    case .down: return send(.step, x, y - step)
    case .pageUp: return send(.step, x, y + 0.1)
    case .pageDown: return send(.step, x, y - 0.1)
    case .home: return send(.step, 0, y)
    case .end: return send(.step, 1, y)
    default: return .ignored
    }
  }

  /// The pixel that stands for the value.
  private func pixel(in frame: Rect) -> Point {
    let across = Int((x * Double(frame.width - 1)).rounded())
    let down = Int(((1 - y) * Double(frame.height - 1)).rounded())
    return Point(x: frame.minX + across, y: frame.minY + down)
  }

  private func ring(in frame: Rect, _ scale: Scale) -> Rect {
    let side = scale(20)
    let center = pixel(in: frame)
    return Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  /// The place under the pointer, less the grip; a coordinate stays while its pixel stays.
  private func place(of pointer: PointerEvent, in frame: Rect, _ context: ViewContext)
    -> (Double, Double)
  {
    let target = frame.clamp(pointer.position - context.interaction.grip)
    let current = pixel(in: frame)
    func share(_ pixel: Int, _ last: Int) -> Double {
      last > 0 ? Double(pixel) / Double(last) : 0
    }
    let (right, bottom) = (frame.width - 1, frame.height - 1)
    let isSameColumn = target.x == current.x && target.x > frame.minX && target.x < frame.maxX - 1
    let isSameRow = target.y == current.y && target.y > frame.minY && target.y < frame.maxY - 1
    return (
      isSameColumn ? x : share(target.x - frame.minX, right),
      isSameRow ? y : share(bottom - (target.y - frame.minY), bottom)
    )
  }

  private func send(
    _ phase: DragPhase, _ pointer: PointerEvent, in frame: Rect, _ context: ViewContext
  ) -> Reaction<Message> {
    let (x, y) = place(of: pointer, in: frame, context)
    return send(phase, x, y)
  }

  private func send(_ phase: DragPhase, _ x: Double, _ y: Double) -> Reaction<Message> {
    let (x, y) = (min(max(x, 0), 1), min(max(y, 0), 1))
    if phase == .step, (x, y) == (self.x, self.y) { return .handled }
    return Reaction(messages: on(PlaneEvent(phase, x: x, y: y)).map { [$0] } ?? [])
  }
}
