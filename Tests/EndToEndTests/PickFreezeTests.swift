import Geometry
import TestSupport
import Testing
import X11

/// The still picture of the screen: what it holds, what is read from it, and how it ends.
@Suite(.serialized) struct PickFreezeTests {
  private static let place = Point(x: 100, y: 100)

  /// A screen on which every pixel has its own colour.
  private static func stage(depth: Int = 24) throws -> PickStage {
    let stage = try PickStage(screen: "400x400x\(depth)", ground: 0x404040)
    for x in 0..<400 {
      stage.fill(Rect(x: x, y: 0, width: 1, height: 400), UInt(x) << 12 | UInt(x * 7 % 251))
    }
    for y in 0..<400 where y % 3 == 0 {
      stage.fill(Rect(x: 0, y: y, width: 400, height: 1), UInt(y) << 4)
    }
    stage.movePointer(to: place)
    return stage
  }

  private func screen(_ stage: PickStage) throws -> ScreenPicture {
    try ScreenPicture(stage.bounds, of: stage.display)
  }

  /// Where two pictures differ, apart from a rectangle.
  private func firstDifferences(
    _ a: ScreenPicture, _ b: ScreenPicture, outside hole: Rect
  ) -> ArraySlice<Point> {
    (a.rect.minY..<a.rect.maxY).flatMap { y in
      (a.rect.minX..<a.rect.maxX).map { x in Point(x: x, y: y) }
    }.filter { !hole.contains($0) && a[hexAt: $0] != b[hexAt: $0] }.prefix(5)
  }

  private func waitForStill(_ pick: PickStage.Picking) {
    pick.stage.event {
      if case .configure(let change) = $0 { change.frame == pick.stage.bounds } else { false }
    }
  }

  private func waitForLive(_ pick: PickStage.Picking) {
    pick.stage.event {
      if case .configure(let change) = $0 { change.frame.maxX < 0 } else { false }
    }
  }

  @Test(arguments: [15, 16, 24, 30]) func c06_theStillIsTheScreenToTheByte(_ depth: Int) throws {
    let stage = try Self.stage(depth: depth)
    // Monitors of different heights, as far as Xvfb can have them.
    for (name, form, output) in [
      ("L", "150/50x400/130+0+0", "screen"), ("R", "250/80x300/100+150+0", "none"),
    ] {
      _ = try stage.server.run("xrandr", "--setmonitor", name, form, output)
    }
    let before = try screen(stage)
    let pick = try stage.startPick("--freeze")
    // What the client draws now is behind the picture.
    stage.fill(stage.bounds, 0)
    let frozen = try screen(stage)
    #expect(firstDifferences(before, frozen, outside: pick.frame).isEmpty)
    try stage.xdotool("key", "Return")
    let hex = "\(before[Self.place])"
    #expect(pick.finish().text == hex + "\n")
  }

  @Test func c28_freezeIsTakenBeforeAnythingOfOursShows() throws {
    let stage = try Self.stage()
    let before = try screen(stage)
    let pick = try stage.startPick("--freeze", "--multi")
    stage.fill(stage.bounds, 0)
    // The place of the loupe is in the picture too.
    for point in [pick.frame.center, Self.place, Point(x: 399, y: 399), .zero] {
      try stage.xdotool("mousemove", "\(point.x)", "\(point.y)", "key", "Return")
      #expect(stage.line(of: pick.program) == "\(before[point])", "\(point)")
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  @Test(arguments: [false, true]) func c29_fStopsTheScreenAndLetsItGoOn(
    _ isComposited: Bool
  ) throws {
    let stage = try Self.stage()
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    let before = try screen(stage)
    let pick = try stage.startPick("--multi")
    pick.waitForPicture { pick.centerCell == UInt(before[hexAt: Self.place]) }
    let underLoupe = pick.frame.center
    try stage.xdotool("key", "f")
    waitForStill(pick)
    stage.fill(stage.bounds, 0x112233)
    // A compositor fades the still in.
    if !isComposited {
      #expect(try firstDifferences(before, screen(stage), outside: pick.frame).isEmpty)
    }
    // The loupe's own region comes from before it was there.
    for point in [underLoupe, Self.place] {
      try stage.xdotool("mousemove", "\(point.x)", "\(point.y)", "key", "Return")
      #expect(stage.line(of: pick.program) == "\(before[point])", "\(point)")
    }
    try stage.xdotool("key", "f")
    waitForLive(pick)
    try stage.xdotool("key", "Return")
    #expect(stage.line(of: pick.program) == "#112233")
    try stage.xdotool("key", "f")
    waitForStill(pick)
    stage.fill(stage.bounds, 0x445566)
    try stage.xdotool("key", "Return")
    #expect(stage.line(of: pick.program) == "#112233")
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
    #expect(stage.input.isEmpty)
  }

  /// Wherever the loupe has been, back and forth over its own traces.
  @Test(arguments: [false, true]) func theLoupesRegionIsKnownAfterItHasMoved(
    _ isComposited: Bool
  ) throws {
    let stage = try Self.stage()
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    let before = try screen(stage)
    let pick = try stage.startPick("--multi")
    for round in 0..<2 {
      for (x, y) in [(104, 103), (180, 150), (350, 380), (150, 170), (160, 165), (90, 100)] {
        try stage.xdotool("mousemove", "\(x + round)", "\(y)")
      }
      try stage.xdotool("key", "f")
      waitForStill(pick)
      let covered = pick.frame
      for point in [
        covered.origin, covered.center, Point(x: covered.maxX - 1, y: covered.maxY - 1),
      ] {
        let inside = stage.bounds.clamp(point)
        try stage.xdotool("mousemove", "\(inside.x)", "\(inside.y)", "key", "Return")
        #expect(stage.line(of: pick.program) == "\(before[inside])", "\(inside), \(round)")
      }
      try stage.xdotool("mousemove", "100", "100", "key", "f")
      waitForLive(pick)
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  @Test func theArrowsAndADragReadTheStill() throws {
    let stage = try Self.stage()
    let before = try screen(stage)
    let pick = try stage.startPick("--freeze", "--multi")
    stage.fill(stage.bounds, 0)
    try stage.xdotool("key", "Right", "key", "shift+Down", "key", "Return")
    #expect(stage.line(of: pick.program) == "\(before[Point(x: 101, y: 110)])")
    try stage.xdotool("mousemove", "3", "3", "mousedown", "1", "mousemove", "80", "3")
    try stage.xdotool("mouseup", "1")
    // A row that is one colour.
    #expect(stage.line(of: pick.program) == "\(before[Point(x: 3, y: 3)])")
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  @Test func aNewWindowDoesNotCoverTheStill() throws {
    let stage = try Self.stage()
    let before = try screen(stage)
    let pick = try stage.startPick("--freeze")
    pick.waitForPicture { pick.centerCell == UInt(before[hexAt: Self.place]) }
    var form = Window.Form(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    form.overrideRedirect = true
    let other = Window(form, on: stage.display)
    other.mapRaised()
    stage.event {
      if case .configure(let change) = $0 { change.window == pick.loupe } else { false }
    }
    #expect(stage.display.children(of: stage.display.screen.root).last == pick.loupe)
    #expect(try firstDifferences(before, screen(stage), outside: pick.frame).isEmpty)
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 1)
  }

  @Test func aScreenOfAnotherSizeIsLiveAgain() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("--freeze")
    stage.fill(stage.bounds, 0x778899)
    _ = try stage.server.run("xrandr", "--fb", "300x300")
    waitForLive(pick)
    try stage.xdotool("mousemove", "120", "120", "key", "Return")
    #expect(pick.finish().text == "#778899\n")
  }
}
