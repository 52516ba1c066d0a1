import ColorModel

/// Applies a message to the model: the only place where it changes.
///
/// Pure: what has to happen outside comes back as effects.
///
/// - Parameter time: now, in milliseconds since 1970, UTC.
public func update(_ model: inout Model, _ message: Message, at time: Int64) -> [Effect] {
  model.turn(to: time)
  let (told, color) = (model.notice, model.color)
  let effects = update(&model, message)
  if model.color != color { model.dropError(told) }
  return effects
}

private func update(_ model: inout Model, _ message: Message) -> [Effect] {
  switch message {
  case .slid(let field, let value, let phase):
    model.slide(field, to: value, phase)
    return []
  case .planeMoved(let x, let y, let phase):
    model.movePlane(x: x, y: y, phase)
    return []
  case .stripMoved(let value, let phase):
    model.moveStrip(to: value, phase)
    return []

  case .typed(let field, let text):
    model.type(text, into: field)
    return []
  case .pastedInto(let field, let pasted, let text):
    model.paste(pasted, into: field, making: text)
    return []
  case .committed(let field, let text, let byEnter):
    return model.committed(text, in: field, byEnter: byEnter)
  case .reverted(let field):
    model.revert(field)
    return []
  case .stepped(let field, let steps):
    model.step(field, by: steps)
    return []

  case .mode(let mode):
    model.dropDraft()
    model.mode = mode
    return []
  case .unit(let index, let unit):
    return model.choose(unit, for: ComponentUnit(index, of: model.mode.space))
  case .format(let format):
    return model.choose(.format(format))
  case .template(let template):
    return model.choose(.template(template))
  case .nextFormat:
    return model.choose(model.options.nextForm)
  case .settings(let message):
    return model.handle(message)
  case .takeBefore:
    model.change(to: model.before)
    return []
  case .reach(let level, let ground):
    if let color = Contrast.passing(near: model.color, on: ground, level) {
      model.change(to: color)
    }
    return []
  case .copy(let text):
    return model.copied(text)
  case .history(let message):
    return model.receive(message)
  case .picture(let message):
    return model.receive(message)
  case .command(let command):
    return model.run(command)

  case .copied(let text):
    return (model.copiesTo == .both ? [.copy(text, to: .primary)] : []) + model.noteCopy(of: text)
  case .pasted(let text):
    return model.paste(text, from: "the clipboard")
  case .dropped(let data):
    return model.take(dropped: data)
  case .picked(let entry):
    let effects = model.take(entry)
    guard model.settings.copiesPicks || model.copiesPick else { return effects }
    return effects + model.copied(model.format.text(of: entry.color, model.style))
  case .opened(let color):
    model.change(to: color)
    return []
  case .pickAndCopy:
    model.copiesPick = true
    return model.run(.pick)
  case .copyPicked(let color):
    return model.copied(model.format.text(of: color, model.style))
  case .screenValues(let values):
    model.screenValues = values
    return []
  case .pickEnded(let failure):
    model.isPicking = false
    model.copiesPick = false
    guard let failure else { return model.afterPick() }
    guard failure != .cancelled else { return [] }
    return model.show(Model.Notice(failure.description, isError: true))
  case .noticeExpired:
    model.notice = nil
    return []
  case .trouble(let words):
    return model.show(Model.Notice(words, isError: true))

  case .keptAbove(let isOn):
    return model.keptAbove(isOn)
  case .cannotKeepAbove:
    return model.show(
      Model.Notice("no window manager here keeps windows above others", isError: true))
  }
}

extension Model {
  /// Runs a command of the table, over which no sheet stays: what it does is to be seen.
  fileprivate mutating func run(_ command: Command) -> [Effect] {
    if command != .keys { showsKeys = false }
    let saved = [.settings, .undo, .redo].contains(command) ? [] : closeSettings()
    return saved + perform(command)
  }

  private mutating func perform(_ command: Command) -> [Effect] {
    if command != .cancel { closePictureSheets() }
    switch command {
    case .pick:
      guard !isPicking else { return [] }
      settleDraft()
      isPicking = true
      return [.pick]
    case .copy:
      return copy(style)
    case .copyWithoutHash:
      var bare = style
      bare.hash = false
      return copy(bare)
    case .paste:
      return [.paste]
    case .undo:
      return travel { $0.undo()?.inverse }
    case .redo:
      return travel { $0.redo() }
    case .rgb, .hsb, .hsl, .lch, .lab, .cmyk:
      return command.mode.map { update(&self, .mode($0)) } ?? []
    case .panel:
      return togglePanel()
    case .open:
      isChoosingFile = true
      return [.picture(.choose(in: pictureDirectory))]
    case .near:
      return searchNear()
    case .keepAbove:
      return [.keepAbove(!isKeptAbove)]
    case .settings:
      return handle(settingsSheet == nil ? .open(.colors) : .close)
    case .keys:
      showsKeys.toggle()
      return []
    case .close:
      return [.quit]
    case .accept:
      return accept()
    case .cancel:
      return escapePicture() ?? (isDialog ? [.quit] : [])
    }
  }

  mutating func closePictureSheets() {
    fileSheet = nil
    isChoosingFile = false
    picture?.palette = nil
  }

  /// Shows a notice and asks for it to be taken away: errors are read longer, and what offers
  /// something must be reached.
  mutating func show(_ notice: Notice) -> [Effect] {
    self.notice = notice
    let seconds = notice.link == .undo ? 10 : notice.isError ? 6 : 2
    return [.expireNotice(milliseconds: 1000 * seconds)]
  }

  /// A notice that offers to take something back goes with whatever is done next.
  mutating func dropOffer() {
    if notice?.link == .undo { notice = nil }
  }

  /// What failed is of the past once something else has come of what the user does.
  mutating func dropError(_ told: Notice?) {
    guard let told, told.isError, told.link == nil, notice == told else { return }
    notice = nil
  }

  /// The effects of having put `text` into the clipboard.
  mutating func copied(_ text: String) -> [Effect] {
    [.copy(text, to: copiesTo)] + noteCopy(of: text)
  }

  fileprivate mutating func noteCopy(of text: String) -> [Effect] {
    show(Notice("copied \(text)"))
  }

  /// Takes the last step back, or makes it again; typing under way counts as a step of its own.
  mutating func travel(_ step: (inout UndoHistory<Step>) -> Step?) -> [Effect] {
    endGesture()
    settleDraft()
    return step(&undo).map { perform($0) } ?? []
  }

  /// Makes a step, or an inverse of one.
  mutating func perform(_ step: Step) -> [Effect] {
    switch step {
    case .color(_, let color):
      edited = color
      return []
    case .settings(_, let to): return adopt(to)
    case .history(let from, let to):
      return change(history: from, to: to)
    }
  }

  private mutating func copy(_ style: CSSFormatter) -> [Effect] {
    settleDraft()
    before = color
    return copied(format.text(of: color, style))
      + record(HistoryEntry(color, time: now, source: .window))
  }
}
