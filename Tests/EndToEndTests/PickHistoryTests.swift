import ColorModel
import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// `chidori pick` writes down what it prints, with the window it came from.
@Suite(.serialized) struct PickHistoryTests {
  /// A line of the history as words: colour, place, class and title.
  private static func lines(_ stage: PickStage) throws -> [String] {
    try (stage.server.home.contents("data/chidori/history.jsonl") ?? []).split(separator: 10)
      .map { line in
        let object = try #require(
          JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        let color = try #require(object["color"] as? [String: Any])
        let parts = try #require(color["components"] as? [Double])
        let window = object["window"] as? [String: Any]
        let words: [Any?] = [
          Color(.srgb, SIMD4(parts[0], parts[1], parts[2], 0)).rgb8, object["x"], object["y"],
          object["source"], window?["class"], window?["title"],
        ]
        let place = words.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
        guard let size = object["size"] as? [Int], let mean = object["mean"] else { return place }
        return "\(place) \(size.map(String.init).joined(separator: "×")) \(mean)"
      }
  }

  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    stage.fill(Point(x: 5, y: 6), 0x3366CC)
    stage.window.setClass(instance: "mail", class: "Mail")
    stage.window.setTitle("Inbox – 7")
    stage.display.sync()
    return stage
  }

  @Test func byCoordinates() throws {
    let stage = try Self.stage()
    #expect(try stage.run("pick", "--at", "5,6").text == "#3366cc\n")
    #expect(try stage.run("pick", "--at", "9,9", "--no-history").text == "#808080\n")
    #expect(try stage.run("pick", "--at", "9,9", "-f", "rgb").text == "rgb(128 128 128)\n")
    #expect(
      try Self.lines(stage) == [
        "#3366cc 5 6 screen Mail Inbox – 7", "#808080 9 9 screen Mail Inbox – 7",
      ])
  }

  /// Of a larger sample its size and mean are known later too, by whichever way it was picked.
  @Test func aLargerSampleIsToldOf() throws {
    let stage = try Self.stage()
    #expect(try stage.run("pick", "--at", "9,9", "--size", "3", "--mean", "median").status == 0)
    stage.movePointer(to: Point(x: 9, y: 9))
    let pick = try stage.startLoupe([PickStage.chidori, "pick", "--size", "5"])
    try stage.xdotool("key", "Return")
    #expect(pick.finish().status == 0)
    #expect(
      try Self.lines(stage) == [
        "#808080 9 9 screen Mail Inbox – 7 3×3 median",
        "#808080 9 9 screen Mail Inbox – 7 5×5 srgb",
      ])
  }

  @Test(arguments: [[], ["--freeze"], ["--multi"], ["--multi", "--freeze"]])
  func byTheLoupeItIsNotTheLoupesWindow(options: [String]) throws {
    let stage = try Self.stage()
    stage.movePointer(to: Point(x: 5, y: 6))
    let pick = try stage.startLoupe([PickStage.chidori, "pick"] + options)
    try stage.xdotool("key", "Return")
    #expect(stage.line(of: pick.program) == "#3366cc")
    // Whoever has read the line finds it written down.
    #expect(try Self.lines(stage) == ["#3366cc 5 6 screen Mail Inbox – 7"])
    if options.contains("--multi") { try stage.xdotool("key", "Escape") }
    #expect(pick.finish().status == 0)
    #expect(try Self.lines(stage).count == 1)
  }

  @Test func aCancelledPickIsNotWrittenDown() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 1)
    #expect(try Self.lines(stage) == [])
  }

  /// A file stands where a directory is needed.
  @Test func whatCannotBeWrittenDownIsToldAndTheColourPrinted() throws {
    let stage = try Self.stage()
    try stage.server.home.write("", to: "data")
    let outcome = try stage.run("pick", "--at", "5,6")
    #expect(outcome.status == 0)
    #expect(outcome.text == "#3366cc\n")
    #expect(
      outcome.errorText
        == "chidori: cannot save, a file stands where a directory is needed: "
        + "\(stage.server.home.path)/data\n")
  }

  @Test func thatThereIsNoHomeIsToldOnce() throws {
    let stage = try Self.stage()
    let outcome = try Program(
      [PickStage.chidori, "pick", "--at", "5,6"],
      environment: stage.server.environment.merging([
        "HOME": "", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "",
      ]) { $1 }
    ).finish()
    #expect(outcome.status == 0)
    #expect(outcome.text == "#3366cc\n")
    #expect(
      outcome.errorText == "chidori: no home directory, set HOME or the XDG variables: HOME\n")
  }
}
