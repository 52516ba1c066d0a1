import Geometry
import TestSupport
import Testing
import X11

/// Servers that cannot do what is asked, and servers that die: one line and status 3 each.
@Suite(.serialized) struct PickFailureTests {
  private func expect(
    _ outcome: Program.Outcome, _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 3, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.errorText == "chidori: \(reason)\n", sourceLocation: sourceLocation)
  }

  @Test func withoutRenderWindowAndLoupeSayWhatIsMissing() throws {
    let stage = try PickStage(arguments: ["-extension", "RENDER"])
    stage.fill(Point(x: 5, y: 5), 0x336699)
    let reason = "the X server lacks the RENDER extension: use one that has it"
    expect(try stage.run("red"), reason)
    expect(try stage.run("pick"), reason)
    // The refused pick left no grab behind.
    _ = try PointerGrab(
      stage.display, window: stage.display.screen.root, events: [.buttonPress], cursor: nil)
    let read = try stage.run("pick", "--at", "5,5")
    #expect(read.text == "#336699\n")
    #expect(read.status == 0 && read.errorText.isEmpty)
  }

  @Test(arguments: ["COMPOSITE", "DAMAGE", "RANDR", "XKEYBOARD", "MIT-SHM"])
  func picksWithoutAnExtension(_ name: String) throws {
    let stage = try PickStage(arguments: ["-extension", name])
    stage.movePointer(to: Point(x: 50, y: 60))
    stage.fill(Point(x: 50, y: 60), 0x123456)
    let pick = try stage.startPick()
    try stage.xdotool("key", "Return")
    let outcome = pick.finish()
    #expect(outcome.text == "#123456\n")
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }

  @Test func aServerThatDiesDuringAPick() throws {
    let stage = try PickStage()
    let pick = try stage.startPick("-c")
    stage.server.kill()
    expect(pick.program.finish(), "the connection to the X server was lost")
  }

  @Test func aServerThatDiesDuringTheWaitForAGrab() throws {
    let stage = try PickStage()
    let grab = try PointerGrab(
      stage.display, window: stage.display.screen.root, events: [.buttonPress], cursor: nil)
    let program = try stage.start("pick")
    stage.settle()
    stage.server.kill()
    let outcome = program.finish()
    // Dead before or after it connected.
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.filter(\.isNewline).count == 1)
    _ = consume grab
  }

  @Test func aServerThatDiesUnderTheWindow() throws {
    let stage = try PickStage()
    let program = try stage.start("red")
    stage.event { [window = stage.window] in
      if case .mapped(let id) = $0 { id != window.id } else { false }
    }
    stage.server.kill()
    expect(program.finish(), "the connection to the X server was lost")
  }
}
