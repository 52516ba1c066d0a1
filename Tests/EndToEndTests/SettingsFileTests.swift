import ColorModel
import Geometry
import Sampling
import TestSupport
import Testing
import X11

/// What `chidori pick` takes from the files, and what it leaves in them.
@Suite struct SettingsFileTests {
  private static let file = "config/chidori/settings.json"

  @Test func pickReadsTheSettingsAndConvertDoesNot() throws {
    let stage = try PickStage(ground: 0xaabbcc)
    try stage.server.home.write(
      "{\"format\": \"rgb\", \"upperCase\": true}", to: Self.file)
    #expect(try stage.run("pick", "--at", "5,5").text == "rgb(170 187 204)\n")
    #expect(try stage.run("pick", "--at", "5,5", "-f", "hex").text == "#AABBCC\n")
    #expect(try stage.run("convert", "#aabbcc").text == "#aabbcc\n")
  }

  @Test func wrongValuesAreNamedWithTheirLinesAndTheRestIsUsed() throws {
    let stage = try PickStage(ground: 0xaabbcc)
    let text = """
      {
        "hash": false,
        "zoom": 99,
        "keys": {
          "copy": ["Hyper+C"]
        },
        "hash": false,
        "later": true
      }
      """
    try stage.server.home.write(text, to: Self.file)
    let outcome = try stage.run("pick", "--at", "5,5")
    #expect(outcome.status == 0 && outcome.text == "aabbcc\n")
    #expect(
      outcome.errorText == """
        chidori: settings.json:3: "zoom" takes a number from 2 to 32, or null: 99
        chidori: settings.json:5: "copy" has what is no key: "Hyper+C"
        chidori: settings.json:7: stands there twice, the last one counts: "hash"

        """)
    #expect(stage.server.home.contents(Self.file) == Array(text.utf8))
  }

  /// It may be half typed.
  @Test func aFileThatIsNoJSONIsNamedAndLeftAsItIs() throws {
    let stage = try PickStage(ground: 0xaabbcc)
    let text = "{\n\"hash\": false\n"
    try stage.server.home.write(text, to: Self.file)
    for _ in 0..<2 {
      let outcome = try stage.run("pick", "--at", "5,5")
      #expect(outcome.status == 0 && outcome.text == "#aabbcc\n")
      #expect(outcome.errorText == "chidori: settings.json:3: not JSON, expected , or }\n")
    }
    #expect(stage.server.home.contents(Self.file) == Array(text.utf8))
    #expect(stage.server.home.contents("\(Self.file).bad-1") == nil)
  }

  /// A red pixel among eight grey ones: red by itself, grey by the median, between them by a mean.
  @Test func aPickBeginsWithTheSampleAndTheMeanThatAreSet() throws {
    let stage = try PickStage(ground: 0x808080)
    stage.fill(Point(x: 100, y: 100), 0xff0000)
    stage.movePointer(to: Point(x: 100, y: 100))
    try stage.server.home.write("{\"sampleSize\": 3, \"mean\": \"median\"}", to: Self.file)
    func pick(_ arguments: String..., keys: String...) throws -> String {
      let pick = try stage.startLoupe([PickStage.chidori, "pick"] + arguments)
      try stage.xdotool(["key"] + keys + ["Return"])
      return pick.finish().text
    }
    #expect(try pick() == "#808080\n")
    #expect(try pick("--mean", "srgb") == "#8e7272\n")
    #expect(try pick("--size", "1") == "#ff0000\n")
    // What is changed in the loupe holds for it alone.
    #expect(try pick(keys: "bracketleft") == "#ff0000\n")
    #expect(try pick() == "#808080\n")
    #expect(try stage.run("pick", "--at", "100,100", "--size", "3").text == "#808080\n")
    #expect(
      try stage.run("pick", "--at", "100,100", "--size", "3", "--mean", "srgb").text
        == "#8e7272\n")
  }

  @Test func valuesAreConvertedWhereThatIsSet() throws {
    let stage = try PickStage(ground: 0x3366cc)
    let profile = Property(type: .cardinal, .bytes(ProfileBytes.matrix(.displayP3)))
    stage.display.setProperty(
      stage.display.atom("_ICC_PROFILE"), of: stage.display.screen.root, to: profile)
    stage.display.sync()
    try stage.server.home.write("{\"profile\": \"srgb\"}", to: Self.file)
    let converted = try stage.run("pick", "--at", "5,5", "--profile", "srgb").text
    #expect(try stage.run("pick", "--at", "5,5").text == converted)
    #expect(try stage.run("pick", "--at", "5,5", "--profile", "raw").text == "#3366cc\n")
    #expect(converted != "#3366cc\n")
  }

  @Test func aPickIsCopiedWhereThatIsSet() throws {
    let stage = try PickStage(ground: 0xaabbcc)
    try stage.server.home.write(
      "{\"copyAfterPick\": true, \"copyTo\": \"primary\"}", to: Self.file)
    #expect(try stage.run("pick", "--at", "5,5").text == "#aabbcc\n")
    #expect(try stage.server.run("xclip", "-o", "-selection", "primary").text == "#aabbcc")
  }

  @Test func c178_zoomAndSampleOfThePickAreRemembered() throws {
    let stage = try PickStage(ground: 0x808080)
    stage.fill(Point(x: 100, y: 100), 0xff0000)
    stage.movePointer(to: Point(x: 100, y: 100))
    let first = try stage.startPick()
    try stage.xdotool("click", "4")
    first.waitForPicture { first.showsOnePixel(0xff0000, at: 16) }
    try stage.xdotool("key", "Escape")
    #expect(first.finish().status == 1)
    let second = try stage.startPick()
    second.waitForPicture { second.showsOnePixel(0xff0000, at: 16) }
    try stage.xdotool("key", "bracketright", "Return")
    #expect(second.finish().text == "#8e7272\n")
    // A ninth of red again.
    let third = try stage.startPick()
    try stage.xdotool("key", "Return")
    #expect(third.finish().text == "#8e7272\n")
    // What is asked for comes first, and a pixel by its place is one pixel.
    let fourth = try stage.startPick("--size", "1")
    try stage.xdotool("key", "Return")
    #expect(fourth.finish().text == "#ff0000\n")
    #expect(try stage.run("pick", "--at", "100,100").text == "#ff0000\n")
  }

  @Test func c178_theLoupeIsAsLargeAsItIsSet() throws {
    let stage = try PickStage()
    stage.movePointer(to: Point(x: 300, y: 200))
    for (cells, hints) in [(13, "never"), (17, "always"), (23, "never")] {
      try stage.server.home.write(
        "{\"loupeSize\": \(cells), \"hints\": \"\(hints)\"}", to: Self.file)
      let pick = try stage.startPick()
      #expect(
        pick.frame.size == LoupeGeometry(cells: cells, hasHints: hints == "always").size)
      try stage.xdotool("key", "Escape")
      #expect(pick.finish().status == 1)
    }
  }

  @Test func tabGoesThroughTheShownFormatsOnly() throws {
    let stage = try PickStage(ground: 0xaabbcc)
    try stage.server.home.write(
      "{\"formats\": [\"hex\", \"decimal\"], \"templates\": [{\"text\": \"{r}\"}]}", to: Self.file)
    stage.movePointer(to: Point(x: 100, y: 100))
    for (tabs, text) in [(1, "11189196\n"), (2, "170\n"), (3, "#aabbcc\n")] {
      let pick = try stage.startPick()
      try stage.xdotool(["key"] + Array(repeating: "Tab", count: tabs) + ["Return"])
      #expect(pick.finish().text == text)
    }
  }
}
