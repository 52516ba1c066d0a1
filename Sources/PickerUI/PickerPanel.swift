import ColorModel
import Drawing
import Geometry
import PickerCore
import Views

/// The left column: the palette square, the strip below it, and the colour before and after.
///
/// A picture has the place of the square and the strip.
///
/// The square takes what is left. Where height is short, before and after drop out first, then the
/// square with its strip.
struct PickerPanel: View {
  private let model: Model

  private let rasters: PictureRasters

  init(_ model: Model, _ rasters: PictureRasters) {
    self.model = model
    self.rasters = rasters
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    let scale = context.scale
    return Size(
      width: scale(Metrics.leftColumn),
      height: scale(Metrics.leftColumn) + stripHeight(scale) + swatchHeight(scale))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    let least = scale(Metrics.leastSquare)
    guard frame.height >= least + stripHeight(scale) else { return }
    let showsSwatches = frame.height >= least + stripHeight(scale) + swatchHeight(scale)
    let side = frame.height - stripHeight(scale) - (showsSwatches ? swatchHeight(scale) : 0)
    let square = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: side)
    if let picture = model.picture {
      let all = Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: side + stripHeight(scale))
      PicturePanel(model, picture, rasters).place(in: all, context, into: &scene)
    } else {
      plane.place(in: square, context, into: &scene)
      let bar = Rect(
        x: frame.minX, y: square.maxY + scale(11), width: frame.width,
        height: scale(Metrics.track))
      strip.place(in: bar, context, into: &scene)
    }

    guard showsSwatches else { return }
    let top = square.maxY + stripHeight(scale) + scale(13)
    let half = frame.width / 2
    before.place(
      in: Rect(x: frame.minX, y: top, width: half, height: frame.maxY - top), context, into: &scene)
    after.place(
      in: Rect(x: frame.minX + half, y: top, width: frame.width - half, height: frame.maxY - top),
      context, into: &scene)
  }

  private func stripHeight(_ scale: Scale) -> Int { scale(11) + scale(Metrics.track) }

  private func swatchHeight(_ scale: Scale) -> Int { scale(13) + scale(Metrics.swatches) }

  private var plane: ColorPlane<Message> {
    let plane = model.mode.plane
    let shown = model.edited.shown(in: plane.space)
    let names = [plane.x, plane.y].map { plane.space.components[$0].name }
    let values = [plane.x, plane.y].map {
      ComponentUnit($0, of: plane.space).text(of: shown.components[$0])
    }
    return ColorPlane(
      id: "plane", name: "\(names[0].capitalizedFirst) and \(names[1])",
      x: plane.place(of: shown.components[plane.x], at: plane.x),
      y: plane.place(of: shown.components[plane.y], at: plane.y),
      text: values.joined(separator: ", "), field: ColorField(of: shown, x: plane.x, y: plane.y),
      color: model.color.rgb8
    ) { event in
      .planeMoved(x: event.x, y: event.y, .init(event.phase))
    }
  }

  /// Its colours are full whatever the others are.
  private var stripTrack: GradientTrack {
    let plane = model.mode.plane
    return switch plane.space {
    case .oklch: .component(plane.strip, of: Color(.oklch, 0.75, 0.12, 0))
    case .oklab: .component(plane.strip, of: Color(.oklab, 0.5, 0, 0))
    default: .rainbow()
    }
  }

  private var strip: GradientSlider<Message> {
    let plane = model.mode.plane
    let component = plane.space.components[plane.strip]
    let value = model.edited.shown(in: plane.space).components[plane.strip]
    let unit = ComponentUnit(plane.strip, of: plane.space)
    return GradientSlider(
      id: "strip", name: "\(component.name.capitalizedFirst) strip", track: stripTrack,
      value: value, range: component.range, text: unit.text(of: value), step: unit.step,
      wraps: unit.wraps
    ) { event in
      .stripMoved(event.value, .init(event.phase))
    }
  }

  private var before: Swatch<Message> {
    Swatch(
      model.before, id: "before", name: "Before", caption: "before", corners: .left,
      message: .takeBefore)
  }

  private var after: Swatch<Message> {
    Swatch(model.color, id: "after", name: "After", caption: "after", corners: .right)
  }
}

extension Message.Phase {
  /// The phase of a drag as controls tell it.
  init(_ phase: DragPhase) {
    switch phase {
    case .press: self = .began
    case .change: self = .moved
    case .release: self = .ended
    case .step: self = .stepped
    }
  }
}

extension String {
  /// The same words with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
