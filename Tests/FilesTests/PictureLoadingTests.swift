import ColorModel
import Foundation
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing

@testable import Files

@Suite struct PictureLoadingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func load(_ bytes: [UInt8], as name: String = "picture") throws -> LoadedPicture {
    try folder.write(bytes, to: name)
    return try Self.loading(folder[name]).wait()
  }

  static func loading(_ path: String) throws -> PictureLoading {
    try PictureLoading(path, program: decoder())
  }

  private static func decoder() -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("PictureDecoder").path
  }

  private func problem(_ bytes: [UInt8]) throws -> PictureProblem? {
    do {
      _ = try load(bytes)
      return nil
    } catch let problem as PictureProblem {
      return problem
    }
  }

  /// A picture by another program, ImageMagick, from the bytes of one of ours.
  private func converted(_ bytes: [UInt8], _ options: String..., to name: String) throws -> [UInt8]
  {
    try folder.write(bytes, to: "source")
    let outcome = try Program.run(["convert", folder["source"]] + options + [folder[name]])
    #expect(outcome.status == 0, "\(outcome.errorText)")
    return try #require(folder.bytes(name))
  }

  private func pixels(_ picture: Picture) -> [[[UInt8]]] {
    let channels = picture.hasAlpha ? 4 : 3
    return (0..<picture.size.height).map { y in
      (0..<picture.size.width).map { x in
        let start = y * picture.bytesPerRow + x * channels
        return Array(picture.bytes[start..<start + channels])
      }
    }
  }

  @Test func filesOfEachFormatGiveTheirExactPixels() throws {
    let rows = PictureBytes.pixels(5, 3)
    let png = PictureBytes.png(rows)
    let files = try [
      png, PictureBytes.bmp(rows), PictureBytes.ppm(rows), converted(png, to: "a.gif"),
      converted(png, "-interlace", "png", to: "interlaced.png"),
      converted(png, "-compress", "lzw", to: "a.tiff"), converted(png, to: "a.xpm"),
    ]
    for (index, file) in files.enumerated() {
      let loaded = try load(file)
      #expect(loaded.picture.size == Size(width: 5, height: 3))
      #expect(pixels(loaded.picture).map { $0.map { Array($0.prefix(3)) } } == rows, "\(index)")
      #expect(loaded.profile == .none)
    }
  }

  @Test func alphaStaysStraight() throws {
    let rows = PictureBytes.pixels(5, 3, channels: 4)
    let loaded = try load(PictureBytes.png(rows))
    #expect(loaded.picture.hasAlpha)
    #expect(pixels(loaded.picture) == rows)
  }

  @Test func ofSixteenBitsTheHigherEightCount() throws {
    let row: [[UInt8]] = [[0x12, 0xFF, 0x80, 0x00, 0xFE, 0x01]]
    let loaded = try load(PictureBytes.png([row], bits: 16))
    #expect(pixels(loaded.picture) == [[[0x12, 0x80, 0xFE]]])
  }

  @Test func jpegAndSVGAreRead() throws {
    let blue = [[[0x33, 0x66, 0xCC] as [UInt8]]]
    let jpeg = try converted(PictureBytes.png(blue), "-quality", "100", to: "a.jpg")
    for byte in zip(try load(jpeg).picture.bytes, [0x33, 0x66, 0xCC]) {
      #expect(abs(Int(byte.0) - byte.1) <= 1)
    }
    let svg = try load(PictureBytes.svg(width: 30, height: 20)).picture
    #expect(svg.size == Size(width: 30, height: 20))
    #expect(svg.color(at: Point(x: 29, y: 19)) == Color(RGB8(0x3366CC)))
  }

  /// Where the pixels of a picture of 2 by 1 lie once it is upright, by EXIF 2.3, 4.6.4 A.
  @Test(arguments: [
    (1, 2, [0, 1]), (2, 2, [1, 0]), (3, 2, [1, 0]), (4, 2, [0, 1]),
    (5, 1, [0, 1]), (6, 1, [0, 1]), (7, 1, [1, 0]), (8, 1, [1, 0]),
  ])
  func picturesStandUpright(_ orientation: Int, _ width: Int, _ order: [Int]) throws {
    let row: [[UInt8]] = [[255, 0, 0], [0, 0, 255]]
    let picture = try load(PictureBytes.tiff([row], orientation: orientation)).picture
    #expect(picture.size == Size(width: width, height: 2 / width))
    let turned = pixels(picture).flatMap(\.self).map { Array($0.prefix(3)) }
    #expect(turned == order.map { row[$0] })

    // The EXIF of a PNG, in both orders of bytes.
    let one: [UInt8] = [0, UInt8(orientation)]
    let big = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1] + one + [0, 0]
    let little =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0] + one.reversed() + [0, 0]
    for exif in [big, little] {
      let png = try load(PictureBytes.png([row], exif: exif)).picture
      #expect(png.size == picture.size)
      #expect(pixels(png).flatMap(\.self).map { Array($0.prefix(3)) } == turned)
    }
  }

  /// Torn and lying EXIF turns nothing, and stops nothing.
  @Test(
    arguments: [
      [], [0x4D, 0x4D], [0x4D, 0x4D, 0, 42, 255, 255, 255, 255],
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 255, 255, 1, 18, 0, 3, 0, 0, 0, 1],
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 4, 0, 0, 0, 1, 0, 6, 0, 0],
    ] as [[UInt8]])
  func brokenEXIFTurnsNothing(exif: [UInt8]) throws {
    let rows = PictureBytes.pixels(3, 2)
    #expect(try load(PictureBytes.png(rows, exif: exif)).picture.size == Size(width: 3, height: 2))
  }

  /// By bits 4 and 5 of the descriptor (Truevision TGA 2.0, field 5.6).
  @Test(arguments: [false, true], [false, true])
  func rowsAndColumnsOfTGALieAsItSays(fromBottom: Bool, fromRight: Bool) throws {
    let rows = PictureBytes.pixels(3, 2)
    let file = PictureBytes.tga(rows, fromBottom: fromBottom, fromRight: fromRight)
    #expect(pixels(try load(file).picture) == rows)
  }

  @Test func packedSVGIsRead() throws {
    let svg = PictureBytes.svg(width: 30, height: 20)
    try folder.write(svg, to: "plain.svg")
    let packed = try Program.run(["gzip", "-kS", "z", folder["plain.svg"]])
    #expect(packed.status == 0)
    let file = try #require(folder.bytes("plain.svgz"))
    #expect(try load(file).picture == load(svg).picture)
    #expect(try problem(file.dropLast(30)) == .unknownFormat)
    try folder.write(Array("hello".utf8), to: "text")
    _ = try Program.run(["gzip", "-k", folder["text"]])
    #expect(try problem(#require(folder.bytes("text.gz"))) == .unknownFormat)
  }

  @Test func picturesPastTheLimitAreRefusedByTheirHeader() throws {
    let rows = PictureBytes.pixels(2, 2)
    let size = Size(width: 30000, height: 30000)
    #expect(try problem(PictureBytes.png(rows, size: (30000, 30000))) == .tooLarge(size))
    #expect(try problem(PictureBytes.bmp(rows, size: (30000, 30000))) == .tooLarge(size))
    #expect(try problem(PictureBytes.svg(width: 30000, height: 30000)) == .tooLarge(size))
    let words = "the picture is too large, 30000 x 30000, over 256 megapixels"
    #expect("\(PictureProblem.tooLarge(size))" == words)
    // 256 megapixels are no problem in themselves: the file is.
    #expect(try problem(PictureBytes.png(rows, size: (16000, 16000))) != .tooLarge(size))
  }

  @Test func filesThatEndEarlyAreNoPictures() throws {
    let rows = PictureBytes.pixels(19, 17)
    let png = PictureBytes.png(rows)
    let files = try [
      png, PictureBytes.bmp(rows), PictureBytes.ppm(rows), PictureBytes.tiff(rows),
      converted(png, to: "a.jpg"), converted(png, "-interlace", "jpeg", to: "progressive.jpg"),
      converted(png, "-interlace", "png", to: "interlaced.png"), converted(png, to: "a.gif"),
      converted(png, to: "a.tga"),
    ]
    for (index, file) in files.enumerated() {
      #expect(try problem(file) == nil, "\(index)")
      for cut in [1, 2, file.count / 3, file.count / 2, file.count - 20] {
        // ImageMagick's TIFF and TGA have more behind the pixels than they need.
        #expect(try problem(file.dropLast(cut)) != nil, "\(index) without \(cut)")
      }
    }
  }

  /// Found by the fuzzer: gdk-pixbuf asks for the memory of all colours that the header tells of.
  @Test func bitmapsOfManyColorsInTheirHeaderAreBroken() throws {
    var file = PictureBytes.bmp(PictureBytes.pixels(9, 7))
    file.replaceSubrange(28..<30, with: [1, 0])
    #expect(file.count > 54)
    for colors in [3, 0xE9E9_E9E9, 0xFFFF_FFFF] {
      file.replaceSubrange(46..<50, with: PictureBytes.little(colors))
      #expect(try problem(file) != nil, "\(colors)")
    }
  }

  @Test func whatIsNoPictureIsSaidToBeNone() throws {
    #expect(try problem([]) == .truncated)
    #expect(try problem(Array("hello, world\n".utf8)) == .unknownFormat)
    #expect(try problem([UInt8](repeating: 0, count: 100_000)) == .unknownFormat)
    let webp = Array("RIFF".utf8) + [20, 0, 0, 0] + Array("WEBPVP8 ".utf8)
    #expect(try problem(webp) == .needsPackage("webp-pixbuf-loader"))
    var broken = PictureBytes.png(PictureBytes.pixels(9, 9))
    broken[broken.count / 2] ^= 0x40
    #expect(try problem(broken) == .broken)
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    for path in ["/dev/zero", "/dev/null", folder["pipe"]] {
      #expect(throws: PictureProblem.notAFile) { try Self.loading(path).wait() }
    }
    #expect(throws: PictureProblem.cannotRead(code: EISDIR)) {
      try Self.loading(folder.path).wait()
    }
    #expect(throws: PictureProblem.cannotRead(code: ENOENT)) {
      try Self.loading(folder["none"]).wait()
    }
  }

  @Test func endlessFilesAreNotRead() throws {
    try folder.write([], to: "endless")
    #expect(truncate(folder["endless"], 1 << 40) == 0)
    #expect(throws: PictureProblem.fileTooLarge) { try Self.loading(folder["endless"]).wait() }
  }

  @Test func filesThatVanishOrShrinkMeanwhileDoNoHarm() throws {
    let png = PictureBytes.png(PictureBytes.pixels(300, 300))
    for change in [
      { unlink($0) }, { truncate($0, 1000) }, { truncate($0, 0) },
    ] as [(String) -> Int32] {
      try folder.write(png, to: "changing")
      let loading = try Self.loading(folder["changing"])
      #expect(change(folder["changing"]) == 0)
      do {
        #expect(try loading.wait().picture.size == Size(width: 300, height: 300))
      } catch {
        #expect([.truncated, .broken, .cannotRead(code: ENOENT)].contains(error))
      }
    }
  }
}
