import ColorModel
import PickerCore
import Testing

@Suite struct UpdateTests {
  @Test func c114_theHueOfWhiteCanBeDragged() {
    var script = Script(0xffffff, mode: .hsb)
    script.send(.stripMoved(120, .began))
    script.send(.stripMoved(120, .ended))
    #expect(script.hex == "#ffffff")
    #expect(script.model.edited.shown(in: .hsb).components.x == 120)
    script.send(.planeMoved(x: 1, y: 1, .began))
    script.send(.planeMoved(x: 1, y: 1, .ended))
    #expect(script.hex == "#00ff00")
  }

  @Test func c121_movingTheHueLeavesSaturationAndBrightness() {
    var script = Script(0, mode: .hsb)
    script.enter("20", into: .component(1))
    script.enter("30", into: .component(2))
    script.drag(.component(0), from: 0, to: 300)
    #expect(script.model.edited.shown(in: .hsb).components == SIMD4(300, 0.2, 0.3, 0))
  }

  @Test(arguments: [Mode.rgb, .hsb, .hsl, .cmyk])
  func c123_dragsBeyondTheCornersAreExact(mode: Mode) {
    var script = Script(0xff0000, mode: mode)
    script.send(.stripMoved(120, .began))
    script.send(.stripMoved(120, .ended))
    let top = mode == .hsl ? "#ffffff" : "#00ff00"
    let corners = [
      (-0.5, 1.5, "#ffffff"), (1.5, 1.5, top), (-1, -1, "#000000"), (2, -2, "#000000"),
    ]
    for (x, y, hex) in corners {
      script.send(.planeMoved(x: x, y: y, .began))
      script.send(.planeMoved(x: x, y: y, .ended))
      #expect(script.hex == hex)
      #expect(script.model.edited.shown(in: .hsb).components.x == 120)
    }
  }

  /// Of LCH chroma 0 to 0.4 by lightness, of Lab a by b, -0.4 to 0.4: the colour stays wide.
  @Test func c123_theCornersOfWidePlanesAreExact() {
    let corners = [(-0.5, 1.5), (1.5, 1.5), (-1, -1), (2, -2)]
    var script = Script(0xff0000, mode: .lch)
    script.send(.stripMoved(120, .began))
    script.send(.stripMoved(120, .ended))
    var reached = corners.map { x, y in
      script.send(.planeMoved(x: x, y: y, .began))
      script.send(.planeMoved(x: x, y: y, .ended))
      return script.model.color.components
    }
    #expect(
      reached == [
        SIMD4(1, 0, 120, 0), SIMD4(1, 0.4, 120, 0), SIMD4(0, 0, 120, 0), SIMD4(0, 0.4, 120, 0),
      ])
    script = Script(0xff0000, mode: .lab)
    script.send(.stripMoved(0.25, .began))
    script.send(.stripMoved(0.25, .ended))
    reached = corners.map { x, y in
      script.send(.planeMoved(x: x, y: y, .began))
      script.send(.planeMoved(x: x, y: y, .ended))
      return script.model.color.components
    }
    #expect(
      reached == [
        SIMD4(0.25, -0.4, 0.4, 0), SIMD4(0.25, 0.4, 0.4, 0), SIMD4(0.25, -0.4, -0.4, 0),
        SIMD4(0.25, 0.4, -0.4, 0),
      ])
    #expect(!script.model.color.isInGamut())
  }

  @Test func c123_slidersReachTheirEnds() {
    var script = Script(0x808080)
    script.drag(.component(0), from: 0.5, to: 1.2)
    #expect(script.hex == "#ff8080")
    script.drag(.component(0), from: 0.5, to: -0.2)
    #expect(script.hex == "#008080")
    script.drag(.alpha, from: 1, to: -1)
    #expect(script.model.color.alpha == 0)
    script.drag(.alpha, from: 0, to: 2)
    #expect(script.model.color.alpha == 1)
  }

  @Test func dragsSnapBytesAndLeaveTheRest() {
    var script = Script(0x336699)
    script.send(.slid(.component(0), 100.4 / 255, .began))
    #expect(script.model.edited.shown(in: .srgb).components.x == 100.0 / 255)
    script.send(.mode(.hsl))
    script.send(.slid(.component(1), 0.1234, .moved))
    #expect(script.model.edited.shown(in: .hsl).components.y == 0.1234)
    #expect(script.model.text(of: .component(1)) == "12.3%")
  }

  @Test(arguments: [
    (0x112233, Mode.hsb, 2, 0.9), (0x336699, .hsl, 2, 0.0), (0xabcdef, .rgb, 0, 0.1),
  ])
  func c200_oneDragIsOneStep(start: UInt32, mode: Mode, component: Int, end: Double) {
    var script = Script(start, mode: mode)
    let before = script.model.edited
    let value = before.shown(in: mode.space).components[component]
    script.drag(.component(component), from: value, to: end)
    let after = script.model.edited
    #expect(after != before)
    script.send(.command(.undo))
    #expect(script.model.edited == before)
    #expect(script.hex == "\(RGB8(start))")
    script.send(.command(.redo))
    #expect(script.model.edited == after)
    script.send(.command(.undo))
    script.send(.command(.undo))
    #expect(script.model.edited == before)
  }

  @Test func c200_aDragCutShortIsAStepOfItsOwn() {
    // A control may go in mid-drag, and its release never comes.
    var script = Script(0)
    script.send(.slid(.component(0), 0.2, .began))
    script.drag(.component(1), from: 0, to: 0.4)
    #expect(script.hex == "#336600")
    script.send(.command(.undo))
    #expect(script.hex == "#330000")
    script.send(.command(.undo))
    #expect(script.hex == "#000000")
    #expect(!script.model.undo.canUndo)
  }

  @Test(arguments: [Message.pasted("teal"), .picked(.screen(Color(RGB8(0x008080)))), .takeBefore])
  func c200_aChangeInMidDragComesAfterIt(message: Message) {
    var script = Script(0)
    script.model.before = Color(RGB8(0x008080))
    script.send(.slid(.component(0), 0.2, .began))
    script.send(message)
    #expect(script.hex == "#008080")
    script.send(.command(.undo))
    #expect(script.hex == "#330000")
    script.send(.command(.undo))
    #expect(script.hex == "#000000")
  }

  @Test func c200_undoInMidDragGoesToItsStart() {
    var script = Script(0)
    script.enter("#102030", into: .output)
    script.send(.slid(.component(0), 0.2, .began))
    script.send(.command(.undo))
    #expect(script.hex == "#102030")
    script.send(.command(.redo))
    #expect(script.hex == "#332030")
  }

  @Test func c200_undoThroughBlackRestoresTheHue() {
    var script = Script(0x112233, mode: .hsb)
    let hue = script.model.edited.shown(in: .hsb).components.x
    script.drag(.component(2), from: 0.2, to: 0)
    script.enter("#000000", into: .output)
    script.send(.command(.undo))
    script.send(.command(.undo))
    #expect(script.hex == "#112233")
    #expect(script.model.edited.shown(in: .hsb).components.x == hue)
    #expect(script.model.text(of: .output) == "#112233")
  }

  @Test func aChangeOfModeNeverChangesTheColour() {
    var script = Script(0x8a2be2)
    script.drag(.component(1), from: 0.2, to: 0.437)
    let color = script.model.color
    for mode in Mode.allCases + [.rgb] { script.send(.mode(mode)) }
    #expect(script.model.color == color)
  }

  @Test func copyMovesAfterIntoBeforeAndIntoRecent() {
    var script = Script(0x3366cc)
    script.enter("#102030", into: .output)
    script.send(.command(.copy))
    #expect(script.effects.contains(.copy("#102030", to: .clipboard)))
    #expect(script.model.before == Color(RGB8(0x102030)))
    #expect(script.model.recentColors.map(\.rgb8) == [RGB8(0x102030)])
    #expect(script.model.notice == Model.Notice("copied #102030"))
    script.send(.command(.copyWithoutHash))
    #expect(script.effects.contains(.copy("102030", to: .clipboard)))
    script.send(.noticeExpired)
    #expect(script.model.notice == nil)
  }

  @Test func c57_copySetsWhatItIsToldTo() {
    for copy in OutputOptions.Copy.allCases {
      var script = Script(0x102030)
      script.model.options.copy = copy
      script.send(.command(.copy))
      #expect(script.effects.first == .copy("#102030", to: copy))
    }
  }

  @Test(arguments: [OutputOptions.Copy.clipboard, .primary, .both])
  func c61_aCopyFromAFieldIsToldAsWell(copy: OutputOptions.Copy) {
    var script = Script(0x102030)
    script.model.options.copy = copy
    script.send(.copied("#10"))
    #expect(script.model.notice == Model.Notice("copied #10"))
    #expect(script.effects.contains(.expireNotice(milliseconds: 2000)))
    // CLIPBOARD has it from the field itself.
    #expect(script.effects.contains(.copy("#10", to: .primary)) == (copy == .both))
    #expect(script.model.recentColors.isEmpty)
  }

  @Test func takingBeforeIsAStep() {
    var script = Script(0x3366cc)
    script.enter("#102030", into: .output)
    script.send(.takeBefore)
    #expect(script.hex == "#3366cc")
    script.send(.command(.undo))
    #expect(script.hex == "#102030")
  }

  @Test func c36_aCancelledPickChangesNothing() {
    var script = Script(0xabcdef)
    let before = script.model
    script.send(.command(.pick))
    #expect(script.effects == [.pick])
    script.send(.command(.pick))
    #expect(script.effects == [.pick])
    script.send(.pickEnded(.cancelled))
    #expect(script.model == before)
  }

  @Test func aRefusedPickSaysSo() {
    var script = Script(0xabcdef)
    script.send(.command(.pick))
    script.send(.pickEnded(.grabRefused(device: "pointer")))
    #expect(script.model.notice?.isError == true)
    #expect(script.model.isPicking == false)
    #expect(script.hex == "#abcdef")
  }

  @Test func aPickThatAnotherStartAskedForIsCopied() {
    var script = Script(0xabcdef)
    let picked = HistoryEntry(Color(RGB8(0x336699)), time: 0, source: .screen)
    func copies() -> Int {
      script.effects.filter { if case .copy = $0 { true } else { false } }.count
    }
    for (message, count) in [(Message.pickAndCopy, 1), (.command(.pick), 1)] {
      script.send(message)
      script.send(.picked(picked))
      script.send(.pickEnded(nil))
      #expect(copies() == count)
    }
    #expect(script.deeds.contains(.copy("#336699", to: .clipboard)))
  }

  @Test func aPickGoesToBeforeAndRecent() {
    var script = Script(0xabcdef)
    script.send(.command(.pick))
    script.send(.picked(.screen(Color(RGB8(0x010203)))))
    #expect(script.hex == "#010203")
    #expect(script.model.before == Color(RGB8(0x010203)))
    #expect(script.model.recentColors.map(\.rgb8) == [RGB8(0x010203)])
    script.send(.command(.undo))
    #expect(script.hex == "#abcdef")
  }

  @Test func c40_eachPickIsTakenAtOnceAndThePickGoesOn() {
    var script = Script(0xabcdef)
    script.send(.command(.pick))
    let colors = [0x010203, 0x040506, 0x070809].map { Color(RGB8($0)) }
    for color in colors {
      script.send(.picked(.screen(color)))
      #expect(script.model.color == color && script.model.isPicking)
    }
    script.send(.pickEnded(nil))
    #expect(!script.model.isPicking)
    #expect(script.model.recentColors == colors.reversed())
    script.send(.command(.undo))
    #expect(script.hex == "#040506")
  }

  @Test func aCopyDuringAPickLeavesTheColour() {
    var script = Script(0xabcdef)
    script.send(.command(.pick))
    script.effects = []
    script.send(.nextFormat)
    script.send(.copyPicked(Color(RGB8(0x3366cc))))
    #expect(script.effects.contains(.copy("rgb(51 102 204)", to: .clipboard)))
    #expect(script.hex == "#abcdef")
    #expect(script.model.recentColors.isEmpty && script.model.isPicking)
  }

  @Test func theFormatsGoRound() {
    var script = Script(0)
    var seen: [TextForm] = []
    for _ in OutputFormat.allCases {
      script.send(.nextFormat)
      seen.append(script.model.format)
    }
    #expect(seen == (OutputFormat.allCases.dropFirst() + [.hex]).map(TextForm.format))
  }

  @Test func c107_aTemplateIsWhatIsShownAndCopied() throws {
    var script = Script(0x3366cc)
    script.model.options.form = .template(try Template("{r},{g},{b}"))
    #expect(script.model.text(of: .output) == "51,102,204")
    script.send(.command(.copy))
    #expect(script.effects.first == .copy("51,102,204", to: .clipboard))
    script.send(.nextFormat)
    #expect(script.model.format == .hex && script.model.output == "#3366cc")
  }

  @Test func recentHoldsAColourOnceNewestFirst() {
    var script = Script(0)
    for hex in ["#111111", "#222222", "#111111"] { script.enter(hex, into: .output) }
    #expect(script.model.recentColors.map(\.rgb8) == [RGB8(0x111111), RGB8(0x222222)])
    let ids = script.model.history.newest(24)
    script.send(.history(.activate(ids[1])))
    #expect(script.hex == "#222222")
    script.send(.history(.copy(ids[0])))
    #expect(script.effects.contains(.copy("#111111", to: .clipboard)))
  }

  @Test func undoKeepsAtLeastTwoHundredSteps() {
    var script = Script(0)
    for value in 1...200 { script.send(.slid(.component(0), Double(value) / 255, .stepped)) }
    #expect(script.hex == "#c80000")
    for _ in 1...200 { script.send(.command(.undo)) }
    #expect(script.hex == "#000000")
    for _ in 1...200 { script.send(.command(.redo)) }
    #expect(script.hex == "#c80000")
  }
}
