import ColorModel
import Drawing
import Geometry
import PickerCore
import Views

/// The colour as text: the format, the text itself, Copy, and the line with its name below.
struct OutputPanel: View {
  private let model: Model
  /// What is left free at the right.
  private let corner: Int

  init(_ model: Model, leaving corner: Int = 0) {
    self.model = model
    self.corner = corner
  }

  /// In one row; where the room is narrow in two, or else the text alone.
  static func height(in room: Size, _ scale: Scale) -> Int {
    let both = 2 * scale(Metrics.control) + scale(8)
    let hasBoth = isCompact(room.width, scale) && room.width >= both && room.height >= both
    return hasBoth ? both : scale(Metrics.control)
  }

  private static func isCompact(_ width: Int, _ scale: Scale) -> Bool {
    width < scale(Metrics.compactWidth)
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: Self.height(in: room, context.scale))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    guard frame.height >= Self.height(in: frame.size, scale) else { return }
    let height = scale(Metrics.control)
    let row = Rect(x: frame.minX, y: frame.minY, width: frame.width - corner, height: height)
    let gap = scale(8)
    // In reading order, which is the order of Tab.
    if Self.isCompact(frame.width, scale) {
      output.place(in: row, context, into: &scene)
      let half = Size(width: (row.width - gap) / 2, height: height)
      let left = Rect(origin: Point(x: row.minX, y: row.maxY + gap), size: half)
      guard left.maxY <= frame.maxY else { return }
      formats.place(in: left, context, into: &scene)
      let right = left.offset(by: Point(x: row.width - half.width, y: 0))
      copy.place(in: right, context, into: &scene)
    } else {
      let menu = Rect(x: row.minX, y: row.minY, width: context.room(84), height: height)
      let width = context.room(64)
      let button = Rect(x: row.maxX - width, y: row.minY, width: width, height: height)
      let text = Rect(
        x: menu.maxX + gap, y: row.minY, width: button.minX - menu.maxX - 2 * gap, height: height)
      formats.place(in: menu, context, into: &scene)
      output.place(in: text, context, into: &scene)
      copy.place(in: button, context, into: &scene)
    }
  }

  private var formats: MenuButton<Message> {
    MenuButton(
      id: "format", name: "Format", title: model.settings.title(of: model.format),
      entries: model.settings.formats.map {
        entry(.format($0), id: ViewID("format.\($0)"), note: $0.note, .format($0))
      } + [.separator]
        + templates.enumerated().map { index, template in
          entry(.template(template), id: ViewID("format.template.\(index)"), .template(template))
        } + [
          .item(
            MenuItem(
              id: "format.edit", title: "Template…", message: .settings(.open(.formats)))),
          .item(
            MenuItem(
              id: "format.settings", title: "Settings…", shortcut: model.shortcut(of: .settings),
              message: .settings(.open(.colors)))),
        ])
  }

  /// The user's own, and the one of the command line.
  private var templates: [Template] {
    let own = model.settings.templates.map(\.template)
    return own + [model.template].compactMap(\.self).filter { !own.contains($0) }
  }

  private func entry(
    _ form: TextForm, id: ViewID, note: String? = nil, _ message: Message
  ) -> MenuEntry<Message> {
    .item(
      MenuItem(
        id: id, title: model.settings.title(of: form),
        detail: form.text(of: model.color, model.style) + (note.map { " · \($0)" } ?? ""),
        isSelected: form == model.format, message: message))
  }

  private var output: TextField<Message> {
    TextField(
      id: OutputPanel.fieldID, name: "Colour text", text: model.text(of: .output),
      font: .monospaced, isInvalid: model.isInvalid(.output)
    ) { event in
      Message(event, in: .output)
    }
  }

  private var copy: Button<Message> {
    Button(
      Command.copy.title, id: "copy", shortcut: model.shortcut(of: .copy), .command(.copy))
  }

  /// The output text: where the focus is at the start.
  static let fieldID: ViewID = "output"
}

/// The line below the output row: a notice while there is one, why a text is refused, else what the
/// colour is called.
struct NameLine: View {
  private let model: Model

  init(_ model: Model) { self.model = model }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: context.scale(Metrics.nameLine))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    var line = frame
    if let mark {
      let size = mark.size(in: frame.size, context)
      line.size.width -= size.width + context.scale(8)
      let corner = Point(x: frame.maxX - size.width, y: frame.center.y - size.height / 2)
      mark.place(in: Rect(origin: corner, size: size), context, into: &scene)
    }
    if let notice {
      return NoticeLine(model, notice, id: "name").place(in: line, context, into: &scene)
    }
    Label<Message>(runs, id: "name").place(in: line, context, into: &scene)
  }

  /// What the panel tells of itself is told there.
  private var notice: Model.Notice? {
    model.shownNotice.flatMap { $0.link == .undo && model.browser.isOpen ? nil : $0 }
  }

  /// How the monitor's values are taken; a click leads to the setting.
  var mark: Badge<Message>? {
    model.screenValues.map {
      Badge($0.mark, id: "profile", name: $0.words, .settings(.lead(to: .profile, on: .picking)))
    }
  }

  private var runs: [Label<Message>.Run] {
    if let problem = model.fieldProblem { return [.init(problem, font, .error)] }
    if let load = model.pictureLoad, let progress = load.progress {
      let percent = Number.text(100 * progress, decimals: 0)
      let name = load.path.split(separator: "/").last ?? ""
      return [
        .init("reading \(name) ", font), .init("\(percent) %", font), .init(" · Esc", font, .dim),
      ]
    }
    // No ink is like the numbers of CMYK.
    return name + (model.mode == .cmyk ? [.init(" · uncalibrated", font, .dim)] : [])
  }

  private let font = Font(size: 12)

  private var name: [Label<Message>.Run] {
    let outside: [Label<Message>.Run] =
      model.color.isInGamut() ? [] : [.init("outside sRGB", font), .init(" · ", font, .dim)]
    if outside.isEmpty, let name = CSSFormatter().text(model.color, as: .name) {
      return [.init("name ", font, .dim), .init(name, font)]
    }
    let nearest = NearestName(of: model.color)
    let set = nearest.set == .x11 ? " · X11" : " · CSS"
    if nearest.isExact {
      return [.init("name ", font, .dim), .init(nearest.text, font), .init(set, font, .dim)]
    }
    let distance = Number.text(max(0.1, nearest.deltaE), decimals: 1)
    return outside + [
      .init(outside.isEmpty ? "closest name " : "closest ", font, .dim),
      .init(nearest.text, font), .init(" · ΔE \(distance)\(set)", font, .dim),
    ]
  }
}
