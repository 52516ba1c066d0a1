import ColorModel
import Foundation
import Geometry
import TestSupport
import Testing

/// `chidori pick --at` with its options, in any order and spelling.
@Suite(.serialized) struct CommandLinePickTests {
  /// #3366cc at 5,5.
  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    stage.fill(Point(x: 5, y: 5), 0x3366CC)
    return stage
  }

  @Test func writesEachFormat() throws {
    let stage = try Self.stage()
    let formats: [(OutputFormat, String)] = [
      (.hex, "#3366cc"), (.rgb, "rgb(51 102 204)"), (.rgba, "rgba(51, 102, 204, 1)"),
      (.hsl, "hsl(220 60% 50%)"), (.hsb, "hsb(220 75% 80%)"), (.float, "0.2, 0.4, 0.8"),
      (.android, "0xff3366cc"), (.name, "#3366cc"),
    ]
    for (format, text) in formats {
      #expect(CSSFormatter().text(Color(RGB8(0x3366CC)), as: format) ?? "#3366cc" == text)
    }
    for format in OutputFormat.allCases {
      let text = CSSFormatter().text(Color(RGB8(0x3366CC)), as: format) ?? "#3366cc"
      #expect(
        try stage.run(["pick", "--at", "5,5", "-f", format.rawValue]).text == text + "\n")
    }
    let listed = try stage.run(["help", "formats"]).text.split(separator: "\n")
    #expect(
      listed.compactMap { $0.split(separator: " ").first.map(String.init) }
        == OutputFormat.allCases.map(\.rawValue))
    // C107, C112: a template is a format like any other.
    #expect(try stage.run(["pick", "--at", "5,5", "-f", "{r},{g},{b}"]).text == "51,102,204\n")
    stage.fill(Point(x: 6, y: 5), 0x663399)
    #expect(
      try stage.run(["pick", "--at", "6,5", "-f", "name"]).text == "rebeccapurple\n")
  }

  @Test func takesOptionsInAnyOrderAndSpelling() throws {
    let stage = try Self.stage()
    let lines: [([String], String)] = [
      (["pick", "--at", "5,5"], "#3366cc\n"), (["pick", "--at=5,5"], "#3366cc\n"),
      (["pick", "--at=5,5", "--"], "#3366cc\n"), (["pick", "--at=0005,+5"], "#3366cc\n"),
      (["pick", "-n", "--at=5,5"], "#3366cc"), (["pick", "--no-n", "--at=5,5"], "#3366cc"),
      (["pick", "--upper", "--at=5,5"], "#3366CC\n"), (["pick", "--up", "--a=5,5"], "#3366CC\n"),
      (["pick", "--at=5,5", "--no-hash"], "3366cc\n"),
      (["pick", "-nfrgb", "--at=5,5"], "rgb(51 102 204)"),
      (["pick", "--form=hsl", "--at=5,5"], "hsl(220 60% 50%)\n"),
      (["pick", "-f", "rgb", "-f", "hex", "--at=5,5"], "#3366cc\n"),
      (["pick", "--at=9,9", "--at=5,5"], "#3366cc\n"),
    ]
    for (words, text) in lines {
      let outcome = try stage.run(words)
      #expect(outcome.text == text, "\(words) \(outcome.errorText)")
      #expect(outcome.status == 0 && outcome.errorText.isEmpty, "\(words)")
    }
    // Two options begin so: no- is for no-hash and no-newline.
    let ambiguous = try stage.run(["pick", "--no", "--at=5,5"])
    #expect(ambiguous.status == 2)
  }

  /// #336699 is hsl(210 50% 40%); #3366cd needs a decimal: hsl(220.1 60.6% 50.2%).
  @Test func precisionCutsDecimals() throws {
    let stage = try Self.stage()
    stage.fill(Point(x: 7, y: 5), 0x3366CD)
    let lines: [([String], String)] = [
      (["-f", "hsl"], "hsl(220.1 60.6% 50.2%)"),
      (["-f", "hsl", "--precision", "0"], "hsl(220 61% 50%)"),
      (["-f", "hsl", "--precision", "15", "--prec", "1"], "hsl(220.1 60.6% 50.2%)"),
      (["-f", "float", "--precision=2"], "0.2, 0.4, 0.8"),
      (["-f", "hex", "--precision", "0"], "#3366cd"),
    ]
    for (words, text) in lines {
      #expect(try stage.run(["pick", "--at=7,5"] + words).text == text + "\n", "\(words)")
    }
  }

  @Test func jsonIsOneValidLine() throws {
    let stage = try Self.stage()
    let outcome = try stage.run(["pick", "--json", "--at", "5,5"])
    #expect(outcome.status == 0)
    #expect(outcome.text.hasSuffix("}\n"))
    #expect(outcome.text.filter(\.isNewline).count == 1)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(object["hex"] as? String == "#3366cc")
    #expect(object["x"] as? Int == 5)
    #expect(object["y"] as? Int == 5)
    #expect(object["size"] as? Int == 1)
    #expect(object["bits"] as? Int == 8)
    #expect(object["alpha"] as? Double == 1)
    #expect(object["input"] is NSNull)
    #expect(object["inGamut"] as? Bool == true)
    let srgb = try #require(object["srgb"] as? [String: Double])
    #expect(srgb == ["r": 0.2, "g": 0.4, "b": 0.8])
    let hsl = try #require(object["hsl"] as? [String: Double])
    #expect(abs((hsl["h"] ?? 0) - 220) < 1e-9)
    // The hue of a grey is no number.
    let grey = try stage.run(["pick", "--json", "--at", "50,50"])
    let greyObject = try #require(
      JSONSerialization.jsonObject(with: Data(grey.output)) as? [String: Any])
    #expect((greyObject["hsl"] as? [String: Any])?["h"] is NSNull)
  }

  @Test func refusesAPlaceOutsideTheScreen() throws {
    let stage = try Self.stage()
    for place in ["640,0", "0,480", "-1,0", "0,-1", "-5,-5", "99999,99999", "2147483648,0"] {
      let outcome = try stage.run(["pick", "--at", place])
      #expect(outcome.status == 2, "\(place)")
      #expect(outcome.output.isEmpty, "\(place)")
      let reason = "outside the screen of 640x480: \(place)"
      #expect(outcome.errorText == "chidori: \(reason)\n")
    }
    for (place, inside) in [("639,479", true), ("0,0", true), ("640,479", false)] {
      #expect(try (stage.run(["pick", "--at", place]).status == 0) == inside)
    }
  }
}
