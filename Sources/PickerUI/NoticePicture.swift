public import ColorModel
public import Drawing
public import Geometry
public import Views

/// A small window of ours that tells something for a while: a swatch, a line, a dim line below.
///
/// It has the ground and the line of a tooltip, and draws from its own corner.
public struct NoticePicture {
  /// Nil has no swatch.
  public var color: Color?
  public var title: String
  public var text: String

  public init(_ color: Color? = nil, title: String, text: String) {
    self.color = color
    self.title = title
    self.text = text
  }

  private static let padding = 12.0
  private static let swatch = 40.0

  public func size(_ context: ViewContext) -> Size {
    let scale = context.scale
    let words = sizes(context)
    let width = left(scale) + (words.map(\.width).max() ?? 0) + scale(Self.padding)
    let content = max(words.reduce(0) { $0 + $1.height }, color == nil ? 0 : scale(Self.swatch))
    return Size(width: width, height: content + 2 * scale(Self.padding))
  }

  public func draw(_ context: ViewContext, into list: inout DrawList) {
    let (scale, theme) = (context.scale, context.theme)
    let bounds = Rect(origin: .zero, size: size(context))
    list.fill(.rect(bounds), .solid(theme.ground))
    list.stroke(.rect(bounds), width: scale(1), .solid(theme.line))
    if let color {
      let side = scale(Self.swatch)
      let swatch = Rect(
        x: scale(Self.padding), y: (bounds.height - side) / 2, width: side, height: side)
      list.fill(.rounded(swatch, radius: scale(5)), .color(color))
      list.stroke(
        .rounded(swatch, radius: scale(5)), width: 1,
        .solid(color.rgb8.mixed(with: theme.text, 0.25)))
    }
    let words = sizes(context)
    var y = (bounds.height - words.reduce(0) { $0 + $1.height }) / 2
    for (run, size) in zip(runs(context), words) {
      list.text(run, in: Rect(origin: Point(x: left(scale), y: y), size: size))
      y += size.height
    }
  }

  private func left(_ scale: Scale) -> Int {
    scale(Self.padding) + (color == nil ? 0 : scale(Self.swatch) + scale(10))
  }

  private func runs(_ context: ViewContext) -> [TextRun] {
    let face = color == nil ? TextStyle.Face.sans : .monospaced
    return [
      TextRun(title, context.style(face, size: 14), .solid(context.theme.text)),
      TextRun(text, context.style(size: 11), .solid(context.theme.dim)),
    ]
  }

  private func sizes(_ context: ViewContext) -> [Size] {
    runs(context).map { context.text.size(of: $0.text, $0.style) }
  }
}
