import ColorModel
import Geometry
import X11

/// What is on the screen, read and decoded apart from the product's own sampling.
struct ScreenPicture: Equatable {
  let rect: Rect
  /// `0xrrggbb` in rows; every channel scaled to the nearest of 256 levels.
  let pixels: [UInt32]

  init(_ rect: Rect, of display: Display) throws {
    let image = try display.capture(rect, of: display.screen.root.drawable)
    self.rect = rect
    let visual = display.screen.visual
    let channels = [visual.redMask, visual.greenMask, visual.blueMask].map(Channel.init)
    let cells =
      visual.kind == .trueColor
      ? [] : try display.cells(of: display.screen.colormap, visual: visual).map(Self.hex)
    let bytes = image.bitsPerPixel / 8
    pixels = image.bytes.withUnsafeBufferPointer { data in
      var pixels: [UInt32] = []
      pixels.reserveCapacity(rect.width * rect.height)
      for y in 0..<rect.height {
        for x in 0..<rect.width {
          var value: UInt = 0
          // Xvfb's images are little-endian on every machine we build for.
          for byte in 0..<bytes {
            value |= UInt(data[y * image.bytesPerRow + x * bytes + byte]) << (8 * UInt(byte))
          }
          pixels.append(
            cells.isEmpty
              ? channels.reduce(0) { $0 << 8 | $1.level(of: value) } : cells[Int(value)])
        }
      }
      return pixels
    }
  }

  private static func hex(_ cell: ColormapCell) -> UInt32 {
    [cell.red, cell.green, cell.blue].reduce(0) { $0 << 8 | UInt32($1) * 255 / 65535 }
  }

  /// The pixel at a point of the root window.
  subscript(point: Point) -> RGB8 { RGB8(self[hexAt: point]) }

  subscript(hexAt point: Point) -> UInt32 {
    pixels[(point.y - rect.minY) * rect.width + point.x - rect.minX]
  }

  private struct Channel {
    let shift: UInt
    let maximum: UInt

    init(mask: UInt) {
      shift = UInt(mask.trailingZeroBitCount)
      maximum = mask >> shift
    }

    func level(of pixel: UInt) -> UInt32 {
      UInt32((2 * 255 * ((pixel >> shift) & maximum) + maximum) / (2 * maximum))
    }
  }
}
