import Foundation
import TestSupport
import Testing

/// `chidori image`, which needs no display.
@Suite struct ImageCommandTests {
  private let folder: URL

  /// Red, green, blue above; white, white, #3366cc below.
  private static let rows: [[[UInt8]]] = [
    [[255, 0, 0], [0, 255, 0], [0, 0, 255]], [[255, 255, 255], [255, 255, 255], [51, 102, 204]],
  ]

  init() throws {
    folder = URL(fileURLWithPath: "/tmp/chidori-image-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(PictureBytes.png(Self.rows), "a.png")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The folder goes with the last run of a test.
  private func image(_ name: String, _ words: String...) throws -> Program.Outcome {
    try Program.run(
      [PickStage.chidori, "image", path(name)] + words,
      environment: ConvertCommandTests.environment)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test func c08_tellsThePixelAndNothingOutside() throws {
    defer { clean() }
    let inside = try image("a.png", "--at", "2,1")
    #expect(inside.text == "#3366cc\n" && inside.errorText.isEmpty && inside.status == 0)
    #expect(try image("a.png", "--at=0,0", "-f", "rgb", "-n").text == "rgb(255 0 0)")
    for place in ["3,1", "2,2", "-1,0", "0,-1", "3,2"] {
      let outcome = try image("a.png", "--at=\(place)", "--size=5")
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errorText == "chidori: outside the picture of 3x2: \(place)\n")
    }
  }

  @Test func averagesWhatIsInside() throws {
    defer { clean() }
    // Of the square only four pixels are in the picture: blue, green, white and #3366cc.
    #expect(try image("a.png", "--at=2,0", "--size=3").text == "#4d99b3\n")
    #expect(try image("a.png", "--at=1,1", "--size=3", "--mean=mode").text == "#ffffff\n")
    let json = try image("a.png", "--at=2,0", "--size=3", "--json", "--mean", "median").text
    #expect(json.contains(##""x":2,"y":0,"size":3,"bits":8,"profile":null,"mean":"median""##))
    #expect(json.contains(##""means":{"srgb":{"hex":"#4d99b3""##))
  }

  @Test func c164_paletteLeavesOutWhatIsAsked() throws {
    defer { clean() }
    let white = [255, 255, 255] as [UInt8]
    let rows = (0..<100).map { y in
      (0..<100).map { x in 10..<40 ~= x && 10..<40 ~= y ? [0x2A, 0xB5, 0xC8] : white }
    }
    try write(PictureBytes.png(rows), "square.png")
    #expect(try image("square.png", "--palette=1", "--ignore=white").text == "#2ab5c8\n")
    #expect(try image("square.png", "--palette=8").text == "#ffffff\n#2ab5c8\n")
    let json = try image("square.png", "--palette=2", "--json").text
    #expect(json.split(separator: "\n").map { $0.hasSuffix(#""share":0.91}"#) } == [true, false])
  }

  @Test func withoutColorsItSaysSo() throws {
    defer { clean() }
    try write(PictureBytes.png([[[0, 0, 0], [2, 2, 2]]]), "black.png")
    let outcome = try image("black.png", "--palette=2", "--ignore=black")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let words =
      "chidori: warning: the picture has no colours, its pixels are transparent or ignored: "
    #expect(outcome.errorText.hasPrefix(words))
  }

  @Test func tellsWhatBecameOfTheProfile() throws {
    defer { clean() }
    let profile = ProfileBytes.matrix(.displayP3)
    try write(PictureBytes.png([[[51, 102, 204]]], profile: profile), "p3.png")
    let outcome = try image("p3.png", "--at=0,0", "--json")
    #expect(outcome.text.contains(#""profile":"converted"}"#) && outcome.errorText.isEmpty)
    #expect(!outcome.text.contains("#3366cc"))
    try write(
      PictureBytes.tiff([[[51, 102, 204]]], profile: Array(profile.prefix(300))), "bad.tiff")
    let broken = try image("bad.tiff", "--at=0,0")
    #expect(broken.text == "#3366cc\n" && broken.status == 0)
    let words = "chidori: warning: the picture's colour profile cannot be used, sRGB is assumed: "
    #expect(broken.errorText == "\(words)\(path("bad.tiff"))\n")
  }

  private func shell(_ script: String) throws -> Program.Outcome {
    try Program.run(
      ["bash", "-c", script, PickStage.chidori, path("a.png")],
      environment: ConvertCommandTests.environment)
  }

  /// By any of the names that a shell has for what comes through a pipe.
  @Test func picturesComeThroughPipes() throws {
    defer { clean() }
    for script in [
      "cat $1 | $0 image - --at 2,1", "cat $1 | $0 image /dev/stdin --at 2,1",
      "$0 image <(cat $1) --at 2,1", "$0 image /dev/fd/5 --at 2,1 5<$1", "$0 image - --at 2,1 <$1",
      "(head -c 20 $1; tail -c +21 $1) | $0 image --at 2,1 /proc/self/fd/0",
    ] {
      let outcome = try shell(script)
      #expect(outcome.text == "#3366cc\n" && outcome.status == 0, "\(script)")
      #expect(outcome.errorText.isEmpty, "\(outcome.errorText)")
    }
  }

  @Test func pipesThatAreNoPicturesAreRefused() throws {
    defer { clean() }
    let broken = "the picture is broken, its file ends too early: -"
    let rows = [
      ("$0 image - --palette 2 </dev/zero", "cannot read, it is no ordinary file: -"),
      ("cat /dev/zero | $0 image - --palette 2", "not a picture of a known format: -"),
      ("(cat $1; cat /dev/zero) | $0 image - --palette 2", "the file is too large, over 1 GiB: -"),
      ("head -c 60 $1 | $0 image - --palette 2", broken),
      ("$0 image /dev/fd/9 --palette 2 9<&-", "cannot read, no such file or directory: /dev/fd/9"),
      (": | $0 image - --palette 2", broken),
    ]
    for (script, reason) in rows {
      let outcome = try shell(script)
      #expect(outcome.status == 3 && outcome.output.isEmpty, "\(script)")
      #expect(outcome.errorText == "chidori: \(reason)\n", "\(script)")
    }
  }

  @Test func refusals() throws {
    defer { clean() }
    let both = "give one of both options: --at X,Y or --palette N"
    let rows: [([String], String)] = [
      ([], both), (["--at=0,0", "--palette=2"], both),
      (["--at=0,0", "--ignore=white"], "the option needs --palette: --ignore"),
      (["--palette=2", "--size=3"], "the option needs --at: --size"),
      (["--palette=0"], "--palette takes a number from 1 to 64: 0"),
      (["--palette=65"], "--palette takes a number from 1 to 64: 65"),
      (["--palette=2", "--ignore=red"], "--ignore takes white or black: red"),
      (["--at=1"], "not X,Y in whole pixels: 1"), (["more"], "one argument too many: more"),
      (["--multi"], "not an option of chidori image: --multi"),
    ]
    for (words, reason) in rows {
      let outcome = try Program.run(
        [PickStage.chidori, "image", path("a.png")] + words,
        environment: ConvertCommandTests.environment)
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(words)")
      #expect(outcome.errorText == "chidori: \(reason)\n")
    }
  }

  @Test func filesThatAreNoPictures() throws {
    defer { clean() }
    let png = PictureBytes.png(Self.rows)
    try write(png.dropLast(30), "short.png")
    try write(PictureBytes.png(Self.rows, size: (30000, 30000)), "huge.png")
    try write(Array("no picture".utf8), "text.png")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let rows = [
      ("short.png", "the picture is broken, its file ends too early"),
      ("huge.png", "the picture is too large, 30000 x 30000, over 256 megapixels"),
      ("text.png", "not a picture of a known format"),
      ("none.png", "cannot read, no such file or directory"),
      ("pipe", "cannot read, it is no ordinary file"), (".", "cannot read, it is a directory"),
    ]
    for (name, reason) in rows {
      let outcome = try image(name, "--palette=2")
      #expect(outcome.status == 3 && outcome.output.isEmpty, "\(name)")
      #expect(outcome.errorText == "chidori: \(reason): \(path(name))\n")
    }
  }

  /// Libraries that only a picture needs are not even looked for by the other commands.
  ///
  /// A plain `swift build` links all libraries; `Scripts` builds link what is needed at the start.
  @Test func onlyPicturesLoadTheirLibraries() throws {
    defer { clean() }
    let linked = try Program.run(["ldd", PickStage.chidori], environment: [:])
    guard !linked.text.contains("libpangocairo") else { return }
    func libraries(_ words: String...) throws -> Bool {
      var environment = ConvertCommandTests.environment
      environment["LD_DEBUG"] = "files"
      let outcome = try Program.run([PickStage.chidori] + words, environment: environment)
      #expect(outcome.status == 0)
      return outcome.errorText.contains("libgdk_pixbuf") || outcome.errorText.contains("liblcms2")
    }
    #expect(try !libraries("convert", "#fff"))
    #expect(try !libraries("--version"))
  }
}
