import X11

/// Lets the caret of the focused field blink, for ten seconds after the last input.
///
/// After that it stands, and nothing wakes the program.
final class CaretBlink {
  /// Half a period, and how long it goes on.
  private static let half = Duration.milliseconds(530)
  private static let end = Duration.seconds(10)

  private let loop: EventLoop
  private let changed: (Bool) -> Void
  private var timer: TimerQueue.ID?
  private var left = 0
  private var isShown = true

  /// `changed` is told whether the caret is to be seen.
  init(_ loop: EventLoop, _ changed: @escaping (Bool) -> Void) {
    self.loop = loop
    self.changed = changed
  }

  /// Shows the caret and begins to blink anew.
  func restart() {
    stop()
    left = Int(Self.end / Self.half) / 2 * 2
    schedule()
  }

  /// Shows the caret, and leaves it.
  func stop() {
    if let timer { loop.cancel(timer) }
    timer = nil
    set(true)
  }

  private func schedule() {
    guard left > 0 else { return }
    timer = loop.after(Self.half) { [weak self] in
      guard let self else { return }
      left -= 1
      set(!isShown)
      schedule()
    }
  }

  private func set(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    changed(shown)
  }
}
