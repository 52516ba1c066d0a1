import Geometry
import Testing
import ViewHarness
import Views

@Suite struct TextFieldTests {
  private struct Model {
    var text: String
    var events: [TextFieldEvent] = []
  }

  private typealias Harness = ViewHarness<Model, TextFieldEvent>

  /// A field 300 wide at the window's corner: character n begins at 9 + 7.8 n.
  private func field(
    _ text: String, hasSteps: Bool = false, alignment: TextAlignment = .left, width: Int = 300,
    isInvalid: Bool = false
  ) -> Harness {
    Harness(
      Model(text: text), size: Size(width: width, height: 60),
      view: { model in
        Column([
          TextField(
            id: "it", name: "Hex", text: model.text, alignment: alignment, isInvalid: isInvalid,
            hasSteps: hasSteps, on: { $0 }),
          Button("Copy", id: "copy", .reverted),
        ])
      },
      update: { model, event in
        model.events.append(event)
        switch event {
        case .edited(let text), .pasted(_, making: let text): model.text = text
        case .committed, .left, .reverted, .stepped: break
        }
      })
  }

  private func before(_ index: Int) -> Point { Point(x: 9 + Int(7.8 * Double(index)), y: 13) }

  private func selection(_ harness: Harness) -> Range<Int>? {
    harness.interaction.editing?.selection
  }

  private func caret(_ harness: Harness) -> Int? { harness.interaction.editing?.caret }

  @Test func c131_caretStaysWhereOneTypes() {
    let harness = field("#123456")
    harness.click(at: before(3))
    harness.press(.delete)
    harness.type("9")
    #expect(harness.model.text == "#129456")
    #expect(caret(harness) == 4)
  }

  @Test func c132_textIsNeverRewrittenWhileTyping() {
    let harness = field("")
    harness.press(.tab)
    harness.type("#000FFF")
    harness.press(.enter)
    let typed = ["#", "#0", "#00", "#000", "#000F", "#000FF", "#000FFF"]
    #expect(harness.messages == typed.map { .edited($0) } + [.committed("#000FFF")])
  }

  @Test func whereAllIsSelectedAllOfANewTextIs() {
    let harness = field("#123456")
    harness.press(.tab)
    for text in ["rgb(18 52 86)", "#fff"] {
      harness.mutate { $0.text = text }
      harness.press(.character("c"), .control)
      #expect(harness.clipboard == text)
    }
    // A part of it is a part of what is there.
    harness.press(.left, .shift)
    harness.mutate { $0.text = "#123456" }
    harness.press(.character("c"), .control)
    #expect(harness.clipboard == "#12")
  }

  @Test func tellsWhatWasPastedAndWhatItMadeOfTheText() {
    let harness = field("ab")
    harness.click(at: before(1))
    harness.paste("1\n2")
    #expect(harness.messages == [.pasted("1 2", making: "a1 2b")])
  }

  @Test func c137_oddPastesBecomeOneHarmlessLine() {
    let harness = field("")
    harness.press(.tab)
    harness.paste("a\r\nb\nc\td\u{0}e\u{1B}")
    #expect(harness.model.text == "a b c de")
    harness.press(.character("a"), .control)
    harness.paste("\u{1F923}\u{1F64C}\u{2754}")
    #expect(harness.model.text == "\u{1F923}\u{1F64C}\u{2754}")
    harness.press(.backspace)
    #expect(harness.model.text == "\u{1F923}\u{1F64C}")
    harness.press(.character("a"), .control)
    harness.paste(String(repeating: "x", count: 100_000))
    #expect(harness.model.text.utf8.count == 1024)
  }

  @Test func keyboardFocusSelectsAll() {
    let harness = field("#3366cc")
    harness.press(.tab)
    #expect(selection(harness) == 0..<7)
    harness.type("a")
    #expect(harness.model.text == "a")
  }

  /// A key from a caret after the 5th character of "ab cd-ef", and where it leads.
  @Test(
    arguments: [
      (Key.left, Modifiers(), 4), (.right, [], 6), (.home, [], 0), (.end, [], 8),
      (.left, .control, 3), (.right, .control, 8),
    ] as [(Key, Modifiers, Int)])
  func keysMoveTheCaret(key: Key, modifiers: Modifiers, place: Int) {
    let harness = field("ab cd-ef")
    harness.click(at: before(5))
    harness.press(key, modifiers)
    #expect(selection(harness) == place..<place)
    harness.click(at: before(5))
    harness.press(key, modifiers.union(.shift))
    #expect(selection(harness) == min(5, place)..<max(5, place))
  }

  @Test func arrowsLeaveASelectionAtItsEnd() {
    let harness = field("abcdef")
    harness.drag(from: before(1), to: before(4))
    #expect(selection(harness) == 1..<4)
    harness.press(.left)
    #expect(selection(harness) == 1..<1)
    harness.drag(from: before(4), to: before(1))
    harness.press(.right)
    #expect(selection(harness) == 4..<4)
  }

  @Test func clicksSelectWordAndAll() {
    let harness = field("rgb(51 102 204)")
    harness.click(at: Point(x: before(7).x + 6, y: 13), clicks: 2)
    #expect(selection(harness) == 7..<10)
    harness.click(at: before(8), clicks: 3)
    #expect(selection(harness) == 0..<15)
    harness.click(at: before(2))
    harness.click(at: before(6), button: .primary, clicks: 1, .shift)
    #expect(selection(harness) == 2..<6)
  }

  /// From the "102" of "rgb(51 102 204)" to the places where the pointer goes.
  @Test(arguments: [(8, 7..<10), (12, 7..<14), (13, 7..<14), (4, 4..<10), (1, 0..<10)])
  func dragAfterADoubleClickSelectsWords(place: Int, selected: Range<Int>) {
    let harness = field("rgb(51 102 204)")
    let start = PointerEvent(
      Point(x: before(8).x + 2, y: 13), button: .primary, clicks: 2)
    harness.send(.pointerDown(start, inPopup: false))
    harness.pointerMove(to: Point(x: before(place).x + 2, y: 13))
    #expect(selection(harness) == selected)
  }

  @Test func selectingOffersPrimary() {
    let harness = field("#3366cc")
    harness.drag(from: before(1), to: before(4))
    #expect(harness.primary == "336")
    harness.click(at: before(5), clicks: 2)
    #expect(harness.primary == "3366cc")
    harness.press(.character("a"), .control)
    #expect(harness.primary == "#3366cc")
  }

  @Test func middleClickPastesPrimaryWhereItIs() {
    let harness = field("abcd")
    harness.primary = "XY"
    harness.click(at: before(2), button: .middle)
    #expect(harness.model.text == "abXYcd")
    #expect(caret(harness) == 4)
  }

  @Test func clipboardKeysActOnTheSelection() {
    let harness = field("#3366cc")
    harness.press(.tab)
    harness.press(.character("c"), .control)
    #expect(harness.clipboard == "#3366cc")
    harness.press(.character("x"), .control)
    #expect(harness.model.text == "")
    harness.press(.character("v"), .control)
    #expect(harness.model.text == "#3366cc")
  }

  @Test func whereThereIsNothingToDoTheWindowGetsTheKey() {
    let harness = field("#3366cc")
    harness.click(at: before(2))
    for letter in ["c", "x", "z", "y", "p"] {
      harness.press(.character(letter), .control)
      #expect(!harness.wasHandled)
    }
    harness.press(.character("z"), [.control, .shift])
    #expect(!harness.wasHandled)
    harness.press(.up)
    #expect(!harness.wasHandled)
    harness.press(.escape)
    #expect(!harness.wasHandled)
    #expect(harness.messages == [])
  }

  @Test func undoTakesBackARunOfTypingAndRedoBringsItBack() {
    let harness = field("ab")
    harness.click(at: before(2))
    harness.type("cde")
    harness.press(.backspace)
    #expect(harness.model.text == "abcd")
    harness.press(.character("z"), .control)
    #expect(harness.model.text == "abcde")
    harness.press(.character("z"), .control)
    #expect(harness.model.text == "ab")
    harness.press(.character("z"), .control)
    #expect(!harness.wasHandled)
    harness.press(.character("z"), [.control, .shift])
    harness.press(.character("z"), [.control, .shift])
    #expect(harness.model.text == "abcd")
    harness.press(.character("z"), [.control, .shift])
    #expect(!harness.wasHandled)
  }

  @Test func aNewEditEndsTheRedo() {
    let harness = field("ab")
    harness.click(at: before(2))
    harness.type("c")
    harness.press(.character("z"), .control)
    harness.type("d")
    harness.press(.character("z"), [.control, .shift])
    #expect(!harness.wasHandled)
    #expect(harness.model.text == "abd")
  }

  @Test func textFromOutsideEndsTheUndo() {
    let harness = field("ab")
    harness.press(.tab)
    harness.type("cde")
    harness.mutate { $0.text = "x" }
    harness.press(.character("z"), .control)
    #expect(!harness.wasHandled)
    harness.type("y")
    #expect(harness.model.text == "xy")
  }

  @Test func enterCommitsAndLeavesUndoToTheModel() {
    let harness = field("")
    harness.press(.tab)
    harness.type("1")
    harness.press(.enter)
    #expect(harness.messages == [.edited("1"), .committed("1")])
    harness.press(.character("z"), .control)
    #expect(!harness.wasHandled)
    harness.press(.tab)
    #expect(harness.messages.count == 2)
  }

  @Test func leavingTellsOnlyWhatWasEdited() {
    let harness = field("5")
    harness.press(.tab)
    harness.press(.tab)
    #expect(harness.messages == [])
    harness.press(.tab, .shift)
    harness.type("7")
    harness.click("Copy")
    // Leaving comes before the click.
    #expect(harness.messages == [.edited("7"), .left("7"), .reverted])
  }

  @Test func c134_escapeRestores() {
    let harness = field("5")
    harness.press(.tab)
    harness.type("zzz")
    harness.press(.escape)
    #expect(harness.messages.last == .reverted)
    let invalid = field("zzz", isInvalid: true)
    invalid.press(.tab)
    invalid.press(.escape)
    #expect(invalid.messages == [.reverted])
  }

  @Test(
    arguments: [
      (Key.up, Modifiers(), 1.0), (.down, [], -1), (.up, .shift, 10), (.down, .shift, -10),
      (.up, .control, 0.1), (.down, .control, -0.1),
    ] as [(Key, Modifiers, Double)])
  func arrowsStep(key: Key, modifiers: Modifiers, steps: Double) {
    let harness = field("5", hasSteps: true)
    harness.press(.tab)
    harness.press(key, modifiers)
    #expect(harness.messages == [.stepped(by: steps)])
  }

  @Test func c127_wheelStepsWhereThereAreSteps() {
    let harness = field("5", hasSteps: true)
    harness.wheel("Hex", -2)
    harness.wheel("Hex", 1, .control)
    #expect(harness.messages == [.stepped(by: -2), .stepped(by: 0.1)])
    let plain = field("5")
    plain.wheel("Hex", 1)
    #expect(!plain.wasHandled)
  }

  @Test func deletesByCharacterAndWord() {
    let harness = field("ab cd ef")
    harness.click(at: before(5))
    harness.press(.backspace, .control)
    #expect(harness.model.text == "ab  ef")
    harness.press(.delete, .control)
    #expect(harness.model.text == "ab ")
    harness.press(.backspace)
    #expect(harness.model.text == "ab")
    harness.press(.home)
    harness.press(.backspace)
    #expect(harness.model.text == "ab")
    harness.press(.delete)
    #expect(harness.model.text == "b")
  }

  @Test func combiningMarksJoinTheLetterBefore() {
    let harness = field("e")
    harness.click(at: before(1))
    harness.send(.key(KeyPress(.other(0), text: "\u{301}")))
    #expect(harness.model.text.count == 1)
    #expect(caret(harness) == 1)
    harness.press(.backspace)
    #expect(harness.model.text == "")
  }

  @Test func longTextScrollsToTheCaret() {
    let harness = field(String(repeating: "x", count: 40), width: 100)
    harness.click(at: before(1))
    #expect(harness.interaction.editing?.scroll == 0)
    harness.press(.end)
    // 40 characters are 312 wide, and a caret; 83 show.
    #expect(harness.interaction.editing?.scroll == 312 + 1 - 83)
    harness.press(.home)
    #expect(harness.interaction.editing?.scroll == 0)
  }

  @Test func inputMethodsLearnWhereTheCaretIs() {
    let harness = field("abcd")
    #expect(harness.scene.caret(harness.context) == nil)
    harness.click(at: before(2))
    #expect(
      harness.scene.caret(harness.context) == Rect(x: 9 + 16, y: 5, width: 1, height: 16))
    harness.type("x")
    #expect(harness.scene.caret(harness.context)?.minX == 9 + 24)
  }

  @Test func caretBlinksAndTypingShowsIt() {
    let harness = field("abcd")
    harness.click(at: before(2))
    let shown = harness.drawList
    harness.interact { $0.showsCaret = false }
    #expect(harness.drawList != shown)
    harness.press(.right)
    harness.press(.left)
    #expect(harness.drawList == shown)
  }

  @Test func placesAreFoundInRightAlignedText() {
    let harness = field("123", alignment: .right)
    // The text ends 9 pixels before the right edge.
    harness.click(at: Point(x: 300 - 9 - 8, y: 13))
    #expect(caret(harness) == 2)
  }
}
