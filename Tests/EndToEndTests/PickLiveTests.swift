import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// The loupe shows what is on the screen now, and nothing of itself.
@Suite(.serialized) struct PickLiveTests {
  private static let ground: UInt = 0x102030

  /// A screen whose client leaves a hole for 20 ms wherever something of it is exposed.
  private static func slowStage() throws -> PickStage {
    let stage = try PickStage(
      screen: "1280x800x24", ground: ground, repaintingAfter: .milliseconds(20))
    stage.movePointer(to: Point(x: 100, y: 100))
    return stage
  }

  /// Jumps of 100 pixels on both axes, to and fro between the edges: as the loupe stands beside the
  /// pointer, most of them lead to where it has just been.
  private static func place(_ step: Int) -> Point {
    func bounce(_ count: Int) -> Int { 100 + 100 * abs((step + count) % (2 * count) - count) }
    return Point(x: bounce(10), y: bounce(5))
  }

  @Test(arguments: [false, true]) func c23_readsTheClientAndNeverItself(
    _ isComposited: Bool
  ) throws {
    let stage = try Self.slowStage()
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    let pick = try stage.startPick()
    pick.waitForCells()
    var wrong: [Int: Set<UInt>] = [:]
    var places: [Point] = []
    var step = 0
    // The pace of the hand is the case's, 8 ms; the loupe is read before each jump.
    func jump() {
      let foreign = pick.cells.filter { $0 != Self.ground }
      if !foreign.isEmpty { wrong[step] = Set(foreign) }
      if places.last != pick.frame.origin { places.append(pick.frame.origin) }
      step += 1
      // It was there for many of them, however slow the machine is.
      guard step <= 200 || places.count <= 100 else { return stage.loop.stop() }
      stage.movePointer(to: Self.place(step))
      stage.loop.after(.milliseconds(8), jump)
    }
    stage.loop.after(.milliseconds(8), jump)
    #expect(stage.loop.runBounded())
    #expect(wrong.isEmpty, "of \(step): \(wrong.count)")
    try stage.xdotool("click", "1")
    #expect(pick.finish().text == "#102030\n")
  }

  @Test(arguments: [false, true]) func c23_aClickRightAfterAJumpPicksTheClient(
    _ isComposited: Bool
  ) throws {
    let stage = try Self.slowStage()
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    for round in 0..<12 {
      let start = Self.place(7 * round)
      stage.movePointer(to: start)
      let pick = try stage.startPick()
      // To where the loupe stands, so that what it leaves is what is picked.
      let target = Point(x: pick.frame.minX + 60 + round, y: pick.frame.minY + 60)
      try stage.xdotool("mousemove", "\(target.x)", "\(target.y)", "click", "1")
      let outcome = pick.finish()
      #expect(outcome.text == "#102030\n", "\(round)")
      #expect(outcome.errorText == "")
    }
  }

  @Test(arguments: [false, true]) func c29_followsWhatChangesUnderAStillPointer(
    _ isComposited: Bool
  ) throws {
    let stage = try PickStage(ground: Self.ground)
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    let place = Point(x: 100, y: 100)
    stage.movePointer(to: place)
    let pick = try stage.startPick()
    let watch = try X11.Damage(of: pick.loupe.drawable, on: stage.display)
    pick.waitForCells()
    for pixel: UInt in [0xFF0000, 0x00FF00, 0x0000FF, 0xABCDEF, 0x123456] {
      stage.fill(Rect(x: 90, y: 90, width: 20, height: 20), pixel)
      stage.event {
        if case .damage(let change) = $0 {
          change.damage == watch.id && pick.centerCell == pixel
        } else {
          false
        }
      }
    }
    try stage.xdotool("key", "Return")
    #expect(pick.finish().text == "#123456\n")
  }

  /// The server is busy with another client meanwhile, so a round that costs a wake-up is seen.
  @Test(arguments: [false, true]) func c199_aStillScreenWakesNobody(_ isComposited: Bool) throws {
    let stage = try PickStage(ground: Self.ground)
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    pick.waitForCells()
    let status = "/proc/\(pick.program.processIdentifier)/status"
    func wakeups() throws -> String? {
      try String(contentsOfFile: status, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }.map(String.init)
    }
    // Words and fonts come after the first picture; a loop that feeds itself would never rest.
    let rests = try (0..<40).contains { _ in
      let before = try wakeups()
      for _ in 0..<2000 { _ = stage.display.queryPointer() }
      return try before == wakeups()
    }
    #expect(rests)
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 1)
  }
}
