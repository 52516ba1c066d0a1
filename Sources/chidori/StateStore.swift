internal import Files
internal import PickerCore
internal import X11

/// `state.json`: what is remembered, written a while after it changed and at the end.
///
/// What the user does not see is not told either: a state that cannot be kept costs nothing more.
final class StateStore {
  private let file: DocumentFile?
  private var saved: SavedState
  /// The state as it is now; nil where it cannot be told.
  var current: () -> SavedState?
  private var timer: TimerQueue.ID?

  /// A killed program loses what was changed in this time.
  private static let delay = Duration.seconds(2)

  init(_ directories: XDGDirectories) {
    file = (try? directories.state).map { DocumentFile(path: $0, patience: .milliseconds(200)) }
    saved = SavedState()
    current = { nil }
    guard let file, let bytes = try? file.read() else { return }
    do throws(JSONError) {
      saved = SavedState(try JSONDocument(bytes).value)
    } catch {
      _ = try? file.setAside(bytes)
    }
  }

  /// As it was read or written last.
  var last: SavedState { saved }

  /// Something may have changed: it is written soon.
  func changed(_ loop: EventLoop) {
    guard timer == nil, let state = current(), state != saved else { return }
    timer = loop.after(Self.delay) { [weak self] in
      self?.timer = nil
      self?.save()
    }
  }

  /// Writes what differs; what other instances wrote beside it stays.
  func save() {
    guard let state = current() else { return }
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
