internal import Files
internal import PickerCore
internal import X11

/// `settings.json`: read at the start, changed setting by setting, read again when others did.
///
/// The file is its user's: one that cannot be read may be half typed, and stays as it is.
final class SettingsStore {
  private let file: Result<DocumentFile, StorageError>
  private(set) var trouble: SettingsTrouble?
  /// Changes that could not be written yet.
  private var unsaved: [SettingValue] = []
  private var watch: DirectoryWatch?
  /// Until a file that has gone is taken to be away.
  private var absence: TimerQueue.ID?

  init(_ directories: XDGDirectories) {
    file = Result { () throws(StorageError) in DocumentFile(path: try directories.settings) }
  }

  /// The settings at the start.
  ///
  /// Without a home there are none to read, which is no trouble until some are to be written.
  func load() -> Settings {
    do throws(StorageError) {
      return read(try file.get().read()) ?? Settings()
    } catch .noHome {
      return Settings()
    } catch {
      note(.storage, ["\(error)"])
    }
    return Settings()
  }

  /// Calls whenever the file was written, by whomever: with nil where it cannot be read, as while
  /// its user still types.
  ///
  /// A file that has gone is as an empty one, unless another comes at once: some editors, and
  /// `remedy`, move the old one away before they write.
  func follow(_ loop: EventLoop, _ changed: @escaping (Settings?) -> Void) throws(StorageError) {
    let path = try file.get().path
    let watch = try DirectoryWatch([path])
    self.watch = watch
    loop.watch(watch.file) { [weak self, unowned loop] in
      guard let self, (try? watch.changed().contains(path)) ?? false else { return }
      if let absence { loop.cancel(absence) }
      absence = isAway ? loop.after(.milliseconds(300)) { changed(self.reload()) } : nil
      if absence == nil { changed(reload()) }
    }
  }

  private var isAway: Bool {
    do throws(StorageError) {
      return try file.get().read() == nil
    } catch {
      return false
    }
  }

  /// Nil where it cannot be read: what holds then stays.
  private func reload() -> Settings? {
    do throws(StorageError) {
      let settings = read(try file.get().read())
      if settings != nil, !unsaved.isEmpty { save([]) }
      return settings
    } catch {
      note(.storage, ["\(error)"])
    }
    return nil
  }

  /// The settings of a text, over which go those that it does not have yet; nil where it is no JSON.
  private func read(_ bytes: [UInt8]?) -> Settings? {
    do throws(JSONError) {
      var (settings, problems) = try SettingsText(bytes).reading
      note(.values, problems)
      settings.set(unsaved)
      return settings
    } catch {
      note(.text, [words(error)])
    }
    return nil
  }

  /// Changes these in the file as it is now, with those that could not be before.
  func save(_ changes: [SettingValue]) {
    unsaved.removeAll { old in changes.contains { $0.setting == old.setting } }
    unsaved += changes
    do throws(StorageError) {
      var outcome: Result<[String], JSONError>?
      try file.get().update { bytes in
        do throws(JSONError) {
          var text = try SettingsText(bytes)
          text.set(unsaved)
          outcome = .success(text.reading.problems)
          return text.bytes
        } catch {
          outcome = .failure(error)
          return nil
        }
      }
      switch outcome {
      case .success(let problems):
        unsaved = []
        note(.values, problems)
      case .failure(let error): note(.text, [words(error)])
      case nil: break
      }
    } catch {
      note(.storage, ["\(error)"])
    }
  }

  /// Saves what could not be saved; a file that is no JSON gets another name first, which is
  /// returned, and `all` is what the new one has.
  func remedy(_ all: [SettingValue]) -> String? {
    do throws(StorageError) {
      let file = try file.get()
      guard let bytes = try file.read(), (try? SettingsText(bytes)) == nil else {
        save([])
        return nil
      }
      let path = try file.setAside(bytes)
      save(all)
      return path
    } catch {
      note(.storage, ["\(error)"])
    }
    return nil
  }

  /// The last try to save; what is lost, in words.
  func finish() -> String? {
    guard !unsaved.isEmpty else { return nil }
    save([])
    guard let trouble, !unsaved.isEmpty else { return nil }
    return "\(trouble.problems[0]), \(trouble.headline)"
  }

  private func note(_ cause: SettingsTrouble.Cause, _ problems: [String]) {
    trouble =
      problems.isEmpty
      ? nil
      : SettingsTrouble(
        cause, path: (try? file.get().path) ?? SettingsText.name, problems: problems,
        unsaved: unsaved.map(\.setting))
  }

  private func words(_ error: JSONError) -> String {
    "\(SettingsText.name):\(error.line): not JSON, \(error.problem)"
  }
}
