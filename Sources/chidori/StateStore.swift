internal import Files
internal import PickerCore
internal import X11

/// `state.json`: what is remembered, written a while after it changed and at the end.
final class StateStore {
  /// As it is now, but for what `complete` adds.
  var state = SavedState()
  /// Adds what is asked for only when it is to be written.
  var complete: (inout SavedState) -> Void = { _ in }
  private var problem: String?
  private let file: DocumentFile?
  private var saved = SavedState()
  private var timer: TimerQueue.ID?

  /// A killed program loses what was changed in this time.
  private static let delay = Duration.seconds(2)

  /// Reads it; a file that cannot be used is set aside.
  init(_ directories: XDGDirectories) {
    file = (try? directories.state).map { DocumentFile(path: $0, patience: .milliseconds(200)) }
    guard let file, let bytes = try? file.read() else { return }
    do throws(JSONError) {
      saved = SavedState(try JSONDocument(bytes).value)
      state = saved
    } catch {
      let path = (try? file.setAside(bytes)) ?? nil
      problem = path.map { "what was remembered cannot be read, set aside as \($0)" }
    }
  }

  /// What went wrong when it was read, once.
  func takeProblems() -> [String] {
    defer { problem = nil }
    return [problem].compactMap(\.self)
  }

  /// Something may have changed: it is written soon.
  func changed(_ loop: EventLoop) {
    guard timer == nil else { return }
    timer = loop.after(Self.delay) { [weak self] in
      self?.timer = nil
      self?.save()
    }
  }

  /// Writes what differs; what other instances wrote beside it stays.
  ///
  /// A state that cannot be kept is not worth a word: nothing but convenience is lost.
  func save() {
    complete(&state)
    let changes = state.differences(from: saved)
    guard !changes.isEmpty else { return }
    try? file?.update { bytes in
      var document = (try? JSONDocument(bytes ?? [])) ?? JSONDocument()
      for member in changes { document.set(member.name, to: member.value) }
      return document.bytes
    }
    saved = state
  }
}
