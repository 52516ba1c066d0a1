internal import Desktop
internal import PickerCore
internal import Session

extension DroppedData {
  /// As the window host has it.
  init(_ drop: Drop) {
    self =
      switch drop {
      case .color(let channels): .color(channels)
      case .files(let list): .file(FileURI(firstIn: list)?.path)
      case .text(let text): .text(text)
      case .nothing: .nothing
      }
  }
}
