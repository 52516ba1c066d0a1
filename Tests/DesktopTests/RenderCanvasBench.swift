import ColorModel
import Drawing
import Geometry
import TestSupport
import Text
import X11

@testable import Desktop

/// A window on a server of its own, a canvas for it, and a look at both.
struct RenderCanvasBench {
  let server: XServer
  let display: Display
  let window: Window
  let canvas: RenderCanvas

  init(_ size: Size, screenDepth: Int = 24, windowDepth: Int? = nil) throws {
    server = try XServer(screen: "\(max(64, size.width))x\(max(64, size.height))x\(screenDepth)")
    display = try Display(name: server.display)
    var form = Window.Form(frame: Rect(origin: .zero, size: size))
    form.overrideRedirect = true
    var visual = display.screen.visual
    if windowDepth == 32, let alpha = display.alphaVisual {
      visual = alpha
      form.visual = alpha
      form.colormap = display.makeColormap(for: alpha)
    }
    window = Window(form, on: display)
    window.map()
    canvas = try RenderCanvas(
      window.id, visual: visual, size: size,
      sharing: CanvasCaches(display, text: TextEngine()))
  }

  var whole: Rect { Rect(origin: .zero, size: canvas.size) }

  func paint(_ commands: DrawCommand...) {
    canvas.paint(DrawList(commands), damage: [whole])
  }

  /// What the canvas holds.
  var buffer: PixelRows { PixelRows(canvas.buffer.pixels(), width: canvas.size.width) }

  /// What the window shows, each channel widened or narrowed to 8 bits by the server.
  func shown(visual: Visual? = nil) throws -> PixelRows {
    let format = try display.pictureFormat(of: visual ?? display.screen.visual)
    let copy = Picture(try display.argbFormat(), size: canvas.size, on: display)
    copy.composite(.source, Picture(of: window.id, format, on: display), to: whole)
    return PixelRows(copy.pixels(), width: canvas.size.width)
  }
}

/// Pixels read back: premultiplied `0xaarrggbb`.
struct PixelRows: Equatable {
  let width: Int
  let values: [UInt32]

  init(_ values: [UInt32], width: Int) {
    self.values = values
    self.width = width
  }

  subscript(x: Int, y: Int) -> RGB8 { RGB8(values[y * width + x]) }

  func alpha(_ x: Int, _ y: Int) -> UInt32 { values[y * width + x] >> 24 }
}

extension RGB8 {
  /// The largest difference in a channel.
  func distance(to other: RGB8) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}

extension DrawList {
  init(_ commands: [DrawCommand]) {
    self.init()
    for command in commands { append(command) }
  }
}
