internal import Files
internal import PickerCore
internal import Sampling
internal import X11

/// Pictures of a window: read by a process of their own, their colours found by a thread.
final class PictureStore {
  private let loop: EventLoop
  /// Whom it tells.
  var send: (PictureMessage) -> Void = { _ in }
  private var loading: PictureLoading?
  private var watched: Int32?
  /// Until then progress is not worth a word.
  private var patience: TimerQueue.ID?
  private var told = -1.0
  private var extraction: Worker<[PaletteShare]>?

  private static let patienceTime = Duration.milliseconds(300)

  init(_ loop: EventLoop) { self.loop = loop }

  /// Reads a picture in place of one that is on its way.
  func load(_ path: String) {
    cancelLoading()
    do throws(PictureProblem) {
      let loading = try PictureLoading(Self.expanded(path))
      self.loading = loading
      patience = loop.after(Self.patienceTime) { [weak self] in
        self?.patience = nil
        self?.tellProgress()
      }
      watched = loading.descriptor
      loop.watch(loading.descriptor) { [weak self] in self?.advance(loading) }
    } catch {
      send(.failed("\(error)"))
    }
  }

  func cancelLoading() {
    guard let loading else { return }
    forget()
    loading.cancel()
  }

  /// Finds colours, instead of others that are being looked for.
  func extract(_ picture: Sampling.Picture, _ extraction: PaletteExtraction) {
    if let earlier = self.extraction { loop.unwatch(earlier.descriptor) }
    guard let worker = Worker({ extraction.colors(of: picture) }) else {
      return send(.extracted(extraction.colors(of: picture), by: extraction))
    }
    self.extraction = worker
    loop.watch(worker.descriptor) { [weak self] in
      guard let self else { return }
      loop.unwatch(worker.descriptor)
      self.extraction = nil
      send(.extracted(worker.finish() ?? [], by: extraction))
    }
  }

  /// Reads a directory, whose path ends with a slash or is empty for the current one.
  func list(_ directory: String) {
    do throws(StorageError) {
      let path = directory.isEmpty ? "./" : Self.expanded(directory)
      send(.files(.listed(try Directory.entries(of: path), of: directory)))
    } catch {
      send(.files(.unlisted("\(error)", of: directory)))
    }
  }

  /// `~` is the home directory, as a shell has it.
  static func expanded(_ path: String) -> String {
    path.hasPrefix("~/") ? (environment("HOME") ?? "") + path.dropFirst() : path
  }

  private func advance(_ loading: PictureLoading) {
    do throws(PictureProblem) {
      guard let picture = try loading.advance() else { return tellProgress() }
      forget()
      send(.loaded(picture))
    } catch {
      forget()
      send(.failed("\(error)"))
    }
  }

  /// Each hundredth once.
  private func tellProgress() {
    guard patience == nil, let loading else { return }
    let progress = (loading.progress * 100).rounded(.down) / 100
    guard progress != told else { return }
    told = progress
    send(.progressed(progress))
  }

  /// The file is closed by now, or about to be.
  private func forget() {
    if let watched { loop.unwatch(watched) }
    if let patience { loop.cancel(patience) }
    (loading, watched, patience, told) = (nil, nil, nil, -1)
  }
}
