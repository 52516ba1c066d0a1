import ColorModel
import Foundation
import Testing

@Suite struct NearestNameTests {
  @Test func c192_exactCSSNamesForAll148() {
    for named in NamedColor.css {
      let name = NearestName(of: Color(named.rgb, alpha: 0.5))
      #expect(name.isExact && name.deltaE == 0 && name.set == .css && name.rgb == named.rgb)
      #expect(NamedColor.name(of: named.rgb) == name.text)
    }
    #expect(NamedColor.css.count == 148)
  }

  @Test func c192_oneStableName() {
    let name = NearestName(of: Color(RGB8(0x225EA8)))
    print("#225EA8", name)
    #expect(!name.isExact && name.deltaE > 0)
  }

  @Test func aNameThatIsNotExactIsMarked() {
    #expect(NearestName(of: Color(RGB8(0x4169E1))).words == "royalblue")
    #expect(NearestName(of: Color(RGB8(0x3366CC))).words == "≈ royalblue3")
  }

  /// A name that is written reads back as its colour.
  @Test func everyX11NameReads() throws {
    #expect(NamedColor.x11.count == 658)
    for named in NamedColor.x11 {
      let known = try #require(NamedColor.known(named.name.uppercased().utf8.map { $0 }))
      #expect(known == NamedColor.named(named.name.utf8.map { $0 }) ?? named.rgb, "\(named.name)")
      let name = NearestName(of: Color(named.rgb))
      if name.isExact { #expect(NamedColor.known(name.text.utf8.map { $0 }) == named.rgb) }
    }
  }

  /// Black with chroma, and white, are black and white on a screen.
  @Test func aWideColourHasTheNameOfWhatIsShown() {
    let colors = [(Color(.oklch, 0, 0.168, 262), "black"), (Color(.lab, 101, 9, 9), "white")]
    for (color, name) in colors {
      let nearest = NearestName(of: color)
      #expect(nearest.text == name && nearest.deltaE == 0 && !nearest.isExact)
    }
  }

  @Test(arguments: ["gray", "grey", "green", "maroon", "purple"])
  func cssWins(name: String) throws {
    let bytes = Array(name.utf8)
    let x11 = try #require(NamedColor.x11.first { $0.name == name })
    #expect(NamedColor.known(bytes) == NamedColor.named(bytes))
    #expect(NamedColor.known(bytes) != x11.rgb)
    #expect(NearestName(of: Color(x11.rgb)).text != name)
  }

  @Test(arguments: [
    (0x00FF00, "lime", NearestName.NameSet.css), (0xEEDFCC, "antiquewhite2", .x11),
    (0xD70751, "debianred", .x11), (0x030303, "gray1", .x11), (0xFFEFDB, "antiquewhite1", .x11),
    (0xFFFAFA, "snow", .css),
  ])
  func namesExactly(hex: UInt32, text: String, set: NearestName.NameSet) {
    let name = NearestName(of: Color(RGB8(hex)))
    #expect(name.text == text && name.set == set && name.isExact)
  }

  /// A wide colour has no exact name, even if it is shown as one.
  @Test func wideColoursAreNearAtMost() {
    let name = NearestName(of: Color(.displayP3, 1, 0, 0))
    #expect(!name.isExact && name.text == "red" && name.deltaE > 0.1)
  }

  @Test func x11TableIsTheResource() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/x11-names.txt").standardizedFileURL
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("!") }.map { $0.split { $0 == " " || $0 == "\t" }.map(String.init) }
    #expect(rows.count == 753)
    var colors: [String: [UInt8]] = [:]
    for row in rows { colors[row[3...].joined().lowercased()] = row[..<3].compactMap(UInt8.init) }
    #expect(colors.count == NamedColor.x11.count)
    for named in NamedColor.x11 {
      #expect(colors[named.name] == [named.rgb.red, named.rgb.green, named.rgb.blue])
    }
  }
}
