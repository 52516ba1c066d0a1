import Geometry
import TestSupport
import Testing
import X11

/// What ends a pick, what it prints, and that nothing of it reaches the client underneath.
@Suite(.serialized) struct PickTests {
  private static let place = Point(x: 200, y: 150)
  private static let pixel: UInt = 0xEB8D38

  /// Without COMPOSITE, so that the loupe can be asked to answer: see `waitForAnswer`.
  private static func stage() throws -> PickStage {
    let stage = try PickStage(arguments: ["-extension", "COMPOSITE"])
    stage.fill(place, pixel)
    stage.movePointer(to: place)
    return stage
  }

  @Test(arguments: [("mouse", "1"), ("key", "Return"), ("key", "space"), ("key", "KP_Enter")])
  func c37_picksAndLetsNothingThrough(_ device: String, _ name: String) throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    pick.waitForCells()
    try stage.xdotool("\(device)down", name)
    pick.waitForAnswer()
    try stage.xdotool("\(device)up", name)
    let outcome = pick.finish()
    #expect(outcome.status == 0)
    #expect(outcome.text == "#eb8d38\n")
    #expect(outcome.errorText == "")
    #expect(stage.input.isEmpty)
    // The same deed reaches the client once the pick is over.
    try stage.xdotool("\(device)down", name, "\(device)up", name)
    stage.settle()
    #expect(stage.input.count == 2)
  }

  @Test(arguments: [("mouse", "1"), ("key", "Return")])
  func thePixelIsTakenAtThePress(_ device: String, _ name: String) throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    pick.waitForCells()
    try stage.xdotool("\(device)down", name)
    pick.waitForAnswer()
    stage.fill(Self.place, 0x000000)
    pick.waitForAnswer()
    // A press that goes further is a drag.
    try stage.xdotool("mousemove", "202", "151", "\(device)up", name)
    #expect(pick.finish().text == "#eb8d38\n")
  }

  @Test func theSecondPressWaitsForItsOwnRelease() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    pick.waitForCells()
    try stage.xdotool("mousedown", "1", "keydown", "space", "mouseup", "1")
    pick.waitForAnswer()
    try stage.xdotool("keyup", "space")
    #expect(pick.finish().text == "#eb8d38\n")
    #expect(stage.input.isEmpty)
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
