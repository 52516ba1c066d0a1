import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct SheetTests {
  private enum Message: Equatable {
    case pressed, typed(String), toggled
  }

  private struct Model {
    var text = "abc"
    var isOpen = false
    var presses = 0
  }

  private struct Screen: View {
    let model: Model

    func size(in room: Size, _ context: ViewContext) -> Size { room }

    func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
      Button<Message>("Press", id: "press", .pressed)
        .place(in: Rect(x: 10, y: 10, width: 80, height: 28), context, into: &scene)
      TextField<Message>(id: "field", name: "Field", text: model.text) { event in
        if case .edited(let text) = event { .typed(text) } else { nil }
      }
      .place(in: Rect(x: 10, y: 50, width: 80, height: 26), context, into: &scene)
      if model.isOpen {
        Sheet(dismiss: Message.toggled, Label<Message>("words", id: "words"))
          .place(in: frame, context, into: &scene)
      }
    }
  }

  private func harness() -> ViewHarness<Model, Message> {
    ViewHarness(Model(), view: { Screen(model: $0) }) { model, message in
      switch message {
      case .pressed: model.presses += 1
      case .typed(let text): model.text = text
      case .toggled: model.isOpen.toggle()
      }
    }
  }

  @Test(arguments: [Key.escape, .enter, .space])
  func keysDismissIt(key: Key) {
    let harness = harness()
    harness.mutate { $0.isOpen = true }
    #expect(harness.scene.sheet?.items.map(\.traits.name) == ["words"])
    harness.press(key)
    #expect(harness.scene.sheet == nil)
  }

  @Test func aPressAnywhereDismissesItAndReachesNothing() {
    let harness = harness()
    harness.mutate { $0.isOpen = true }
    harness.click("Press")
    #expect(harness.model.presses == 0)
    #expect(!harness.model.isOpen)
    harness.click("Press")
    #expect(harness.model.presses == 1)
  }

  @Test func whatIsBehindWaitsAsItIs() {
    let harness = harness()
    harness.focus("Field")
    harness.press(.end)
    harness.type("d")
    let before = harness.interaction
    harness.mutate { $0.isOpen = true }
    harness.type("x")
    harness.press(.tab)
    harness.press(.left)
    harness.wheel("Field", 1)
    #expect(harness.model.text == "abcd")
    harness.press(.escape)
    #expect(harness.interaction == before)
    harness.type("e")
    #expect(harness.model.text == "abcde")
  }

  @Test func keysThatAreCommandsGoOn() {
    let harness = harness()
    harness.mutate { $0.isOpen = true }
    harness.press(.character("q"), .control)
    #expect(!harness.wasHandled)
    harness.press(.tab)
    #expect(harness.wasHandled)
  }

  @Test func aDragThatBeganBeforeGoesOnToItsEnd() throws {
    let harness = harness()
    let point = try #require(harness.find("Press")).frame.center
    harness.pointerDown(at: point)
    harness.mutate { $0.isOpen = true }
    harness.pointerUp(at: point)
    #expect(harness.model.presses == 1)
    #expect(harness.interaction.capture == nil)
  }

  @Test func noTooltipComesOverIt() {
    let harness = harness()
    harness.hover("Press")
    harness.mutate { $0.isOpen = true }
    harness.send(.tooltipDue)
    #expect(harness.scene.popup == nil)
  }

  @Test(arguments: [
    Size(width: 320, height: 200), Size(width: 1, height: 1), Size(width: 30, height: 9),
  ])
  func itIsInTheMiddleAndInside(size: Size) throws {
    let context = ViewContext(theme: .dark, scale: Scale(1), text: FixedTextMeasurer())
    var model = Model()
    model.isOpen = true
    let scene = Scene(Screen(model: model), size: size, context)
    let frame = try #require(scene.sheet?.frame)
    #expect(Rect(origin: .zero, size: size).contains(frame))
    #expect(abs(frame.center.x - size.width / 2) <= 1)
    #expect(abs(frame.center.y - size.height / 2) <= 1)
  }
}
