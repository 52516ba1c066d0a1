import ColorModel
import Geometry
import PickerCore
import Sampling
import Testing

@Suite struct InvocationTests {
  private typealias Words = [(Option, String?)]

  private func read(_ verb: Verb, _ options: Words = [], _ operands: [String] = []) -> Result<
    Invocation, Failure
  > {
    Result { () throws(Failure) in
      try Invocation(Arguments(verb: verb, options: options, operands: operands))
    }
  }

  private func window(_ change: (inout WindowOptions) -> Void = { _ in }) -> Invocation {
    var options = WindowOptions()
    change(&options)
    return .window(options)
  }

  private func pick(_ change: (inout PickOptions) -> Void) -> Invocation {
    var options = PickOptions()
    change(&options)
    return .pick(options)
  }

  @Test func aWindowThatIsOpenDoesWhereNoOptionAsksForMore() {
    #expect(WindowOptions().isShared)
    for option in Option.allCases where option.verbs.contains(.window) {
      guard ![.help, .version, .json, .noNewline].contains(option) else { continue }
      let value = [Option.format: "hsl", .precision: "2", .copy: "both"][option]
      guard case .success(.window(let options)) = read(.window, [(option, value)]) else {
        Issue.record("\(option)")
        continue
      }
      #expect(!options.isShared, "\(option)")
    }
  }

  @Test func thePortalIsServedForAsLongAsWanted() {
    #expect(read(.portal) == .success(.portal(PortalOptions())))
    var options = PortalOptions()
    #expect(options.idle == 30)
    options.idle = 0.5
    #expect(read(.portal, [(.idle, "0.5")]) == .success(.portal(options)))
    #expect(
      read(.portal, [(.idle, "-1")])
        == .failure(
          .badValue(option: "--idle", value: "-1", expected: "seconds, such as 2 or 0.5")))
    #expect(read(.portal, [], ["x"]) == .failure(.extraOperand("x")))
  }

  @Test func thePortalIsAskedWhenWanted() {
    for portal in PortalUse.allCases {
      #expect(read(.pick, [(.portal, portal.rawValue)]) == .success(pick { $0.portal = portal }))
    }
    #expect(read(.pick, [(.notify, nil)]) == .success(pick { $0.notifies = true }))
    #expect(
      read(.pick, [(.portal, "no")])
        == .failure(
          .badValue(option: "--portal", value: "no", expected: "auto, never or always")))
  }

  @Test func aPortalDoesNotDoWhatIsOfTheLoupe() {
    func beyond(_ options: [(Option, String?)]) -> [Option]? {
      guard case .success(.pick(let options)) = read(.pick, options) else { return nil }
      return options.beyondPortal
    }
    let loupes: [(Option, String?)] = [
      (.profile, "raw"), (.freeze, nil), (.zoom, "4"), (.mean, "mode"), (.size, "5"),
    ]
    #expect(beyond(loupes) == [.size, .mean, .zoom, .freeze, .profile])
    #expect(
      beyond([
        (.size, "1"), (.profile, "srgb"), (.multi, nil), (.json, nil), (.delay, "1"),
        (.notify, nil),
      ]) == [])
  }

  @Test func windows() {
    #expect(read(.window) == .success(window()))
    for text in ["teal", "#008080", "008080", "0x008080", "rgb(0 128 128)"] {
      let color = Color(RGB8(0x008080))
      #expect(
        read(.window, [], [text])
          == .success(
            window {
              $0.color = color
              $0.colorText = text
            }))
    }
    let options: Words = [(.format, "hsl"), (.upper, nil), (.noHash, nil), (.precision, "2")]
    #expect(
      read(.window, options)
        == .success(
          window {
            $0.output.form = .format(.hsl)
            $0.output.style = CSSFormatter(hash: false, uppercase: true, precision: 2)
          }))
    #expect(read(.window, [(.copy, "both")]) == .success(window { $0.output.copy = .both }))
  }

  /// A file wins over a colour only where it has a slash or a dot, and is there.
  @Test func filesToOpen() {
    func read(_ text: String) -> Result<Invocation, Failure> {
      Result { () throws(Failure) in
        try Invocation(Arguments(verb: .window, operands: [text])) { !$0.contains("none") }
      }
    }
    for file in ["./teal", "a.png", "/tmp/picture", "rgb(.5 0 0)"] {
      #expect(read(file) == .success(window { $0.file = file }))
    }
    #expect(
      read("teal")
        == .success(window { ($0.color, $0.colorText) = (Color(RGB8(0x008080)), "teal") }))
    for file in ["./none", "none.png", "a/none", "../none.d/a"] {
      let problem = "cannot read, no such file or directory"
      #expect(read(file) == .failure(.unreadablePicture(file, problem: problem)))
    }
    for color in ["none", "none 0.5", "rgb(none 1.x/2)"] {
      guard case .failure(.unreadableColor(color, _)) = read(color) else {
        Issue.record("\(color) is no file")
        continue
      }
    }
  }

  @Test func images() {
    func image(_ question: ImageOptions.Question) -> Result<Invocation, Failure> {
      .success(.image(ImageOptions("a.png", question)))
    }
    let pixel = SampleArea.square(1, around: Point(x: 5, y: 7))
    #expect(read(.image, [(.at, "5,7")], ["a.png"]) == image(.color(pixel, .srgb)))
    let square = SampleArea.square(3, around: Point(x: 5, y: 7))
    let options: Words = [(.mean, "median"), (.size, "3"), (.at, "5,7")]
    #expect(read(.image, options, ["a.png"]) == image(.color(square, .median)))
    #expect(
      read(.image, [(.palette, "64")], ["a.png"])
        == image(.palette(PaletteExtraction(count: 64))))
    let ignoring: Words = [(.ignore, "black"), (.palette, "1"), (.ignore, "white")]
    #expect(
      read(.image, ignoring, ["a.png"])
        == image(.palette(PaletteExtraction(count: 1, ignoring: [.white, .black]))))
    #expect(read(.image, [(.at, "5,7")]) == .failure(.missingOperand("FILE")))
    #expect(
      read(.image, [], ["a.png"]) == .failure(.needsOneOf("--at X,Y", "--palette N")))
  }

  @Test func dialogs() {
    let rows: [(Words, (inout WindowOptions) -> Void)] = [
      ([(.print, nil)], { $0.isDialog = true }), ([(.live, nil)], { $0.isLive = true }),
      (
        [(.print, nil), (.live, nil)],
        {
          $0.isDialog = true
          $0.isLive = true
        }
      ),
      (
        [(.json, nil), (.live, nil), (.noNewline, nil)],
        {
          $0.isLive = true
          $0.output.isJSON = true
          $0.output.endsLine = false
        }
      ),
      (
        [(.copy, "both"), (.print, nil)],
        {
          $0.isDialog = true
          $0.output.copy = .both
        }
      ),
    ]
    for (options, change) in rows {
      #expect(read(.window, options) == .success(window(change)))
    }
    #expect(read(.window, [(.copy, "both")]) == .success(window { $0.output.copy = .both }))
  }

  @Test func picks() {
    #expect(read(.pick) == .success(.pick(PickOptions())))
    let rows: [(Words, (inout PickOptions) -> Void)] = [
      ([(.format, "rgb")], { $0.output.form = .format(.rgb) }),
      ([(.json, nil)], { $0.output.isJSON = true }),
      ([(.copy, nil)], { $0.output.copy = .clipboard }),
      ([(.copy, "primary")], { $0.output.copy = .primary }),
      ([(.copy, "both")], { $0.output.copy = .both }),
      ([(.noNewline, nil)], { $0.output.endsLine = false }),
      ([(.at, "5,7")], { $0.at = Point(x: 5, y: 7) }),
      ([(.at, "-1,0")], { $0.at = Point(x: -1, y: 0) }),
      ([(.size, "1")], { $0.sampleSize = 1 }), ([(.size, "51")], { $0.sampleSize = 51 }),
      ([(.mean, "srgb")], { $0.mean = .srgb }),
      ([(.mean, "linear")], { $0.mean = .linear }),
      ([(.mean, "median")], { $0.mean = .median }),
      ([(.mean, "mode")], { $0.mean = .mode }),
      ([(.zoom, "2")], { $0.zoom = 2 }), ([(.zoom, "32")], { $0.zoom = 32 }),
      ([(.profile, "raw")], { $0.profile = .raw }), ([(.profile, "srgb")], { $0.profile = .srgb }),
      ([(.multi, nil)], { $0.goesOn = true }), ([(.freeze, nil)], { $0.isFrozen = true }),
      ([(.delay, "2")], { $0.delay = 2 }), ([(.delay, "0.25")], { $0.delay = 0.25 }),
      ([(.delay, "0")], { $0.delay = 0 }),
      ([(.upper, nil)], { $0.output.style.uppercase = true }),
      ([(.format, "rgb"), (.format, "hsb")], { $0.output.form = .format(.hsb) }),
    ]
    for (options, change) in rows {
      #expect(read(.pick, options) == .success(pick(change)))
    }
  }

  @Test func conversions() throws {
    let template = try Template("{r},{g}")
    let rows: [(Words, (inout ConvertOptions) -> Void)] = [
      ([], { _ in }), ([(.css, nil)], { $0.entry = .css }),
      ([(.names, nil)], { $0.hasNames = true }),
      ([(.json, nil)], { $0.output.isJSON = true }),
      ([(.format, "{r},{g}")], { $0.output.form = .template(template) }),
      ([(.precision, "3")], { $0.output.style.precision = 3 }),
      (
        [(.copy, nil), (.noNewline, nil)],
        {
          $0.output.copy = .clipboard
          $0.output.endsLine = false
        }
      ),
    ]
    for (options, change) in rows {
      for colors in [[], ["red"], ["red", "not read here", ""]] {
        var expected = ConvertOptions()
        expected.colors = colors
        change(&expected)
        #expect(read(.convert, options, colors) == .success(.convert(expected)))
      }
    }
  }

  @Test func contrasts() {
    let (black, teal) = (Color.black, Color(RGB8(0x008080)))
    #expect(
      read(.contrast, [], ["black", "teal"])
        == .success(.contrast(ContrastOptions(black, on: teal))))
    #expect(
      read(.contrast, [(.json, nil)], ["teal", "#000"])
        == .success(.contrast(ContrastOptions(teal, on: black, isJSON: true))))
  }

  @Test(arguments: [
    ("{foo}", 1), ("{r:q}", 3), ("{r", 0), ("a}", 1), ("}", 0), ("#{hex", 1),
  ])
  func c112_aTemplateThatMeansNothingIsAnError(text: String, offset: Int) {
    for verb in [Verb.window, .pick, .convert] {
      guard case .failure(.unreadableTemplate(text, let error)) = read(verb, [(.format, text)])
      else {
        Issue.record("\(text) was read")
        continue
      }
      #expect(error.offset == offset)
    }
  }

  @Test func helps() {
    #expect(read(.help) == .success(.help(.window)))
    #expect(read(.help, [], ["pick"]) == .success(.help(.pick)))
    #expect(read(.help, [], ["help"]) == .success(.help(.help)))
    #expect(read(.help, [], ["formats"]) == .success(.topic(.formats)))
    #expect(read(.pick, [(.help, nil), (.at, "nonsense")]) == .success(.help(.pick)))
    #expect(read(.window, [(.version, nil)], ["nonsense"]) == .success(.version))
  }

  @Test func failures() {
    let rows: [(Result<Invocation, Failure>, Failure)] = [
      (read(.window, [(.at, "1,1")]), .misplacedOption("--at", command: "")),
      (read(.pick, [(.print, nil)]), .misplacedOption("--print", command: "pick")),
      (read(.window, [(.json, nil)]), .needsOption("--json", "--print or --live")),
      (read(.window, [(.noNewline, nil)]), .needsOption("--no-newline", "--print or --live")),
      (read(.pick, [(.version, nil)]), .misplacedOption("--version", command: "pick")),
      (read(.help, [(.format, "hex")]), .misplacedOption("--format", command: "help")),
      (read(.window, [], ["red", "blue"]), .extraOperand("blue")),
      (read(.pick, [], ["red"]), .extraOperand("red")),
      (read(.convert, [(.at, "1,1")]), .misplacedOption("--at", command: "convert")),
      (read(.pick, [(.css, nil)]), .misplacedOption("--css", command: "pick")),
      (read(.window, [(.names, nil)]), .misplacedOption("--names", command: "")),
      (read(.contrast, [(.format, "hex")]), .misplacedOption("--format", command: "contrast")),
      (read(.contrast), .missingOperand("FOREGROUND BACKGROUND")),
      (read(.contrast, [], ["red"]), .missingOperand("BACKGROUND")),
      (read(.contrast, [], ["red", "blue", "teal"]), .extraOperand("teal")),
      (read(.help, [], ["pick", "window"]), .extraOperand("window")),
      (read(.help, [], ["conjure"]), .unknownCommand("conjure")),
      (read(.pick, [(.format, "pantone")]), .unknownFormat("pantone")),
      (read(.pick, [(.format, "Hex")]), .unknownFormat("Hex")),
      (read(.pick, [(.format, "")]), .unknownFormat("")),
      (read(.pick, [(.copy, "all")]), .badValue(option: "--copy", value: "all")),
      (read(.pick, [(.precision, "16")]), .badValue(option: "--precision", value: "16")),
      (read(.pick, [(.precision, "-1")]), .badValue(option: "--precision", value: "-1")),
      (read(.pick, [(.precision, "x")]), .badValue(option: "--precision", value: "x")),
    ]
    for (result, failure) in rows {
      #expect(result == .failure(failure))
      #expect(failure.exitStatus == 2)
    }
  }

  @Test(arguments: [
    (Option.size, ["0", "2", "52", "53", "-1", "3.0", "x", ""], "an odd number from 1 to 51"),
    (.mean, ["", "sRGB", "average"], "srgb, linear, median or mode"),
    (.zoom, ["1", "33", "-2", "x", ""], "a number from 2 to 32"),
    (
      .delay, ["-1", "x", "", ".", "1e3", "inf", "nan", "0x1", "1,5", "86401", " 1"],
      "seconds, such as 2 or 0.5"
    ),
  ])
  func numbersOutsideTheirRangeSayWhatIsTaken(
    option: Option, values: [String], expected: String
  ) {
    for value in values {
      let name = "--\(option.rawValue)"
      #expect(
        read(.pick, [(option, value)])
          == .failure(.badValue(option: name, value: value, expected: expected)))
    }
  }

  @Test(arguments: [
    "", "5", "5,", ",5", "5,6,7", "5, 6", "a,b", "5.0,6", "0x5,6", "99999999999999999999,0",
  ])
  func coordinatesAreTwoWholeNumbers(text: String) {
    #expect(read(.pick, [(.at, text)]) == .failure(.badCoordinates(text)))
  }

  @Test(arguments: ["tael", "#12345", "rgb(1 2)", ""])
  func unreadableColoursCarryTheirError(text: String) {
    guard case .failure(.unreadableColor(text, let error)) = read(.window, [], [text]) else {
      Issue.record("\(text) was read")
      return
    }
    #expect(throws: error) { try ColorText.parse(text, as: .field) }
  }

  @Test func optionsHaveDistinctNamesAndLetters() {
    let letters = Option.allCases.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(
      Option.allCases.allSatisfy { option in
        !option.verbs.isEmpty && option.verbs.allSatisfy { !option.summary(for: $0).isEmpty }
      })
    #expect(Option.allCases.count == 28)
  }

  @Test(arguments: [
    (Option.format, "-f, --format=NAME|TEMPLATE"), (.json, "    --json"),
    (.copy, "-c, --copy[=WHERE]"), (.noHash, "    --no-hash"),
    (.version, "-V, --version"),
  ])
  func optionsSayHowTheyAreWritten(option: Option, usage: String) {
    #expect(option.usage == usage)
  }
}
