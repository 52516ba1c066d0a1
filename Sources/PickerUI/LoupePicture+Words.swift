import ColorModel
public import Drawing
import Geometry
import PickerCore
import Sampling
public import Views

extension LoupePicture {
  /// The value, the line below it, and what there is to know of the pick.
  public func drawText(_ context: ViewContext, into list: inout DrawList) {
    let scale = context.scale
    let left = swatch(scale).maxX + scale(10)
    let slot = Rect(
      x: left, y: geometry.strip.minY, width: geometry.strip.maxX - left - scale(6),
      height: geometry.strip.height)
    let lines = values(slot.width, context) + [caption(slot.width, context)]
    draw(lines, in: slot, context, into: &list)
    if status.isFrozen { drawBadge("frozen", at: \.minX, context, into: &list) }
    if let mark { drawBadge(mark, at: \.maxX, context, into: &list) }
    if !geometry.hints.isEmpty { drawHints(context, into: &list) }
  }

  /// In each format, of which the first is the one that is copied.
  private func values(_ width: Int, _ context: ViewContext) -> [TextRun] {
    let values = frame.color.map { color in forms.map { $0.text(of: color, style) } }
    return (values ?? ["outside the screen"]).enumerated().map { line, value in
      let sizes: [Double] = line == 0 ? [14, 11, 9] : [11, 9]
      return TextRun(
        value, fitting(value, width, .monospaced, sizes, context), .solid(context.theme.text))
    }
  }

  /// Lines below each other, as a block in the middle of the slot's height.
  private func draw(
    _ lines: [TextRun], in slot: Rect, _ context: ViewContext, into list: inout DrawList
  ) {
    let sizes = lines.map { context.text.size(of: $0.text, $0.style) }
    var y = slot.minY + (slot.height - sizes.reduce(0) { $0 + $1.height }) / 2
    list.clipped(to: slot) {
      for (line, size) in zip(lines, sizes) {
        $0.text(line, in: Rect(origin: Point(x: slot.minX, y: y), size: size))
        y += size.height
      }
    }
  }

  /// The largest of the sizes at which the text fits; the smallest where none does.
  private func fitting(
    _ text: String, _ width: Int, _ face: TextStyle.Face, _ sizes: [Double],
    _ context: ViewContext
  ) -> TextStyle {
    let styles = sizes.map { context.style(face, size: $0) }
    return styles.first { context.text.size(of: text, $0).width <= width }
      ?? styles[sizes.count - 1]
  }

  /// The name, or the nearest, where there is room for it, the size of more than a pixel, the place.
  private func caption(_ width: Int, _ context: ViewContext) -> TextRun {
    let style = context.style(size: 11)
    if let notice = status.notice {
      return TextRun(notice.words, style, .solid(context.theme.accent))
    }
    let name = frame.color.map { NearestName(of: $0).words }
    let size = frame.area.rect.size
    let extent =
      frame.area.isOnePixel ? nil : "\(size.width) × \(size.height) \(frame.mean.word)"
    let position = frame.area.position
    let place = "\(position.x), \(position.y)"
    let texts = [[name, extent, place], [extent, place]].map {
      $0.compactMap(\.self).joined(separator: " · ")
    }
    let text = texts.first { context.text.size(of: $0, style).width <= width } ?? texts[1]
    return TextRun(
      text, fitting(text, width, .sans, [11, 10, 9], context), .solid(context.theme.dim))
  }

  /// Says something of the pick as a whole, in an upper corner of the cells.
  private func drawBadge(
    _ text: String, at edge: KeyPath<Rect, Int>, _ context: ViewContext, into list: inout DrawList
  ) {
    let scale = context.scale
    let run = TextRun(text, context.style(size: 11), .solid(context.theme.onAccent))
    let size = context.text.size(of: run.text, run.style)
    let badge = Size(width: size.width + 2 * scale(6), height: size.height + 2 * scale(2))
    let left =
      edge == \.minX
      ? geometry.grid.minX + scale(8) : geometry.grid.maxX - scale(8) - badge.width
    let frame = Rect(
      origin: Point(x: left, y: geometry.grid.minY + scale(8)), size: badge)
    list.fill(.rounded(frame, radius: scale(5)), .solid(context.theme.accent))
    list.text(
      run, in: Rect(origin: frame.inset(by: scale(2)).origin + Point(x: scale(4), y: 0), size: size)
    )
  }

  private static let hints = [
    "Shift+click: go on · wheel: zoom", "F: freeze · C: copy · M: mean · Esc",
  ]

  private func drawHints(_ context: ViewContext, into list: inout DrawList) {
    let scale = context.scale
    let slot = geometry.hints
    list.fill(
      .rect(Rect(x: slot.minX, y: slot.minY, width: slot.width, height: 1)),
      .solid(context.theme.line))
    let words = slot.inset(by: Insets(top: 0, left: scale(8), bottom: 0, right: scale(6)))
    let lines = Self.hints.map {
      TextRun(
        $0, fitting($0, words.width, .sans, [11, 10, 9], context), .solid(context.theme.dim))
    }
    draw(lines, in: words, context, into: &list)
  }
}

extension LoupeStatus.Notice {
  fileprivate var words: String {
    switch self {
    case .copied: "copied"
    case .mean(let mean): "sample: \(mean.words)"
    }
  }
}

extension SampleMean {
  /// As it follows the size of an area, where there is little room.
  fileprivate var word: String {
    switch self {
    case .srgb: "mean"
    case .linear, .median, .mode: rawValue
    }
  }

  var words: String {
    switch self {
    case .srgb: "mean"
    case .linear: "mean of light"
    case .median: "median"
    case .mode: "most frequent"
    }
  }
}
