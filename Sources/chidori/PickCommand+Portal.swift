internal import ColorModel
internal import Glibc
internal import PickerCore
internal import Session
internal import X11

/// The pick by the desktop's portal, which reads the screen for us.
extension PickCommand {
  /// Whether it was done so; false where the screen is to be read, or can be and there is no portal.
  func pickByPortal(_ session: DisplaySession) throws(Failure) -> Bool {
    let isInWayland = session.isInWayland
    guard options.portal == .always || options.portal == .auto && isInWayland else { return false }
    if options.at != nil {
      guard isInWayland else { return false }
      throw .captureRefused("a Wayland session gives no pixels by their place")
    }
    var hasPicked = false
    repeat {
      switch ask(session.loop) {
      case .color(let color):
        if !hasPicked { warnOfWhatIsBeyondIt() }
        let entry = HistoryEntry(color, time: currentTime(), source: .screen)
        try deliver(entry, options.output, json: ColorJSON(color).text)
        hasPicked = true
      case .missing where !isInWayland: return false
      case .cancelled where hasPicked:
        link.finish()
        return true
      case let outcome: throw outcome.map { Failure($0) } ?? .interrupted
      }
    } while options.goesOn
    link.finish()
    return true
  }

  /// A portal gives the colour of one pixel, in sRGB, and shows it in its own way.
  private func warnOfWhatIsBeyondIt() {
    let options = options.beyondPortal.map { "--\($0.rawValue)" }
    guard !options.isEmpty else { return }
    Output.warn("not done by the desktop's portal: \(options.joined(separator: ", "))")
  }

  /// What the portal says; nil where a signal or the end of the display came first.
  private func ask(_ loop: EventLoop) -> ScreenPortal.Outcome? {
    var outcome: ScreenPortal.Outcome?
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP]) { [link] _ in
      link.cancelPick()
      outcome = nil
      loop.stop()
    }
    link.pick(loop) {
      outcome = $0
      loop.stop()
    }
    if outcome == nil { loop.run() }
    return outcome
  }
}

extension Failure {
  /// The words and status of a pick by the portal that gave no colour.
  init(_ outcome: ScreenPortal.Outcome) {
    switch outcome {
    case .color, .cancelled: self = .cancelled
    case .missing: self = .noPortal
    case .silent: self = .portal("no answer in a minute")
    case .failed(let reason): self = .portal(reason)
    }
  }
}
