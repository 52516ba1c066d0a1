import ColorModel
import Drawing
import Geometry
import TestSupport
import Testing
import Text
import X11

@testable import Desktop

@Suite struct RenderCanvasTests {
  static let ground = RGB8(0x262626)
  static let size = Size(width: 160, height: 120)

  private static func fill(_ path: Path, _ color: RGB8, alpha: UInt8 = 255) -> DrawCommand {
    .fill(path, .solid(color, alpha: alpha))
  }

  /// A little of everything.
  static let picture: [DrawCommand] = {
    let whole = Rect(origin: .zero, size: size)
    let star: [Path.Vertex] = [(50, 80), (58, 104), (38, 90), (62, 90), (42, 104)].map {
      Path.Vertex(x: $0.0, y: $0.1)
    }
    let style = TextStyle(size: 13)
    let white = Paint.solid(RGB8(0xFFFFFF))
    return [
      fill(.rect(whole), ground),
      .field(
        .saturationBrightness(hue: 32), Rect(x: 4, y: 4, width: 60, height: 50), radius: 6),
      .gradient(
        Gradient(.horizontal, [.init(0, RGB8(0xFF0000), alpha: 0), .init(1, RGB8(0xFF0000))]),
        Rect(x: 70, y: 4, width: 80, height: 14), radius: 4),
      .fill(
        .rounded(Rect(x: 70, y: 24, width: 40, height: 21), radius: 40), .houndstooth(tile: 16)),
      .stroke(.ellipse(Rect(x: 20, y: 12, width: 16, height: 16)), width: 2, white),
      .stroke(.rounded(Rect(x: 112, y: 22, width: 44, height: 26), radius: 5), width: 1, white),
      fill(.polygon(star), RGB8(0x6EA8FE), alpha: 200),
      .raster(
        CellGrid(
          columns: 2, cells: [RGB8(0xFF0000), nil, RGB8(0x00FF00), RGB8(0x0000FF)], side: 20),
        Rect(x: 100, y: 60, width: 40, height: 40), radius: 4),
      .text(TextRun("Chidori \u{1F923}", style, white), Rect(x: 4, y: 58, width: 90, height: 17)),
      .pushClip(Rect(x: 70, y: 90, width: 20, height: 20)),
      .pushClip(Rect(x: 60, y: 95, width: 20, height: 30)),
      fill(.rect(whole), RGB8(0xFF00FF)),
      .popClip,
      fill(.rect(Rect(x: 85, y: 85, width: 60, height: 60)), RGB8(0x00FFFF)),
      .popClip,
      fill(.rect(Rect(x: 150, y: 110, width: 100, height: 100)), RGB8(0x808080)),
    ]
  }()

  private func paintAll(_ bench: RenderCanvasBench) {
    bench.canvas.paint(DrawList(Self.picture), damage: [bench.whole])
  }

  @Test func placesAreExact() throws {
    let bench = try RenderCanvasBench(Self.size)
    paintAll(bench)
    let pixels = bench.buffer
    let table: [(x: Int, y: Int, color: UInt32, what: String)] = [
      (0, 0, 0x262626, "ground"), (149, 11, 0xFF0000, "track's end"),
      (28, 13, 0xFFFFFF, "ring's top"), (134, 22, 0xFFFFFF, "border"),
      (134, 23, 0x262626, "inside"),
      (112, 35, 0xFFFFFF, "border"), (104, 72, 0xFF0000, "cell"),
      (100, 80, 0x00FF00, "cell's first pixel"), (119, 90, 0x00FF00, "cell's last pixel"),
      (120, 90, 0x0000FF, "next cell"), (75, 97, 0xFF00FF, "both clips"),
      (81, 97, 0x262626, "outer clip only"), (87, 97, 0x00FFFF, "after the inner pop"),
      (95, 88, 0x262626, "outside the outer clip"), (159, 119, 0x808080, "edge of the window"),
      (149, 119, 0x262626, "beside it"),
    ]
    for row in table {
      #expect(pixels[row.x, row.y] == RGB8(row.color), "\(row.what) at \(row.x),\(row.y)")
    }
    #expect(pixels.values.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func cellsWithoutPixelsLookLikeNothingElse() throws {
    let bench = try RenderCanvasBench(Size(width: 40, height: 20))
    let grid = CellGrid(columns: 2, cells: [nil, RGB8(0x123456)], side: 20)
    bench.paint(.raster(grid, bench.whole, radius: 0))
    let pixels = bench.buffer
    let nothing = Set((0..<400).map { pixels[$0 % 20, $0 / 20] })
    #expect(nothing == [RGB8(0x303030), RGB8(0x484848)])
    #expect((0..<400).allSatisfy { pixels[20 + $0 % 20, $0 / 20] == RGB8(0x123456) })
  }

  /// Their picture is used again, with other pixels in it.
  @Test func otherCellsOfTheSameNumberAreShown() throws {
    let bench = try RenderCanvasBench(Size(width: 40, height: 20))
    for color in [0x123456, 0x654321, 0x123456] as [UInt32] {
      let cells: [RGB8?] = [RGB8(0xFFFFFF), RGB8(color)]
      bench.paint(.raster(CellGrid(columns: 2, cells: cells, side: 20), bench.whole, radius: 0))
      #expect(bench.buffer[30, 10] == RGB8(color))
    }
  }

  @Test(arguments: [2, 3, 11, 32]) func aCellIsAWholeNumberOfPixels(factor: Int) throws {
    let side = 17
    let bench = try RenderCanvasBench(Size(width: side * factor, height: side * factor))
    let cells = (0..<side * side).map { RGB8(UInt32($0 * 7919)) }
    let grid = CellGrid(columns: side, cells: cells, side: factor)
    bench.paint(.raster(grid, bench.whole, radius: 0))
    let pixels = bench.buffer
    for y in 0..<side * factor {
      for x in 0..<side * factor {
        #expect(pixels[x, y] == cells[y / factor * side + x / factor])
      }
    }
  }

  @Test(arguments: [2, 3, 8, 22]) func cellsAreCutAtTheTopLeft(factor: Int) throws {
    let (side, cut) = (9, factor / 2)
    let bench = try RenderCanvasBench(Size(width: side * factor - cut, height: side * factor - cut))
    let cells = (0..<side * side).map { RGB8(UInt32($0 * 7919)) }
    let grid = CellGrid(columns: side, cells: cells, side: factor, cut: cut)
    bench.paint(.raster(grid, bench.whole, radius: 0))
    let pixels = bench.buffer
    for y in 0..<bench.whole.height {
      for x in 0..<bench.whole.width {
        #expect(pixels[x, y] == cells[(y + cut) / factor * side + (x + cut) / factor])
      }
    }
  }

  @Test func aLatticeDarkensOneLineOfEachCell() throws {
    let bench = try RenderCanvasBench(Size(width: 40, height: 30))
    bench.paint(
      .fill(.rect(bench.whole), .solid(RGB8(0xFFFFFF))),
      .fill(
        .rect(Rect(x: 4, y: 4, width: 30, height: 20)),
        .lattice(side: 11, from: Point(x: 1, y: 2))))
    let pixels = bench.buffer
    let line = RGB8(209, 209, 209)
    for y in 4..<24 {
      for x in 4..<34 {
        let isLine = (x - 1).isMultiple(of: 11) || (y - 2).isMultiple(of: 11)
        #expect(pixels[x, y] == (isLine ? line : RGB8(0xFFFFFF)), "\(x),\(y)")
      }
    }
    #expect(pixels[12, 3] == RGB8(0xFFFFFF))
  }

  @Test func roundCornersAreCoverage() throws {
    let bench = try RenderCanvasBench(Size(width: 50, height: 40))
    for (rect, radius) in [
      (bench.whole, 6), (bench.whole, 30), (Rect(x: 3, y: 2, width: 21, height: 21), 9),
    ] {
      for stroke in [nil, 1, 2] {
        let path = Path.rounded(rect, radius: radius)
        let white = Paint.solid(RGB8(0xFFFFFF))
        bench.paint(stroke.map { .stroke(path, width: $0, white) } ?? .fill(path, white))
        let coverage = stroke.map { path.strokeCoverage(width: $0) } ?? path.coverage()
        let pixels = bench.buffer
        for (index, byte) in coverage.bytes.enumerated() {
          let (x, y) = (rect.minX + index % rect.width, rect.minY + index / rect.width)
          #expect(
            pixels.alpha(x, y) == UInt32(byte), "\(rect) \(radius) \(stroke ?? 0) at \(x),\(y)")
        }
      }
    }
  }

  @Test func textIsInkedInItsColor() throws {
    let bench = try RenderCanvasBench(Size(width: 80, height: 30))
    let run = TextRun("Hilt", TextStyle(size: 20), .solid(RGB8(0x00FF00)))
    bench.paint(
      Self.fill(.rect(bench.whole), RGB8(0)), .text(run, Rect(x: 4, y: 2, width: 60, height: 25)))
    let colors = Set(bench.buffer.values)
    #expect(colors.contains(0xFF00_FF00))
    #expect(colors.allSatisfy { $0 & 0xFF00FF == 0 })
  }

  @Test func c129_twoRendersAreTheSame() throws {
    let (one, other) = (try RenderCanvasBench(Self.size), try RenderCanvasBench(Self.size))
    paintAll(one)
    paintAll(other)
    let first = one.buffer
    #expect(first == other.buffer)
    // And again, out of the caches.
    paintAll(one)
    #expect(first == one.buffer)
  }

  @Test(arguments: [
    [Rect(x: 0, y: 0, width: 1, height: 1)], [Rect(x: 10, y: 10, width: 70, height: 70)],
    [Rect(x: 5, y: 5, width: 30, height: 60), Rect(x: 100, y: 20, width: 100, height: 500)],
    [Rect(x: 20, y: 20, width: 30, height: 30), Rect(x: 40, y: 40, width: 50, height: 60)],
  ]) func damageRepaintsExactlyItself(damage: [Rect]) throws {
    let bench = try RenderCanvasBench(Self.size)
    paintAll(bench)
    let whole = bench.buffer
    bench.paint(Self.fill(.rect(bench.whole), RGB8(0xABCDEF)))
    bench.canvas.paint(DrawList(Self.picture), damage: damage)
    let mended = bench.buffer
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let isDamaged = damage.contains { $0.contains(Point(x: x, y: y)) }
        #expect(mended[x, y] == (isDamaged ? whole[x, y] : RGB8(0xABCDEF)), "\(x),\(y)")
      }
    }
  }

  @Test(arguments: [(16, 8), (24, 0), (30, 1)]) func windowsOfAnyDepthShowIt(depth: Int, step: Int)
    throws
  {
    let bench = try RenderCanvasBench(Self.size, screenDepth: depth)
    #expect(bench.display.screen.depth == depth)
    paintAll(bench)
    bench.canvas.present([bench.whole])
    let (buffer, shown) = (bench.buffer, try bench.shown())
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        #expect(shown[x, y].distance(to: buffer[x, y]) <= step, "\(x),\(y)")
      }
    }
  }

  @Test func popupsKeepTheirAlpha() throws {
    let bench = try RenderCanvasBench(Self.size, windowDepth: 32)
    bench.paint(Self.fill(.rounded(bench.whole, radius: 8), RGB8(0xFFFFFF)))
    bench.canvas.present([bench.whole])
    let visual = try #require(bench.display.alphaVisual)
    let shown = try bench.shown(visual: visual)
    #expect(shown == bench.buffer)
    #expect(shown.alpha(0, 0) == 0)
    #expect(shown.alpha(80, 60) == 255)
  }

  @Test func onlyWhatIsPresentedIsShown() throws {
    let bench = try RenderCanvasBench(Self.size)
    bench.paint(Self.fill(.rect(bench.whole), RGB8(0xFF0000)))
    bench.canvas.present([bench.whole])
    bench.paint(Self.fill(.rect(bench.whole), RGB8(0x00FF00)))
    bench.canvas.present([Rect(x: 10, y: 10, width: 5, height: 5)])
    let shown = try bench.shown()
    #expect(shown[9, 9] == RGB8(0xFF0000))
    #expect(shown[10, 10] == RGB8(0x00FF00))
    #expect(shown[15, 15] == RGB8(0xFF0000))
  }

  /// As after an Expose of the whole window: the last paint's clip must not limit it.
  @Test func allCanBePresentedAfterALittleWasPainted() throws {
    let bench = try RenderCanvasBench(Self.size)
    paintAll(bench)
    let damage = [Rect(x: 10, y: 10, width: 5, height: 5)]
    bench.canvas.paint(DrawList(Self.picture), damage: damage)
    bench.canvas.present([bench.whole])
    let (buffer, shown) = (bench.buffer, try bench.shown())
    #expect((0..<Self.size.height).allSatisfy { shown[80, $0] == buffer[80, $0] })
  }

  @Test func aNewSizeIsANewBuffer() throws {
    let bench = try RenderCanvasBench(Self.size)
    bench.canvas.resize(to: Size(width: 30, height: 20))
    bench.paint(Self.fill(.rect(Rect(x: 0, y: 0, width: 999, height: 999)), RGB8(0x112233)))
    #expect(bench.buffer.values == Array(repeating: 0xFF11_2233, count: 600))
  }

  @Test func farAwayPlacesAreNoTrouble() throws {
    let bench = try RenderCanvasBench(Size(width: 20, height: 20))
    let red = RGB8(0xFF0000)
    let wide = Rect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)
    bench.paint(
      Self.fill(.rect(wide), red),
      Self.fill(.rect(Rect(x: 70_000, y: 0, width: 9, height: 9)), RGB8(0)),
      .stroke(.rounded(wide, radius: 5), width: 2, .solid(RGB8(0))))
    #expect(bench.buffer.values == Array(repeating: 0xFFFF_0000, count: 400))
  }

  @Test func unbalancedClipsAreSurvived() throws {
    let bench = try RenderCanvasBench(Size(width: 20, height: 20))
    bench.paint(.popClip, .pushClip(.zero), Self.fill(.rect(bench.whole), RGB8(0xFF0000)))
    #expect(bench.buffer.values == Array(repeating: 0, count: 400))
    bench.paint(Self.fill(.rect(bench.whole), RGB8(0xFF0000)))
    #expect(bench.buffer.values == Array(repeating: 0xFFFF_0000, count: 400))
  }

  @Test func aServerWithoutRenderIsNamed() throws {
    let server = try XServer(arguments: ["-extension", "RENDER"])
    let display = try Display(name: server.display)
    #expect(throws: XError.missing(.render)) { try CanvasCaches(display, text: TextEngine()) }
    #expect("\(XError.missing(.render))" == "the X server lacks RENDER")
  }
}
