import ColorModel
import Drawing
import Geometry
import Testing

@Suite struct DescriptionTests {
  private static let rect = Rect(x: 16, y: 16, width: 288, height: 288)
  private static let grey = Paint.solid(RGB8(0x262626))

  @Test(
    arguments: [
      (.fill(.rounded(rect, radius: 6), grey), "fill rounded 16,16 288x288 r6 #262626"),
      (.fill(.rect(rect), .houndstooth(tile: 16)), "fill rect 16,16 288x288 houndstooth 16"),
      (
        .stroke(.ellipse(rect), width: 2, .solid(RGB8(0xFFFFFF), alpha: 219)),
        "stroke ellipse 16,16 288x288 w2 #ffffff/0.86"
      ),
      (
        .fill(.polygon([.init(x: 1, y: 2), .init(x: 3.5, y: 4), .init(x: 1 / 3, y: -6)]), grey),
        "fill polygon 1,2 3.5,4 0.333,-6 #262626"
      ),
      (
        .gradient(
          Gradient(.horizontal, [.init(0, RGB8(0xFF0000)), .init(1, RGB8(0x00FF00))]),
          Rect(x: 350, y: 75, width: 230, height: 14), radius: 7),
        "gradient h 350,75 230x14 r7 0 #ff0000 .. 1 #00ff00"
      ),
      (
        .field(.saturationBrightness(hue: 240), rect, radius: 6),
        "field 16,16 288x288 r6 hsb hue 240"
      ),
      (
        .raster(
          CellGrid(
            columns: 2, cells: [nil, nil, RGB8(0x3F7FBF), RGB8(0x3F7FBF), RGB8(1), nil],
            side: 12, cut: 1),
          Rect(x: 1, y: 1, width: 22, height: 33), radius: 10),
        "raster 1,1 22x33 r10 2x3 of 12 less 1 -*2 #3f7fbf*2 #000001 -"
      ),
      (
        .text(
          TextRun("R", TextStyle(size: 13, weight: .semibold), .solid(RGB8(0xECECEC))),
          Rect(x: 350, y: 68, width: 20, height: 18)),
        "text 350,68 20x18 \"R\" sans 13 semibold #ececec"
      ),
      (
        .text(
          TextRun("a\"\n藍", TextStyle(.monospaced, size: 16.5, tabularDigits: true), grey), .zero),
        "text 0,0 0x0 \"a\\\"\\n藍\" monospaced 16.5 tabular #262626"
      ),
      (.pushClip(rect), "clip 16,16 288x288"),
      (.popClip, "clip end"),
    ] as [(DrawCommand, String)])
  func everyCommandIsALine(command: DrawCommand, line: String) {
    #expect(command.description == line)
  }

  @Test func aListIsItsLines() {
    var list = DrawList()
    #expect(list.description == "")
    list.clipped(to: Rect(x: 0, y: 0, width: 4, height: 4)) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .solid(RGB8(0)))
    }
    #expect(list.description == "clip 0,0 4x4\nfill rect 0,0 2x2 #000000\nclip end\n")
  }

  /// The bytes and decimals of cases.md, C103.
  @Test(
    arguments: [
      (0x00, "0"), (0x01, "0.004"), (0x0F, "0.06"), (0x4C, "0.298"), (0x4D, "0.3"), (0x50, "0.314"),
      (0x54, "0.33"), (0x55, "0.333"), (0x7F, "0.498"), (0x80, "0.5"), (0x88, "0.533"),
      (0xAA, "0.667"), (0xAB, "0.67"), (0xFE, "0.996"),
    ] as [(UInt8, String)])
  func c103_alphaIsShortAndExact(alpha: UInt8, text: String) {
    #expect(Paint.solid(RGB8(0), alpha: alpha).description == "#000000/\(text)")
  }

  @Test func differentPaintsPrintDifferently() {
    let lines = (0...255).map { Paint.solid(RGB8(0), alpha: UInt8($0)).description }
    #expect(Set(lines).count == 256)
  }
}
