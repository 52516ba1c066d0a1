import Geometry
import PickerCore
import Views

/// The settings, a page of them at a time; what is changed holds at once.
struct SettingsSheet: View {
  let model: Model
  let state: SettingsSheetState

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let shown = Self.id(of: state.section)
    Sheet(
      id: "settings", title: Command.settings.title, dismiss: .settings(.close),
      pages: .init(
        top: Column([tabs] + trouble), shown: shown, height: Metrics.settings.height),
      Fixed(width: Metrics.settings.width, Column(spacing: 10, rows))
    ).place(in: frame, context, into: &scene)
  }

  private var tabs: any View<Message> {
    Tabs<Message>(
      SettingsSheetState.Section.allCases.map { section in
        Segment(
          id: Self.id(of: section), title: section.title,
          isSelected: section == state.section, message: .settings(.open(section)))
      })
  }

  static func id(of setting: Setting) -> ViewID { ViewID("setting.\(setting)") }

  private static func id(of section: SettingsSheetState.Section) -> ViewID {
    ViewID("settings.\(section)")
  }

  private var rows: [any View<Message>] {
    switch state.section {
    case .colors: colors
    case .formats: templates + formats
    case .picking: picking
    case .window: window
    case .keys: keys
    }
  }
}

// MARK: - Rows

extension SettingsSheet {
  typealias Choice = (title: String, value: JSONValue)

  func checkbox(_ setting: Setting, _ title: String) -> any View<Message> {
    let isOn = model.settings[setting] == .bool(true)
    return Checkbox<Message>(
      title, id: Self.id(of: setting), isOn: isOn,
      .settings(.set(setting, .bool(!isOn))))
  }

  /// A menu of the values that a setting can have.
  func menu(_ setting: Setting, _ title: String, _ choices: [Choice]) -> any View<Message> {
    let present = model.settings[setting]
    let id = Self.id(of: setting)
    // A value that was written by hand may be none of the menu's.
    let choices =
      choices.contains { $0.value == present }
      ? choices : choices + [(title: present.text, value: present)]
    return LabeledRow(
      title,
      MenuButton<Message>(
        id: id, name: title, title: choices.first { $0.value == present }?.title ?? "",
        entries: choices.enumerated().map { index, choice in
          .item(
            MenuItem(
              id: ViewID("\(setting).\(index)"), title: choice.title,
              isSelected: choice.value == present,
              message: .settings(.set(setting, choice.value))))
        }))
  }

  func heading(_ words: String) -> any View<Message> {
    Padding(top: 6, Label<Message>(words, .strong))
  }

  func hint(_ words: String) -> any View<Message> { Label<Message>(words, .small, .dim) }
}
