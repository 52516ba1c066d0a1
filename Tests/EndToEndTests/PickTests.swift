import Geometry
import TestSupport
import Testing
import X11

/// What ends a pick, what it prints, and that nothing of it reaches the client underneath.
@Suite(.serialized) struct PickTests {
  private static let place = Point(x: 200, y: 150)
  private static let pixel: UInt = 0xEB8D38

  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    stage.fill(place, pixel)
    stage.movePointer(to: place)
    return stage
  }

  @Test(arguments: [
    ["click", "1"], ["key", "Return"], ["key", "space"], ["key", "KP_Enter"],
  ])
  func c37_picksAndLetsNothingThrough(_ deed: [String]) throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    try stage.xdotool(deed[0], deed[1])
    let outcome = pick.finish()
    #expect(outcome.status == 0)
    #expect(outcome.text == "#eb8d38\n")
    #expect(outcome.errorText == "")
    #expect(stage.input.isEmpty)
    // The same deed reaches the client once the pick is over.
    try stage.xdotool(deed[0], deed[1])
    stage.settle()
    #expect(stage.input.count == 2)
  }

  @Test(arguments: [["key", "Escape"], ["click", "3"]])
  func c36_cancelsAndLeavesEverythingAsItWas(_ deed: [String]) throws {
    let stage = try Self.stage()
    let copying = ["xclip", "-selection", "clipboard"]
    _ = try Program.run(
      copying, environment: stage.server.environment, input: Array("before".utf8),
      output: .discarded)
    let pick = try stage.startPick("--copy")
    try stage.xdotool("mousemove", "300", "300")
    pick.waitForMove()
    try stage.xdotool(deed[0], deed[1])
    let outcome = pick.finish()
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == "")
    #expect(stage.input.isEmpty)
    let clipboard = try stage.server.run("xclip", "-o", "-selection", "clipboard")
    #expect(clipboard.text == "before")
  }
}
