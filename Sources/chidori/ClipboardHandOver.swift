internal import Desktop
internal import PickerCore
internal import Views
internal import X11

/// Lets what was copied outlive the program: a clipboard manager keeps it, or an owner of ours.
///
/// Other programs are answered all the while, up to the moment from which another one answers them.
struct ClipboardHandOver {
  private let loop: EventLoop
  private let clipboard: Clipboard

  init(_ loop: EventLoop, _ clipboard: Clipboard) {
    self.loop = loop
    self.clipboard = clipboard
  }

  /// Hands over CLIPBOARD, and PRIMARY where Copy sets it, if they are still ours.
  ///
  /// Returns at once where nothing is held or the connection breaks.
  func run(_ copy: OutputOptions.Copy) throws(Failure) {
    loop.handle = { [clipboard] in clipboard.handle($0) }
    loop.batchEnded = {}
    let isSaved = clipboard.held(.clipboard) != nil && save()
    if !isSaved { try takeOver(.clipboard, .clipboard) }
    if copy.selections.contains(.primary) { try takeOver(.primary, .primary) }
  }

  /// Whether a clipboard manager has kept the text; a call of `EventLoop.stop` ends the waiting.
  private func save() -> Bool {
    var isSaved = false
    clipboard.save { [loop] in
      isSaved = $0
      loop.stop()
    }
    loop.run()
    return isSaved
  }

  private func takeOver(
    _ selection: Request.Selection, _ copy: OutputOptions.Copy
  ) throws(Failure) {
    guard !loop.display.isLost, let held = clipboard.held(selection) else { return }
    try ClipboardOwner.start(held.text, copy, since: held.since)
    // What was asked of us before that is still on its way.
    loop.batchEnded = { [loop, clipboard] in
      if clipboard.held(selection) == nil { loop.stop() }
    }
    loop.run()
  }
}
