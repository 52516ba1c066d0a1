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

  private func frame(at pointer: Point, _ geometry: LoupeGeometry, sampleSize: Int = 1) throws
    -> LoupeFrame
  {
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
    return LoupeFrame(buffer, at: pointer, geometry: geometry, sampleSize: sampleSize)
  }

  private func draw(
    at pointer: Point = Point(x: 40, y: 30), scale: Double = 1, isRounded: Bool = true,
    hasWords: Bool = true, sampleSize: Int = 1, format: OutputFormat = .hex, theme: Theme = .dark
  ) throws -> DrawList {
    let geometry = LoupeGeometry(scale: scale)
    let context = ViewContext(theme: theme, scale: Scale(scale), text: FixedTextMeasurer())
    let picture = LoupePicture(
      try frame(at: pointer, geometry, sampleSize: sampleSize), geometry, isRounded: isRounded,
      format: format, style: CSSFormatter())
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
      words(try draw(at: Point(x: 10, y: 10), format: .rgb)) == ["rgb(231 111 81)", "10, 10"])
    #expect(
      words(try draw(at: Point(x: 10, y: 10), sampleSize: 3)) == ["#e76f51", "3 × 3 · 10, 10"])
    #expect(words(try draw(at: Point(x: 200, y: 200))) == ["outside the screen", "200, 200"])
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
    let styles = try draw(at: Point(x: 10, y: 10), format: format).commands.compactMap {
      if case .text(let run, _) = $0 { run.style } else { nil }
    }
    #expect(styles.map(\.size) == [size, 11])
  }
}
