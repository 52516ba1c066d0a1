import ColorModel
import PickerCore
import Testing

@Suite struct DroppedDataTests {
  @Test(arguments: [
    [UInt16](arrayLiteral: 0, 1, 0x7FFF, 0x8000), [0x1234, 0x5678, 0x9ABC, 0xDEF0],
    [65535, 65534, 257, 65535], [0x3333, 0x6666, 0xCCCC, 0],
  ])
  func sixteenBitsAChannelComeBack(_ channels: [UInt16]) throws {
    #expect(try #require(Color(channels16: channels)).channels16 == channels)
    var script = Script(0x123456)
    script.send(.dropped(.color(channels)))
    #expect(script.model.color.channels16 == channels)
  }

  @Test func everyValueOfAChannelComesBack() throws {
    for value in UInt16.min...UInt16.max {
      let channels = [value, value &* 3, value &* 7, 65535 - value]
      #expect(try #require(Color(channels16: channels)).channels16 == channels)
    }
  }

  @Test func aColourOfEightBitsIsTheSameDoubled() {
    #expect(Color(RGB8(0x3366cc)).channels16 == [0x3333, 0x6666, 0xCCCC, 0xFFFF])
    // Beyond sRGB it is mapped into it.
    let wide = Color(.displayP3, 0, 1, 0)
    let bytes = wide.channels16.map { UInt8((Double($0) / 257).rounded()) }
    #expect(RGB8(bytes[0], bytes[1], bytes[2]) == wide.rgb8)
    #expect(Color(RGB8(0xff0000), alpha: 7).channels16 == [65535, 0, 0, 65535])
  }

  @Test func finerColoursAreRounded() {
    #expect(Color(.srgb, 0.5, 0.25, 0.75).channels16 == [32768, 16384, 49151, 65535])
  }

  @Test(arguments: [0, 1, 2])
  func lessThanThreeChannelsAreNoColour(_ count: Int) {
    #expect(Color(channels16: [UInt16](repeating: 1, count: count)) == nil)
    var script = Script(0x123456)
    script.send(.dropped(.color([UInt16](repeating: 1, count: count))))
    #expect(script.hex == "#123456")
    #expect(script.model.notice?.isError == true)
  }

  @Test func withoutAlphaItIsOpaque() {
    #expect(Color(channels16: [1, 2, 3])?.alpha == 1)
  }

  @Test func whatWasRefusedIsToldUntilSomethingComesOfTheNext() {
    var script = Script(0x123456)
    script.send(.dropped(.text("nothing")))
    #expect(script.model.notice?.isError == true)
    script.send(.dropped(.color([0xFFFF, 0, 0])))
    #expect(script.model.notice == nil)
    script.send(.dropped(.nothing))
    script.send(.slid(.component(0), 0.5, .stepped))
    #expect(script.model.notice == nil)
  }

  @Test func noSheetHidesWhatBecomesOfADrop() {
    for data in [DroppedData.nothing, .text("red"), .color([1, 2, 3]), .file(nil)] {
      var script = Script(0x123456)
      script.send(.command(.keys))
      script.send(.dropped(data))
      #expect(!script.model.showsKeys)
    }
  }

  @Test func aDropIsOneStepOfUndo() {
    var script = Script(0x123456)
    script.send(.dropped(.color([0xFFFF, 0, 0, 0xFFFF])))
    #expect(script.hex == "#ff0000")
    script.send(.command(.undo))
    #expect(script.hex == "#123456")
  }

  @Test(arguments: [
    ("#ff8800", "#ff8800"), ("color: rgb(1, 2, 3);", "#010203"),
    ("see rebeccapurple there", "#663399"), ("", nil), ("no such thing", nil),
  ])
  func aTextIsAPaste(_ text: String, _ hex: String?) {
    var script = Script(0x123456)
    script.send(.dropped(.text(text)))
    #expect(script.hex == hex ?? "#123456")
    #expect((script.model.notice?.text == "no colour in what was dropped") == (hex == nil))
  }

  @Test(arguments: ["/tmp/a.png", nil])
  func aFileIsOpened(_ path: String?) {
    var script = Script(0x123456)
    script.send(.dropped(.file(path)))
    if let path {
      #expect(script.deeds == [.picture(.load(path))])
    } else {
      #expect(script.model.notice?.text == "no colour and no file in what was dropped")
    }
    #expect(script.hex == "#123456")
  }

  @Test func aFileThatIsGoneIsToldAsEver() {
    var script = Script(0x123456)
    script.send(.command(.settings))
    script.send(.dropped(.file("/gone.png")))
    #expect(script.model.settingsSheet == nil)
    script.send(.picture(.failed("no such file")))
    #expect(script.model.notice?.text == "no such file: /gone.png")
  }

  @Test func nothingIsTold() {
    var script = Script(0x123456)
    script.send(.dropped(.nothing))
    #expect(script.model.notice?.text == "the other program did not give what was dropped")
  }
}
