/// What the side panel shows of the history: what was searched for and found, and what is selected.
///
/// The list is made when the history or the search changes, so that showing it costs what is seen.
public struct HistoryBrowser: Equatable, Sendable {
  public var isOpen = false
  /// As typed.
  public var search = ""
  /// What is shown, pinned ones first, or by distance.
  public private(set) var list: [History.ID] = []
  public private(set) var sections: [HistorySection] = []
  public var selection: Set<History.ID> = []
  /// The one that was selected last.
  public var current: History.ID?
  public var localTime = LocalTime()
  /// What is being asked for.
  public var question: Question?
  /// Until the user has seen it.
  public var troubles: [HistoryTrouble] = []

  /// A sheet with a text to type.
  public struct Question: Equatable, Sendable {
    public enum Kind: Hashable, Sendable {
      case name(History.ID)
      /// The path of a file, for the selected ones in this form.
      case export(TextForm)
    }

    /// Why the file has not been written.
    public enum Refusal: Hashable, Sendable {
      /// One of this name is there, and may be replaced.
      case exists
      /// In words.
      case failed(String)
    }

    public var kind: Kind
    public var text: String
    public var refusal: Refusal?
  }

  public init() {}

  /// Lists what of the history the search finds.
  mutating func show(_ history: History, now: Int64) {
    let query = HistoryQuery(search)
    let (pinned, rest) = history.found(query)
    list = pinned + rest
    if case .near = query {
      sections = rest.isEmpty ? [] : [HistorySection("Nearest first", 0..<rest.count)]
    } else {
      sections = history.sections(rest, now: now, localTime).map {
        HistorySection(
          $0.title, $0.range.lowerBound + pinned.count..<$0.range.upperBound + pinned.count)
      }
      if !pinned.isEmpty {
        sections.insert(HistorySection("Pinned", 0..<pinned.count), at: 0)
      }
    }
  }

  /// Shows nothing, and keeps the room of no list.
  mutating func clear() { (list, sections) = ([], []) }

  /// The selected ones in the order of the list.
  public var selected: [History.ID] {
    switch selection.count {
    case 0: []
    case 1: Array(selection)
    default: list.filter(selection.contains)
    }
  }
}

extension Model {
  /// Whether all that an action is for are pinned.
  public func isPinned(_ target: HistoryTarget) -> Bool {
    switch target {
    case .entry(let id): history.contains(id) && history.isPinned(id)
    case .selection:
      !browser.selection.isEmpty && browser.selection.allSatisfy { history.isPinned($0) }
    }
  }
}
