import ColorModel
import Drawing
import Testing
import Views

@Suite struct GradientTrackTests {
  private static let colors: [Color] = [
    Color(.hsb, 28.5, 0.76, 0.92), Color(.hsb, 210, 0.33, 0.61), Color(.hsb, 359.5, 1, 1),
    Color(.hsl, 28.5, 0.817, 0.571), Color(.hsl, 120, 1, 0.5), Color(.hsl, 275, 0.2, 0.9),
    Color(.srgb, 0.2, 0.4, 0.8), Color(.srgb, 1, 1, 1), Color(.srgb, 0.51, 0.499, 0.003),
  ]

  private static let curved: [Color] = [
    Color(.oklch, 0.729, 0.149, 58.6), Color(.oklch, 0.5, 0.35, 264), Color(.oklch, 0.9, 0.02, 110),
    Color(.oklab, 0.6, -0.1, 0.12), Color(.oklab, 0.3, 0.2, -0.3), Color(.oklab, 0, 0, 0),
    Color(.oklch, 1.2, 0.1, 30), Color(.lab, 60, 80, -20),
  ]

  /// The mapping into sRGB ends its search within a tolerance, and so jumps by a step or two from
  /// place to place: a pixel may be that of a place half a pixel off.
  @Test(arguments: [230, 690]) func curvedTracksAreWithinOneStepToo(width: Int) {
    for color in Self.curved {
      for (index, component) in color.space.components.enumerated() {
        let track = GradientTrack.component(index, of: color)
        let (low, high) = (component.range.lowerBound, component.range.upperBound)
        func truth(_ place: Double) -> RGB8 {
          color.with(low * (1 - place) + high * place, at: index).rgb8
        }
        for x in 0..<width {
          let place = Double(x) / Double(width - 1)
          let shown = track.color(at: place)
          let around = [0, -0.25, 0.25, -0.5, 0.5].map {
            truth(min(max(place + $0 / Double(width), 0), 1))
          }
          #expect(
            around.contains { $0.isWithinOneStep(of: shown) },
            "\(color) \(component.name) pixel \(x): \(shown), not \(around[0])")
        }
        #expect(track.stops.count < 600)
      }
    }
  }

  @Test func cmykRunsStraight() {
    let color = Color(.cmyk, SIMD4(0.1, 0.5, 0.8, 0.3))
    for index in 0..<4 {
      let track = GradientTrack.component(index, of: color)
      #expect(track.stops.count == 2)
      for x in 0..<230 {
        let place = Double(x) / 229
        #expect(color.with(place, at: index).rgb8.isWithinOneStep(of: track.color(at: place)))
      }
    }
  }

  /// The track widths of the picker at scales 1, 1.5 and 2.
  @Test(arguments: [230, 345, 460, 288])
  func everyPixelIsWithinOneStepOfTheTrueColour(width: Int) {
    var checked = 0
    for color in Self.colors {
      for (index, component) in color.space.components.enumerated() {
        let track = GradientTrack.component(index, of: color)
        for x in 0..<width {
          let place = Double(x) / Double(width - 1)
          let range = component.range
          let value = range.lowerBound + place * (range.upperBound - range.lowerBound)
          let truth = color.with(value, at: index).rgb8
          let shown = track.color(at: place)
          let error = max(
            abs(Int(truth.red) - Int(shown.red)), abs(Int(truth.green) - Int(shown.green)),
            abs(Int(truth.blue) - Int(shown.blue)))
          if error > 1 {
            Issue.record("\(color) \(component.name) pixel \(x): \(shown), not \(truth)")
          }
          checked += 1
        }
      }
    }
    #expect(checked == Self.colors.count * 3 * width)
  }

  @Test func rainbowHasTheSixCornersOfTheCube() {
    let corners = [0xff0000, 0xffff00, 0x00ff00, 0x00ffff, 0x0000ff, 0xff00ff, 0xff0000]
    #expect(GradientTrack.rainbow().stops.map(\.color) == corners.map { RGB8(UInt32($0)) })
    // HSB(0, 0.5, 0.8): 0.8 and 0.8 * 0.5.
    #expect(
      GradientTrack.rainbow(saturation: 0.5, brightness: 0.8).stops.first?.color
        == RGB8(0xcc6666))
  }

  /// The ends for #3366cc, worked out by hand.
  @Test func readyMadeTracksKeepTheOtherComponents() {
    let blue = Color(RGB8(0x3366cc))
    let ends: [(GradientTrack, UInt32, UInt32)] = [
      (.red(of: blue), 0x0066cc, 0xff66cc), (.green(of: blue), 0x3300cc, 0x33ffcc),
      (.blue(of: blue), 0x336600, 0x3366ff), (.grey, 0x000000, 0xffffff),
      // HSB 220, 75 %, 80 %.
      (.saturation(of: blue), 0xcccccc, 0x0044cc), (.brightness(of: blue), 0x000000, 0x4080ff),
      // HSL 220, 60 %, 50 %.
      (.lightness(of: blue), 0x000000, 0xffffff),
      (.saturation(of: blue.converted(to: .hsl)), 0x808080, 0x0055ff),
      (.between(blue, .white), 0x3366cc, 0xffffff),
    ]
    for (track, start, end) in ends {
      #expect(track.stops.first?.color == RGB8(start))
      #expect(track.stops.last?.color == RGB8(end))
    }
    #expect(GradientTrack.lightness(of: blue).color(at: 0.5) == RGB8(0x3366cc))
  }

  @Test func alphaRunsFromClearToOpaqueInOneColour() {
    let track = GradientTrack.alpha(of: Color(RGB8(0x3366cc), alpha: 0.3))
    #expect(
      track.stops == [.init(0, RGB8(0x3366cc), alpha: 0), .init(1, RGB8(0x3366cc), alpha: 255)])
    #expect(track.isTranslucent)
    #expect(!GradientTrack.grey.isTranslucent)
  }

  @Test func greyKeepsAHueTrackOfItsOwn() {
    let grey = Color(.hsb, 48, 0, 0.5)
    #expect(GradientTrack.saturation(of: grey).stops.last?.color == RGB8(0x806600))
  }
}

extension RGB8 {
  fileprivate func isWithinOneStep(of other: RGB8) -> Bool {
    abs(Int(red) - Int(other.red)) <= 1 && abs(Int(green) - Int(other.green)) <= 1
      && abs(Int(blue) - Int(other.blue)) <= 1
  }
}
