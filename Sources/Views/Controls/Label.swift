public import Drawing
public import Geometry

/// A line of text in one or more colours and fonts.
public struct Label<Message>: Control {
  /// A part of the line.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: Font
    public var ink: Ink

    public init(_ text: String, _ font: Font = .body, _ ink: Ink = .text) {
      self.text = text
      self.font = font
      self.ink = ink
    }
  }

  public let traits: Traits
  private let runs: [Run]
  private let alignment: TextAlignment

  /// Without an `id` it is known by its words.
  public init(_ runs: [Run], id: ViewID? = nil, alignment: TextAlignment = .left) {
    let words = runs.map(\.text).joined()
    traits = Traits(id: id ?? ViewID("label.\(words)"), role: .label, name: words)
    self.runs = runs
    self.alignment = alignment
  }

  public init(
    _ text: String, _ font: Font = .body, _ ink: Ink = .text, id: ViewID? = nil,
    alignment: TextAlignment = .left
  ) {
    self.init([Run(text, font, ink)], id: id, alignment: alignment)
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    runs.reduce(.zero) { size, run in
      let part = context.text.size(of: run.text, context.style(run.font))
      return Size(width: size.width + part.width, height: max(size.height, part.height))
    }
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let baseline = runs.map { context.text.ascent(context.style($0.font)) }.max() ?? 0
    let size = size(in: frame.size, context)
    let space = max(0, frame.width - size.width)
    var x = frame.minX
    switch alignment {
    case .left: break
    case .center: x += space / 2
    case .right: x += space
    }
    let top = frame.minY + (frame.height - size.height) / 2
    for run in runs {
      let style = context.style(run.font)
      let text = context.text.shortened(run.text, style, to: frame.maxX - x)
      guard !text.isEmpty else { break }
      let size = context.text.size(of: text, style)
      let origin = Point(x: x, y: top + baseline - context.text.ascent(style))
      list.text(
        TextRun(text, style, .solid(context.theme.color(run.ink))),
        in: Rect(origin: origin, size: size))
      x += size.width
      if text != run.text { break }
    }
  }
}
