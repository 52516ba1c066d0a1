import ColorModel
import Foundation
import Geometry
import PickerCore
import Sampling
import Testing

@Suite struct ColorJSONTests {
  @Test func aColourWithAName() {
    let text = ColorJSON(Color(RGB8(0xff0000))).text
    #expect(
      text.hasPrefix(
        ##"{"input":null,"hex":"#ff0000","alpha":1,"space":"srgb","inGamut":true,"##
          + ##""srgb":{"r":1,"g":0,"b":0},"srgb-linear":{"r":1,"g":0,"b":0},"##
          + ##""hsb":{"h":0,"s":1,"b":1},"hsl":{"h":0,"s":1,"l":0.5},"hwb":{"h":0,"w":0,"b":0},"##
          + ##""cmyk":{"c":0,"m":1,"y":1,"k":0},"lab":{"l":54.29"##))
    #expect(text.hasSuffix(##","name":{"text":"red","set":"css","exact":true,"deltaE":0}}"##))
  }

  @Test func theNearestNameIsToldWhereItIsAskedFor() {
    let color = Color(RGB8(0x3366cc))
    let name = NearestName(of: color)
    let member =
      #","name":{"text":"\#(name.text)","set":"x11","exact":false,"deltaE":\#(name.deltaE)}"#
    #expect(name.deltaE > 1)
    #expect(ColorJSON(color).text.hasSuffix(member + "}"))
    #expect(!ColorJSON(color, hasName: false).text.contains(#""name""#))
  }

  @Test func everySpaceHasItsObject() throws {
    let text = ColorJSON(Color(RGB8(0x3366cc)), hasName: false).text
    let names = [
      "srgb", "srgb-linear", "hsb", "hsl", "hwb", "cmyk", "lab", "lch", "oklab", "oklch", "okhsv",
      "okhsl", "xyz-d65", "xyz-d50", "display-p3", "display-p3-linear", "rec2020", "a98-rgb",
      "prophoto-rgb",
    ]
    let keys = text.matches(of: #/"([a-z0-9-]+)":{/#).map { String($0.output.1) }
    #expect(keys == names)
  }

  @Test func aTranslucentColourInItsOwnSpace() {
    let text = ColorJSON(Color(.hsl, 240, 1, 0.25, alpha: 0.5), input: "hsl(240 100% 25% / .5)")
      .text
    #expect(
      text.hasPrefix(
        ##"{"input":"hsl(240 100% 25% / .5)","hex":"#00008080","alpha":0.5,"space":"hsl","##
          + ##""inGamut":true,"srgb":{"r":0,"g":0,"b":0.5},"##))
    #expect(text.contains(##""hsl":{"h":240,"s":1,"l":0.25},"##))
    #expect(
      text.hasSuffix(##","name":{"text":"navy","set":"css","exact":true,"deltaE":0}}"##))
  }

  /// A grey has no chroma, and the noise of arithmetic is not one.
  @Test func noiseIsZero() {
    let text = ColorJSON(Color(RGB8(0x808080))).text
    #expect(text.contains(#""c":0,"h":null"#) && text.contains(#""a":0,"b":0"#))
    #expect(!text.contains("e-"))
  }

  /// At full precision all the same.
  @Test(arguments: [
    (1e-7, "0.0000001"), (-1.25e-9, "-0.00000000125"), (1e21, "1000000000000000000000"),
    (-1.5e16, "-15000000000000000"), (4.996e-16, "0"), (0.1, "0.1"), (-3, "-3"),
  ])
  func c102_noNumberHasAnExponent(value: Double, text: String) {
    let json = ColorJSON(Color(.displayP3, value, 0, 0), hasName: false).text
    #expect(json.contains(##""display-p3":{"r":\##(text),"##), "\(json)")
  }

  @Test func greysHaveNoHue() {
    #expect(
      ColorJSON(Color(.srgb, 0.5, 0.5, 0.5)).text.contains(
        #""hsb":{"h":null,"s":0,"b":0.5},"hsl":{"h":null,"s":0,"l":0.5},"#))
    #expect(
      ColorJSON(.black).text.contains(
        #""hsb":{"h":null,"s":0,"b":0},"hsl":{"h":null,"s":0,"l":0},"#))
  }

  @Test func aPickSaysWhere() {
    let sample = ColorJSON.Sample(.square(3, around: Point(x: 12, y: 0)), bitsPerChannel: 10)
    let text = ColorJSON(Color(RGB8(0x010203)), sample: sample).text
    #expect(text.hasSuffix(#"},"x":12,"y":0,"size":3,"bits":10,"profile":null}"#))
    #expect(text.contains(#","name":{"text":"gray1","set":"x11","exact":false,"deltaE":0.5640"#))
  }

  @Test func aRectangleSaysItsCornerAndSize() {
    let area = SampleArea.rectangle(Rect(x: 7, y: 8, width: 30, height: 40))
    let text = ColorJSON(.black, sample: ColorJSON.Sample(area, bitsPerChannel: 8)).text
    #expect(text.contains(#","x":7,"y":8,"size":[30,40],"bits":8"#))
  }

  /// cases.md, C162.
  @Test func c162_aLargerSampleTellsAllItsMeans() {
    var sample = ColorJSON.Sample(.square(3, around: .zero), bitsPerChannel: 8)
    sample.mean = .linear
    sample.means = [(.srgb, Color(RGB8(0x71008E))), (.linear, Color(.srgb, 0.25, 0.5, 1))]
    let text = ColorJSON(.black, sample: sample).text
    #expect(
      text.hasSuffix(
        ##","profile":null,"mean":"linear","means":{"srgb":{"hex":"#71008e","srgb":"##
          + ##"{"r":0.44313725490196076,"g":0,"b":0.5568627450980392}},"##
          + ##""linear":{"hex":"#4080ff","srgb":{"r":0.25,"g":0.5,"b":1}}}}"##))
  }

  @Test func outsideTheGamutIsSaid() {
    #expect(ColorJSON(Color(.srgb, 1.1, 0, 0)).text.contains(#""inGamut":false"#))
    #expect(ColorJSON(Color(.srgb, 1 + 1e-9, 0, 0)).text.contains(#""inGamut":true"#))
  }

  @Test(arguments: [
    (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#), ("a\n\r\tb", #""a\n\r\tb""#),
    ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#), ("빨강🎨", #""빨강🎨""#), ("", #""""#),
    ("\u{7F}é", "\"\u{7F}é\""),
  ])
  func inputIsEscaped(input: String, quoted: String) {
    #expect(ColorJSON(.white, input: input).text.hasPrefix(#"{"input":\#(quoted),"hex""#))
  }

  /// What another reader makes of the object.
  private struct Parsed: Decodable {
    var input: String
    var hex: String
    var alpha: Double
    var srgb: [String: Double]
    var hsb: [String: Double?]
  }

  @Test func everyObjectIsReadBackByAnotherReader() throws {
    let input = "\"\\\n\u{1}é🎨"
    for hex in stride(from: UInt32(0), through: 0xffffff, by: 65_521) {
      let color = Color(RGB8(hex), alpha: Double(hex % 256) / 255)
      let text = ColorJSON(color, input: input).text
      #expect(!text.contains("\n") && !text.contains(#/-0[,}]/#))
      let parsed = try JSONDecoder().decode(Parsed.self, from: Data(text.utf8))
      #expect(parsed.input == input)
      #expect(parsed.alpha == color.alpha)
      let rgb = color.components
      #expect(parsed.srgb == ["r": rgb.x, "g": rgb.y, "b": rgb.z])
      let hsb = color.converted(to: .hsb)
      #expect(parsed.hsb == ["h": hsb[0], "s": hsb[1], "b": hsb[2]])
    }
  }
}
