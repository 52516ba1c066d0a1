import ColorModel
import Drawing
import Geometry
import PickerCore
import Testing
import ViewHarness
import Views

/// The cases of hue memory, square and sliders, played on the whole window.
@Suite struct ColorCasesTests {
  private let planeName = "Saturation and brightness"

  @Test(arguments: [
    (["191", "0", "50"], "#808080", ["100", "50"], "#006880"),
    (["48", "0", "0"], "#000000", ["100", "100"], "#ffcc00"),
  ])
  func c113_hueSurvivesGreyAndBlack(
    grey: [String], greyHex: String, full: [String], fullHex: String
  ) {
    let window = Window(0x3366cc, mode: .hsb)
    let fields = ["Hue value", "Saturation value", "Brightness value"]
    for (field, text) in zip(fields, grey) { window.enter(text, into: field) }
    #expect(window.hex == greyHex)
    #expect(window.value("Hue value") == "\(grey[0])°")
    for (field, text) in zip(fields.dropFirst(), full) { window.enter(text, into: field) }
    #expect(window.hex == fullHex)
    #expect(window.value("Hue value") == "\(grey[0])°")
  }

  /// The same in LCH: the hue survives no chroma, black and a pick of a grey.
  @Test func c113_hueSurvivesGreyInLCH() throws {
    let window = Window(0x3366cc, mode: .lch)
    window.enter("191", into: "Hue value")
    window.enter("0", into: "Chroma value")
    #expect(window.value("Hue value") == "191°")
    window.enter("0", into: "Lightness value")
    #expect(window.hex == "#000000")
    window.press(.character("1"), .control)
    window.enter("#808080", into: "Colour text")
    window.press(.character("4"), .control)
    #expect(window.value("Hue value") == "191°")
    #expect(window.value("Chroma value") == "0")
    window.send(.picked(.screen(Color(RGB8(0x7f7f7f)))))
    #expect(window.value("Hue value") == "191°")
    #expect(window.number("Hue strip") == 191)
    window.enter("0.1", into: "Chroma value")
    #expect(window.model.color.components.z == 191)
    // By the plane too: the left edge is grey, and the way back has the hue.
    let name = "Chroma and lightness"
    for x in [0, 0.25] {
      let place = try #require(window.harness.pixel(of: name, x: x, y: 0.4))
      window.harness.click(at: place)
      #expect(window.value("Hue value") == "191°")
    }
  }

  /// A wide colour stays wide in every mode; only hex and the sliders of sRGB map it.
  @Test func aModeNeverChangesTheColour() {
    let green = Color(.displayP3, 0, 1, 0)
    let window = Window(green)
    for key in "1234561" {
      window.press(.character(String(key)), .control)
      #expect(window.model.color == green)
    }
    #expect(!window.model.undo.canUndo)
    #expect(window.harness.drawList.description.contains("outside sRGB"))
  }

  /// The edges of the planes of LCH and Lab are exact, and the colours there stay wide.
  @Test(arguments: [
    (Mode.lch, "Chroma and lightness", 1.0, 0.0, SIMD4(1, 0.4, 30, 0)),
    (.lch, "Chroma and lightness", 0, 1, SIMD4(0, 0, 30, 0)),
    (.lab, "A and b", 1, 0, SIMD4(0.6, 0.4, 0.4, 0)),
    (.lab, "A and b", 0, 1, SIMD4(0.6, -0.4, -0.4, 0)),
  ])
  func c123_cornersOfThePlanesAreExact(
    mode: Mode, name: String, x: Double, y: Double, expected: SIMD4<Double>
  ) throws {
    let start = mode == .lch ? Color(.oklch, 0.6, 0.1, 30) : Color(.oklab, 0.6, 0.1, 0.1)
    let window = Window(start, mode: mode)
    window.harness.click(at: try #require(window.harness.pixel(of: name, x: x, y: y)))
    #expect(window.model.color.space == start.space)
    #expect(window.model.color.components == expected)
  }

  /// Plain numbers step by 0.01, with Shift 0.1, with Ctrl 0.001; lightness likewise.
  @Test func plainNumbersStepByHundredths() {
    let window = Window(Color(.oklab, 0.5, 0.1, -0.1), mode: .lab)
    for (field, start) in [("Lightness value", 0.5), ("A value", 0.1), ("B value", -0.1)] {
      window.harness.focus(field)
      for (modifiers, step) in [([], 0.01), (.shift, 0.1), (.control, 0.001)]
        as [(Modifiers, Double)]
      {
        window.press(.up, modifiers)
        #expect(window.value(field) == Number.text(start + step, decimals: 3))
        window.press(.down, modifiers)
        #expect(window.value(field) == Number.text(start, decimals: 3))
      }
    }
    window.enter("-0.5", into: "A value")
    #expect(window.value("A value") == "-0.4")
  }

  /// All that colour text can be, typed into the output field; the colour follows at Enter.
  @Test(arguments: [
    ("oklch(0.7 0.3 150)", Mode.lch, SpaceID.oklch),
    ("color(display-p3 1 0.5 0)", .lab, .displayP3),
    ("hsl(calc(100 + 20) 50% 50%)", .hsl, .hsl),
    ("oklch(from teal l c calc(h + 30))", .lch, .oklch),
    ("color-mix(in oklab, red, blue)", .rgb, .oklab), ("device-cmyk(0 0.5 1 0)", .cmyk, .cmyk),
    ("0x3366cc", .rgb, .srgb), ("rgb:33/66/cc", .rgb, .srgb), ("dark slate gray", .rgb, .srgb),
  ])
  func theOutputFieldReadsEveryNotation(text: String, mode: Mode, space: SpaceID) throws {
    let window = Window(0x112233, mode: mode)
    window.enter(text, into: "Colour text")
    let expected = try ColorText.parse(text)
    #expect(window.model.color == expected)
    #expect(window.model.color.space == space)
    #expect(window.model.draft == nil)
  }

  @Test func c114_theHueOfWhiteCanBeDragged() throws {
    // 665 wide, the strip has 289 pixels: 96 of 288 is 120 degrees exactly.
    let window = Window(0xffffff, mode: .hsb, size: Size(width: 665, height: 448))
    #expect(window.harness.find("Hue strip")?.frame.width == 289)
    window.harness.drag("Hue strip", to: (1.0 / 3, 0.5))
    #expect(window.hex == "#ffffff")
    #expect(window.number("Hue strip") == 120)
    #expect(window.value("Hue value") == "120°")
    #expect(window.harness.drawList.description.contains("hsb hue 120"))
    let corner = try #require(window.harness.pixel(of: planeName, x: 1, y: 0))
    window.harness.click(at: corner)
    #expect(window.hex == "#00ff00")
  }

  @Test func c115_pickingAGreyKeepsTheHue() {
    let window = Window(Color(.hsb, 210, 0.5, 0.5), mode: .hsb)
    window.press(.character("p"), .control)
    #expect(window.effects == [.pick])
    window.send(.picked(.screen(Color(RGB8(0x7f7f7f)))))
    #expect(window.hex == "#7f7f7f")
    #expect(window.value("Hue value") == "210°")
    #expect(window.value("Saturation value") == "0%")
    #expect(window.number("Hue strip") == 210)
  }

  @Test func c117_otherComponentsStandStillUnderADrag() throws {
    let window = Window(0x3366cc, mode: .hsb)
    for (field, text) in [("Hue", "33"), ("Saturation", "47"), ("Brightness", "61")] {
      window.enter(text, into: "\(field) value")
    }
    window.harness.focus("Brightness")
    window.press(.left, times: 56)
    #expect(window.value("Brightness value") == "5%")
    window.press(.right, times: 56)
    window.harness.drag("Brightness", to: (0.05, 0.5))
    #expect(window.model.edited.shown(in: .hsb).components.x == 33)
    #expect(window.model.edited.shown(in: .hsb).components.y == 0.47)

    window.press(.character("1"), .control)
    let start = window.model.color.rgb8
    let others = [window.value("Green value"), window.value("Blue value")]
    let track = try #require(window.harness.find("Red")?.frame)
    let y = track.center.y
    window.harness.pointerDown(at: Point(x: track.minX, y: y))
    for x in track.minX..<track.maxX {
      window.harness.pointerMove(to: Point(x: x, y: y))
      let now = window.model.color.rgb8
      #expect(now.green == start.green && now.blue == start.blue)
      #expect([window.value("Green value"), window.value("Blue value")] == others)
    }
    window.harness.pointerUp(at: Point(x: track.maxX, y: y))
    #expect(window.value("Red value") == "255")
  }

  @Test func c121_movingTheHueLeavesSaturationAndBrightness() throws {
    let window = Window(Color(.hsb, 0, 0.2, 0.3), mode: .hsb)
    for slider in ["Hue strip", "Hue"] {
      window.harness.drag(slider, to: (0.7, 0.5))
      #expect(window.value("Saturation value") == "20%")
      #expect(window.value("Brightness value") == "30%")
    }
    // The strip shows full colours all the same: pure red at both of its ends.
    let strip = try #require(window.harness.find("Hue strip")?.frame)
    let stops = window.harness.drawList.commands.compactMap { command in
      if case .gradient(let gradient, let rect, _) = command, strip.contains(rect) {
        return gradient.stops.map(\.color)
      }
      return nil
    }
    #expect(
      stops == [
        [0xff0000, 0xffff00, 0x00ff00, 0x00ffff, 0x0000ff, 0xff00ff, 0xff0000].map(RGB8.init)
      ])
  }

  @Test(arguments: [
    (-0.2, -0.2, "#ffffff"), (1.2, -0.2, "#00ff00"), (-0.2, 1.2, "#000000"), (1.2, 1.2, "#000000"),
  ])
  func c123_everyCornerIsReached(x: Double, y: Double, hex: String) {
    let window = Window(Color(.hsb, 120, 0.5, 0.5))
    window.harness.drag(planeName, to: (x, y))
    #expect(window.hex == hex)
    #expect(window.number("Hue strip") == 120)
  }

  @Test(arguments: [("Red", "0", "255"), ("Alpha", "0%", "100%")])
  func c123_slidersReachBothEnds(name: String, low: String, high: String) {
    let window = Window(Color(RGB8(0x808080), alpha: 0.5))
    for (x, text) in [(-0.3, low), (0, low), (1.3, high), (1, high)] {
      window.harness.drag(name, to: (x, 0.5))
      #expect(window.value("\(name) value") == text)
    }
  }

  @Test func c124_aDragGoesOnOutsideTheWindow() throws {
    let window = Window(Color(.hsb, 120, 0.5, 0.5))
    let plane = try #require(window.harness.find(planeName)?.frame)
    window.harness.pointerDown(at: plane.center)
    let places: [(Point, String)] = [
      (Point(x: -900, y: -900), "#ffffff"), (Point(x: 5000, y: -1), "#00ff00"),
      (Point(x: plane.maxX - 1, y: plane.minY), "#00ff00"), (Point(x: 300, y: 9000), "#000000"),
    ]
    for (place, hex) in places {
      window.harness.pointerMove(to: place)
      #expect(window.hex == hex)
    }
    window.harness.pointerUp(at: Point(x: -50, y: -50))
    #expect(window.hex == "#ffffff")
    window.harness.pointerMove(to: plane.center)
    #expect(window.hex == "#ffffff")
    #expect(window.harness.interaction.capture == nil)
  }

  @Test(arguments: ["Saturation", "Brightness"])
  func c125_homeAndEndGoToTheEnds(name: String) {
    let window = Window(Color(.hsb, 120, 0.5, 0.5), mode: .hsb)
    window.harness.focus(name)
    window.press(.home)
    #expect(window.value("\(name) value") == "0%")
    window.press(.end)
    #expect(window.value("\(name) value") == "100%")
  }

  @Test(arguments: [
    (Key.right, Modifiers(), "41%, 50%"), (.left, Modifiers(), "39%, 50%"),
    (.right, .shift, "50%, 50%"),
    (.up, Modifiers(), "40%, 51%"), (.down, .shift, "40%, 40%"), (.right, .control, "40.1%, 50%"),
    (.home, Modifiers(), "0%, 50%"), (.end, Modifiers(), "100%, 50%"),
  ])
  func c127_arrowsMoveTheSquare(key: Key, modifiers: Modifiers, value: String) {
    let window = Window(Color(.hsb, 120, 0.4, 0.5), mode: .hsb)
    window.harness.focus(planeName)
    window.press(key, modifiers)
    #expect(window.value(planeName) == value)
  }

  /// Sliders and fields of all modes, with what a notch up, down and a tenth up lead to.
  @Test(arguments: [
    (Mode.rgb, "Red", "101", "99", "100.1"), (.rgb, "Green", "51", "49", "50.1"),
    (.rgb, "Blue", "201", "199", "200.1"), (.rgb, "Alpha", "51%", "49%", "50.1%"),
    (.hsb, "Hue", "260°", "258°", "259.1°"), (.hsb, "Saturation", "76%", "74%", "75.1%"),
    (.hsb, "Brightness", "79%", "77%", "78.1%"), (.hsl, "Hue", "260°", "258°", "259.1°"),
    (.hsl, "Saturation", "59%", "57%", "58.1%"), (.hsl, "Lightness", "50%", "48%", "49.1%"),
  ])
  func c127_theWheelStepsSlidersAndFields(
    mode: Mode, name: String, up: String, down: String, tenth: String
  ) {
    let starts: [Mode: Color] = [
      .rgb: Color(RGB8(100, 50, 200), alpha: 128.0 / 255), .hsb: Color(.hsb, 259, 0.75, 0.78),
      .hsl: Color(.hsl, 259, 0.58, 0.49),
    ]
    for control in [name, "\(name) value"] {
      for (notches, modifiers, text) in [
        (1, Modifiers(), up), (-1, [], down), (1, .control, tenth),
      ] {
        let window = Window(starts[mode] ?? .black, mode: mode)
        window.harness.wheel(control, notches, modifiers)
        #expect(window.value("\(name) value") == text, "\(control)")
      }
    }
  }

  @Test(arguments: ["Hue strip", "Hue", "Hue value"])
  func hueGoesRoundByKeyAndWheelAndStopsInADrag(name: String) {
    let window = Window(Color(.hsb, 359, 0.5, 0.5), mode: .hsb)
    window.harness.focus(name)
    window.press(.up, times: 3)
    #expect(window.value(name) == "2°")
    window.press(.down, .shift)
    #expect(window.value(name) == "352°")
    window.harness.wheel(name, 9)
    #expect(window.value(name) == "1°")
    guard name != "Hue value" else { return }
    window.harness.drag(name, to: (1.4, 0.5))
    #expect(window.value(name) == "360°")
    window.harness.drag(name, to: (-0.4, 0.5))
    #expect(window.value(name) == "0°")
  }

  @Test func c200_undoMovesThumbsAndFields() {
    let window = Window(Color(.hsb, 120, 0.4, 0.5), mode: .hsb)
    let names = [planeName, "Hue strip", "Hue", "Saturation", "Brightness", "Alpha", "After"]
    func shown() -> [String?] {
      names.map { window.value($0) } + names.map { window.harness.traits("\($0) value")?.value }
        + [window.value("Colour text"), window.model.title]
    }
    let edits: [() -> Void] = [
      { window.harness.drag(self.planeName, to: (0.9, 0.1)) },
      { window.harness.drag("Hue strip", to: (0.2, 0.5)) },
      { window.harness.drag("Alpha", to: (0.3, 0.5)) },
      { window.enter("12", into: "Saturation value") },
      { window.enter("teal", into: "Colour text") },
      { window.harness.click("Before") },
    ]
    var states = [shown()]
    for edit in edits {
      edit()
      states.append(shown())
    }
    #expect(Set(states).count == states.count - 1, "only the last edit goes back to a state before")
    window.harness.focus("Copy")
    for state in states.dropLast().reversed() {
      window.press(.character("z"), .control)
      #expect(shown() == state)
    }
    for state in states.dropFirst() {
      window.press(.character("z"), [.control, .shift])
      #expect(shown() == state)
    }
  }

  @Test func aClickOnAThumbIsNoStep() throws {
    for mode in Mode.allCases {
      let window = Window(Color(.hsb, 33.3, 0.47, 0.61, alpha: 0.4), mode: mode)
      let strip = mode.plane.space.components[mode.plane.strip].name.localizedCapital + " strip"
      let sliders = mode.space.components.map(\.name.localizedCapital) + ["Alpha", strip]
      for name in sliders {
        let slider = try #require(window.harness.find(name))
        let (range, number) = (
          try #require(slider.traits.range), try #require(slider.traits.number)
        )
        let place = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
        window.harness.click(at: try #require(window.harness.pixel(of: name, x: place, y: 0.5)))
      }
      let plane = try #require(window.harness.scene.items.first { $0.traits.role == .colorPlane })
      let (square, shown) = (mode.plane, window.model.edited.shown(in: mode.plane.space).components)
      let x = square.place(of: shown[square.x], at: square.x)
      let y = 1 - square.place(of: shown[square.y], at: square.y)
      window.harness.click(
        at: try #require(window.harness.pixel(of: plane.traits.name, x: x, y: y)))
      #expect(!window.model.undo.canUndo)
      #expect(window.model.color == Color(.hsb, 33.3, 0.47, 0.61, alpha: 0.4))
    }
  }
}

extension String {
  /// A component's name as its slider has it.
  fileprivate var localizedCapital: String { prefix(1).uppercased() + dropFirst() }
}
