internal import Files
internal import PickerCore
internal import X11

/// The history on disk, as a window has it: read while the window waits, written at once, and
/// followed as other instances write it.
final class HistoryStore {
  private let loop: EventLoop
  private let recorder: HistoryRecorder
  private var watch: DirectoryWatch?
  /// What the file came to so far, while it is read a second time.
  private var rereading: History?
  private var slice: TimerQueue.ID?
  /// Whom it tells.
  var send: (HistoryMessage) -> Void = { _ in }

  /// How long the window may be kept from what it waits for: half of a frame.
  private static let sliceTime = Duration.milliseconds(6)
  private static let sliceLines = 64
  /// As many as the window shows at first, and more.
  private static let firstLines = 256

  init(_ loop: EventLoop, _ recorder: HistoryRecorder) {
    self.loop = loop
    self.recorder = recorder
  }

  /// Reads the newest entries, and has the rest read by and by.
  func open() {
    guard let log = recorder.log else { return }
    do throws(StorageError) {
      let newest = try log.newest(Self.firstLines)
      send(.loaded(newest, isLast: log.isReadWhole))
      follow(log)
    } catch {
      tell(recorder.failed(error))
    }
    readOn()
  }

  func record(_ changes: [HistoryChange]) {
    for change in changes { rereading?.apply(change) }
    tell(recorder.record(changes))
  }

  /// Reads and follows no further.
  func stop() {
    if let slice { loop.cancel(slice) }
    if let watch { loop.unwatch(watch.file) }
    (slice, watch) = (nil, nil)
  }

  /// Writes what could not be written, and the log anew where that is worth it; the last thing a
  /// window does.
  func compact(_ history: History) -> Failure? {
    if let failure = recorder.finish() { return failure }
    guard let log = recorder.log, history.isComplete else { return nil }
    do throws(StorageError) {
      guard let bad = try log.compact(entries: history.count) else { return nil }
      return .storage("lines of the history that cannot be read are put aside: \(bad)")
    } catch {
      return recorder.failed(error)
    }
  }

  /// A failure is told once.
  private func tell(_ failure: Failure?) { if let failure { send(.failed(failure)) } }
}

// MARK: - Reading

extension HistoryStore {
  /// A slice of what is older, and after events another, until there is no more.
  private func readOn() {
    guard slice == nil, let log = recorder.log, rereading != nil || !log.isReadWhole else { return }
    slice = loop.after(.zero) { [weak self] in
      self?.slice = nil
      if self?.readSlice(of: log) == true { self?.readOn() }
    }
  }

  /// False where it cannot be read further: what has been read is there, and nothing more comes.
  private func readSlice(of log: HistoryLog) -> Bool {
    let end = ContinuousClock.now + Self.sliceTime
    do throws(StorageError) {
      repeat {
        take(try log.older(Self.sliceLines), isLast: log.isReadWhole)
      } while !log.isReadWhole && .now < end
      return true
    } catch {
      tell(recorder.failed(error))
      return false
    }
  }

  private func take(_ older: [HistoryChange], isLast: Bool) {
    guard var history = rereading else { return send(.loaded(older, isLast: isLast)) }
    rereading = nil
    history.load(older)
    if isLast {
      history.finishLoading()
      for change in recorder.unsaved { history.apply(change) }
      send(.reread(history))
    } else {
      rereading = history
    }
  }

  /// Hears of what other instances write.
  private func follow(_ log: HistoryLog) {
    do throws(StorageError) {
      let watch = try DirectoryWatch([log.path])
      self.watch = watch
      loop.watch(watch.file) { [weak self] in self?.filesChanged(watch, log) }
    } catch {
      tell(recorder.failed(error))
    }
  }

  private func filesChanged(_ watch: DirectoryWatch, _ log: HistoryLog) {
    do throws(StorageError) {
      guard try watch.changed().contains(log.path) else { return }
      switch try log.additions() {
      case .none: break
      case .appended(let changes):
        for change in changes { rereading?.apply(change) }
        send(.changed(changes))
      case .replaced:
        rereading = History()
        take(try log.newest(Self.firstLines), isLast: log.isReadWhole)
        readOn()
      }
    } catch {
      tell(recorder.failed(error))
    }
  }
}
