import ColorModel

/// What becomes of the history, and what is done in the panel that shows it.
extension Model {
  /// Takes a colour into the history, unless it is not to be written down: then for as long as the
  /// window is there.
  mutating func record(_ entry: HistoryEntry) -> [Effect] {
    history.apply(.taken(entry))
    listHistory()
    return recordsHistory && settings.keepsHistory ? [.record([.taken(entry)])] : []
  }

  /// Makes the list of the panel anew, if it shows.
  mutating func listHistory() {
    browser.selection = browser.selection.filter(history.contains)
    if let current = browser.current, !history.contains(current) { browser.current = nil }
    if browser.isOpen { browser.show(history, now: now) } else { browser.clear() }
  }

  /// The newest of the history, which the window always shows.
  public func recent(_ limit: Int) -> [History.ID] { history.newest(limit) }

  mutating func receive(_ message: HistoryMessage) -> [Effect] {
    switch message {
    case .loaded(let older, let isLast):
      history.load(older)
      if isLast { history.finishLoading() }
      listHistory()
    case .changed(let changes):
      for change in changes { history.apply(change) }
      listHistory()
    case .reread(let history):
      // Of the same entries, but each in another slot.
      let selected = Set(browser.selection.map { ColorKey(self.history.color(of: $0)) })
      let current = browser.current.map { self.history.color(of: $0) }
      self.history = history
      browser.selection = Set(selected.compactMap { history.id(of: $0) })
      browser.current = current.flatMap { history.id(of: $0) }
      listHistory()
    case .failed(let failure):
      return show(Notice(failure.description, isError: true))
    case .unreadable(let trouble): browser.troubles.append(trouble)
    case .troubleSeen:
      browser.troubles = []
      return [.focus(.search)]
    case .takeBack:
      return travel { $0.undo()?.inverse } + (browser.isOpen ? [.focus(.history)] : [])
    case .exported(let path):
      browser.question = nil
      return show(Notice("written to \(path)"))
    case .exportRefused(let refusal): browser.question?.refusal = refusal
    case .clock(let time):
      browser.localTime = time
      listHistory()

    case .search(let text):
      dropOffer()
      browser.search = text
      browser.selection = []
      browser.current = nil
      listHistory()
    case .take(let id):
      select(id)
      take(id)
    case .activate(let id): take(id)
    case .copy(let id): return run(.copy(nil), on: [id])
    case .select(let range, let adding): select(range, adding: adding)
    case .toggle(let id): toggle(id)
    case .selectAll:
      dropOffer()
      browser.selection = Set(browser.list)
    case .run(let action, .entry(let id)): return run(action, on: [id])
    case .run(let action, .selection): return run(action, on: browser.selected)

    case .answerTyped(let text):
      browser.question?.text = text
      browser.question?.refusal = nil
    case .answered(let text): return answer(text)
    case .exportAs(let form): browser.question?.kind = .export(form)
    case .replaced:
      guard let question = browser.question else { return [] }
      return answer(question.text, replacing: true)
    case .dismissed: browser.question = nil
    }
    return []
  }
}

// MARK: - Selecting

extension Model {
  private mutating func take(_ id: History.ID) {
    if history.contains(id) { change(to: history.color(of: id)) }
  }

  private mutating func select(_ id: History.ID) {
    guard history.contains(id) else { return }
    dropOffer()
    browser.selection = [id]
    browser.current = id
  }

  private mutating func select(_ range: ClosedRange<Int>, adding: Bool) {
    let places = range.clamped(to: 0...max(0, browser.list.count - 1))
    guard !browser.list.isEmpty else { return }
    dropOffer()
    if !adding { browser.selection = [] }
    browser.selection.formUnion(browser.list[places])
    browser.current = browser.list[places.upperBound]
  }

  private mutating func toggle(_ id: History.ID) {
    guard history.contains(id) else { return }
    dropOffer()
    if browser.selection.remove(id) == nil {
      browser.selection.insert(id)
      browser.current = id
    } else if browser.current == id {
      browser.current = browser.selection.count == 1 ? browser.selection.first : nil
    }
  }
}

// MARK: - Acting

extension Model {
  private mutating func run(_ action: HistoryAction, on ids: [History.ID]) -> [Effect] {
    let ids = ids.filter(history.contains)
    guard let first = ids.first else { return [] }
    let entries = ids.map { history[$0] }
    switch action {
    case .copy(let form):
      let text = lines(of: ids, in: form ?? format)
      if ids.count == 1 { return copied(text) }
      return [.copy(text, to: copiesTo)] + show(Notice("copied \(ids.count) colours"))
    case .export:
      browser.question = .init(kind: .export(format), text: "~/colours.txt")
    case .pin:
      let isPinned = !entries.allSatisfy(\.isPinned)
      return edit(entries) { $0.isPinned = isPinned }
    case .name:
      browser.question = .init(kind: .name(first), text: history[first].name ?? "")
    case .delete:
      undo.push(.history(from: entries, to: []))
      let words = ids.count == 1 ? "1 colour deleted" : "\(ids.count) colours deleted"
      return change(history: entries, to: []) + show(Notice(words, link: .undo))
    case .near:
      return search(near: history.color(of: first))
    }
    return []
  }

  /// Changes entries as one step.
  private mutating func edit(
    _ entries: [HistoryEntry], _ change: (inout HistoryEntry) -> Void
  ) -> [Effect] {
    let pairs = entries.map { entry in
      var changed = entry
      change(&changed)
      return (entry, changed)
    }.filter { $0 != $1 }
    guard !pairs.isEmpty else { return [] }
    let (from, to) = (pairs.map(\.0), pairs.map(\.1))
    undo.push(.history(from: from, to: to))
    return self.change(history: from, to: to)
  }

  /// Makes a step of the history, which is written down in any case: it is about what is there.
  ///
  /// A colour that was taken since it was changed stays where it is by that.
  mutating func change(history from: [HistoryEntry], to: [HistoryEntry]) -> [Effect] {
    let kept = Set(to.map { ColorKey($0.color) })
    let gone = from.filter { !kept.contains(ColorKey($0.color)) }
    let changes =
      gone.map { HistoryChange.removed($0.color) }
      // The newest last: of one millisecond that one comes first.
      + to.reversed().map { entry in
        guard var present = history.entry(of: entry.color), present.time > entry.time else {
          return .put(entry)
        }
        (present.name, present.isPinned) = (entry.name, entry.isPinned)
        return .put(present)
      }
    for change in changes { history.apply(change) }
    listHistory()
    return [.record(changes)]
  }

  private func lines(of ids: [History.ID], in form: TextForm) -> String {
    var bytes: [UInt8] = []
    for id in ids {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      form.append(history.color(of: id), style, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func answer(_ text: String, replacing: Bool = false) -> [Effect] {
    guard let question = browser.question else { return [] }
    let text = text.trimmed
    switch question.kind {
    case .name(let id):
      browser.question = nil
      guard history.contains(id) else { return [] }
      return edit([history[id]]) { $0.name = text.isEmpty ? nil : text }
    case .export(let form):
      // It stays until the file is there.
      guard !text.isEmpty else { return [] }
      let lines = lines(of: browser.selected, in: form) + "\n"
      return [.export(lines, to: text, replacing: replacing)]
    }
  }
}

// MARK: - The panel

extension Model {
  /// Opens the side panel, with the keyboard at its search, or closes it.
  mutating func togglePanel() -> [Effect] {
    browser.isOpen.toggle()
    listHistory()
    return [.resize(forPanel: browser.isOpen)] + (browser.isOpen ? [.focus(.search)] : [])
  }

  /// Searches what looks like the colour; where that is what is shown, shows all again.
  mutating func searchNear() -> [Effect] {
    if browser.isOpen, browser.search == HistoryQuery.typed(near: color) {
      return receive(.search(""))
    }
    return search(near: color)
  }

  private mutating func search(near color: Color) -> [Effect] {
    let effects = browser.isOpen ? [] : togglePanel()
    return receive(.search(HistoryQuery.typed(near: color))) + effects
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
