import ColorModel
import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct SheetTests {
  private enum Message: Equatable {
    case pressed, typed(String), toggled, wrote(String), saved, chose(String)
  }

  private struct Model {
    var text = "abc"
    var isOpen = false
    var presses = 0
    /// What the sheet has beside words: a field, a menu and buttons.
    var hasControls = false
    /// Lines of words.
    var lines = 1
    var inside = "in"
    var saves = 0
    var chosen = ""
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
        sheet.place(in: frame, context, into: &scene)
      }
    }

    private var sheet: Sheet<Message> {
      let words = (0..<model.lines).map { Label<Message>("words \($0)", id: ViewID("words \($0)")) }
      let field = TextField<Message>(id: "inside", name: "Inside", text: model.inside) { event in
        switch event {
        case .edited(let text): .wrote(text)
        case .left(let text): .chose("left \(text)")
        default: nil
        }
      }
      let menu = MenuButton<Message>(
        id: "menu", name: "Menu", title: "Menu",
        entries: [.item(MenuItem(id: "one", title: "One", message: .chose("one")))])
      return Sheet(
        id: "sheet", title: "Words", dismiss: .toggled,
        buttons: model.hasControls ? [Button("Save", id: "save", .saved)] : [],
        Column(words + (model.hasControls ? [field, menu] as [any View<Message>] : [])))
    }
  }

  private func harness(_ size: Size = Size(width: 320, height: 200)) -> ViewHarness<Model, Message>
  {
    ViewHarness(Model(), size: size, view: { Screen(model: $0) }) { model, message in
      switch message {
      case .pressed: model.presses += 1
      case .typed(let text): model.text = text
      case .toggled: model.isOpen.toggle()
      case .wrote(let text): model.inside = text
      case .saved: model.saves += 1
      case .chose(let choice): model.chosen = choice
      }
    }
  }

  @Test(arguments: [Key.escape, .enter, .space])
  func keysDismissIt(key: Key) {
    let harness = harness()
    harness.mutate { $0.isOpen = true }
    #expect(harness.find("Words", .dialog) != nil)
    #expect(harness.focusedName == "Close")
    harness.press(key)
    #expect(harness.scene.sheet == nil)
  }

  @Test func aPressBesideItDismissesItAndReachesNothing() throws {
    let harness = harness()
    let point = try #require(harness.find("Press")).frame.center
    harness.mutate { $0.isOpen = true }
    harness.click("words 0", .label)
    #expect(harness.model.isOpen)
    harness.click(at: point)
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

  @Test func itsCloseButtonDismissesIt() {
    let harness = harness()
    harness.mutate { $0.isOpen = true }
    harness.click("Close")
    #expect(!harness.model.isOpen)
  }

  @Test func theKeyboardGoesToItsFirstControlAndStaysInIt() {
    let harness = harness()
    harness.focus("Field")
    harness.mutate {
      $0.hasControls = true
      $0.isOpen = true
    }
    var names = [harness.focusedName]
    for _ in 1...4 {
      harness.press(.tab)
      names.append(harness.focusedName)
    }
    #expect(names == ["Inside", "Menu", "Save", "Close", "Inside"])
    harness.press(.tab, .shift)
    #expect(harness.focusedName == "Close")
    harness.press(.escape)
    #expect(harness.focusedName == "Field")
    #expect(harness.model.text == "abc")
  }

  @Test func itsControlsWork() {
    let harness = harness(Size(width: 320, height: 300))
    harness.mutate {
      $0.hasControls = true
      $0.isOpen = true
    }
    harness.type("new")
    #expect(harness.model.inside == "new")
    // Esc first leaves the edit, then the sheet.
    harness.press(.escape)
    #expect(harness.model.isOpen)
    harness.click("Save")
    #expect(harness.model.saves == 1)
    harness.click("Menu")
    harness.click("One")
    #expect(harness.model.chosen == "one")
    harness.click("Menu")
    harness.press(.escape)
    #expect(harness.model.isOpen)
    harness.press(.escape)
    #expect(!harness.model.isOpen)
  }

  @Test func whatIsEditedIsLeftByAnyWayOut() throws {
    let harness = harness(Size(width: 320, height: 300))
    harness.mutate {
      $0.hasControls = true
      $0.isOpen = true
    }
    harness.type("x")
    harness.click("Close")
    #expect(harness.messages.suffix(2) == [.chose("left x"), .toggled])
    harness.mutate { $0.isOpen = true }
    harness.type("y")
    harness.click(at: Point(x: 1, y: 1))
    #expect(harness.messages.suffix(2) == [.chose("left y"), .toggled])
  }

  @Test func whatIsTooHighScrolls() throws {
    let harness = harness()
    harness.mutate {
      $0.lines = 40
      $0.isOpen = true
    }
    #expect(harness.focusedName == "Close")
    let first = try #require(harness.find("words 0")).frame.minY
    harness.press(.pageDown)
    #expect(try #require(harness.find("words 0")).frame.minY < first)
    harness.press(.end)
    let sheet = try #require(harness.scene.sheet?.frame)
    #expect(sheet.contains(try #require(harness.find("words 39")).frame))
    harness.wheel("words 39", 1)
    harness.press(.home)
    #expect(harness.find("words 0")?.frame.minY == first)
    // Reopened, it begins at the top with the first control.
    harness.press(.enter)
    #expect(!harness.model.isOpen)
  }

  @Test func oneSheetMayFollowAnother() {
    let harness = ViewHarness<ViewID?, Int>(
      nil,
      view: { id in
        SheetOrNot(id: id)
      }, update: { _, _ in })
    harness.press(.tab)
    harness.mutate { $0 = "a" }
    harness.mutate { $0 = "b" }
    #expect(harness.focusedName == "Close")
    harness.mutate { $0 = nil }
    #expect(harness.focusedName == "Press")
  }

  private struct SheetOrNot: View {
    let id: ViewID?

    func size(in room: Size, _ context: ViewContext) -> Size { room }

    func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Int>) {
      Button("Press", id: "press", 0).place(in: frame, context, into: &scene)
      if let id {
        Sheet(id: id, title: "Sheet", dismiss: 1, Label<Int>("words"))
          .place(in: frame, context, into: &scene)
      }
    }
  }

  @Test(arguments: [
    Size(width: 320, height: 200), Size(width: 1, height: 1), Size(width: 30, height: 9),
    Size(width: 360, height: 360), Size(width: 200, height: 60), Size(width: 90, height: 400),
  ])
  func everyControlCanBeReachedAtAnySize(size: Size) throws {
    let harness = harness(size)
    harness.mutate {
      $0.hasControls = true
      $0.lines = 30
      $0.isOpen = true
    }
    let bounds = Rect(origin: .zero, size: size)
    for _ in 1...5 {
      harness.press(.tab)
      let item = try #require(harness.focusedName.flatMap { harness.find($0) })
      #expect(item.visibleFrame.isEmpty || bounds.contains(item.visibleFrame))
      if size.width > 80, size.height > 50 { #expect(item.visibleFrame.height >= 24) }
    }
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
