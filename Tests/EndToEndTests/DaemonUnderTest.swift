import Foundation
import TestSupport
import Testing
import X11

/// `chidori daemon` on a stage, ready for its keys.
final class DaemonUnderTest {
  let stage: PickStage
  let program: Program
  private let seat: Atom
  private let reader: SelectionReader

  /// Starts it, and waits until it says that it is ready.
  init(
    _ stage: PickStage, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    self.stage = stage
    let display = stage.display
    seat = display.atom("_CHIDORI_DAEMON_S0")
    reader = SelectionReader(stage.loop)
    display.select([.substructure, .structure], of: display.screen.root)
    program = try Self.start(stage, environment: environment)
    let word = UInt32(seat.rawValue)
    stage.event(sourceLocation: sourceLocation) {
      guard case .clientMessage(let message) = $0 else { return false }
      return message.type == display[.manager] && message.words.dropFirst().first == word
    }
  }

  static func start(
    _ stage: PickStage, environment: [String: String] = [:]
  ) throws -> Program {
    try Program(
      [PickStage.chidori, "daemon"],
      environment: stage.server.environment.merging(environment) { $1 })
  }

  /// Presses a key of the desktop and waits for the loupe.
  func pick(
    _ key: String = "super+shift+54", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PickStage.Picking {
    try stage.awaitLoupe(sourceLocation: sourceLocation) {
      try stage.xdotool("key", key)
      return program
    }
  }

  /// Waits until the daemon has done what it was told, by a signal or a file, before.
  ///
  /// Two answers of its seat: between them it has looked at all it waits for.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<2 {
      var isAnswered = false
      reader.read(seat, as: [stage.display[.timestamp]], patience: .safetyNet) { _ in
        isAnswered = true
      }
      stage.event(sourceLocation: sourceLocation) { [reader] in
        _ = reader.handle($0)
        return isAnswered
      }
    }
  }

  /// Waits until a window of the kind is shown.
  func window(
    _ kind: AtomName, sourceLocation: SourceLocation = #_sourceLocation
  ) -> WindowID? {
    let event = stage.event(sourceLocation: sourceLocation) {
      if case .mapped(let id) = $0 { self.isWindow(id, of: kind) } else { false }
    }
    return if case .mapped(let id) = event { id } else { nil }
  }

  func isWindow(_ id: WindowID, of kind: AtomName) -> Bool {
    let display = stage.display
    let property = display.property(display[.netWMWindowType], of: id)
    return property?.value == .words([UInt32(display[kind].rawValue)])
  }

  /// Waits until a window is gone.
  func end(of id: WindowID, sourceLocation: SourceLocation = #_sourceLocation) {
    guard stage.display.bounds(of: id) != nil else { return }
    stage.event(sourceLocation: sourceLocation) {
      if case .destroyed(id) = $0 { true } else { false }
    }
  }

  /// What CLIPBOARD offers.
  var clipboard: String {
    get throws { try stage.server.run("xclip", "-o", "-selection", "clipboard").text }
  }

  var history: [String] {
    (stage.server.home.contents("data/chidori/history.jsonl") ?? []).split(separator: 10)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func finish(sourceLocation: SourceLocation = #_sourceLocation) -> Program.Outcome {
    stage.finish(program, sourceLocation: sourceLocation)
  }
}
