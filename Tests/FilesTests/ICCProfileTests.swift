import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing

@testable import Files

@Suite struct ICCProfileTests {
  /// Primaries, secondaries, white, black and some between.
  private static let values: [[Double]] = [
    [1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 0, 0], [1, 1, 1],
    [0.5, 0.5, 0.5], [0.2, 0.4, 0.8], [0.9, 0.5, 0.4], [0.3, 0.6, 0.2],
  ]

  @Test func c31ProfileOfSRGBChangesNothing() throws {
    for bytes in [ProfileBytes.matrix(.srgb), ProfileBytes.table(.srgb)] {
      let profile = try ICCProfile(bytes)
      #expect(profile.isSRGB)
      for value in Self.values {
        let color = Color(.srgb, value[0], value[1], value[2], alpha: 0.5)
        #expect(profile.color(color) == color)
      }
    }
  }

  @Test func c31DisplayP3BecomesSRGBAsTheColorModelHasIt() throws {
    for bytes in [ProfileBytes.matrix(.displayP3), ProfileBytes.table(.displayP3)] {
      let profile = try ICCProfile(bytes)
      #expect(!profile.isSRGB)
      for value in Self.values {
        let expected = Color(.displayP3, value[0], value[1], value[2]).converted(to: .srgb)
        let color = profile.color(Color(.srgb, value[0], value[1], value[2]))
        for (a, b) in [
          (color.components.x, expected.components.x), (color.components.y, expected.components.y),
          (color.components.z, expected.components.z),
        ] {
          #expect(abs(a - min(max(b, 0), 1)) < 0.002, "\(value): \(a) \(b)")
        }
      }
    }
  }

  /// Two blue, three yellow on a screen of gamma 1.8, where neither is another colour.
  @Test func areasAreConvertedBeforeTheyAreAveraged() throws {
    let layout = try PixelLayout(
      redMask: 0xFF0000, greenMask: 0x00FF00, blueMask: 0x0000FF, depth: 24, bitsPerPixel: 32,
      byteOrder: .leastSignificantFirst)
    let rect = Rect(x: 0, y: 0, width: 5, height: 1)
    let pixels: [[UInt8]] = [[255, 0, 0, 0], [0, 255, 255, 0]]
    let bytes = [0, 1, 1, 0, 1].flatMap { pixels[$0] }
    let buffer = PixelBuffer(bytes, rect: rect, layout: layout)
    let profile = try ICCProfile(ProfileBytes.matrix(.srgb, gamma: 1.8))
    let means = AreaAverage.means(of: rect, in: buffer, by: profile).map { $0.color.rgb8 }
    #expect(means == [0x999966, 0xCBCBAA, 0xFFFF00, 0xFFFF00].map { RGB8($0) })
    // The mean of the device's values would be another.
    #expect(profile.color(Color(RGB8(0x999966))).rgb8 == RGB8(0xA9A979))
  }

  @Test func manyColorsAreConvertedAsOneIs() throws {
    for bytes in [ProfileBytes.matrix(.displayP3), ProfileBytes.table(.displayP3)] {
      let profile = try ICCProfile(bytes)
      var values = Self.values.flatMap(\.self)
      profile.convert(&values)
      #expect(values == Self.values.flatMap(profile.converted))
    }
  }

  @Test func brokenAndHugeProfilesAreRefused() {
    #expect(throws: ProfileProblem.broken) { try ICCProfile([]) }
    #expect(throws: ProfileProblem.broken) { try ICCProfile([UInt8](repeating: 7, count: 500)) }
    #expect(throws: ProfileProblem.broken) {
      try ICCProfile(Array(ProfileBytes.matrix(.srgb).prefix(200)))
    }
    #expect(throws: ProfileProblem.tooLarge) {
      try ICCProfile([UInt8](repeating: 0, count: ICCProfile.mostBytes + 1))
    }
  }

  /// Some programs pad a profile to a multiple of 4.
  @Test func profilesWhoseLengthIsNotTheirsAreRefused() throws {
    for whole in [ProfileBytes.matrix(.displayP3), ProfileBytes.table(.srgb)] {
      for length in [0, 128, whole.count - 40, whole.count + 1, Int(UInt32.max)] {
        let lying = PictureBytes.big(length) + whole.dropFirst(4)
        #expect(throws: ProfileProblem.broken) { try ICCProfile(lying) }
      }
      #expect(throws: ProfileProblem.broken) { try ICCProfile(whole + [0, 0, 0, 0]) }
      #expect(try !ICCProfile(whole + [0, 0, 0]).isGray)
    }
  }

  @Test func damagedProfilesDoNoHarm() {
    var random = SeededGenerator(seed: 31)
    for whole in [ProfileBytes.matrix(.displayP3), ProfileBytes.table(.srgb)] {
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0..<3 {
          let place = Int.random(in: 0..<min(600, bytes.count), using: &random)
          bytes[place] = .random(in: 0...255, using: &random)
        }
        guard let profile = try? ICCProfile(bytes) else { continue }
        let components = profile.color(Color(.srgb, 0.2, 0.4, 0.8)).components
        #expect([components.x, components.y, components.z].allSatisfy { 0...1 ~= $0 })
      }
    }
  }
}

@Suite struct PictureProfileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func load(_ bytes: [UInt8]) throws -> LoadedPicture {
    try folder.write(bytes, to: "picture")
    return try PictureLoadingTests.loading(folder["picture"]).wait()
  }

  @Test func picturesAreConvertedByTheirProfile() throws {
    let row: [[UInt8]] = [
      [51, 102, 204, 99], [230, 128, 102, 0], [255, 255, 255, 255], [0, 0, 0, 1],
    ]
    let loaded = try load(PictureBytes.png([row], profile: ProfileBytes.matrix(.displayP3)))
    #expect(loaded.profile == .converted)
    for (x, pixel) in row.enumerated() {
      let values = pixel.map { Double($0) / 255 }
      let expected = Color(.displayP3, values[0], values[1], values[2]).converted(to: .srgb)
        .components
      let color = try #require(loaded.picture.color(at: Point(x: x, y: 0)))
      for (a, b) in [
        (color.components.x, expected.x), (color.components.y, expected.y),
        (color.components.z, expected.z),
      ] {
        #expect(abs(a - min(max(b, 0), 1)) <= 1.01 / 255)
      }
      #expect(color.alpha == values[3])
    }
  }

  @Test func turningKeepsTheConversion() throws {
    let row: [[UInt8]] = [[51, 102, 204], [0, 0, 0]]
    let profile = ProfileBytes.matrix(.displayP3)
    let upright = try load(PictureBytes.tiff([row], profile: profile))
    let turned = try load(PictureBytes.tiff([row], orientation: 3, profile: profile))
    #expect(upright.profile == .converted && turned.profile == .converted)
    let color = upright.picture.color(at: Point(x: 0, y: 0))
    #expect(color == turned.picture.color(at: Point(x: 1, y: 0)))
    #expect(color != Color(RGB8(51, 102, 204)))
  }

  @Test func profileOfSRGBLeavesEveryValue() throws {
    let row = (0...255).map { [UInt8($0), UInt8(255 - $0), UInt8($0 ^ 0x55)] }
    let loaded = try load(PictureBytes.png([row], profile: ProfileBytes.table(.srgb)))
    #expect(loaded.profile == .srgb)
    #expect(loaded.picture.bytes == row.flatMap(\.self))
  }

  @Test func grayIsConvertedByAProfileOfGray() throws {
    let row: [[UInt8]] = [[0], [128], [255]]
    let loaded = try load(PictureBytes.png([row], profile: ProfileBytes.squaredGray))
    #expect(loaded.profile == .converted)
    // The square of 128/255 is light 0.252, which sRGB encodes as 0.539.
    #expect(loaded.picture.bytes == [0, 0, 0, 137, 137, 137, 255, 255, 255])
  }

  @Test func pictureIsShownRawWhereItsProfileIsUnusable() throws {
    let row: [[UInt8]] = [[51, 102, 204], [1, 2, 3]]
    let broken = Array(ProfileBytes.matrix(.displayP3).prefix(300))
    let loaded = try load(PictureBytes.tiff([row], profile: broken))
    #expect(loaded.profile == .unusable)
    #expect(loaded.picture.color(at: .zero) == Color(RGB8(51, 102, 204)))
  }
}
