import ColorModel
import Drawing
import Geometry
import PickerCore
import Sampling
import Views

/// The colours that stand for a picture, the largest share first.
struct PaletteSheet: View {
  let model: Model
  let palette: PicturePalette

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let height = Metrics.list(244, rest: 170, in: frame.height, context.scale)
    Sheet(
      id: "palette", title: "Palette", dismiss: .picture(.dismissPalette),
      buttons: [
        Button(
          "Copy all", id: "palette.copy", isEnabled: palette.colors?.isEmpty == false,
          .picture(.copyShares))
      ],
      Column(
        spacing: 10, [choices(in: frame.width, context), Fixed(width: 320, height: height, colors)])
    ).place(in: frame, context, into: &scene)
  }

  /// How many, and what is left out; below each other where they are too wide.
  private func choices(in width: Int, _ context: ViewContext) -> any View<Message> {
    let row = Row([counts] + backgrounds)
    let room = Size(width: width - context.scale(48), height: .max / 2)
    guard row.size(in: room, context).width > room.width else { return row }
    return Column(spacing: 8, [counts, Row(backgrounds)])
  }

  private var counts: any View<Message> {
    SegmentedControl(
      id: "palette.counts",
      segments: PicturePalette.counts.map { count in
        Segment(
          id: ViewID("palette.\(count)"), title: "\(count)",
          isSelected: count == palette.extraction.count,
          message: ask { $0.count = count })
      })
  }

  private var backgrounds: [any View<Message>] {
    [(.white, "No white"), (.black, "No black")].map { background, title in
      let isOut = palette.extraction.ignored.contains(background)
      return Checkbox(
        title, id: ViewID("palette.\(background)"), isOn: isOut,
        ask { $0.ignored.formSymmetricDifference([background]) })
    }
  }

  private func ask(_ change: (inout PaletteExtraction) -> Void) -> Message {
    var extraction = palette.extraction
    change(&extraction)
    return .picture(.palette(extraction))
  }

  /// In two columns.
  private var colors: any View<Message> {
    guard let colors = palette.colors else {
      return Label<Message>("finding colours…", .small, .dim, id: "palette.hint")
    }
    guard !colors.isEmpty else {
      return Label<Message>("no pixel counts", .small, .dim, id: "palette.hint")
    }
    let half = (colors.count + 1) / 2
    let swatches = colors.indices.map { ShareSwatch(share: colors[$0], index: $0) }
    return ScrollView(
      id: "palette.list", name: "Colours",
      Padding(
        right: 14,
        Row(
          spacing: 8, alignment: .start,
          [swatches[..<half], swatches[half...]].map { Fill(Column(spacing: 2, Array($0))) })))
  }
}

/// A colour of a palette with its share: a click takes it, Ctrl+click copies it, a drag carries it.
private struct ShareSwatch: Control {
  typealias Message = PickerCore.Message

  let share: PaletteShare
  let index: Int

  var traits: Traits {
    Traits(
      id: ViewID("palette.color.\(index)"), role: .button, name: "\(share.color)", value: percent,
      actions: [.press, .drag], isFocusable: true)
  }

  var cursor: Cursor { .hand }

  var dragged: Color? { Color(share.color) }

  private var percent: String {
    share.share < 0.0005
      ? "< 0.1 %" : "\(Number.text(100 * share.share, decimals: 1, minimum: 1)) %"
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: context.scale(140), height: context.scale(28))
  }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (scale, theme) = (context.scale, context.theme)
    if state.isHovered { list.fill(.rounded(frame, radius: scale(5)), .solid(theme.button)) }
    let inner = frame.inset(by: scale(4))
    let swatch = Rect(x: inner.minX, y: inner.minY, width: scale(34), height: inner.height)
    let path = Path.rounded(swatch, radius: scale(4))
    list.fill(path, .solid(share.color))
    list.stroke(path, width: scale(1), .solid(share.color.mixed(with: theme.text, 0.25)))
    let words = Label<Message>(
      [.init("\(share.color)", Font(.monospaced, size: 12)), .init("  \(percent)", .small, .dim)])
    words.draw(
      in: inner.inset(by: Insets(left: swatch.width + scale(8))), ControlState(), context,
      into: &list)
    guard state.showsFocusRing else { return }
    list.stroke(
      .rounded(frame, radius: scale(5)), width: scale(2), .solid(theme.accent))
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .pointerDown(let pointer), .pointerDragged(let pointer):
      return pointer.button == .secondary ? .ignored : .handled
    case .pointerUp(let pointer) where frame.contains(pointer.position):
      return send(isCopy: pointer.modifiers.contains(.control))
    case .key(let press) where press.key == .enter || press.key == .space:
      return send(isCopy: press.modifiers.contains(.control))
    default: return .ignored
    }
  }

  private func send(isCopy: Bool) -> Reaction<Message> {
    .message(.picture(isCopy ? .copyShare(share.color) : .takeShare(share.color)))
  }
}
