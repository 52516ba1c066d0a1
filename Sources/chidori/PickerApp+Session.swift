internal import ColorModel
internal import Desktop
internal import PickerCore
internal import Session
internal import X11

/// The window and the session bus.
extension PickerApp {
  /// Takes what other starts of the program want, and looks as the desktop's portal says.
  func joinSession() {
    link.serve(session.loop) { [unowned self] in receive($0) }
    link.followScheme(session.loop) { [unowned self] in
      if let look = session.adopt($0) { host?.adopt(look) }
    }
  }

  /// A pick where only the portal can read the screen.
  func pickByPortal() {
    host?.pointerTaken()
    link.pick(session.loop, for: host?.window.id.rawValue) { [weak self] outcome in
      switch outcome {
      case .color(let color):
        self?.send(.picked(HistoryEntry(color, time: currentTime(), source: .screen)))
        self?.send(.pickEnded(nil))
      default: self?.send(.pickEnded(Failure(outcome)))
      }
    }
  }

  /// By the dialog of the desktop, else in our sheet.
  func chooseFile(in directory: String) {
    let path = PictureStore.expanded(directory)
    let losses = host?.focusLosses
    link.chooseFile(
      session.loop, title: Command.open.title, in: path.hasPrefix("/") ? path : nil,
      for: host?.window.id.rawValue
    ) { [weak self] outcome in
      switch outcome {
      case .file(let path): self?.send(.picture(.chosen(path)))
      case .cancelled: break
      // A dialog that was there had the keyboard: whoever closed it wants no other.
      case .ended where self?.host?.focusLosses != losses: break
      case .ended, .missing: self?.send(.picture(.files(.open)))
      }
    }
  }

  /// Another start of the program wants something of this window.
  private func receive(_ request: ApplicationRequest) {
    let startup = request.startupID.flatMap(StartupID.init)
    defer { if let startup { session.display.endStartup(startup) } }
    switch request.wish {
    case .activate: break
    case .open(let path): send(.picture(.open(path)))
    case .color(let text):
      // The start that sent it has read it.
      if let color = try? ColorText.parse(text, as: .field) { send(.opened(color)) }
    case .pick: return send(.pickAndCopy)
    }
    host?.present(since: startup?.time)
  }
}
