import ColorModel
import PickerCore
import Testing

@Suite struct RecentColorsTests {
  @Test func newestFirstAndEachOnce() {
    var recent = RecentColors()
    for hex: UInt32 in [0x111111, 0x222222, 0x333333, 0x111111] { recent.add(Color(RGB8(hex))) }
    #expect(recent.colors.map(\.rgb8.hex) == [0x111111, 0x333333, 0x222222])
  }

  @Test func coloursAreTheSameWhereTheirHexIs() {
    var recent = RecentColors()
    recent.add(Color(RGB8(0x3366cc)))
    recent.add(Color(.hsl, 220, 0.6, 0.5))
    #expect(recent.colors == [Color(.hsl, 220, 0.6, 0.5)])
    recent.add(Color(RGB8(0x3366cc), alpha: 0.5))
    #expect(recent.colors.map(\.alpha8) == [128, 255])
    recent.add(Color(RGB8(0x3366cc), alpha: 128.0 / 255))
    #expect(recent.colors.count == 2)
  }

  @Test func theOldestIsForgotten() {
    var recent = RecentColors()
    for hex in 0..<UInt32(RecentColors.limit) + 3 { recent.add(Color(RGB8(hex))) }
    #expect(recent.colors.count == 24)
    #expect(recent.colors.first?.rgb8.hex == 26)
    #expect(recent.colors.last?.rgb8.hex == 3)
  }
}
