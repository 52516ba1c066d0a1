import Testing

@testable import TestSupport

@Suite struct SnapshotTests {
  @Test func differenceNamesTheLines() {
    #expect(lineDifference("a\nb\nc\n", "a\nB\nc\nd\n") == "- 2: b\n+ 2: B\n+ 4: d")
    #expect(lineDifference("a\n", "a\n") == "")
  }
}
