import Geometry
import Glibc
import TestSupport
import Testing
import X11

/// Picks that go on, dragged rectangles, sample sizes, zoom, formats and copies of `chidori pick`.
@Suite(.serialized) struct PickLongSessionTests {
  private static let places: [(point: Point, pixel: UInt, hex: String)] = [
    (Point(x: 60, y: 50), 0xAA1100, "#aa1100"), (Point(x: 300, y: 80), 0x00BB22, "#00bb22"),
    (Point(x: 150, y: 400), 0x3300CC, "#3300cc"),
  ]

  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    for place in places { stage.fill(place.point, place.pixel) }
    stage.movePointer(to: places[0].point)
    return stage
  }

  private func move(_ point: Point, on stage: PickStage) throws {
    try stage.xdotool("mousemove", "\(point.x)", "\(point.y)")
  }

  // MARK: Going on

  @Test func c40_multiPrintsEachPickAtOnceUntilEsc() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("--multi", "-c")
    for place in Self.places {
      try move(place.point, on: stage)
      try stage.xdotool("click", "1")
      // Read while the pick goes on.
      #expect(stage.line(of: pick.program) == place.hex)
    }
    try stage.xdotool("key", "Escape")
    let outcome = pick.finish()
    #expect(outcome.status == 0 && outcome.errorText.isEmpty)
    #expect(outcome.output.isEmpty)
    #expect(stage.input.isEmpty)
    let copied = try stage.server.run("xclip", "-o", "-selection", "clipboard")
    #expect(copied.text == "#3300cc")
  }

  @Test func c40_multiWithoutAPickIsACancel() throws {
    let stage = try Self.stage()
    for deed in [["key", "Escape"], ["click", "3"]] {
      let pick = try stage.startPick("--multi", "-c")
      try stage.xdotool(deed[0], deed[1])
      let outcome = pick.finish()
      #expect(outcome.status == 1)
      #expect(outcome.output.isEmpty && outcome.errorText.isEmpty)
    }
    #expect(stage.display.selectionOwner(of: stage.display[.clipboard]) == .none)
  }

  @Test func c40_shiftGoesOnAndAPlainClickEnds() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("--json")
    try stage.xdotool("keydown", "shift", "click", "1", "keyup", "shift")
    #expect(stage.line(of: pick.program)?.contains("#aa1100") == true)
    try move(Self.places[1].point, on: stage)
    try stage.xdotool("key", "shift+Return")
    #expect(stage.line(of: pick.program)?.contains("#00bb22") == true)
    try move(Self.places[2].point, on: stage)
    try stage.xdotool("click", "1")
    let outcome = pick.finish()
    #expect(outcome.text.contains("#3300cc") && outcome.text.filter(\.isNewline).count == 1)
    #expect(outcome.status == 0)
    #expect(stage.input.isEmpty)
  }

  @Test func anInterruptedMultiIsInterrupted() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("--multi")
    try stage.xdotool("click", "1")
    #expect(stage.line(of: pick.program) == "#aa1100")
    pick.program.signal(SIGINT)
    #expect(pick.finish().status == 1)
  }

  @Test func aClosedPipeEndsMultiQuietly() throws {
    let stage = try Self.stage()
    let command = #"exec 3>&1; { "$0" pick --multi; echo "status $?" >&3; } | :"#
    let pick = try stage.startLoupe(["sh", "-c", command, PickStage.chidori])
    try stage.xdotool("click", "1")
    let outcome = pick.finish()
    #expect(outcome.text == "status 0\n")
    #expect(outcome.errorText.isEmpty)
  }

  // MARK: Areas

  @Test func aDraggedRectangleIsAveraged() throws {
    let stage = try PickStage(ground: 0)
    // A quarter of 40 x 20 is white.
    stage.fill(Rect(x: 100, y: 100, width: 20, height: 10), 0xFFFFFF)
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick("--json")
    try stage.xdotool("mousedown", "1", "mousemove", "120", "110", "mousemove", "139", "119")
    try stage.xdotool("mouseup", "1")
    let text = pick.finish().text
    #expect(text.contains(##""hex":"#404040""##), "\(text)")
    #expect(text.contains(#""x":100,"y":100,"size":[40,20]"#), "\(text)")
    #expect(text.contains(#""srgb":{"r":0.25,"g":0.25,"b":0.25}"#), "\(text)")
    #expect(text.contains(##""mode":{"hex":"#000000""##), "\(text)")
    #expect(stage.input.isEmpty)
  }

  @Test func theOutlineOfADragIsFourThinWindowsOutsideIt() throws {
    let stage = try PickStage(ground: 0x6080A0)
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick()
    pick.waitForCells()
    let area = Rect(x: 100, y: 100, width: 51, height: 31)
    func sides() -> [Rect] {
      stage.display.children(of: stage.display.screen.root)
        .filter { $0 != stage.window.id && $0 != pick.loupe }
        .compactMap(stage.display.bounds(of:))
        .filter { $0.intersects(area.inset(by: -1)) }
    }
    try stage.xdotool("mousedown", "1", "mousemove", "150", "130")
    stage.event { _ in sides().count == 4 }
    #expect(sides().allSatisfy { !$0.intersects(area) && min($0.width, $0.height) == 2 })
    #expect(sides().reduce(.zero) { $0.union($1) } == area.inset(by: -2))
    try stage.xdotool("key", "Escape", "mouseup", "1")
    #expect(pick.finish().status == 1)
  }

  /// Nothing of the outline or the loupe is in the sample, wherever the corner is dragged.
  @Test(arguments: [false, true]) func c23_aDragReadsNothingOfOurs(
    _ isComposited: Bool
  ) throws {
    let ground: UInt = 0x6080A0
    let stage = try PickStage(screen: "800x600x24", ground: ground)
    let compositor = isComposited ? try Compositor(on: stage) : nil
    defer { withExtendedLifetime(compositor) {} }
    stage.movePointer(to: Point(x: 400, y: 300))
    let pick = try stage.startPick("--multi")
    let ends = [
      (420, 310), (700, 500), (10, 10), (799, 599), (0, 599), (430, 330), (403, 300), (780, 20),
    ]
    for (x, y) in ends {
      try stage.xdotool("mousemove", "400", "300", "mousedown", "1")
      try stage.xdotool("mousemove", "\((400 + x) / 2)", "\((300 + y) / 2)")
      try stage.xdotool("mousemove", "\(x)", "\(y)", "mouseup", "1")
      #expect(stage.line(of: pick.program) == "#6080a0", "\(x),\(y)")
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  @Test func c36_escapeDuringADragCancels() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    try stage.xdotool("mousedown", "1", "mousemove", "200", "200", "key", "Escape", "mouseup", "1")
    let outcome = pick.finish()
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(stage.input.isEmpty)
  }

  @Test func aSampleSizeAveragesByPlaceAndByLoupe() throws {
    let stage = try PickStage(ground: 0)
    stage.fill(Point(x: 100, y: 100), 0xFFFFFF)
    stage.fill(Point(x: 0, y: 0), 0xFFFFFF)
    // 1/9 and, in the corner where only four pixels exist, 1/4 of white.
    #expect(try stage.run("pick", "--at", "100,100", "--size", "3").text == "#1c1c1c\n")
    #expect(try stage.run("pick", "--at", "0,0", "--size", "3").text == "#404040\n")
    #expect(try stage.run("pick", "--at", "100,100", "--size", "51").text == "#000000\n")
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick("--size", "3", "--json")
    try stage.xdotool("key", "Return")
    let text = pick.finish().text
    #expect(text.contains(##""hex":"#1c1c1c""##) && text.contains(#""size":3"#), "\(text)")
  }

  @Test func c178_keysAndWheelChangeTheSample() throws {
    let stage = try PickStage(ground: 0)
    stage.fill(Point(x: 100, y: 100), 0xFFFFFF)
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick("--multi")
    let deeds: [([String], String)] = [
      (["key", "bracketright"], "#1c1c1c"), (["key", "bracketright"], "#0a0a0a"),
      (["key", "bracketleft", "key", "bracketleft"], "#ffffff"),
      (["keydown", "ctrl", "click", "4", "keyup", "ctrl"], "#1c1c1c"),
      (["keydown", "ctrl", "click", "5", "keyup", "ctrl"], "#ffffff"),
    ]
    for (words, hex) in deeds {
      try stage.xdotool(words)
      try stage.xdotool("key", "Return")
      #expect(stage.line(of: pick.program) == hex, "\(words)")
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  /// cases.md, C162: 4 of 9 pixels are red, the rest blue.
  @Test func c162_everyMeanByPlaceAndByLoupe() throws {
    let stage = try PickStage(ground: 0x0000FF)
    stage.fill(Rect(x: 99, y: 99, width: 3, height: 1), 0xFF0000)
    stage.fill(Point(x: 99, y: 100), 0xFF0000)
    stage.movePointer(to: Point(x: 100, y: 100))
    let pick = try stage.startPick("--multi", "--size", "3")
    for (name, hex) in [
      ("srgb", "#71008e"), ("linear", "#b200c5"), ("median", "#0000ff"), ("mode", "#0000ff"),
    ] {
      try stage.xdotool("key", "Return")
      #expect(stage.line(of: pick.program) == hex, "\(name)")
      try stage.xdotool("key", "m")
      let options = ["pick", "--at", "100,100", "--size", "3", "--mean", name]
      #expect(try stage.run(options).text == "\(hex)\n", "\(name)")
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
    let json = try stage.run("pick", "--at", "100,100", "--size", "3", "--mean", "mode", "--json")
    #expect(json.text.contains(##""hex":"#0000ff","##) && json.text.contains(#""mean":"mode""#))
    #expect(json.text.contains(##""linear":{"hex":"#b200c5","##))
    #expect(try !stage.run("pick", "--at", "100,100", "--json").text.contains(#""mean"#))
  }

  // MARK: Looking closer

  @Test func c10_c178_theWheelZoomsAroundThePointer() throws {
    let stage = try PickStage(ground: 0x202020)
    stage.fill(Point(x: 300, y: 200), 0xEB8D38)
    stage.movePointer(to: Point(x: 300, y: 200))
    let pick = try stage.startPick("--zoom", "2")
    let frame = pick.frame.size
    for zoom in [2, 3, 4, 5, 6, 8, 11, 16, 22, 32] {
      pick.waitForPicture { pick.showsOnePixel(0xEB8D38, at: zoom) }
      #expect(pick.frame.size == frame, "\(zoom)")
      try stage.xdotool("click", "4")
    }
    for key in ["minus", "plus", "equal", "KP_Subtract", "KP_Add"] { try stage.xdotool("key", key) }
    pick.waitForPicture { pick.showsOnePixel(0xEB8D38, at: 32) }
    try stage.xdotool("click", "1")
    #expect(pick.finish().text == "#eb8d38\n")
  }

  // MARK: The end

  /// The key that a window manager started it by, pressed again, and others of the desktop's.
  @Test(arguments: ["super+shift+54", "super+m", "ctrl+alt+c", "ctrl+p", "super+space", "Print"])
  func aKeyOfTheDesktopCancels(key: String) throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("-c")
    pick.waitForCells()
    try stage.xdotool("key", key)
    let outcome = pick.finish()
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(stage.display.selectionOwner(of: stage.display[.clipboard]) == .none)
  }

  // MARK: The value

  @Test func tabChangesTheFormatThatIsPrinted() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick("--multi", "-f", "hex")
    for value in ["rgb(170 17 0)", "rgba(170, 17, 0, 1)", "hsl(6 100% 33.3%)"] {
      try stage.xdotool("key", "Tab", "key", "Return")
      #expect(stage.line(of: pick.program) == value)
    }
    try stage.xdotool("key", "Escape")
    #expect(pick.finish().status == 0)
  }

  @Test func c61_cCopiesAndSaysSoAndGoesOn() throws {
    let stage = try Self.stage()
    let pick = try stage.startPick()
    pick.waitForCells()
    let clipboard = stage.display[.clipboard]
    try stage.display.watchSelection(clipboard)
    try stage.xdotool("key", "c")
    stage.event {
      if case .selectionOwner(clipboard, let owner) = $0 { owner != .none } else { false }
    }
    let copied = try stage.server.run("xclip", "-o", "-selection", "clipboard")
    #expect(copied.text == "#aa1100")
    try stage.xdotool("key", "Escape")
    let outcome = pick.finish()
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    // The copy outlives the pick.
    #expect(try stage.server.run("xclip", "-o", "-selection", "clipboard").text == "#aa1100")
  }

  // MARK: Starting later

  @Test func delayWaitsBeforeTheGrabAndIsInterrupted() throws {
    let stage = try Self.stage()
    let start = ContinuousClock.now
    let pick = try stage.startPick("--delay", "0.5")
    #expect(ContinuousClock.now - start > .milliseconds(500))
    try stage.xdotool("click", "1")
    let outcome = pick.finish()
    #expect(outcome.text == "#aa1100\n" && outcome.errorText.isEmpty)
  }
}
