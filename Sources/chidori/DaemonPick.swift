internal import ColorModel
internal import Desktop
internal import Files
internal import Glibc
internal import PickerCore
internal import Session
internal import X11

/// A pick of the daemon: by the loupe, or in a Wayland session by the desktop's portal.
enum DaemonPick {
  case loupe(LoupePick)
  case portal(SessionLink)

  func handle(_ event: Event) { if case .loupe(let pick) = self { pick.handle(event) } }

  func batchEnded() { if case .loupe(let pick) = self { pick.batchEnded() } }

  func cancel() {
    switch self {
    case .loupe(let pick): pick.cancel()
    case .portal(let link): link.cancelPick()
    }
  }
}

extension Daemon {
  /// - Parameter time: of the key that asked for it.
  func startPick(_ hotkey: Hotkey, at time: Timestamp) {
    notices.clear()
    let delivery = delivery(notifies: hotkey == .pickAndCopy)
    var options = PickOptions()
    options.output.settings = settings
    if hotkey == .pickAndCopy || settings.copiesPicks { options.output.copy = settings.copiesTo }

    func deliver(_ entry: HistoryEntry, _ output: OutputOptions) throws(Failure) {
      _ = try delivery.deliver(entry, output)
      if hotkey == .pickAndOpen { open([entry.color.exactText], at: time) }
    }
    if session.isInWayland {
      return pickByPortal { entry throws(Failure) in try deliver(entry, options.output) }
    }
    let client = LoupePick.Client(
      picked: { pick, output throws(Failure) in
        try deliver(HistoryEntry(pick, as: pick.color), output)
      },
      copy: { text, copy throws(Failure) in try delivery.copy(text, copy) },
      ended: { [unowned self] failure in
        pickEnded()
        if let failure { tell(failure) }
      })
    let colors = ScreenColors(session.display, settings.profile)
    colors.warn = { Output.warn($0) }
    let pick = LoupePick(session, colors, options, state, client)
    self.pick = .loupe(pick)
    pick.start(source)
  }

  private func pickByPortal(_ deliver: @escaping (HistoryEntry) throws(Failure) -> Void) {
    pick = .portal(link)
    link.pick(session.loop) { [unowned self] outcome in
      pickEnded()
      guard case .color(let color) = outcome else { return tell(Failure(outcome)) }
      do throws(Failure) {
        try deliver(HistoryEntry(color, time: currentTime(), source: .screen))
      } catch {
        tell(error)
      }
    }
  }

  /// Why there is no pick, unless its user knows.
  private func tell(_ failure: Failure) {
    guard !failure.isSilent else { return }
    Output.report(failure)
    notices.show(failure)
  }

  /// By the desktop's service, or by a window of ours.
  func notify(_ entry: HistoryEntry, as text: String) {
    link.watch(session.loop)
    link.notify(entry.color, as: text) { [notices] in notices.show(entry, as: text) }
  }

  /// Starts the window, which hands over to one that is open already.
  func open(_ words: [String], at time: Timestamp) {
    let startup = "chidori-daemon-\(currentTime())_TIME\(time.rawValue)"
    do throws(ChildProcess.Refusal) {
      _ = try ChildProcess.start(
        words, output: STDOUT_FILENO, adding: ["DESKTOP_STARTUP_ID": startup])
    } catch {
      tell(.cannotStart("the window"))
    }
  }
}

extension Color {
  /// What reads as this colour to the last bit: a deep screen shows more than hex can say.
  fileprivate var exactText: String {
    let rgb = converted(to: .srgb).components
    return "color(srgb \(rgb.x) \(rgb.y) \(rgb.z))"
  }
}
