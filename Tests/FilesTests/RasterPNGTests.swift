import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing

@testable import Files

@Suite struct RasterPNGTests {
  /// Rows whose length in bytes is no multiple of four.
  @Test func everyPixelComesBack() throws {
    let rect = Rect(x: 7, y: 9, width: 5, height: 3)
    let pixels = (0..<15).map { RGB8(UInt8($0 * 17), UInt8($0), 255 - UInt8($0)) }
    let bytes = try #require(Raster(rect: rect, pixels: pixels).png)
    let folder = try Folder()
    try folder.write(bytes, to: "screen.png")
    let picture = try PictureLoadingTests.loading(folder["screen.png"]).wait().picture
    #expect(picture.size == rect.size && !picture.hasAlpha)
    for (index, pixel) in pixels.enumerated() {
      let start = index / 5 * picture.bytesPerRow + index % 5 * 3
      #expect(
        Array(picture.bytes[start..<start + 3]) == [pixel.red, pixel.green, pixel.blue])
    }
  }

  @Test func nothingHasNoPicture() {
    #expect(Raster(rect: .zero, pixels: []).png == nil)
  }
}
