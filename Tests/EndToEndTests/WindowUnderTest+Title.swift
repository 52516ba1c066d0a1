import Testing
import X11

extension WindowUnderTest {
  /// Waits for a title, as a task bar would: by the change of the property.
  func waitForTitle(
    _ wanted: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitForTitle(sourceLocation: sourceLocation) { $0 == wanted }
  }

  /// Waits for a title of a kind: while something is dragged, titles come ten a second.
  func waitForTitle(
    sourceLocation: SourceLocation = #_sourceLocation, _ isWanted: @escaping (String) -> Bool
  ) throws {
    guard !isWanted(title) else { return }
    let name = display[.netWMName]
    try wait(for: "a title", sourceLocation: sourceLocation) { [unowned self] event in
      guard case .property(let change) = event, change.name == name else { return false }
      return isWanted(title)
    }
  }
}
