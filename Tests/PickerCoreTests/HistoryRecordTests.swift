import Testing

@testable import PickerCore

@Suite struct HistoryRecordTests {
  /// A hundred thousand lie in memory, at less than 200 bytes each with all that finds them.
  @Test func aRecordIsSmall() { #expect(MemoryLayout<HistoryRecord>.stride == 104) }
}
