import ColorModel
import PickerCore

/// A model driven by messages, as the window drives it, with the effects it asked for.
struct Script {
  var model: Model
  var effects: [Effect] = []
  /// When the next message comes.
  var time: Int64 = 0

  init(_ hex: UInt32, mode: Mode = .rgb) {
    model = Model(Color(RGB8(hex)))
    model.mode = mode
  }

  /// What was asked for beside writing things down.
  var deeds: [Effect] {
    effects.filter { if case .record = $0 { false } else { true } }
  }

  /// What was to be written down.
  var recorded: [HistoryChange] {
    effects.flatMap { if case .record(let changes) = $0 { changes } else { [HistoryChange]() } }
  }

  var hex: String { "\(model.color.rgb8)" }

  mutating func send(_ message: Message) { effects += update(&model, message, at: time) }

  /// Keys typed one by one into a field that was emptied.
  mutating func type(_ text: String, into field: Field) {
    send(.typed(field, ""))
    for end in text.indices { send(.typed(field, String(text[...end]))) }
  }

  mutating func enter(_ text: String, into field: Field) {
    type(text, into: field)
    send(.committed(field, text, byEnter: true))
  }

  /// A drag of a slider over evenly spaced values.
  mutating func drag(_ field: Field, from start: Double, to end: Double, events: Int = 100) {
    send(.slid(field, start, .began))
    for event in 1...events {
      send(.slid(field, start + (end - start) * Double(event) / Double(events), .moved))
    }
    send(.slid(field, end, .ended))
  }
}

extension Model {
  /// The newest colours of the history, as the window shows them.
  var recentColors: [Color] { history.newest(24).map { history.color(of: $0) } }
}

extension HistoryEntry {
  /// A pick from the screen of which no more is known.
  static func screen(_ color: Color, at time: Int64 = 0) -> HistoryEntry {
    HistoryEntry(color, time: time, source: .screen)
  }
}
