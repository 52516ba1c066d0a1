import ColorModel
import Testing

@testable import PickerCore

@Suite struct EditedColorTests {
  private func components(_ edited: EditedColor, in space: SpaceID) -> [Double] {
    let shown = edited.shown(in: space).components
    return [shown.x, shown.y, shown.z]
  }

  @Test func c113_hueSurvivesGreyAndBlack() {
    var edited = EditedColor(Color(.hsb, 191, 0, 0.5))
    #expect(edited.color.rgb8 == RGB8(0x808080))
    #expect(components(edited, in: .hsb) == [191, 0, 0.5])
    edited.set(1, at: 1, in: .hsb)
    #expect(edited.color.rgb8 == RGB8(0x006880))

    edited.set(Color(.hsb, 48, 0, 0))
    #expect(edited.color.rgb8 == RGB8(0x000000))
    #expect(components(edited, in: .hsb) == [48, 0, 0])
    edited.set(1, at: 1, in: .hsb)
    edited.set(1, at: 2, in: .hsb)
    #expect(edited.color.rgb8 == RGB8(0xffcc00))
  }

  /// What a space of sRGB remembers is what it shows of a wide colour: no saturation of 993 %, and
  /// one hue in HSB and HSL.
  @Test(arguments: [
    Color(.oklch, 0, 0.168, 262.3), Color(.lab, 0, 50, 50), Color(.oklch, 1, 0.168, 262.3),
    Color(.displayP3, 0, 1, 0), Color(.oklch, 0.7, 0.4, 150),
  ])
  func c113_aWideColourLeavesNoImpossibleSaturation(wide: Color) {
    var edited = EditedColor(Color(RGB8(0x336699)))
    edited.set(wide)
    let (hsb, hsl) = (components(edited, in: .hsb), components(edited, in: .hsl))
    #expect(hsb[1] <= 1 && hsl[1] <= 1)
    #expect(abs(hsb[0] - hsl[0]) < 1e-6)
    edited.set(0.5, at: 2, in: .hsb)
    #expect(edited.color.isInGamut())
  }

  @Test func c115_pickingAGreyKeepsTheHue() {
    var edited = EditedColor(Color(.hsb, 210, 0.5, 0.5))
    edited.set(Color(RGB8(0x7f7f7f)))
    #expect(components(edited, in: .hsb)[0] == 210)
    #expect(components(edited, in: .hsb)[1] == 0)
    #expect(components(edited, in: .hsl)[0] == 210)
  }

  @Test func c117_oneComponentMovesAlone() {
    var edited = EditedColor(Color(.hsb, 33, 0.47, 0.61))
    for percent in Array(5...61).reversed() + Array(5...61) {
      edited.set(Double(percent) / 100, at: 2, in: .hsb)
    }
    #expect(components(edited, in: .hsb) == [33, 0.47, 0.61])

    let start = edited.color.rgb8
    for red in 0...255 {
      edited.set(Double(red) / 255, at: 0, in: .srgb)
      #expect(edited.color.rgb8 == RGB8(UInt8(red), start.green, start.blue))
    }
  }

  @Test(arguments: [SpaceID.hsb, .hsl])
  func saturationSurvivesBlackInEverySpaceThatHasIt(space: SpaceID) {
    var edited = EditedColor(Color(space, 200, 0.8, 0.4))
    let before = edited.shown(in: .hsl).components.y
    edited.set(0, at: 2, in: space)
    #expect(edited.color.rgb8 == RGB8(0))
    // Black has no saturation in either space; both still show the last one.
    edited.set(Color(RGB8(0)))
    #expect(abs(edited.shown(in: space).components.y - 0.8) < 1e-12)
    #expect(edited.shown(in: .hsl).components.y == before)
    #expect(edited.shown(in: .hsb).components.x == 200)
  }

  @Test func hueIsSharedBetweenHSBAndHSL() {
    // A grey typed with a hue in one mode shows that hue in the other.
    let edited = EditedColor(Color(.hsb, 123, 0, 0.5))
    #expect(components(edited, in: .hsl) == [123, 0, 0.5])
  }

  @Test func showingNeverWritesBack() {
    let edited = EditedColor(Color(.hsl, 10.1, 0.333, 0.777))
    for space in SpaceID.allCases { _ = edited.shown(in: space) }
    #expect(edited.color == Color(.hsl, 10.1, 0.333, 0.777))
  }

  @Test func aMissingComponentIsTheOneRemembered() {
    var edited = EditedColor(Color(.hsl, 77, 0.5, 0.5))
    edited.set(Color(.hsl, SIMD4(0, 0.25, 0.5, 0), missing: [0]))
    #expect(components(edited, in: .hsl) == [77, 0.25, 0.5])
  }

  @Test func aWideColourIsKeptAndShownAsHexShowsIt() {
    let wide = Color(.oklch, 0.7, 0.3, 150)
    let edited = EditedColor(wide)
    #expect(edited.color == wide)
    #expect(edited.shown(in: .oklch) == wide)
    for space in [SpaceID.srgb, .hsb, .hsl, .hwb, .cmyk] {
      let shown = edited.shown(in: space)
      #expect(shown.rgb8 == wide.rgb8 && shown.isInGamut())
    }
  }
}
