import ColorModel
import Drawing
import Geometry
import Sampling
import TestSupport
import Testing
import Text
import X11

@testable import Desktop

/// The window on screens whose channels have other than eight bits.
@Suite struct CanvasTargetTests {
  /// RENDER would cut: #262626 on five, six and five bits would come out greenish.
  @Test(arguments: [15, 16, 30])
  func everyChannelIsRoundedToTheNearestLevel(depth: Int) throws {
    let server = try XServer(screen: "256x8x\(depth)")
    let display = try Display(name: server.display)
    let size = Size(width: 256, height: 8)
    let surface = try Surface(
      Rect(origin: .zero, size: size), overrideRedirect: true, isTranslucent: false, events: [],
      sharing: CanvasCaches(display, text: TextEngine()))
    surface.window.map()
    var list = DrawList()
    func color(_ x: Int) -> RGB8 { RGB8(UInt8(x), UInt8(255 - x), UInt8(x * 7 & 255)) }
    for x in 0..<256 {
      list.fill(.rect(Rect(x: x, y: 0, width: 1, height: 8)), .solid(color(x)))
    }
    surface.show(list)
    let buffer = try RootSource(display).capture(Rect(origin: .zero, size: size))
    for x in 0..<256 {
      let shown = try #require(buffer.color(at: Point(x: x, y: 5))).components
      let wanted = color(x)
      let bits = depth == 30 ? [10, 10, 10] : depth == 16 ? [5, 6, 5] : [5, 5, 5]
      for (channel, byte) in [wanted.red, wanted.green, wanted.blue].enumerated() {
        let maximum = Double(1 << bits[channel] - 1)
        let level = (Double(byte) / 255 * maximum).rounded()
        #expect(abs(shown[channel] * maximum - level) < 1e-6, "\(wanted) \(shown)")
      }
    }
  }
}
