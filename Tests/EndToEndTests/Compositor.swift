import TestSupport
import Testing
import X11

/// picom with shadows and fading on a stage; ended with its owner.
final class Compositor {
  private let program: Program

  /// Starts it and waits until it composes the screen.
  init(on stage: PickStage) throws {
    let display = stage.display
    let selection = display.compositorSelection
    try display.watchSelection(selection)
    program = try stage.server.start(
      "picom", "--config", "/dev/null", "--backend", "xrender", "--shadow", "--fading",
      output: .discarded)
    stage.event {
      if case .selectionOwner(selection, let owner) = $0 { owner != .none } else { false }
    }
  }
}
