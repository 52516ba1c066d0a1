internal import Files
internal import PickerCore
internal import X11

/// The history on disk, as a window has it: read while the window waits, written at once, and
/// followed as other instances write it.
///
/// Lines that cannot be read are set aside once all has been read, and told of.
final class HistoryStore {
  private let loop: EventLoop
  private let recorder: HistoryRecorder
  private var watch: DirectoryWatch?
  /// What the file came to so far, while it is read a second time.
  private var rereading: History?
  private var slice: TimerQueue.ID?
  /// It has been tried to set broken lines aside, and they are where they were.
  private var leavesBroken = false
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
      return .storage(HistoryTrouble(bad).words)
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
    guard slice == nil, let log = recorder.log, !log.isReadWhole || hasBroken(log) else { return }
    slice = loop.after(.zero) { [weak self] in
      guard let self else { return }
      slice = nil
      if log.isReadWhole {
        setAsideBroken(log)
      } else if readSlice(of: log) {
        readOn()
      }
    }
  }

  private func hasBroken(_ log: HistoryLog) -> Bool { log.brokenLines > 0 && !leavesBroken }

  /// The file is read again after that, as one that another instance has compacted.
  private func setAsideBroken(_ log: HistoryLog) {
    let lines = log.brokenLines
    do throws(StorageError) {
      if let bad = try log.setAsideBroken() { send(.unreadable(HistoryTrouble(bad))) }
    } catch {
      leavesBroken = true
      send(.unreadable(HistoryTrouble(lines: lines, .left("\(error)"))))
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
        readOn()
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

extension HistoryTrouble {
  fileprivate init(_ bad: HistoryLog.BadPart) {
    self.init(lines: bad.lines, .setAside(bad.path))
  }
}
