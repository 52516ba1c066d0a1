import ColorModel
import Geometry
import TestSupport
import Testing
import X11

/// Which pixel is read, and that it is read as what it is.
@Suite(.serialized) struct PickPixelTests {
  /// A raw pixel value and the colour it stands for.
  struct Pixel: Sendable {
    let value: UInt
    let hex: String

    init(_ value: UInt, _ hex: String) {
      self.value = value
      self.hex = hex
    }
  }

  /// Paints the pixels in a row, reads each by its place, and the last through the loupe.
  private func check(_ pixels: [Pixel], onDepth depth: Int) throws {
    let stage = try PickStage(screen: "640x480x\(depth)", ground: 0)
    #expect(stage.display.screen.visual.depth == depth)
    for (x, pixel) in pixels.enumerated() { stage.fill(Point(x: x, y: 7), pixel.value) }
    for (x, pixel) in pixels.enumerated() {
      let outcome = try stage.run("pick", "--at", "\(x),7")
      #expect(outcome.text == pixel.hex + "\n", "\(pixel)")
      #expect(outcome.status == 0 && outcome.errorText.isEmpty, "\(pixel)")
    }
    stage.movePointer(to: Point(x: pixels.count - 1, y: 7))
    let pick = try stage.startPick()
    try stage.xdotool("click", "1")
    #expect(pick.finish().text == (pixels.last?.hex ?? "") + "\n")
  }

  /// From cases.md; the masks are 3FF00000, 000FFC00 and 000003FF.
  @Test func c13_readsTenBitsAChannel() throws {
    let pixels = [
      Pixel(0x2008_0200, "#808080"), Pixel(0x3FF8_0000, "#ff8000"), Pixel(0x3FF0_0000, "#ff0000"),
      Pixel(0x000F_FC00, "#00ff00"), Pixel(0x0000_03FF, "#0000ff"), Pixel(0x3FFF_FFFF, "#ffffff"),
    ]
    try check(pixels, onDepth: 30)
  }

  @Test func c13_tenBitsReachTheJSON() throws {
    let stage = try PickStage(screen: "640x480x30", ground: 700 << 20 | 333 << 10 | 1)
    let text = try stage.run("pick", "--at", "9,9", "--json").text
    #expect(text.contains("\"bits\":10"))
    #expect(
      text.contains("\"r\":\(700.0 / 1023),\"g\":\(333.0 / 1023),\"b\":\(1.0 / 1023)"), "\(text)")
  }

  /// A window of another visual, read by its place and through the loupe.
  @Test func c20_aWindowOfAnotherVisualHasItsOwnColors() throws {
    let stage = try PickStage(ground: 0x336699)
    let display = stage.display
    let visual = try #require(display.visuals(depth: 24).first { $0.kind == .directColor })
    let reversed = visual.straightRamps.reversed() as [ColormapCell]
    var form = Window.Form(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    form.overrideRedirect = true
    form.visual = visual
    form.colormap = display.makeColormap(for: visual, cells: reversed)
    let window = Window(form, on: display)
    window.mapRaised()
    GraphicsContext(display, for: window.id.drawable)
      .fill(Rect(x: 0, y: 0, width: 50, height: 50), pixel: 0x10_20_30)
    display.sync()
    #expect(try stage.run("pick", "--at", "120,120").text == "#efdfcf\n")
    #expect(try stage.run("pick", "--at", "99,120").text == "#336699\n")
    stage.movePointer(to: Point(x: 120, y: 120))
    let pick = try stage.startPick()
    try stage.xdotool("key", "Return")
    #expect(pick.finish().text == "#efdfcf\n")
  }

  @Test func c14_everyByteComesBackFromTenBits() throws {
    let server = try XServer(screen: "640x480x30")
    let display = try Display(name: server.display)
    let greys = (0...255).map { RenderColor(red: $0, green: $0, blue: $0) }
    let pixels = display.allocate(
      greys, in: display.screen.colormap, visual: display.screen.visual)
    try check(
      zip(0...255 as ClosedRange<UInt32>, pixels).map {
        Pixel(UInt($1), "\(RGB8($0 << 16 | $0 << 8 | $0))")
      }, onDepth: 30)
  }

  /// What XQueryColors says of the cells, and a round mean of neither.
  @Test func c20_readsTheCellsOfAnIndexedScreen() throws {
    let server = try XServer(screen: "640x480x8")
    let display = try Display(name: server.display)
    let screen = display.screen
    #expect(screen.visual.kind == .pseudoColor)
    let wanted = [RenderColor(65535, 0, 0), RenderColor(0x8080, 0x8080, 0x8080)]
    let pixels = display.allocate(wanted, in: screen.colormap, visual: screen.visual)
    let cells = try display.cells(of: screen.colormap, visual: screen.visual)
    for (x, pixel) in pixels.enumerated() {
      GraphicsContext(display, for: screen.root.drawable)
        .fill(Rect(x: x, y: 7, width: 1, height: 1), pixel: UInt(pixel))
      display.sync()
      let cell = cells[Int(pixel)]
      let levels = [cell.red, cell.green, cell.blue].map {
        UInt8((Double($0) / 257).rounded())
      }
      let outcome = try Program.run(
        [PickStage.chidori, "pick", "--at", "\(x),7"], environment: server.environment)
      #expect(outcome.text == "\(RGB8(levels[0], levels[1], levels[2]))\n")
      #expect(outcome.status == 0 && outcome.errorText.isEmpty)
    }
  }

  /// From cases.md: round(v * 255 / 31) and round(v * 255 / 63).
  @Test func c16_scalesFiveAndSixBits() throws {
    let pixels = [
      Pixel(0xFFFF, "#ffffff"), Pixel(0xF800, "#ff0000"), Pixel(0x07E0, "#00ff00"),
      Pixel(0x001F, "#0000ff"), Pixel(0x8410, "#848284"), Pixel(0x7BEF, "#7b7d7b"),
    ]
    try check(pixels, onDepth: 16)
  }

  @Test func c19_paddingIsNoAlpha() throws {
    try check([Pixel(0xAB33_6699, "#336699")], onDepth: 24)
  }

  @Test func c07_picksInTheCornersOfTheScreen() throws {
    let stage = try PickStage(screen: "800x600x24")
    let corners: [(Point, UInt, String)] = [
      (Point(x: 0, y: 0), 0xAA0000, "#aa0000"), (Point(x: 799, y: 0), 0x00BB00, "#00bb00"),
      (Point(x: 0, y: 599), 0x0000CC, "#0000cc"), (Point(x: 799, y: 599), 0xDDDD00, "#dddd00"),
    ]
    for (corner, pixel, _) in corners { stage.fill(corner, pixel) }
    for (corner, _, hex) in corners {
      stage.movePointer(to: corner)
      let pick = try stage.startPick()
      #expect(stage.bounds.contains(pick.frame), "\(corner)")
      // Outwards, there is no way.
      let ways = [corner.x == 0 ? "Left" : "Right", corner.y == 0 ? "Up" : "Down"]
      try stage.xdotool(["key"] + ways + ways + ["Return"])
      let outcome = pick.finish()
      #expect(outcome.text == hex + "\n", "\(corner)")
      #expect(outcome.errorText == "", "\(corner)")
    }
  }

  @Test func c01_everyDevicePixelIsReachedAtTwiceTheScale() throws {
    let stage = try PickStage()
    let resources = Property(type: .string, .bytes(Array("Xft.dpi:\t192\n".utf8)))
    stage.display.setProperty(
      stage.display.atom("RESOURCE_MANAGER"), of: stage.display.screen.root, to: resources)
    let columns: [(UInt, String)] = [
      (0xFF0000, "#ff0000"), (0x00FF00, "#00ff00"), (0x0000FF, "#0000ff"),
    ]
    for (index, column) in columns.enumerated() {
      stage.fill(Rect(x: 100 + index, y: 0, width: 1, height: 480), column.0)
    }
    for (index, column) in columns.enumerated() {
      stage.movePointer(to: Point(x: 100, y: 200))
      let pick = try stage.startPick()
      // 17 cells of 22 and two borders of one: the loupe is at twice the scale.
      #expect(pick.frame.width == 17 * 22 + 2)
      for _ in 0..<index { try stage.xdotool("key", "Right") }
      try stage.xdotool("key", "Return")
      #expect(pick.finish().text == column.1 + "\n")
    }
  }

  @Test(arguments: ["L", "R"]) func c03_c04_readsEachMonitorInRootCoordinates(
    _ primary: String
  ) throws {
    let stage = try PickStage(screen: "1600x600x24")
    let left = Rect(x: 0, y: 0, width: 800, height: 600)
    let right = left.offset(by: Point(x: 800, y: 0))
    for (name, form) in [("L", "800/200x600/150+0+0"), ("R", "800/200x600/150+800+0")] {
      let mark = name == primary ? "*" : ""
      let output = name == "L" ? "screen" : "none"
      _ = try stage.server.run("xrandr", "--setmonitor", mark + name, form, output)
    }
    let monitors = stage.display.monitors()
    #expect(monitors.map(\.frame) == (primary == "L" ? [left, right] : [right, left]))
    let places: [(Point, UInt, String, Rect)] = [
      (Point(x: 10, y: 10), 0xAA0000, "#aa0000", left),
      (Point(x: 810, y: 10), 0x00BB00, "#00bb00", right),
      (Point(x: 5, y: 5), 0x123456, "#123456", left),
      (Point(x: 805, y: 5), 0x654321, "#654321", right),
      (Point(x: 795, y: 300), 0x0000CC, "#0000cc", left),
    ]
    for (point, pixel, _, _) in places { stage.fill(point, pixel) }
    for (point, _, hex, monitor) in places {
      stage.movePointer(to: point)
      let pick = try stage.startPick()
      #expect(monitor.contains(pick.frame), "\(point)")
      try stage.xdotool("click", "1")
      #expect(pick.finish().text == hex + "\n", "\(point)")
      #expect(try stage.run("pick", "--at", "\(point.x),\(point.y)").text == hex + "\n")
    }
  }

  @Test func c41_arrowsMoveByOneAndShiftByTen() throws {
    let stage = try PickStage()
    let strokes: [(keys: [String], end: Point)] = [
      (["Right"], Point(x: 101, y: 100)), (["Left"], Point(x: 99, y: 100)),
      (["Down"], Point(x: 100, y: 101)), (["Up"], Point(x: 100, y: 99)),
      (["Right", "shift+Down"], Point(x: 101, y: 110)),
      (["shift+Right", "shift+Up"], Point(x: 110, y: 90)),
      (["shift+Left", "Left", "KP_Down"], Point(x: 89, y: 101)),
    ]
    for (index, stroke) in strokes.enumerated() { stage.fill(stroke.end, 0x1000 + UInt(index)) }
    for (index, stroke) in strokes.enumerated() {
      stage.movePointer(to: Point(x: 100, y: 100))
      let pick = try stage.startPick("--json")
      for key in stroke.keys { try stage.xdotool("key", key) }
      // The value follows before it is picked: the pointer is the loupe's centre.
      try stage.xdotool("key", "Return")
      let text = pick.finish().text
      let place = "\"x\":\(stroke.end.x),\"y\":\(stroke.end.y)"
      #expect(text.contains("\"hex\":\"#00100\(index)\""), "\(stroke): \(text)")
      #expect(text.contains(place), "\(stroke): \(text)")
      #expect(stage.display.queryPointer()?.rootPosition == stroke.end)
    }
  }
}
