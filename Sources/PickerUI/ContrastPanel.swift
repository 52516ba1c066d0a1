import ColorModel
import Geometry
import PickerCore
import Views

/// How the colour stands out as text on white, on black and on the colour before.
struct ContrastPanel: View {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// With the heading.
  static func height(_ scale: Scale) -> Int {
    scale(Metrics.heading) + scale(2) + 3 * scale(Metrics.contrast)
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: Self.height(context.scale))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    let heading = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: scale(Metrics.heading))
    let words = Label<Message>("Contrast", .small, .dim, id: "contrast")
    words.place(in: heading, context, into: &scene)
    let row = Rect(
      x: frame.minX, y: heading.maxY + scale(2), width: frame.width,
      height: scale(Metrics.contrast))
    let columns = Columns(in: row, context)
    // APCA is licensed to be shown as what it is for.
    if columns.hasAll {
      let room = heading.inset(by: Insets(left: words.size(in: heading.size, context).width))
      Label<Message>("WCAG 2, APCA web text", .small, .dim, alignment: .right)
        .place(in: room, context, into: &scene)
    }
    for (index, (name, ground)) in [
      ("white", Color.white), ("black", .black), ("before", model.before),
    ].enumerated() {
      let offset = Point(x: 0, y: index * row.height)
      place(name, ground, columns.offset(by: offset), context, into: &scene)
    }
  }

  private func place(
    _ name: String, _ ground: Color, _ columns: Columns, _ context: ViewContext,
    into scene: inout Scene<Message>
  ) {
    let contrast = Contrast(of: model.color, on: ground)
    let ratio = Number.text(WCAG.shown(contrast.worstRatio), decimals: 2, minimum: 2)
    Badge<Message>(
      "Aa", id: ViewID("contrast.\(name).sample"), name: "Text on \(name)", color: model.color,
      on: ground
    ).place(in: columns.sample, context, into: &scene)
    Label<Message>(
      [.init("on \(name)  "), .init("\(ratio) : 1", .digits)], id: ViewID("contrast.\(name)")
    ).place(in: columns.words, context, into: &scene)
    guard columns.hasAll else { return }
    let level = contrast.level(for: .text)
    let id = ViewID("contrast.\(name).level")
    let isOpen = context.interaction.popup == id
    MenuButton(
      id: id, name: "Contrast on \(name)", title: level == .fail ? "fails AA" : level.words, .badge,
      entries: [
        .item(
          MenuItem(
            id: ViewID("contrast.\(name).copy"), title: "Copy", detail: "\(ratio):1",
            message: .copy("\(ratio):1"))),
        .separator,
      ]
        + [.aa, .aaa].map {
          nearest(
            $0, id: ViewID("contrast.\(name).\($0)"), on: ground, reached: level,
            isShown: isOpen)
        }
    ).place(in: columns.level, context, into: &scene)
    let lc = contrast.worstLightnessContrast
    let magnitude = Number.text(abs(lc), decimals: 0)
    Badge<Message>(
      "Lc \(lc < 0 && magnitude != "0" ? "−" : "")\(magnitude)",
      id: ViewID("contrast.\(name).lc")
    ).place(in: columns.lc, context, into: &scene)
  }

  /// The choice of the nearest colour that reaches a level, which is searched while it is shown.
  private func nearest(
    _ level: WCAG.Level, id: ViewID, on ground: Color, reached: WCAG.Level, isShown: Bool
  ) -> MenuEntry<Message> {
    var (detail, isEnabled) = ("passes", false)
    if reached < level, isShown {
      let color = Contrast.passing(near: model.color, on: ground, level)
      (detail, isEnabled) = (color.map { OutputFormat.hex.text(of: $0) } ?? "none", color != nil)
    }
    return .item(
      MenuItem(
        id: id, title: "Nearest for \(level.words)", detail: detail, isEnabled: isEnabled,
        message: .reach(level, on: ground)))
  }

  /// The parts of a row.
  private struct Columns {
    var sample, words, level, lc: Rect
    /// There is room for the badges.
    let hasAll: Bool

    init(in row: Rect, _ context: ViewContext) {
      let scale = context.scale
      let gap = scale(8)
      let height = context.scale(18)
      func slot(_ x: Int, _ width: Int) -> Rect {
        Rect(x: x, y: row.minY + (row.height - height) / 2, width: width, height: height)
      }
      sample = slot(row.minX, context.room(24))
      func room(_ longest: String) -> Int {
        Badge<Message>(longest, id: "contrast").size(in: row.size, context).width
      }
      let (lcWidth, levelWidth) = (room("Lc −108"), room("fails AA"))
      lc = slot(row.maxX - lcWidth, lcWidth)
      level = slot(lc.minX - gap - levelWidth, levelWidth)
      let left = sample.maxX + gap
      hasAll = level.minX - gap - left >= context.room(120)
      words = Rect(
        x: left, y: row.minY, width: max(0, (hasAll ? level.minX - gap : row.maxX) - left),
        height: row.height)
    }

    func offset(by offset: Point) -> Columns {
      var copy = self
      copy.sample = sample.offset(by: offset)
      copy.words = words.offset(by: offset)
      copy.level = level.offset(by: offset)
      copy.lc = lc.offset(by: offset)
      return copy
    }
  }
}
