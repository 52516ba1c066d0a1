internal import Desktop
internal import Glibc
internal import PickerCore
internal import Session

extension DroppedData {
  /// As the window host has it.
  init(_ drop: Drop) {
    self =
      switch drop {
      case .color(let channels): .color(channels)
      case .files(let list): .file(FileURI(firstIn: list, host: Self.host)?.path)
      case .text(let text): .text(text)
      case .nothing: .nothing
      }
  }

  /// This machine's name; nil where it has none.
  private static var host: String? {
    var system = utsname()
    guard uname(&system) == 0 else { return nil }
    return withUnsafeBytes(of: system.nodename) { bytes in
      String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension PickerApp {
  /// Whether it could be used.
  func take(_ drop: Drop) -> Bool {
    let data = DroppedData(drop)
    send(.dropped(data))
    if case .file(let path?) = data { return access(path, R_OK) == 0 }
    return model.notice?.isError != true
  }
}
