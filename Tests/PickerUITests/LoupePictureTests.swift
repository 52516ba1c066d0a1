import ColorModel
import Drawing
import Geometry
import PickerCore
import PickerUI
import Sampling
import TestSupport
import Testing
import ViewHarness
import Views

@Suite struct LoupePictureTests {
  private let screen = Rect(x: 0, y: 0, width: 80, height: 60)

  /// A screen of four colours meeting at 40, 30, the pixel there gold.
  private func color(at point: Point) -> UInt32 {
    if point == Point(x: 40, y: 30) { return 0xffd700 }
    return [0xe76f51, 0x2a9d8f, 0x264653, 0xf4a261][(point.y < 30 ? 0 : 2) + (point.x < 40 ? 0 : 1)]
  }

  private func frame(
    at pointer: Point, _ geometry: LoupeGeometry, area: SampleArea? = nil
  ) throws -> LoupeFrame {
    let layout = try PixelLayout(
      redMask: 0xff0000, greenMask: 0xff00, blueMask: 0xff, depth: 24, bitsPerPixel: 32,
      byteOrder: .leastSignificantFirst)
    let rect = geometry.capture(at: pointer, in: screen)
    let bytes = (rect.minY..<rect.maxY).flatMap { y in
      (rect.minX..<rect.maxX).flatMap { x in
        let pixel = color(at: Point(x: x, y: y))
        return (0..<4).map { UInt8(truncatingIfNeeded: pixel >> ($0 * 8)) }
      }
    }
    let buffer = PixelBuffer(bytes, rect: rect, layout: layout)
    let square = SampleArea.square(geometry.lens.sampleSize, around: pointer)
    return LoupeFrame(buffer, of: area ?? square, at: pointer, geometry: geometry)
  }

  private func draw(
    at pointer: Point = Point(x: 40, y: 30), scale: Double = 1, isRounded: Bool = true,
    hasWords: Bool = true, lens: LoupeLens = LoupeLens(), area: SampleArea? = nil,
    hasHints: Bool = false, status: LoupeStatus = LoupeStatus(), formats: [OutputFormat] = [.hex],
    theme: Theme = .dark
  ) throws -> DrawList {
    let geometry = LoupeGeometry(scale: scale, lens: lens, hasHints: hasHints)
    let context = ViewContext(theme: theme, scale: Scale(scale), text: FixedTextMeasurer())
    let picture = LoupePicture(
      try frame(at: pointer, geometry, area: area), geometry, isRounded: isRounded,
      forms: formats.map { .format($0) }, style: CSSFormatter(), status: status)
    var list = DrawList()
    picture.draw(theme: theme, scale: Scale(scale), into: &list)
    if hasWords { picture.drawText(context, into: &list) }
    return list
  }

  private func words(_ list: DrawList) -> [String] {
    list.commands.compactMap { if case .text(let run, _) = $0 { run.text } else { nil } }
  }

  @Test(arguments: [true, false], [1.0, 2])
  func pictures(isRounded: Bool, scale: Double) throws {
    let list = try draw(scale: scale, isRounded: isRounded)
    expectSnapshot(list.description, named: "\(isRounded ? "round" : "square")-\(scale)")
  }

  @Test func light() throws {
    expectSnapshot(try draw(theme: .light).description, named: "light")
  }

  @Test func c07_outsideTheScreenThereIsNothing() throws {
    let list = try draw(at: .zero)
    expectSnapshot(list.description, named: "corner")
    let cells = list.commands.compactMap { command -> [RGB8?]? in
      if case .raster(let grid, _, _) = command { return grid.cells }
      return nil
    }
    #expect(cells.first?.prefix(17 * 8).allSatisfy { $0 == nil } == true)
  }

  @Test func theFirstFrameNeedsNoFonts() throws {
    let (bare, full) = (try draw(hasWords: false), try draw())
    #expect(words(bare) == [])
    #expect(words(full) == ["#ffd700", "gold · 40, 30"])
    #expect(Array(full.commands.prefix(bare.commands.count)) == bare.commands)
  }

  @Test func theWordsFollowFormatAndSampleSize() throws {
    #expect(
      words(try draw(at: Point(x: 10, y: 10), formats: [.rgb])) == [
        "rgb(231 111 81)", "≈ coral2 · 10, 10",
      ])
    #expect(
      words(try draw(at: Point(x: 10, y: 10), lens: LoupeLens(sampleSize: 3))) == [
        "#e76f51", "3 × 3 mean · 10, 10",
      ])
    #expect(words(try draw(at: Point(x: 200, y: 200))) == ["outside the screen", "200, 200"])
  }

  /// cases.md, C110: the lines stand below each other, in the strip.
  @Test(arguments: [1.0, 1.5, 2], [OutputFormat.oklch, .hex])
  func c110_theLoupeShowsTwoFormats(scale: Double, second: OutputFormat) throws {
    let list = try draw(scale: scale, formats: [.rgb, second])
    let value = second == .hex ? "#ffd700" : "oklch(0.8868 0.1822 95.33)"
    #expect(words(list) == ["rgb(255 215 0)", value, "gold · 40, 30"])
    let lines = list.commands.compactMap { command -> Rect? in
      if case .text(_, let rect) = command { rect } else { nil }
    }
    let strip = LoupeGeometry(scale: scale).strip
    #expect(lines.allSatisfy { $0.minY >= strip.minY && $0.maxY <= strip.maxY })
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
  }

  @Test(arguments: [(1.0, 1), (1.5, 2), (2, 2)])
  func theCentreIsMarkedInBlackAndWhite(scale: Double, edge: Int) throws {
    let center = LoupeGeometry(scale: scale).centerCell
    let marks = try draw(scale: scale).commands.compactMap { command -> String? in
      if case .stroke(.rect(let rect), let width, let paint) = command {
        return "\(rect) \(width) \(paint)"
      }
      return nil
    }
    #expect(
      marks == [
        "\(center.inset(by: -2 * edge)) \(edge) #000000",
        "\(center.inset(by: -edge)) \(edge) #ffffff", "\(center) 1 #000000",
      ])
  }

  /// Formats, and the size their text has to fit beside the swatch.
  @Test(arguments: [(OutputFormat.hex, 14.0), (.float, 11), (.rgba, 9)])
  func longValuesAreSmaller(format: OutputFormat, size: Double) throws {
    let styles = try draw(at: Point(x: 10, y: 10), formats: [format]).commands.compactMap {
      if case .text(let run, _) = $0 { run.style } else { nil }
    }
    #expect(styles.map(\.size) == [size, 11])
  }

  @Test func thePicksStateIsSaid() throws {
    #expect(words(try draw(status: LoupeStatus(isFrozen: true))).contains("frozen"))
    #expect(words(try draw(status: LoupeStatus(notice: .copied))) == ["#ffd700", "copied"])
    // Without words too: a frozen loupe has another edge.
    let bare = try draw(hasWords: false, status: LoupeStatus(isFrozen: true))
    #expect(bare != (try draw(hasWords: false)))
    expectSnapshot(
      try draw(hasHints: true, status: LoupeStatus(isFrozen: true)).description,
      named: "frozen-hints")
  }

  @Test func c179_theHintsNameTheKeysAndFit() throws {
    let hints = words(try draw(hasHints: true)).dropFirst(2)
    for word in ["Shift+click", "wheel", "F:", "C:", "M:", "Esc"] {
      #expect(hints.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func aRectangleTellsItsCornerAndSize() throws {
    let rect = Rect(x: 3, y: 4, width: 20, height: 15)
    #expect(words(try draw(area: .rectangle(rect))).last == "20 × 15 mean · 3, 4")
  }

  @Test(arguments: [
    (SampleMean.srgb, "mean", "mean"), (.linear, "linear", "mean of light"),
    (.median, "median", "median"), (.mode, "mode", "most frequent"),
  ])
  func theMeanIsSaid(mean: SampleMean, briefly: String, said: String) throws {
    let lens = LoupeLens(sampleSize: 3, mean: mean)
    let there = Point(x: 10, y: 10)
    #expect(words(try draw(at: there, lens: lens)).last == "3 × 3 \(briefly) · 10, 10")
    // One pixel is its own mean; that another was chosen is told all the same.
    let one = LoupeLens(mean: mean)
    #expect(words(try draw(at: there, lens: one)).last == "≈ coral2 · 10, 10")
    let chosen = LoupeStatus(notice: .mean(mean))
    #expect(words(try draw(at: there, lens: one, status: chosen)).last == "sample: \(said)")
  }

  @Test func theAveragedSquareIsMarked() throws {
    let lens = LoupeLens(sampleSize: 11)
    let square = LoupeGeometry(lens: lens).square(11)
    let strokes = try draw(lens: lens).commands.compactMap { command -> Rect? in
      if case .stroke(.rect(let rect), _, _) = command { return rect }
      return nil
    }
    #expect(strokes == [square.inset(by: -2), square.inset(by: -1), square])
  }

  /// Lines would hide small cells, and a mark inside the one that is picked.
  @Test(arguments: [(2, false), (5, false), (6, true), (32, true)])
  func smallCellsAreBare(zoom: Int, isRuled: Bool) throws {
    let commands = try draw(lens: LoupeLens(zoom: zoom)).commands
    let hasLines = commands.contains {
      if case .fill(_, .lattice) = $0 { true } else { false }
    }
    #expect(hasLines == isRuled)
    let marks = commands.count {
      if case .stroke(.rect, _, _) = $0 { true } else { false }
    }
    #expect(marks == (isRuled ? 3 : 2))
  }
}
