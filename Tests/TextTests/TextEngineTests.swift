import Drawing
import Foundation
import Geometry
import Testing
import Text

@Suite struct TextEngineTests {
  static let style = TextStyle(size: 13)
  /// A palette name in each of the scripts Chidori promises, and what breaks careless code.
  static let texts = [
    "Hex #3366cc", "\u{1F923}", "red \u{1F923}", "\u{6DF1}\u{7D05}\u{8272}",
    "\u{D551}\u{D06C}", "\u{623}\u{62D}\u{645}\u{631}", "e\u{301}\u{302}\u{303}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{10FFFF}", "\u{202E}abc",
  ]

  private func hasInk(_ raster: TextRaster) -> Bool {
    switch raster.pixels {
    case .coverage(let bytes): bytes.contains { $0 > 127 }
    case .color(let pixels): pixels.contains { $0 >> 24 > 127 }
    }
  }

  @Test(arguments: texts) func everyScriptLeavesInk(text: String) {
    let raster = TextEngine().raster(of: text, Self.style)
    #expect(hasInk(raster))
    switch raster.pixels {
    case .coverage(let bytes): #expect(bytes.count == raster.rect.width * raster.rect.height)
    case .color(let pixels): #expect(pixels.count == raster.rect.width * raster.rect.height)
    }
  }

  @Test func emojiKeepsItsColorsAndColorsTheTextBesideIt() throws {
    let raster = TextEngine().raster(of: "ll \u{1F923}", Self.style, ink: 0xFF00_00FF)
    guard case .color(let pixels) = raster.pixels else {
      Issue.record("the emoji has no colours")
      return
    }
    #expect(pixels.contains(0xFF00_00FF))
    // The face is yellow.
    #expect(
      pixels.contains { ($0 >> 16 & 0xFF) > 200 && ($0 >> 8 & 0xFF) > 150 && $0 & 0xFF < 100 })
  }

  @Test func plainTextIsCoverage() {
    guard case .coverage = TextEngine().raster(of: "Copy", Self.style).pixels else {
      Issue.record("coverage expected")
      return
    }
  }

  @Test(arguments: texts) func measuringAndDrawingAgree(text: String) {
    let engine = TextEngine()
    let size = engine.size(of: text, Self.style)
    let rect = engine.raster(of: text, Self.style).rect
    let reach = DrawCommand.text(
      TextRun(text, Self.style, .houndstooth(tile: 16)), Rect(origin: .zero, size: size)
    ).bounds
    #expect(size.width > 0)
    #expect(reach?.contains(rect) == true, "\(rect) of \(size)")
  }

  @Test func lineHeightBelongsToTheStyle() {
    let engine = TextEngine()
    let heights = Set((Self.texts + ["", " "]).map { engine.size(of: $0, Self.style).height })
    #expect(heights.count == 1)
    #expect(engine.ascent(Self.style) < heights.first ?? 0)
    #expect(engine.size(of: "", Self.style).width == 0)
  }

  @Test(arguments: texts + ["", "a\r\nb", "\n\u{301}", "fi ffi office"])
  func oneCaretBeforeEachCharacterAndOneAfterTheLast(text: String) {
    let engine = TextEngine()
    let carets = engine.caretPositions(in: text, Self.style)
    #expect(carets.count == text.count + 1)
  }

  @Test(arguments: ["", "Hex #3366cc", "fi ffi office", "\u{6DF1}\u{7D05}\u{8272}", "e\u{301}a"])
  func caretsRiseFromZeroToTheWidth(text: String) {
    let engine = TextEngine()
    let carets = engine.caretPositions(in: text, Self.style)
    #expect(carets == carets.sorted())
    #expect(Set(carets).count == carets.count)
    #expect(carets.first == 0)
    #expect(carets.last == engine.size(of: text, Self.style).width)
  }

  /// What is read from right to left: each caret is before its character on the right.
  @Test func caretsFollowTheDirection() {
    let engine = TextEngine()
    let carets = engine.caretPositions(in: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", Self.style)
    #expect(carets == carets.sorted(by: >))
    #expect(Set(carets).count == 5)
    #expect(carets.last == 0)
    #expect(carets.first == engine.size(of: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", Self.style).width)
    let mixed = engine.caretPositions(in: "a\u{5E9}\u{5DC}b", Self.style)
    #expect(mixed[0] == 0 && mixed[1] > mixed[2] && mixed[3] == mixed[1])
  }

  @Test func lineBreaksAndControlsAreSpaces() {
    let engine = TextEngine()
    let spaced = engine.raster(of: "a b", Self.style)
    for text in ["a\nb", "a\r\nb", "a\u{2028}b", "a\tb", "a\u{0}b", "a\u{7F}b", "a\u{85}b"] {
      #expect(engine.raster(of: text, Self.style) == spaced, "\(text.debugDescription)")
    }
  }

  @Test func tabularDigitsAreEquallyWide() {
    let engine = TextEngine()
    let style = TextStyle(size: 13, tabularDigits: true)
    #expect(Set((0...9).map { engine.size(of: "\($0)", style).width }).count == 1)
    // In a face whose digits differ, as Inter's do, so that the test above means something.
    #expect(Set((0...9).map { engine.size(of: "\($0)", TextStyle(size: 40)).width }).count > 1)
    let large = TextStyle(size: 40, tabularDigits: true)
    #expect(Set((0...9).map { engine.size(of: "\($0)", large).width }).count == 1)
  }

  @Test func facesWeightsAndSizesDiffer() {
    let engine = TextEngine()
    let styles = [
      TextStyle(size: 26), TextStyle(.monospaced, size: 26), TextStyle(size: 26, weight: .semibold),
      TextStyle(size: 13),
    ]
    let rasters = styles.map { engine.raster(of: "Chidori", $0) }
    for (index, raster) in rasters.enumerated() {
      #expect(!rasters[..<index].contains(raster))
    }
  }

  @Test func sizeIsInDevicePixels() {
    let engine = TextEngine()
    let (once, twice) = (
      engine.raster(of: "H", TextStyle(size: 50)), engine.raster(of: "H", TextStyle(size: 100))
    )
    #expect(abs(twice.rect.height - 2 * once.rect.height) <= 4)
  }

  @Test(arguments: texts) func twoEnginesDrawTheSame(text: String) {
    let (one, other) = (TextEngine(), TextEngine())
    #expect(one.raster(of: text, Self.style) == other.raster(of: text, Self.style))
    #expect(one.size(of: text, Self.style) == other.size(of: text, Self.style))
    #expect(one.raster(of: text, Self.style) == one.raster(of: text, Self.style))
  }

  @Test func absurdRequestsAreSurvived() {
    let engine = TextEngine()
    let long = String(repeating: "W\u{1F923}", count: 5000)
    #expect(engine.raster(of: long, Self.style).rect.width <= 20000)
    for size in [0, -3, .nan, .infinity, 1e9] {
      #expect(engine.size(of: "a", TextStyle(size: size)).height > 0)
    }
  }

  @Test func unknownFamiliesFallBack() throws {
    let engine = TextEngine(sans: "No Such Font", monospaced: ",,")
    try engine.checkFonts()
    #expect(hasInk(engine.raster(of: "a", Self.style)))
    #expect(hasInk(engine.raster(of: "a", TextStyle(.monospaced, size: 13))))
  }

  /// In a process of its own: fontconfig is read once.
  @Test func withoutAnyFontItSaysSoAndLives() async {
    await #expect(processExitsWith: .success) {
      let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let config = directory.appending(path: "fonts.conf")
      try Data("<fontconfig><dir>\(directory.path)</dir></fontconfig>".utf8).write(to: config)
      setenv("FONTCONFIG_FILE", config.path, 1)
      let engine = TextEngine()
      #expect(throws: TextError.noFontFound) { try engine.checkFonts() }
      #expect("\(TextError.noFontFound)" == "no font found: install fonts-dejavu-core")
      #expect(engine.size(of: "abc", TextStyle(size: 13)).height > 0)
      _ = engine.raster(of: "abc", TextStyle(size: 13))
      try FileManager.default.removeItem(at: directory)
    }
  }
}
