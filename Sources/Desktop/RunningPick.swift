import ColorModel
import Geometry
import Sampling
import Views
import X11

/// A pick from the grab to the last release: events in, frames and picks out.
///
/// Whatever it holds of the server is given up with it, the grabs first.
final class RunningPick {
  private let grab: PickGrab
  let windows: PickWindows
  /// Shown instead of the screen, and read.
  var still: FrozenScreen?
  let screen: LiveScreen

  let loop: EventLoop
  let keyboard: Keyboard
  let look: PickOverlay.Look
  let client: PickOverlay.Client
  var session: PickSession
  var geometry: LoupeGeometry
  var status = LoupeStatus()
  var noticeTimer: TimerQueue.ID?

  /// What the loupe shows, or is to show.
  var target: SampleArea
  var frame: LoupeFrame?
  var due: Due = .sample
  /// A pick that waits until its pixels can be read, and what came after it.
  var pending: Pending?

  /// How it ended; nil while it goes on.
  var outcome: Result<PickOverlay.Pick, PickOverlay.Refusal>?

  /// What has to be done once the screen can be read.
  struct Due: OptionSet {
    let rawValue: Int

    static let sample = Due(rawValue: 1)
    static let freeze = Due(rawValue: 2)
  }

  struct Pending {
    let area: SampleArea
    let ends: Bool
    var actions: [PickSession.Action] = []
    var inputs: [PickSession.Input] = []
  }

  var display: Display { loop.display }

  init(_ overlay: PickOverlay, _ grab: PickGrab, still picture: PixelBuffer?) {
    self.grab = grab
    loop = overlay.loop
    keyboard = overlay.keyboard
    look = overlay.look
    client = overlay.client
    let display = overlay.loop.display
    keyboard.detectAutoRepeat()
    screen = LiveScreen(loop, overlay.source)
    windows = PickWindows(display, isComposited: screen.isComposited)
    windows.hasWords = look.hasWords
    let pointer = display.queryPointer()
    let keycodes = display.heldKeys()
    display.dropQueuedEvents(of: keycodes)
    let lens = overlay.options.lens
    session = PickSession(
      bounds: screen.source.bounds,
      pointer: pointer?.rootPosition ?? screen.source.bounds.center, sampleSize: lens.sampleSize,
      goesOn: overlay.options.goesOn, held: Set(keycodes),
      modifiers: pointer.map { PickSession.Modifiers(Modifiers($0.state)) } ?? [])
    target = session.area
    geometry = look.geometry(lens)
    if let picture { freeze(picture) }
  }

  /// Reads and draws what is due.
  func batchEnded() {
    if due.contains(.freeze) { stopScreen() }
    if due.contains(.sample) { sample() }
    if pending != nil, !due.contains(.sample) { deliverPending() }
  }

  func end(_ outcome: Result<PickOverlay.Pick, PickOverlay.Refusal>) {
    if self.outcome == nil { self.outcome = outcome }
  }
}

// MARK: - Picks

extension RunningPick {
  /// The pick is decided: its colour now, or as soon as it can be read.
  func pick(_ area: SampleArea, ends: Bool) {
    pending = Pending(area: area, ends: ends)
    batchEnded()
  }

  private func deliverPending() {
    guard let pending, outcome == nil, let frame, frame.area == pending.area else { return }
    self.pending = nil
    if let color = frame.color, let sample = frame.sample {
      let pick = PickOverlay.Pick(
        color: color, area: frame.area, mean: frame.mean, sample: sample,
        bitsPerChannel: frame.bitsPerChannel, client: display.client(at: frame.area.position))
      if pending.ends { return end(.success(pick)) }
      client.picked(pick)
    } else if pending.ends {
      return end(.failure(.cancelled))
    }
    perform(pending.actions)
    for input in pending.inputs { feed(input) }
  }
}
