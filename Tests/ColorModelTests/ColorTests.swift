import ColorModel
import Testing

@Suite struct ColorTests {
  @Test func c104_halfAlphaIs80() {
    #expect(Color.black.with(alpha: 0.5).alpha8 == 0x80)
    #expect(Color(.srgb, 0.5, 0.5, 0.5).rgb8 == RGB8(128, 128, 128))
  }

  @Test func bytesGoToTheNearest() {
    for step in 0...255 {
      let value = Double(step) / 255
      #expect(byte(value) == UInt8(step))
      #expect(byte(value - 0.499 / 255) == UInt8(step))
      #expect(byte(min(value + 0.499 / 255, 1)) == UInt8(step))
    }
  }

  /// 127.49999999999999 stands for 127.5.
  @Test func aTieWithBinaryNoiseGoesUp() {
    #expect(byte((127.5 / 255).nextDown) == 128)
    #expect(byte(127.4999975 / 255) == 127)
  }

  @Test func bytesClip() {
    #expect(byte(-0.1) == 0)
    #expect(byte(1.1) == 255)
    #expect(byte(.infinity) == 255)
    #expect(byte(-.infinity) == 0)
    #expect(byte(.nan) == 0)
  }

  @Test func hexNumberGoesBothWays() {
    #expect(RGB8(0x3366CC) == RGB8(0x33, 0x66, 0xCC))
    #expect(RGB8(0xFF00_0001).hex == 1)
    #expect(RGB8(0x00000A).description == "#00000a")
  }

  @Test func settingAComponentGivesItMeaning() {
    let grey = Color(RGB8(0x808080), alpha: 0.25).converted(to: .hsb)
    #expect(grey[0] == nil)
    let hued = grey.with(120, at: 0)
    #expect(hued[0] == 120)
    #expect(hued.alpha == 0.25)
  }
}
