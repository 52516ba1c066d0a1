import Geometry
import TestSupport
import Testing
import X11

/// Where the loupe stands, above whom, and what it tells.
@Suite(.serialized) struct PickPlacementTests {
  @Test func c05_theLoupeGoesAcrossTheMonitorsPixelByPixel() throws {
    let stage = try PickStage(screen: "1600x600x24", ground: 0xAA0000)
    stage.fill(Rect(x: 800, y: 0, width: 800, height: 600), 0x00BB00)
    for (name, form, output) in [
      ("L", "800/200x600/150+0+0", "screen"), ("R", "800/200x600/150+800+0", "none"),
    ] {
      _ = try stage.server.run("xrandr", "--setmonitor", name, form, output)
    }
    let left = Rect(x: 0, y: 0, width: 800, height: 600)
    let right = left.offset(by: Point(x: 800, y: 0))
    stage.movePointer(to: Point(x: 790, y: 300))
    let pick = try stage.startPick("--multi", "--json")
    for x in 790...810 {
      stage.movePointer(to: Point(x: x, y: 300))
      try stage.xdotool("key", "Return")
      let line = stage.line(of: pick.program) ?? ""
      let hex = x < 800 ? "#aa0000" : "#00bb00"
      #expect(line.contains("\"hex\":\"\(hex)\"") && line.contains("\"x\":\(x),"), "\(x)")
      #expect((x < 800 ? left : right).contains(pick.frame), "\(x): \(pick.frame)")
      let center: UInt = x < 800 ? 0xAA0000 : 0x00BB00
      pick.waitForPicture { pick.centerCell == center }
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  /// A server with a software cursor may leave it in what is read.
  @Test func c22_thePointerIsTransparentDuringAPick() throws {
    let stage = try PickStage()
    stage.window.setCursor(CursorImage(.crosshair, on: stage.display))
    stage.movePointer(to: Point(x: 100, y: 100))
    #expect(stage.display.pointerPixels().contains { $0 != 0 })
    let pick = try stage.startPick()
    let pixels = stage.display.pointerPixels()
    #expect(!pixels.isEmpty && pixels.allSatisfy { $0 == 0 })
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 1)
    #expect(stage.display.pointerPixels().contains { $0 != 0 })
  }

  @Test func c25_eachQuadrantGivesItsOwnColour() throws {
    let stage = try PickStage(screen: "800x600x24")
    let quadrants: [(Point, UInt, String)] = [
      (Point(x: 0, y: 0), 0xFF0000, "#ff0000"), (Point(x: 400, y: 0), 0x00FF00, "#00ff00"),
      (Point(x: 0, y: 300), 0x0000FF, "#0000ff"), (Point(x: 400, y: 300), 0xFFFF00, "#ffff00"),
    ]
    for (origin, pixel, _) in quadrants {
      stage.fill(Rect(origin: origin, size: Size(width: 400, height: 300)), pixel)
    }
    let pick = try stage.startPick("--multi")
    for (origin, _, hex) in quadrants {
      for offset in [Point(x: 0, y: 0), Point(x: 200, y: 150), Point(x: 399, y: 299)] {
        let point = origin + offset
        try stage.xdotool("mousemove", "\(point.x)", "\(point.y)", "click", "1")
        #expect(stage.line(of: pick.program) == hex, "\(point)")
      }
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  private func cover(_ frame: Rect, on stage: PickStage) -> Window {
    var form = Window.Form(frame: frame)
    form.overrideRedirect = true
    let window = Window(form, on: stage.display)
    window.mapRaised()
    return window
  }

  private func top(_ stage: PickStage) -> WindowID? {
    stage.display.children(of: stage.display.screen.root).last
  }

  @Test func c27_aTooltipOverTheLoupeIsBelowItAtOnce() throws {
    let stage = try PickStage()
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    pick.waitForCells()
    for _ in 0..<3 {
      let tip = cover(pick.frame, on: stage)
      stage.event { [stage] _ in top(stage) == pick.loupe }
      tip.unmap()
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 1)
  }

  /// Another program that wants to be on top as well: the loupe gives in until the user moves.
  @Test func c27_theLoupeDoesNotFightForEver() throws {
    let stage = try PickStage()
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    pick.waitForCells()
    let rival = cover(pick.frame, on: stage)
    var rounds = 0
    stage.event { _ in
      if top(stage) == pick.loupe {
        rounds += 1
        rival.raise()
        stage.display.sync()
      }
      return rounds == 8
    }
    // What is drawn after the rival's last word is shown, and the loupe has given in.
    stage.fill(Rect(x: 90, y: 90, width: 20, height: 20), 0x123456)
    pick.waitForPicture { pick.centerCell == 0x123456 }
    #expect(top(stage) == rival.id)
    try stage.xdotool("mousemove", "101", "100")
    stage.event { _ in top(stage) == pick.loupe }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 1)
  }

  @Test func c179_theHintsAreInTheFirstThreeLoupes() throws {
    let stage = try PickStage()
    stage.movePointer(to: Point(x: 100, y: 100))
    var heights: [Int] = []
    for _ in 0..<5 {
      let pick = try stage.startPick()
      heights.append(pick.frame.height)
      try stage.xdotool("key", "Escape")
      _ = pick.finish()
    }
    #expect(Set(heights[..<3]).count == 1 && Set(heights[3...]).count == 1)
    #expect(heights[0] > heights[3])
  }

  @Test func c177_aMissingCursorThemeChangesNothing() throws {
    let stage = try PickStage(ground: 0x336699)
    stage.movePointer(to: Point(x: 100, y: 100))
    let words = ["env", "XCURSOR_THEME=none-such", "XCURSOR_PATH=/nonexistent"]
    let pick = try stage.startLoupe(words + [PickStage.chidori, "pick"])
    try stage.xdotool("click", "1")
    #expect(pick.finish().text == "#336699\n")
  }

  @Test func c12_theScreenIsResizedDuringAPick() throws {
    let stage = try PickStage(screen: "800x600x24", ground: 0x336699)
    stage.movePointer(to: Point(x: 700, y: 500))
    let pick = try stage.startPick()
    pick.waitForCells()
    _ = try stage.server.run("xrandr", "--fb", "400x400")
    let small = Rect(x: 0, y: 0, width: 400, height: 400)
    stage.event { _ in small.contains(pick.frame) }
    try stage.xdotool("mousemove", "399", "399", "click", "1")
    let outcome = pick.finish()
    #expect(outcome.text == "#336699\n" && outcome.errorText.isEmpty)
  }
}
