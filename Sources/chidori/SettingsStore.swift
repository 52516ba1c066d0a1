internal import Files
internal import PickerCore
internal import X11

/// `settings.json`: read at the start, changed setting by setting, read again when others did.
final class SettingsStore {
  private let file: Result<DocumentFile, StorageError>
  /// What is wrong, to be told to the user once.
  private(set) var problems: [String] = []
  private var lastTold: [String] = []
  private var watch: DirectoryWatch?

  init(_ directories: XDGDirectories) {
    file = Result { () throws(StorageError) in DocumentFile(path: try directories.settings) }
  }

  /// The settings at the start; a file that cannot be read is set aside.
  func load() -> Settings {
    do throws(StorageError) {
      let file = try file.get()
      let bytes = try file.read()
      do throws(JSONError) {
        return adopt(try SettingsText(bytes))
      } catch {
        var words = words(error)
        if let bytes, let path = try file.setAside(bytes) { words += ", set aside as \(path)" }
        problems = [words]
      }
    } catch {
      problems = ["\(error)"]
    }
    return Settings()
  }

  /// Calls whenever the file was written, by whomever: with nil where it cannot be read, as while
  /// its user still types.
  func follow(_ loop: EventLoop, _ changed: @escaping (Settings?) -> Void) {
    do throws(StorageError) {
      let path = try file.get().path
      let watch = try DirectoryWatch([path])
      self.watch = watch
      loop.watch(watch.file) { [weak self] in
        guard let self, (try? watch.changed().contains(path)) ?? false else { return }
        changed(reload())
      }
    } catch {
      problems.append("\(error)")
    }
  }

  /// Nil also where the file has gone: another instance may have set it aside while its user typed.
  private func reload() -> Settings? {
    do throws(StorageError) {
      guard let bytes = try file.get().read() else { return nil }
      do throws(JSONError) {
        return adopt(try SettingsText(bytes))
      } catch {
        problems = [words(error)]
      }
    } catch {
      problems = ["\(error)"]
    }
    return nil
  }

  /// Changes these in the file as it is now.
  func save(_ changes: [SettingValue]) {
    do throws(StorageError) {
      var unreadable: JSONError?
      try file.get().update { bytes in
        do throws(JSONError) {
          var text = try SettingsText(bytes)
          text.set(changes)
          return text.bytes
        } catch {
          unreadable = error
          return nil
        }
      }
      problems = unreadable.map { [words($0) + ", nothing was saved"] } ?? []
    } catch {
      problems = ["\(error)"]
    }
  }

  /// What is wrong and was not told yet.
  func takeProblems() -> [String] {
    defer { lastTold = problems }
    return problems == lastTold ? [] : problems
  }

  private func adopt(_ text: SettingsText) -> Settings {
    let reading = text.reading
    problems = reading.problems
    return reading.settings
  }

  private func words(_ error: JSONError) -> String {
    "\(SettingsText.name):\(error.line): not JSON, \(error.problem)"
  }
}
