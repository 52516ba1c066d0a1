public import Drawing
public import Geometry

/// Words over as many lines as they need.
///
/// A line ends between words; a word that is wider than the room ends anywhere. Where there are too
/// many the last line is shortened.
public struct Paragraph<Message>: Control {
  public let traits: Traits
  private let text: String
  private let font: Font
  private let ink: Ink
  private let most: Int

  /// - Parameter most: of the lines.
  public init(
    _ text: String, _ font: Font = .body, _ ink: Ink = .text, id: ViewID, most: Int = .max
  ) {
    traits = Traits(id: id, role: .label, name: text)
    self.text = text
    self.font = font
    self.ink = ink
    self.most = most
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let style = context.style(font)
    let sizes = lines(in: room.width, context).map { context.text.size(of: $0, style) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let style = context.style(font)
    var y = frame.minY
    for line in lines(in: frame.width, context) {
      let size = context.text.size(of: line, style)
      list.text(
        TextRun(line, style, .solid(context.theme.color(ink))),
        in: Rect(origin: Point(x: frame.minX, y: y), size: size))
      y += size.height
    }
  }

  private func lines(in width: Int, _ context: ViewContext) -> [String] {
    let characters = Array(text)
    let places = context.text.caretPositions(in: text, context.style(font))
    var (lines, start) = ([String](), 0)
    while start < characters.count {
      if lines.count == most - 1 {
        let rest = String(characters[start...])
        return lines + [context.text.shortened(rest, context.style(font), to: width)]
      }
      var end = start + 1
      while end < characters.count, places[end + 1] - places[start] <= width { end += 1 }
      var next = end
      if end < characters.count,
        let space = characters[start...end].lastIndex(of: " "), space > start
      {
        (end, next) = (space, space + 1)
      }
      lines.append(String(characters[start..<end]))
      start = next
    }
    return lines
  }
}
