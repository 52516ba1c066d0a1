import ColorModel
import Drawing
import Geometry
import Testing

@testable import Desktop

/// Every pixel that shows a colour to choose, against the colour one would get there.
@Suite struct RenderCanvasColorTests {
  /// Pure hues, one of them between the corners of the hexagon.
  static let hues: [Double] = [0, 33, 215.3]
  /// The square at scales 1, 1.5 and 2.
  static let sides = [288, 432, 576]

  /// The largest step between a pixel and the rounded true colour of its place.
  ///
  /// - Parameter truth: a channel from the place, 0 to 1 from the bottom left, and from the channel
  ///   at
  ///   full colour.
  private func worst(
    _ pixels: PixelRows, _ side: Int, hue: Double,
    truth: (_ x: Double, _ y: Double, _ pure: Double) -> Double
  ) -> Int {
    let pure = Color(.hsb, hue, 1, 1).converted(to: .srgb).components
    let last = Double(side - 1)
    var worst = 0
    var inexact = 0
    for y in 0..<side {
      let height = 1 - Double(y) / last
      for x in 0..<side {
        let value = pixels.values[y * side + x]
        for (shift, channel) in [(16, pure.x), (8, pure.y), (0, pure.z)] as [(UInt32, Double)] {
          let rounded = Int((truth(Double(x) / last, height, channel) * 255).rounded())
          let error = abs(Int(value >> shift & 0xFF) - rounded)
          worst = max(worst, error)
          inexact += error
        }
      }
    }
    // Rounded once: only what lies on a half may fall to the other side.
    #expect(inexact <= 2, "\(inexact) of \(side * side)")
    return worst
  }

  @Test(arguments: sides) func c123_saturationBrightnessIsTrueToItsCorners(side: Int) throws {
    let bench = try RenderCanvasBench(Size(width: side, height: side))
    for hue in Self.hues {
      bench.paint(.field(.saturationBrightness(hue: hue), bench.whole, radius: 0))
      let pixels = bench.buffer
      // Smith 1978: each channel is linear in saturation, then in brightness.
      let step = worst(pixels, side, hue: hue) { s, v, pure in v * (1 - s * (1 - pure)) }
      #expect(step <= 1, "hue \(hue)")
      #expect(pixels[0, 0] == RGB8(0xFFFFFF))
      #expect(pixels[side - 1, 0] == Color(.hsb, hue, 1, 1).rgb8)
      #expect(pixels[0, side - 1] == RGB8(0))
      #expect(pixels[side - 1, side - 1] == RGB8(0))
    }
  }

  @Test(arguments: sides) func saturationLightnessIsTrueToItsCorners(side: Int) throws {
    let bench = try RenderCanvasBench(Size(width: side, height: side))
    for hue in Self.hues {
      bench.paint(.field(.saturationLightness(hue: hue), bench.whole, radius: 0))
      let pixels = bench.buffer
      // CSS Color 4, hslToRgb: linear in saturation around the grey of the same lightness.
      let step = worst(pixels, side, hue: hue) { s, l, pure in
        l + s * min(l, 1 - l) * (2 * pure - 1)
      }
      #expect(step <= 1, "hue \(hue)")
      for x in [0, side - 1] {
        #expect(pixels[x, 0] == RGB8(0xFFFFFF))
        #expect(pixels[x, side - 1] == RGB8(0))
      }
    }
  }

  static let tracks: [(name: String, stops: [RGB8])] = [
    ("two stops", [RGB8(0x008D38), RGB8(0xFF8D38)]),
    ("a dark step", [RGB8(0x101010), RGB8(0x181818)]),
    (
      "rainbow",
      [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000].map { RGB8($0) }
    ),
  ]

  @Test(arguments: [230, 288, 345, 460, 576]) func everyPixelOfATrackIsItsColor(width: Int) throws {
    let bench = try RenderCanvasBench(Size(width: width, height: 14))
    for (name, colors) in Self.tracks {
      let last = Double(colors.count - 1)
      let stops = colors.enumerated().map { Gradient.Stop(Double($0) / last, $1) }
      bench.paint(.gradient(Gradient(.horizontal, stops), bench.whole, radius: 0))
      let pixels = bench.buffer
      for x in 0..<width {
        let place = Double(x) / Double(width - 1) * last
        let left = min(Int(place), colors.count - 2)
        let share = place - Double(left)
        func mixed(_ channel: KeyPath<RGB8, UInt8>) -> UInt8 {
          let (from, to) = (
            Double(colors[left][keyPath: channel]), Double(colors[left + 1][keyPath: channel])
          )
          return UInt8((from + (to - from) * share).rounded())
        }
        let truth = RGB8(mixed(\.red), mixed(\.green), mixed(\.blue))
        #expect(pixels[x, 7].distance(to: truth) <= 1, "\(name) at \(x)")
      }
      #expect(pixels[0, 7] == colors[0])
      #expect(pixels[width - 1, 7] == colors[colors.count - 1])
    }
  }

  @Test func c129_darkGreyTrackHasItsLevelsAndNoCast() throws {
    let bench = try RenderCanvasBench(Size(width: 300, height: 14))
    let track = Gradient(.horizontal, [.init(0, RGB8(0x101010)), .init(1, RGB8(0x181818))])
    bench.paint(.gradient(track, bench.whole, radius: 0))
    let row = (0..<300).map { bench.buffer[$0, 7] }
    #expect(Set(row).count >= 9)
    #expect(row.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }

  @Test func aSinglePixelIsTheFirstStop() throws {
    let bench = try RenderCanvasBench(Size(width: 1, height: 1))
    let track = Gradient(.horizontal, [.init(0, RGB8(0x123456)), .init(1, RGB8(0xFFFFFF))])
    bench.paint(.gradient(track, bench.whole, radius: 0))
    #expect(bench.buffer[0, 0] == RGB8(0x123456))
  }
}
