import ColorModel
import Foundation
import Geometry
import Sampling
import TestSupport
import Testing
import X11

@testable import Desktop

/// What is reported is what a user sees with the window's colour map installed.
@Suite struct RootSourceTests {
  /// A server, a client that paints, and the source under test on a connection of its own.
  private struct Stage {
    let server: XServer
    let display: Display
    let source: RootSource

    init(_ depth: Int, _ arguments: String...) throws {
      server = try XServer(screen: "320x240x\(depth)", arguments: arguments)
      display = try Display(name: server.display)
      source = try RootSource(Display(name: server.display))
    }

    /// A popup of any visual, filled with a raw pixel.
    func window(
      _ frame: Rect, _ visual: Visual? = nil, _ colormap: ColormapID? = nil, pixel: UInt
    ) -> Window {
      var form = Window.Form(frame: frame)
      form.overrideRedirect = true
      form.visual = visual
      form.colormap = colormap
      let window = Window(form, on: display)
      window.mapRaised()
      fill(window, frame.size, pixel)
      return window
    }

    func fill(_ window: Window, _ size: Size, _ pixel: UInt) {
      GraphicsContext(display, for: window.id.drawable)
        .fill(Rect(origin: .zero, size: size), pixel: pixel)
      display.sync()
    }

    func color(_ x: Int, _ y: Int) throws -> Color? {
      let point = Point(x: x, y: y)
      return try source.capture(Rect(x: x - 2, y: y - 2, width: 5, height: 5)).color(at: point)
    }
  }

  private static let frame = Rect(x: 40, y: 30, width: 50, height: 40)

  /// Cells in which no two levels are alike.
  private static func cells(_ visual: Visual) -> [ColormapCell] {
    let count = visual.colormapEntries
    return (0..<count).map { index in
      let level = index * 65535 / (count - 1)
      return ColormapCell(
        UInt16(65535 - level), UInt16((index * 37 % count) * 65535 / (count - 1)),
        UInt16(level / 2))
    }
  }

  /// The colour of a pixel by what the server's own colour map says, apart from the product.
  private static func expected(
    _ pixel: UInt, _ visual: Visual, _ colormap: ColormapID, on display: Display
  ) throws -> RGB8 {
    func byte(_ level: UInt16) -> UInt8 { UInt8((Double(level) / 257).rounded()) }
    func part(_ mask: UInt) -> UInt { (pixel & mask) >> UInt(mask.trailingZeroBitCount) }
    func share(_ mask: UInt) -> UInt8 {
      let last = mask >> UInt(mask.trailingZeroBitCount)
      return UInt8((Double(part(mask)) * 255 / Double(last)).rounded())
    }
    if visual.kind == .trueColor {
      return RGB8(share(visual.redMask), share(visual.greenMask), share(visual.blueMask))
    }
    let cells = try display.cells(of: colormap, visual: visual)
    if visual.kind == .directColor {
      return RGB8(
        byte(cells[Int(part(visual.redMask))].red), byte(cells[Int(part(visual.greenMask))].green),
        byte(cells[Int(part(visual.blueMask))].blue))
    }
    let cell = cells[Int(pixel)]
    return RGB8(byte(cell.red), byte(cell.green), byte(cell.blue))
  }

  /// Depth and default visual class, as `-cc` numbers them.
  static let screens = [
    (8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (15, 4), (16, 4), (24, 4), (24, 5), (30, 4),
    (30, 5),
  ]

  /// Each visual that each screen offers at its depth, with cells of its own where it can have
  /// them; the root's children redirected, as they are in a pick, and not.
  @Test(arguments: screens)
  func c20_aWindowIsReadByItsOwnVisualAndColormap(depth: Int, kind: Int) throws {
    let stage = try Stage(depth, "-cc", "\(kind)")
    let display = stage.display
    #expect(Int(display.screen.visual.kind.rawValue) == kind)
    var met: Set<[UInt]> = []
    let all = display.visuals(depth: depth).filter {
      met.insert([UInt($0.kind.rawValue), $0.redMask]).inserted
    }
    #expect(all.count >= 2)
    for visual in all {
      let colormap =
        visual.kind.isDynamic
        ? display.makeColormap(for: visual, cells: Self.cells(visual))
        : display.makeColormap(for: visual)
      let pixel: UInt = 0x1A3B_5C71 & (1 << UInt(depth) - 1)
      let window = stage.window(Self.frame, visual, colormap, pixel: pixel)
      let wanted = try Self.expected(pixel, visual, colormap, on: display)
      for isRedirected in [false, true] {
        let redirection = isRedirected ? try? ScreenRedirection(display) : nil
        stage.fill(window, Self.frame.size, pixel)
        let rgb = try stage.color(60, 50)?.rgb8
        #expect(
          rgb == wanted, "\(visual.kind) \(String(visual.redMask, radix: 16)) \(isRedirected)")
        withExtendedLifetime(redirection) {}
      }
    }
  }

  /// The cells of the screen itself, shared or one's own, as C20 has it.
  @Test(arguments: [0, 1, 2, 3, 4])
  func c20_theScreensOwnCellsAreRead(kind: Int) throws {
    let stage = try Stage(8, "-cc", "\(kind)")
    let (display, screen) = (stage.display, stage.display.screen)
    let window = stage.window(Self.frame, pixel: 0)
    let wanted = [RenderColor(65535, 0, 0), RenderColor(0x8080, 0x8080, 0x8080)]
    for pixel in display.allocate(wanted, in: screen.colormap, visual: screen.visual) {
      // As in a pick, where it can be.
      let redirection = try? ScreenRedirection(display)
      stage.fill(window, Self.frame.size, UInt(pixel))
      let expected = try Self.expected(
        UInt(pixel), screen.visual, screen.colormap, on: display)
      #expect(try stage.color(60, 50)?.rgb8 == expected)
      withExtendedLifetime(redirection) {}
    }
  }

  @Test func aCellThatChangesIsReadAnew() throws {
    let stage = try Stage(8, "-cc", "3")
    let visual = stage.display.screen.visual
    let colormap = stage.display.makeColormap(for: visual, cells: Self.cells(visual))
    let window = stage.window(Self.frame, visual, colormap, pixel: 1)
    for level in [0x1111, 0x7777, 0xEEEE] as [UInt16] {
      let cell = ColormapCell(level, 0, 0xFFFF)
      stage.display.store([cell, cell], in: colormap, visual: visual)
      stage.display.sync()
      #expect(try stage.color(60, 50)?.rgb8 == RGB8(UInt8(level >> 8), 0, 255))
    }
    withExtendedLifetime(window) {}
  }

  /// The server converts, cutting what does not fit: 7 of 31, 23 of 63 (16 bits) or 11, 14 of 31.
  @Test(arguments: [(15, 0x3A5A73), (16, 0x3A5D73), (24, 0x3B5C71), (30, 0x3B5C71)])
  func aWindowOfDepth32IsReadAsItIsShown(depth: Int, hex: UInt32) throws {
    let stage = try Stage(depth)
    let alpha = try #require(stage.display.alphaVisual)
    let colormap = stage.display.makeColormap(for: alpha)
    let window = stage.window(Self.frame, alpha, colormap, pixel: 0x9A3B_5C71)
    #expect(try stage.color(60, 50)?.rgb8 == RGB8(hex))
    withExtendedLifetime(window) {}
  }

  @Test func onlyTheVisiblePartOfAWindowIsItsOwn() throws {
    let stage = try Stage(24)
    let visual = try #require(
      stage.display.visuals(depth: 24).first { $0.kind == .directColor })
    let colormap = stage.display.makeColormap(for: visual, cells: Self.cells(visual))
    let ground = stage.window(Rect(x: 0, y: 0, width: 320, height: 240), pixel: 0x808080)
    let direct = stage.window(Self.frame, visual, colormap, pixel: 0x00_0000)
    let front = stage.window(Rect(x: 60, y: 40, width: 100, height: 10), pixel: 0x123456)
    let buffer = try stage.source.capture(Rect(x: 0, y: 0, width: 320, height: 240))
    let raster = Raster(buffer)
    for y in 0..<240 {
      for x in 0..<320 {
        let point = Point(x: x, y: y)
        let wanted =
          Rect(x: 60, y: 40, width: 100, height: 10).contains(point)
          ? 0x123456 : Self.frame.contains(point) ? 0xFF0000 : 0x808080 as UInt32
        if raster[point] != RGB8(wanted) { Issue.record("\(point) \(wanted)") }
      }
    }
    withExtendedLifetime((ground, direct, front)) {}
  }

  /// Another client maps and destroys such a window as fast as it can.
  @Test func aWindowThatGoesAwayMeanwhileFailsNothing() throws {
    let stage = try Stage(24)
    let ground = stage.window(Rect(x: 0, y: 0, width: 320, height: 240), pixel: 0x808080)
    let name = stage.server.display
    let isOver = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      defer { ended.signal() }
      guard let display = try? Display(name: name),
        let visual = display.visuals(depth: 24).first(where: { $0.kind == .directColor })
      else { return }
      while isOver.wait(timeout: .now()) == .timedOut {
        let colormap = display.makeColormap(for: visual, cells: Self.cells(visual))
        var form = Window.Form(frame: Self.frame)
        form.overrideRedirect = true
        form.visual = visual
        form.colormap = colormap
        let window = Window(form, on: display)
        window.mapRaised()
        GraphicsContext(display, for: window.id.drawable)
          .fill(Rect(origin: .zero, size: Self.frame.size), pixel: 0)
        display.sync()
      }
    }
    for _ in 0..<300 {
      let buffer = try stage.source.capture(Rect(x: 30, y: 20, width: 60, height: 60))
      #expect(buffer.rgb8(at: Point(x: 31, y: 21)) == RGB8(0x808080))
    }
    isOver.signal()
    ended.wait()
    withExtendedLifetime(ground) {}
  }
}
