import ColorModel

extension Model {
  /// A pick: it is the colour now, what later edits are held against, and the newest in Recent.
  ///
  /// A pixel has no alpha; a grey one leaves the hue as it was.
  mutating func take(_ pick: HistoryEntry) -> [Effect] {
    change(to: pick.color)
    before = pick.color
    return record(pick)
  }

  /// What the settings say a pick ends with.
  mutating func afterPick() -> [Effect] {
    switch settings.afterPick {
    case .nothing: []
    case .raise: [.raise]
    case .panel: (browser.isOpen ? [] : togglePanel()) + [.raise]
    }
  }

  /// Text from elsewhere taken as a colour; text that holds none changes nothing and says so, by
  /// name where it is one that is refused.
  mutating func paste(_ text: String, from origin: String) -> [Effect] {
    do throws(ParseError) {
      let color = try ColorText.parse(text, as: .paste)
      change(to: color)
      dropError(notice)
      return []
    } catch {
      let isRefused = [.needsContext, .escape, .unclosedParenthesis].contains(error.kind)
      return show(
        isRefused
          ? Notice(error.description, isError: true)
          : Notice("no colour in \(origin)", isError: true))
    }
  }
}
