public import ColorModel

/// All that the window shows: the one value that `update` changes and the screens read.
public struct Model: Equatable, Sendable {
  public var edited: EditedColor
  public var mode = Mode.rgb
  /// The settings, and what the command line says against them.
  public var options = OutputOptions()
  /// The template of the command line, which the menu offers besides.
  public var template: Template?
  /// The colour of the last pick or Copy; at first the start colour.
  public var before: Color
  /// In milliseconds since 1970, UTC: when the last message came.
  public private(set) var now: Int64 = 0
  public var history = History()
  /// Whether what is taken is written down.
  public var recordsHistory = true
  /// What the side panel shows of the history.
  public var browser = HistoryBrowser()
  public var draft: Draft? { didSet { if draft != nil { dropOffer() } } }
  public var undo = UndoHistory<Step>() {
    // What was offered to be taken back is no longer the last step.
    didSet { dropOffer() }
  }
  /// The colour when the drag under way began.
  public var gesture: EditedColor? { didSet { if gesture != nil { dropOffer() } } }
  public var isPicking = false
  /// Whoever asked for the pick under way is elsewhere, and has its colour copied.
  var copiesPick = false
  /// What picks are told as; nil where the window's monitor has no colour profile.
  public var screenValues: ScreenValues?
  public var notice: Notice?
  /// Another program asked for a colour: there are OK and Cancel.
  public var isDialog = false
  public var isKeptAbove = false
  /// The sheet of keys is open.
  public var showsKeys = false
  public var settingsSheet: SettingsSheetState?
  /// What is wrong with the file of settings.
  public var settingsTrouble: SettingsTrouble?
  /// Templates that are typed and not saved, also while the sheet is closed.
  public var templateDrafts: [TemplateDraft] = []
  /// In the place of the square.
  public var picture: OpenPicture?
  /// The picture that is being read.
  public var pictureLoad: PictureLoad?
  public var fileSheet: FileSheetState?
  /// A file was asked for, and nothing else since: the sheet may come.
  var isChoosingFile = false
  /// Where the sheet of files begins: the directory of the last picture, with a slash at its end.
  public var pictureDirectory = "~/"

  public init(_ color: Color) {
    edited = EditedColor(color)
    before = color
  }

  /// Time goes on; at midnight today becomes yesterday.
  mutating func turn(to time: Int64) {
    let isNextDay = browser.localTime.moment(now).day != browser.localTime.moment(time).day
    now = time
    if isNextDay { listHistory() }
  }

  public var color: Color { edited.color }

  /// The key that runs a command, as it is shown beside it.
  public func shortcut(of command: Command) -> String? {
    settings.keymap.chords(of: command).first?.description
  }

  public var settings: Settings { options.settings }

  public var format: TextForm { options.form }

  /// What the loupe shows; see `OutputOptions`.
  public var loupeForms: [TextForm] { options.loupeForms }

  public var style: CSSFormatter { options.style }

  /// The selections that Copy sets.
  public var copiesTo: OutputOptions.Copy { options.copy ?? settings.copiesTo }

  /// The colour as text, in the chosen format.
  public var output: String { format.text(of: color, style) }

  /// `#eb8d38 - Chidori`: what a task bar and a script read.
  public var title: String { "\(OutputFormat.hex.text(of: color)) - Chidori" }

  /// A short word to the user that goes away by itself.
  public struct Notice: Equatable, Sendable {
    public var text: String
    public var isError: Bool
    public var link: Link?

    /// What it offers to do.
    public enum Link: Hashable, Sendable {
      /// To open a page of the settings.
      case settings(SettingsSheetState.Section)
      /// To open the side panel.
      case panel
      /// To take back what it tells of.
      case undo
    }

    public init(_ text: String, isError: Bool = false, link: Link? = nil) {
      self.text = text
      self.isError = isError
      self.link = link
    }
  }

  /// The notice, or while there is no other word what waits in the side panel to be seen.
  public var shownNotice: Notice? {
    if let notice { return notice }
    guard !browser.isOpen, let trouble = browser.troubles.last, fieldProblem == nil,
      pictureLoad?.progress == nil
    else { return nil }
    return Notice(trouble.headline, isError: true, link: .panel)
  }
}

extension Model {
  /// The unit of a component of the mode's space.
  public func unit(at index: Int) -> ComponentUnit {
    let unit = ComponentUnit(index, of: mode.space)
    return settings.unit(for: unit)
  }

  /// What a field shows: the draft while one is typed, else the value.
  public func text(of field: Field) -> String {
    if let draft, draft.field == field { return draft.text }
    switch field {
    case .output: return output
    case .alpha: return ComponentUnit.percent.text(of: shown.alpha)
    case .component(let index): return unit(at: index).text(of: shown.components[index])
    }
  }

  /// The colour as the sliders and fields of the mode show it.
  public var shown: Color { shown(edited) }

  /// A colour as the mode shows it, complete.
  ///
  /// The bytes of a colour edited in another space are whole, as in hex. An alpha that is a byte,
  /// as from hex, has as few decimals as give that byte back: 219 is 86 %.
  func shown(_ edited: EditedColor) -> Color {
    var shown = edited.shown(in: mode.space)
    if mode.space == .srgb, edited.color.space != .srgb {
      for index in mode.space.components.indices {
        shown.components[index] = Double(byte(shown.components[index])) / 255
      }
    }
    let (alpha, byte) = (shown.alpha, shown.alpha8)
    if alpha == Double(byte) / 255 {
      shown.alpha =
        [2, 3].lazy.map { Number.rounded(alpha, decimals: $0) }
        .first { ColorModel.byte($0) == byte } ?? alpha
    }
    return shown
  }

  /// Why the text that is marked was not accepted, in words.
  public var fieldProblem: String? {
    guard let draft, draft.isInvalid else { return nil }
    switch draft.field {
    case .output:
      do throws(ParseError) {
        _ = try ColorText.parse(draft.text, as: .field)
        return nil
      } catch {
        return "\(error)"
      }
    case .component(let index): return "takes \(unit(at: index).title): \(draft.text.onOneLine)"
    case .alpha: return "takes \(ComponentUnit.percent.title): \(draft.text.onOneLine)"
    }
  }

  /// The field holds text that was not accepted.
  public func isInvalid(_ field: Field) -> Bool {
    draft.map { $0.field == field && $0.isInvalid } ?? false
  }
}
