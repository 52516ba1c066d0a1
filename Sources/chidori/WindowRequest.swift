internal import Glibc
internal import PickerCore
internal import Session
internal import X11

extension ApplicationRequest {
  /// What a window of these options was started for.
  init(_ options: WindowOptions, _ startup: StartupID?) {
    let wish: Wish =
      if let file = options.file {
        .open(absolute(file))
      } else if let text = options.colorText {
        .color(text)
      } else {
        .activate
      }
    self.init(wish, startupID: startup?.text)
  }
}

/// A path from the root, where the other program may be in another directory.
private func absolute(_ path: String) -> String {
  guard !path.hasPrefix("/"), let directory = getcwd(nil, 0) else { return path }
  defer { free(directory) }
  return "\(String(cString: directory))/\(path)"
}
