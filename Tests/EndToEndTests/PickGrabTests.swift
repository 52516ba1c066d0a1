import Geometry
import Glibc
import TestSupport
import Testing
import X11

/// Who has the pointer and the keyboard before, during and after a pick.
@Suite(.serialized) struct PickGrabTests {
  private static let place = Point(x: 200, y: 150)

  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    stage.fill(place, 0x336699)
    stage.movePointer(to: place)
    return stage
  }

  /// Pointer and keyboard held by a client other than the stage's own.
  private final class Holder {
    let display: Display
    private var grab: PointerGrab?

    init(_ stage: PickStage) throws {
      display = try Display(name: stage.server.display)
      grab = try PointerGrab(
        display, window: display.screen.root, events: [.buttonPress], cursor: nil)
    }

    func letGo() {
      grab = nil
      display.sync()
    }
  }

  @Test func c34_waitsForAPointerHeldFor400Milliseconds() throws {
    let stage = try Self.stage()
    let holder = try Holder(stage)
    // The holder's own patience; nothing of the test waits on it but what it is about.
    stage.loop.after(.milliseconds(400)) { holder.letGo() }
    let pick = try stage.startPick()
    try stage.xdotool("click", "1")
    let outcome = pick.finish()
    #expect(outcome.text == "#336699\n")
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
  }

  /// A terminal with secure keyboard holds the keyboard alone.
  @Test func c34_waitsForAKeyboardHeldFor400Milliseconds() throws {
    let stage = try Self.stage()
    let terminal = try stage.server.start(
      "xterm", "-geometry", "10x2+0+0", "-xrm", "*VT100.translations: #override <Key>g: secure()",
      output: .discarded)
    let event = stage.event { if case .mapped = $0 { true } else { false } }
    guard case .mapped(let shown) = event else { return }
    stage.display.select([.focus], of: shown)
    stage.movePointer(to: Point(x: 20, y: 20))
    try stage.xdotool("windowfocus", "\(shown.rawValue)")
    stage.event { if case .focus(let change) = $0 { change.isIn } else { false } }
    try stage.xdotool("key", "g")
    stage.event { if case .focus(let change) = $0 { change.mode == .grab } else { false } }
    stage.movePointer(to: Self.place)
    stage.loop.after(.milliseconds(400)) { terminal.signal(SIGKILL) }
    let pick = try stage.startPick()
    try stage.xdotool("click", "1")
    #expect(pick.finish().text == "#336699\n")
  }

  @Test func c34_saysThatTheGrabIsRefused() throws {
    let stage = try Self.stage()
    let holder = try Holder(stage)
    let outcome = try stage.run("pick")
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errorText
        == "chidori: another program holds the pointer or the keyboard: close its menu and retry\n")
    holder.letGo()
    // The next one is none the worse.
    let pick = try stage.startPick()
    try stage.xdotool("key", "Return")
    #expect(pick.finish().text == "#336699\n")
  }

  @Test func c34_aSecondPickIsRefusedAndTheFirstGoesOn() throws {
    let stage = try Self.stage()
    let first = try stage.startPick()
    let second = try stage.run("pick")
    #expect(second.status == 3 && second.output.isEmpty)
    #expect(second.errorText.contains("another program holds the pointer or the keyboard"))
    try stage.xdotool("click", "1")
    #expect(first.finish().text == "#336699\n")
  }

  @Test func anInterruptedDelayIsACancel() throws {
    let stage = try Self.stage()
    let program = try stage.start("pick", "--delay", "600")
    // Its connection is there, so its signals are caught.
    stage.settle()
    program.signal(SIGINT)
    let outcome = stage.finish(program)
    #expect(outcome.status == 1 || outcome.status == 130)
    #expect(outcome.output.isEmpty && outcome.errorText.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsReleaseTheGrabs(
    _ signal: Int32
  ) throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("-c")
    pick.program.signal(signal)
    let outcome = pick.finish()
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty && outcome.errorText.isEmpty)
    _ = try Holder(stage)
    #expect(stage.display.selectionOwner(of: stage.display[.clipboard]) == .none)
  }

  /// As the key that started it may be, and it repeats.
  @Test func aKeyHeldFromBeforeDoesNotPick() throws {
    let stage = try Self.stage()
    _ = try stage.server.run("xset", "r", "rate", "50", "100")
    try stage.xdotool("keydown", "Return")
    for _ in 0..<3 {
      stage.event { if case .key(let key) = $0 { key.isPress } else { false } }
    }
    let pick = try stage.startPick()
    try stage.xdotool("keyup", "Return")
    try stage.xdotool("mousemove", "300", "200")
    pick.waitForMove()
    stage.fill(Point(x: 300, y: 200), 0x445566)
    try stage.xdotool("key", "Return")
    #expect(pick.finish().text == "#445566\n")
  }

  @Test func otherButtonsAndKeysDoNothing() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    try stage.xdotool("click", "2", "click", "8", "key", "x", "key", "shift")
    try stage.xdotool("key", "Return")
    #expect(pick.finish().text == "#336699\n")
    #expect(stage.input.isEmpty)
  }
}
