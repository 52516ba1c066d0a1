import ColorModel
import Drawing
import Geometry
import Sampling
import TestSupport
import Testing
import Text
import X11

@testable import Desktop

/// The window on screens of few colours.
@Suite struct DitherTests {
  /// The mean of a plane is the colour it is of, and no pixel is a colour the palette lacks.
  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func c20_aMixtureHasTheMeanOfTheColor(kind: Int) throws {
    let server = try XServer(screen: "64x64x8", arguments: ["-cc", "\(kind)"])
    let display = try Display(name: server.display)
    let size = Size(width: 64, height: 64)
    let surface = try Surface(
      Rect(origin: .zero, size: size), overrideRedirect: true, isTranslucent: false, events: [],
      sharing: CanvasCaches(display, text: TextEngine()))
    surface.window.map()
    let source = try RootSource(display)
    let isGrey = kind < 2
    for hex in [0x262626, 0xEB8D38, 0x3366CC, 0xFFFFFF, 0x000000, 0x808080] as [UInt32] {
      let color = RGB8(hex)
      var list = DrawList()
      list.append(.fill(.rect(Rect(origin: .zero, size: size)), .solid(color)))
      surface.show(list)
      let buffer = try source.capture(Rect(origin: .zero, size: size))
      let mean = try #require(AreaAverage().color(of: buffer.rect, in: buffer)).components * 255
      let luma =
        0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
      let wanted =
        isGrey
        ? SIMD3(luma, luma, luma)
        : SIMD3(Double(color.red), Double(color.green), Double(color.blue))
      for channel in 0..<3 {
        #expect(abs(mean[channel] - wanted[channel]) < 3, "\(color) \(mean)")
      }
    }
  }

  /// A part shown by itself is the same as in the whole: the pattern lies on the window.
  @Test func partsFitTogether() throws {
    let server = try XServer(screen: "64x64x8", arguments: ["-cc", "3"])
    let display = try Display(name: server.display)
    let size = Size(width: 64, height: 64)
    let surface = try Surface(
      Rect(origin: .zero, size: size), overrideRedirect: true, isTranslucent: false, events: [],
      sharing: CanvasCaches(display, text: TextEngine()))
    surface.window.map()
    var list = DrawList()
    list.append(.fill(.rect(Rect(origin: .zero, size: size)), .solid(RGB8(0xEB8D38))))
    surface.show(list)
    let root = display.screen.root.drawable
    let whole = try display.capture(Rect(origin: .zero, size: size), of: root)
    for part in [Rect(x: 3, y: 5, width: 7, height: 9), Rect(x: 61, y: 0, width: 3, height: 64)] {
      surface.restore(part)
    }
    #expect(try display.capture(Rect(origin: .zero, size: size), of: root) == whole)
  }
}
