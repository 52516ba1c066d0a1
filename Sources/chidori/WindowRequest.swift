internal import Glibc
internal import PickerCore
internal import Session

extension ApplicationRequest {
  /// What a window of these options was started for.
  init(_ options: WindowOptions) {
    let wish: Wish =
      if let file = options.file {
        .open(absolute(file))
      } else if let text = options.colorText {
        .color(text)
      } else {
        .activate
      }
    self.init(wish, startupID: environment("DESKTOP_STARTUP_ID"))
  }
}

/// A path from the root, where the other program may be in another directory.
private func absolute(_ path: String) -> String {
  guard !path.hasPrefix("/"), let directory = getcwd(nil, 0) else { return path }
  defer { free(directory) }
  return "\(String(cString: directory))/\(path)"
}
