import Drawing
public import Geometry
public import PickerCore
public import Views

/// The picker window: two columns, or below 560 wide one.
///
/// It lays out any size without overlap. Where height is short rows drop out: contrast, recent, the
/// name line, before and after, the square with its strip, then sliders from the last; the output
/// row stays longest, with the mark of the name line. Of two columns each does so by itself. The buttons of a dialog are below all,
/// or beside what a low window has; where there is no room for them there are still their keys.
public struct MainScreen: View {
  private let model: Model
  private let rasters: PictureRasters

  /// `rasters` keeps what was worked out for the screen before.
  public init(_ model: Model, _ rasters: PictureRasters = PictureRasters()) {
    self.model = model
    self.rasters = rasters
  }

  /// Where the keyboard is at the start: the output text.
  public static let initialFocus = OutputPanel.fieldID

  /// The control that is to have the keyboard.
  public static func id(of target: FocusTarget) -> ViewID {
    switch target {
    case .search: HistoryPanel.searchID
    case .history: HistoryPanel.listID
    case .template(let index): SettingsSheet.fieldID("Name", ofTemplate: index)
    case .setting(let setting): SettingsSheet.id(of: setting)
    }
  }

  /// The picture, where there is one.
  public static let pictureFocus = PictureCanvas.id

  /// How much wider the window is with the side panel, at scale 1.
  public static let panelWidth = Metrics.panel

  /// Whether the side panel leaves the rest of a window its room.
  public static func hasPanelRoom(in size: Size, _ scale: Scale) -> Bool {
    size.width - scale(Metrics.panel) >= scale(Metrics.leastBesidePanel)
  }

  public func size(in room: Size, _ context: ViewContext) -> Size { size(context.scale) }

  /// What the window opens with.
  public func size(_ scale: Scale) -> Size {
    let buttons = model.isDialog ? scale(Metrics.control) + scale(Metrics.padding) : 0
    let panel = model.browser.isOpen ? scale(Metrics.panel) : 0
    return Size(width: scale(664) + panel, height: scale(448) + buttons)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    if model.picture == nil { rasters.forget() }
    if model.browser.isOpen {
      placeBesidePanel(in: frame, context, into: &scene)
    } else {
      placeColumns(in: frame, context, into: &scene)
    }
    if let question = model.browser.question {
      HistoryQuestion(model, question).place(in: frame, context, into: &scene)
    }
    if let state = model.settingsSheet {
      SettingsSheet(model: model, state: state).place(in: frame, context, into: &scene)
    }
    if let sheet = model.fileSheet {
      FileSheet(model: model, state: sheet).place(in: frame, context, into: &scene)
    }
    if let palette = model.picture?.palette {
      PaletteSheet(model: model, palette: palette).place(in: frame, context, into: &scene)
    }
    if model.showsKeys {
      Sheet(
        id: "keys", title: Command.keys.title, dismiss: Message.command(.keys), KeySheet(model)
      ).place(in: frame, context, into: &scene)
    }
  }

  /// The panel at the right; in a narrow window it has the place of all else.
  private func placeBesidePanel(
    in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let (width, line) = (context.scale(Metrics.panel), context.scale(1))
    guard Self.hasPanelRoom(in: frame.size, context.scale) else {
      return HistoryPanel(model, isAlone: true).place(in: frame, context, into: &scene)
    }
    placeColumns(in: frame.inset(by: Insets(right: width)), context, into: &scene)
    let panel = frame.inset(by: Insets(left: frame.width - width))
    PanelLine().place(
      in: panel.inset(by: Insets(right: width - line)), context, into: &scene)
    HistoryPanel(model).place(in: panel.inset(by: Insets(left: line)), context, into: &scene)
  }

  private func placeColumns(
    in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let (rest, buttons) = model.isDialog ? split(frame, context.scale) : (frame, nil)
    placeAll(in: rest, context, into: &scene)
    if let buttons { DialogButtons(model).place(in: buttons, context, into: &scene) }
  }

  /// What is left of the frame by the buttons of a dialog, and where they are.
  private func split(_ frame: Rect, _ scale: Scale) -> (rest: Rect, buttons: Rect?) {
    let (height, padding) = (scale(Metrics.control), scale(Metrics.padding))
    let row = OutputPanel.height(
      in: Size(width: frame.width - 2 * padding, height: frame.height), scale)
    if frame.height >= row + height + 3 * padding, frame.width >= scale(Metrics.leastWidth) {
      let rest = frame.inset(by: Insets(bottom: height + padding))
      let below = Rect(
        x: frame.minX + padding, y: rest.maxY, width: frame.width - 2 * padding, height: height)
      return (rest, below)
    }
    // No more than the output row, as where the buttons are below it.
    let low = frame.inset(by: Insets(top: max(0, frame.height - row - 2 * padding)))
    let width = scale(Metrics.dialogButtons)
    let rest = low.inset(by: Insets(right: width + padding))
    guard rest.height >= height, rest.width >= scale(Metrics.stackingWidth) else {
      return (low, nil)
    }
    return (
      rest,
      Rect(
        x: rest.maxX, y: rest.minY + (rest.height - height) / 2, width: width, height: height)
    )
  }

  private func placeAll(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let scale = context.scale
    let padding = min(scale(Metrics.padding), max(0, (frame.height - scale(Metrics.control)) / 2))
    let inner = frame.inset(
      by: Insets(
        top: padding, left: scale(Metrics.padding), bottom: padding, right: scale(Metrics.padding)))
    guard !inner.isEmpty else { return }
    if frame.width < scale(Metrics.stackingWidth) {
      let lower = lowerHeight(in: inner, scale)
      let gap = scale(14)
      let upper = Rect(
        x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - lower - gap)
      let square = scale(Metrics.leastSquare) + scale(11) + scale(Metrics.track)
      let hasUpper = upper.height >= square && inner.width >= scale(Metrics.leastWidth)
      if hasUpper { PickerPanel(model, rasters).place(in: upper, context, into: &scene) }
      // Without a square there is no recent and no name either, though there may be room.
      let top = hasUpper ? upper.maxY + gap : inner.minY
      placeControls(
        in: Rect(x: inner.minX, y: top, width: inner.width, height: min(lower, inner.height)),
        context, into: &scene)
    } else {
      let least = scale(Metrics.rightColumn)
      let spare = inner.width - scale(Metrics.leftColumn) - scale(Metrics.gutter) - least
      // The square takes most of what a wider window has to give.
      let right = spare > 0 ? least + spare / 3 : (inner.width - scale(Metrics.gutter)) * 53 / 100
      let left = inner.width - scale(Metrics.gutter) - right
      PickerPanel(model, rasters).place(
        in: Rect(x: inner.minX, y: inner.minY, width: left, height: inner.height),
        context, into: &scene)
      placeControls(
        in: Rect(x: inner.maxX - right, y: inner.minY, width: right, height: inner.height),
        context, into: &scene)
    }
  }

  /// What the stacked controls get of the height: all rows that leave the square its least.
  private func lowerHeight(in inner: Rect, _ scale: Scale) -> Int {
    let rows = rows(in: Size(width: inner.width, height: .max / 2), scale)
    let square = scale(Metrics.leastSquare) + scale(11) + scale(Metrics.track) + scale(14)
    let swatches = scale(13) + scale(Metrics.swatches)
    let core = rows.components + rows.output
    let extras = [
      rows.name + rows.recent + rows.contrast, rows.name + rows.recent, rows.name,
    ]
    let room = inner.height - core - square - swatches
    return core + (extras.first { $0 <= room } ?? 0)
  }

  private func placeControls(
    in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>
  ) {
    let scale = context.scale
    let rows = rows(in: frame.size, scale)
    guard frame.height >= rows.output else { return }
    var y = frame.minY
    func slot(_ height: Int) -> Rect {
      defer { y += height }
      return Rect(x: frame.minX, y: y, width: frame.width, height: height)
    }
    if rows.components > 0 {
      let slot = slot(rows.components)
      ComponentPanel(model).place(
        in: slot.inset(by: Insets(bottom: scale(10))), context, into: &scene)
    }
    let output = slot(rows.output)
    if rows.name == 0, let mark = NameLine(model).mark {
      placeOutput(beside: mark, in: output, context, into: &scene)
    } else {
      OutputPanel(model).place(in: output, context, into: &scene)
    }
    if rows.name > 0 {
      NameLine(model).place(
        in: slot(rows.name).inset(by: Insets(top: scale(6))), context, into: &scene)
    }
    if rows.contrast > 0 {
      ContrastPanel(model).place(
        in: slot(rows.contrast).inset(by: Insets(top: scale(4))), context, into: &scene)
    }
    if rows.recent > 0 {
      let top = y + scale(2)
      RecentPanel(model).place(
        in: Rect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top),
        context, into: &scene)
    }
  }

  /// With the mark of the name line, where there is none; the text is worth more than the mark.
  private func placeOutput(
    beside mark: Badge<Message>, in frame: Rect, _ context: ViewContext,
    into scene: inout Scene<Message>
  ) {
    let size = mark.size(in: frame.size, context)
    let corner = size.width + context.scale(8)
    guard frame.width - corner >= context.scale(Metrics.leastWidth) else {
      return OutputPanel(model).place(in: frame, context, into: &scene)
    }
    OutputPanel(model, leaving: corner).place(in: frame, context, into: &scene)
    let origin = Point(x: frame.maxX - size.width, y: frame.center.y - size.height / 2)
    mark.place(in: Rect(origin: origin, size: size), context, into: &scene)
  }

  /// Heights of the rows that fit, spacing above included; 0 drops a row.
  private func rows(in size: Size, _ scale: Scale) -> (
    components: Int, output: Int, name: Int, contrast: Int, recent: Int
  ) {
    let output = OutputPanel.height(in: size, scale)
    guard size.width >= scale(Metrics.leastWidth) else { return (0, output, 0, 0, 0) }
    var room = size.height - output
    let heights = (0...ComponentPanel(model).rows).map {
      ComponentPanel.height(rows: $0, scale) + scale(10)
    }
    let components = heights.last { $0 <= room } ?? 0
    // What else there is comes only after all of the sliders.
    room = components == heights.last ? room - components : 0
    func take(_ height: Int) -> Int {
      guard height <= room else {
        room = 0
        return 0
      }
      room -= height
      return height
    }
    let name = take(scale(6) + scale(Metrics.nameLine))
    let recent = take(scale(2) + RecentPanel.height(scale))
    let contrast = take(scale(4) + ContrastPanel.height(scale))
    return (components, output, name, contrast, recent)
  }
}

/// The line between the columns and the side panel.
private struct PanelLine: Control {
  typealias Message = PickerCore.Message

  let traits = Traits(id: "panel.line", role: .image, name: "")

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    list.fill(.rect(frame), .solid(context.theme.line))
  }
}
