import ColorModel
import Foundation
import Testing

@Suite struct NamedColorTests {
  @Test func tableIsTheResource() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/css-names.txt").standardizedFileURL
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }.map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == 148)
    #expect(NamedColor.css.map { [$0.name, $0.rgb.description] } == rows.map { Array($0[..<2]) })
    for row in rows where row.count == 3 {
      let rgb = try #require(NamedColor.named(row[0].utf8))
      #expect(NamedColor.name(of: rgb) == row[2])
    }
  }

  @Test func equalsPublishedNames() throws {
    let rows = try Vectors("conversions").rows.filter { $0["names"] != "" }
    #expect(rows.count == 98)
    for row in rows {
      let names = try row.text("names").split(separator: "|").map(String.init)
      for name in names {
        #expect(NamedColor.named(name.utf8)?.description == row["hex"], "\(name)")
      }
      let rgb = try #require(NamedColor.named(names[0].utf8))
      #expect(NamedColor.name(of: rgb).map(names.contains) == true, "\(rgb)")
    }
  }

  @Test func c76_greenIsNotLime() throws {
    #expect(try hex("#00FF00") == "#00ff00")
    #expect(try hex("green") == "#008000")
    #expect(try hex("lime") == "#00ff00")
    #expect(NamedColor.name(of: RGB8(0x00FF00)) == "lime")
  }

  @Test(arguments: [
    ("lightgoldenrodyellow", "#fafad2"), ("rebeccapurple", "#663399"), ("ReD", "#ff0000"),
    ("REBECCAPURPLE", "#663399"), ("transparent", "#00000000"), ("mediumpurple", "#9370db"),
    ("palevioletred", "#db7093"),
  ])
  func c77_namesAreReadInFullAndAnyCase(name: String, hex expected: String) throws {
    for entry in ColorText.Entry.allCases { #expect(try hex(name, as: entry) == expected) }
  }

  @Test func everyNameReadsAndOnePerColourIsWritten() throws {
    for named in NamedColor.css {
      #expect(try ColorText.parse(named.name.uppercased(), as: .css).rgb8 == named.rgb)
      let written = try #require(NamedColor.name(of: named.rgb))
      #expect(NamedColor.named(written.utf8) == named.rgb)
      #expect(!written.contains("grey") && written != "aqua" && written != "fuchsia")
    }
    #expect(Set(NamedColor.css.map(\.rgb)).count == 139)
  }

  @Test func othersHaveNoName() {
    #expect(NamedColor.name(of: RGB8(0x3366CC)) == nil)
    #expect(NamedColor.name(of: RGB8(0xFFFFFE)) == nil)
    #expect(NamedColor.named("".utf8) == nil)
    #expect(NamedColor.named("re".utf8) == nil)
    #expect(NamedColor.named("redd".utf8) == nil)
    #expect(NamedColor.named("zzz".utf8) == nil)
    #expect(NamedColor.named("blac\u{212A}".utf8) == nil)
  }
}
