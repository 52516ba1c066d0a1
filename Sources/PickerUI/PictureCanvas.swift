import ColorModel
import Drawing
import Geometry
import PickerCore
import Sampling
import Views

/// The picture, with a mark on the pixel that is sampled, and the loupe while it is being chosen.
///
/// A drag samples; one with the right or middle button or Shift moves the picture, the wheel zooms.
struct PictureCanvas: Control {
  static let id: ViewID = "picture"

  let open: OpenPicture
  let mapping: PictureMapping
  let raster: (cells: CellGrid, rect: Rect)?
  let loupe: Loupe

  /// What the loupe takes from the settings.
  struct Loupe {
    var cells: Int
    var forms: [TextForm]
    var style: CSSFormatter
  }

  var traits: Traits {
    let size = open.picture.size
    let place = open.sample.map { " at \($0)" } ?? ""
    return Traits(
      id: Self.id, role: .image, name: "Picture", value: "\(open.name), \(size)\(place)",
      actions: [.press, .scroll], isFocusable: true)
  }

  var cursor: Cursor { .crosshair }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    scene.items.append(Placed(frame: frame, control: self))
    let interaction = context.interaction
    let hasKeys = interaction.focus == Self.id && interaction.isActive
    guard open.showsLoupe, hasKeys || interaction.capture == Self.id, let sample = open.sample
    else { return }
    let geometry = LoupeGeometry(
      scale: context.scale.factor, cells: loupe.cells, lens: open.lens)
    let cell = mapping.cell(of: sample)
    scene.popup = Scene.Popup(
      kind: .loupe,
      anchor: Rect(origin: cell.center, size: Size(width: 1, height: 1))
        .inset(by: -geometry.gap),
      size: geometry.size,
      items: [
        Placed(
          frame: Rect(origin: .zero, size: geometry.size),
          control: PictureLoupe(open: open, sample: sample, geometry: geometry, loupe: loupe))
      ])
  }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let scale = context.scale
    list.fill(.rect(frame), .solid(context.theme.field))
    list.clipped(to: frame) { list in
      if let raster { list.append(.raster(raster.cells, raster.rect, radius: 0)) }
      if let sample = open.sample { drawMark(sample, scale, into: &list) }
    }
    // Beside the picture, whose outermost pixels are to be seen.
    let line = scale(1)
    list.stroke(.rect(frame.inset(by: -line)), width: line, .solid(context.theme.line))
    list.focusRing(around: frame, radius: 0, state, context)
  }

  /// Around the sampled square, which itself is not covered.
  private func drawMark(_ sample: Point, _ scale: Scale, into list: inout DrawList) {
    let half = Point(x: open.lens.sampleSize / 2, y: open.lens.sampleSize / 2)
    var area = mapping.cell(of: sample - half).union(mapping.cell(of: sample + half))
    let missing = scale(7) - area.width
    if missing > 0 { area = area.inset(by: -(missing + 1) / 2) }
    let line = scale(1)
    list.stroke(.rect(area.inset(by: -2 * line)), width: line, .solid(RGB8(0)))
    list.stroke(.rect(area.inset(by: -line)), width: line, .solid(RGB8(0xffffff)))
  }
}

// MARK: - Input

extension PictureCanvas {
  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .pointerDown(let pointer):
      context.interaction.grip = pointer.position
      guard pointer.button == .primary, !pointer.modifiers.contains(.shift) else { return .handled }
      return sample(pointer, .began)
    case .pointerDragged(let pointer):
      let isPan =
        context.interaction.pressedButton != .primary || pointer.modifiers.contains(.shift)
      guard isPan else { return sample(pointer, .moved) }
      let delta = pointer.position - context.interaction.grip
      context.interaction.grip = pointer.position
      return send(.viewed(mapping.panned(by: delta)))
    case .pointerUp(let pointer):
      guard pointer.button == .primary, !pointer.modifiers.contains(.shift) else { return .handled }
      return sample(pointer, .ended)
    case .wheel(let notches, let pointer):
      if pointer.modifiers == .control { return resize(by: notches) }
      return send(.viewed(mapping.zoomed(by: notches, at: pointer.position)))
    case .key(let press): return key(press)
    case .unfocused: return open.showsLoupe ? send(.hideLoupe) : .handled
    case .paste, .focused, .menuOpening: return .ignored
    }
  }

  /// Outside the picture a drag has nothing to sample, and what it had before stands.
  private func sample(_ pointer: PointerEvent, _ phase: Message.Phase) -> Reaction<Message> {
    let outside = Point(x: -1, y: -1)
    return send(.sampled(mapping.pixel(at: pointer.position) ?? outside, phase))
  }

  private func key(_ press: KeyPress) -> Reaction<Message> {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return .ignored }
    let step = press.modifiers.contains(.shift) ? 10 : 1
    switch press.key {
    case .left: return move(by: Point(x: -step, y: 0))
    case .right: return move(by: Point(x: step, y: 0))
    case .up: return move(by: Point(x: 0, y: -step))
    case .down: return move(by: Point(x: 0, y: step))
    case .enter, .space: return open.showsLoupe ? send(.take) : .ignored
    default: break
    }
    switch press.text {
    case "+", "=": return zoom(by: 1)
    case "-": return zoom(by: -1)
    case "0": return send(.viewed(.fitted))
    case "1": return send(.viewed(mapping.view(at: .actual, keeping: focus)))
    case "[": return resize(by: -1)
    case "]": return resize(by: 1)
    case "m", "M": return send(.lens(open.lens.withNextMean))
    default: return .ignored
    }
  }

  /// The sample moves, and what is seen with it; the first is in the middle of what is seen.
  private func move(by delta: Point) -> Reaction<Message> {
    let middle = mapping.pixel(at: mapping.visible.center)
    guard let start = open.sample.map({ $0 + delta }) ?? middle else { return .handled }
    let target = open.picture.rect.clamp(start)
    let view = mapping.showing(target)
    var reaction = send(.sampled(target, .stepped))
    if view.center != mapping.panned(by: .zero).center { reaction.merge(send(.viewed(view))) }
    return reaction
  }

  /// The sample where it is seen, else the middle.
  private var focus: Point? {
    open.sample.map { mapping.cell(of: $0).center }.flatMap {
      mapping.visible.contains($0) ? $0 : nil
    }
  }

  private func zoom(by steps: Int) -> Reaction<Message> {
    send(.viewed(mapping.zoomed(by: steps, at: focus ?? mapping.viewport.center)))
  }

  private func resize(by steps: Int) -> Reaction<Message> {
    send(.lens(open.lens.resized(by: steps)))
  }

  private func send(_ message: PictureMessage) -> Reaction<Message> { .message(.picture(message)) }
}

/// The loupe of a picture, in a popup of its own.
private struct PictureLoupe: Control {
  typealias Message = PickerCore.Message

  let open: OpenPicture
  let sample: Point
  let geometry: LoupeGeometry
  let loupe: PictureCanvas.Loupe

  let traits = Traits(id: "picture.loupe", role: .image, name: "Loupe")

  func size(in room: Size, _ context: ViewContext) -> Size { geometry.size }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let picture = LoupePicture(
      LoupeFrame(open.picture, of: open.area(at: sample), at: sample, geometry: geometry),
      geometry, isRounded: state.isRound, forms: loupe.forms, style: loupe.style)
    picture.draw(theme: context.theme, scale: context.scale, into: &list)
    picture.drawText(context, into: &list)
  }
}
