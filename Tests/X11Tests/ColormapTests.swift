import TestSupport
import Testing
import X11

@Suite struct ColormapTests {
  @Test(arguments: [(24, 256), (30, 1024), (16, 64)])
  func givesBackTheCellsOfADirectColorMap(depth: Int, entries: Int) throws {
    let client = try Client(screen: "640x480x\(depth)")
    let visual = try #require(
      client.display.visuals(depth: depth).first { $0.kind == .directColor })
    #expect(visual.colormapEntries == entries)
    let ramps = client.display.makeColormap(for: visual, cells: visual.straightRamps)
    let cells = try client.display.cells(of: ramps, visual: visual)
    #expect(cells.first == ColormapCell(0, 0, 0))
    #expect(cells.last == ColormapCell(65535, 65535, 65535))
    // The server keeps as many bits as it shows.
    let unit = 65536 >> visual.bitsPerChannel
    for (cell, wanted) in zip(cells, visual.straightRamps) {
      #expect(abs(Int(cell.red) - Int(wanted.red)) < unit)
      #expect(abs(Int(cell.green) - Int(wanted.green)) < unit)
      #expect(abs(Int(cell.blue) - Int(wanted.blue)) < unit)
    }
  }

  @Test func aMapThatIsGoneIsRefused() throws {
    let client = try Client(screen: "640x480x8")
    #expect(throws: XError.self) {
      try client.display.cells(
        of: ColormapID(rawValue: 0x123_4567), visual: client.display.screen.visual)
    }
  }

  /// More colours than an 8-bit screen has cells: the last get the nearest.
  @Test func aFullMapGivesTheNearestCells() throws {
    let client = try Client(screen: "640x480x8", arguments: ["-cc", "3"])
    let (display, screen) = (client.display, client.display.screen)
    let levels: [UInt16] = [0, 0x2AAA, 0x5555, 0x8000, 0xAAAA, 0xD555, 0xFFFF]
    let colors = levels.flatMap { r in
      levels.flatMap { g in levels.map { b in RenderColor(r, g, b) } }
    }
    let pixels = display.allocate(colors, in: screen.colormap, visual: screen.visual)
    let cells = try display.cells(of: screen.colormap, visual: screen.visual)
    #expect(pixels.count == 343 && Set(pixels).count <= 256)
    func distance(_ cell: ColormapCell, _ color: RenderColor) -> Int {
      [
        Int(cell.red) - Int(color.red), Int(cell.green) - Int(color.green),
        Int(cell.blue) - Int(color.blue),
      ].reduce(0) { $0 + $1 * $1 }
    }
    for (color, pixel) in zip(colors, pixels) {
      let best = cells.map { distance($0, color) }.min() ?? 0
      let got = distance(cells[Int(pixel)], color)
      // An exact cell is kept in as many bits as the screen shows.
      #expect(got <= max(best, 3 * 257 * 257), "\(color)")
    }
  }
}
