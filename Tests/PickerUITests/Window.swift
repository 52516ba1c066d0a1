import ColorModel
import Drawing
import Geometry
import PickerCore
import PickerUI
import ViewHarness
import Views

/// The picker window without a screen: the real screen, the real update, and for the effects
/// what the executable does.
final class Window {
  let harness: ViewHarness<Model, Message>
  private let host = Host()

  /// The other half of the executable: a clipboard, and a record of what was asked for.
  private final class Host {
    weak var harness: ViewHarness<Model, Message>?
    var effects: [Effect] = []
    var time: Int64 = 0
    /// Where the keyboard goes once the message is done with.
    var wanted: FocusTarget?

    func send(_ message: Message, to model: inout Model) {
      for effect in update(&model, message, at: time) {
        effects.append(effect)
        switch effect {
        case .copy(let text, _): harness?.clipboard = text
        case .paste: send(.pasted(harness?.clipboard ?? ""), to: &model)
        case .focus(let target): wanted = target
        case .picture(.choose): send(.picture(.files(.open)), to: &model)
        case .pick, .expireNotice, .record, .export, .resize, .keepAbove, .accept, .quit, .raise,
          .adopt, .save, .remedySettings, .picture:
          break
        }
      }
    }
  }

  /// A window as it opens on a colour: its output text has the focus and is selected.
  init(
    _ color: Color, mode: Mode = .rgb, size: Size = Size(width: 664, height: 448),
    theme: Theme = .dark, scale: Double = 1, prepare: (inout Model) -> Void = { _ in }
  ) {
    var model = Model(color)
    model.mode = mode
    prepare(&model)
    let host = host
    harness = ViewHarness(
      model, size: size, theme: theme, scale: scale, view: { MainScreen($0) },
      update: { host.send($1, to: &$0) })
    host.harness = harness
    harness.focus("Colour text")
  }

  convenience init(
    _ hex: UInt32, mode: Mode = .rgb, size: Size = Size(width: 664, height: 448),
    prepare: (inout Model) -> Void = { _ in }
  ) {
    self.init(Color(RGB8(hex)), mode: mode, size: size, prepare: prepare)
  }

  /// When the messages come that the user sends, in milliseconds since 1970.
  var time: Int64 {
    get { host.time }
    set { host.time = newValue }
  }

  var model: Model { harness.model }
  var effects: [Effect] { host.effects }
  var hex: String { "\(model.color.rgb8)" }

  /// What a control shows, in words.
  func value(_ name: String) -> String? { harness.traits(name)?.value }

  /// Where a slider's thumb stands.
  func number(_ name: String) -> Double? { harness.traits(name)?.number }

  /// A message from outside the window, such as a pick.
  func send(_ message: Message) {
    harness.mutate { host.send(message, to: &$0) }
    followFocus()
  }

  /// The keyboard goes where an effect of what was clicked wants it.
  func followFocus() {
    if let target = host.wanted { harness.focus(MainScreen.id(of: target)) }
    host.wanted = nil
  }

  /// A key: what no control takes goes to the table of commands.
  func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) {
    for _ in 0..<times {
      harness.press(key, modifiers)
      guard !harness.wasHandled,
        let command = Command(KeyPress(key, modifiers), in: model.settings.keymap)
      else { continue }
      send(.command(command))
    }
  }

  /// Types over all of a field and commits it.
  func enter(_ text: String, into name: String) {
    typeOver(text, in: name)
    press(.enter)
  }

  /// Types over all of a field.
  func typeOver(_ text: String, in name: String) {
    harness.click(name, clicks: 3)
    harness.type(text)
  }
}

extension Model {
  /// The newest colours of the history, as the window shows them.
  var recentColors: [Color] { history.newest(24).map { history.color(of: $0) } }

  /// A colour taken at some time before.
  mutating func take(_ color: Color, at time: Int64 = 0) {
    history.apply(.taken(HistoryEntry(color, time: time, source: .window)))
  }
}

extension HistoryEntry {
  /// A pick from the screen of which no more is known.
  static func screen(_ color: Color, at time: Int64 = 0) -> HistoryEntry {
    HistoryEntry(color, time: time, source: .screen)
  }
}
