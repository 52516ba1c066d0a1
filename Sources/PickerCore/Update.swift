import ColorModel

/// Applies a message to the model: the only place where it changes.
///
/// Pure: what has to happen outside comes back as effects.
public func update(_ model: inout Model, _ message: Message) -> [Effect] {
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
    model.dropDraft()
    model.units[ComponentUnit(index, of: model.mode.space)] = unit
    return []
  case .format(let format):
    model.dropDraft()
    model.format = .format(format)
    return []
  case .template:
    guard let template = model.template else { return [] }
    model.dropDraft()
    model.format = .template(template)
    return []
  case .nextFormat:
    return update(&model, .format(model.format.next))
  case .takeBefore:
    model.change(to: model.before)
    return []
  case .takeRecent(let index):
    if let color = model.recent.colors[checked: index] { model.change(to: color) }
    return []
  case .copyRecent(let index):
    guard let color = model.recent.colors[checked: index] else { return [] }
    return model.copied(model.format.text(of: color, model.style))
  case .command(let command):
    return model.run(command)

  case .copied(let text):
    return (model.copiesTo == .both ? [.copy(text, to: .primary)] : []) + model.noteCopy(of: text)
  case .pasted(let text):
    return model.paste(text)
  case .picked(let color):
    model.take(picked: color)
    return []
  case .copyPicked(let color):
    return model.copied(model.format.text(of: color, model.style))
  case .pickEnded(let failure):
    model.isPicking = false
    guard let failure, failure != .cancelled else { return [] }
    return model.show(Model.Notice(failure.description, isError: true))
  case .noticeExpired:
    model.notice = nil
    return []

  case .keptAbove(let isOn):
    return model.keptAbove(isOn)
  case .cannotKeepAbove:
    return model.show(
      Model.Notice("no window manager here keeps windows above others", isError: true))
  }
}

extension Model {
  /// Runs a command of the table.
  fileprivate mutating func run(_ command: Command) -> [Effect] {
    // What a command does is to be seen.
    if command != .keys { showsKeys = false }
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
      travel { $0.undo(from: $1) }
      return []
    case .redo:
      travel { $0.redo(from: $1) }
      return []
    case .rgb, .hsb, .hsl, .lch, .lab, .cmyk:
      return command.mode.map { update(&self, .mode($0)) } ?? []
    case .keepAbove:
      return [.keepAbove(!isKeptAbove)]
    case .keys:
      showsKeys.toggle()
      return []
    case .close:
      return [.quit]
    case .accept:
      return accept()
    case .cancel:
      return isDialog ? [.quit] : []
    }
  }

  /// Shows a notice and asks for it to be taken away: errors are read longer.
  mutating func show(_ notice: Notice) -> [Effect] {
    self.notice = notice
    return [.expireNotice(milliseconds: notice.isError ? 6000 : 2000)]
  }

  /// The effects of having put `text` into the clipboard.
  fileprivate mutating func copied(_ text: String) -> [Effect] {
    [.copy(text, to: copiesTo)] + noteCopy(of: text)
  }

  fileprivate mutating func noteCopy(of text: String) -> [Effect] {
    show(Notice("copied \(text)"))
  }

  private mutating func copy(_ style: CSSFormatter) -> [Effect] {
    settleDraft()
    recent.add(color)
    before = color
    return copied(format.text(of: color, style))
  }
}

extension Array {
  /// The element at `index`; nil outside.
  fileprivate subscript(checked index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
