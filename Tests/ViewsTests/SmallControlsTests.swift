import Drawing
import Geometry
import Testing
import ViewHarness
import Views

@Suite struct CheckboxTests {
  private func harness(isEnabled: Bool = true) -> ViewHarness<Bool, Bool> {
    ViewHarness(
      false,
      view: { isOn in
        Column(
          alignment: .start,
          [
            Checkbox("Copy after a pick", id: "copy", isOn: isOn, isEnabled: isEnabled, !isOn),
            Button("Next", id: "next", isOn),
          ])
      }, update: { $0 = $1 })
  }

  @Test func clicksAndKeysToggleIt() {
    let harness = harness()
    #expect(harness.traits("Copy after a pick", .checkBox)?.value == "off")
    harness.click("Copy after a pick")
    #expect(harness.traits("Copy after a pick", .checkBox)?.value == "on")
    #expect(harness.traits("Copy after a pick")?.isSelected == true)
    harness.press(.space)
    #expect(!harness.model)
    harness.press(.enter)
    #expect(harness.model)
    harness.press(.tab)
    #expect(harness.focusedName == "Next")
  }

  @Test func disabledItTakesNothing() {
    let harness = harness(isEnabled: false)
    harness.click("Copy after a pick")
    harness.press(.tab)
    #expect(harness.focusedName == "Next")
    #expect(harness.messages == [])
  }
}

@Suite struct StepperTests {
  private func harness(isEnabled: Bool = true) -> ViewHarness<Void, TextFieldEvent> {
    recorder(
      Column(
        alignment: .start,
        [
          Stepper(id: "zoom", name: "Zoom", text: "11", isEnabled: isEnabled, on: { $0 }),
          Button("Next", id: "next", .reverted),
        ]))
  }

  @Test func buttonsAndKeysStep() {
    let harness = harness()
    harness.click("Zoom: more")
    harness.click("Zoom: less")
    #expect(harness.focusedName == "Zoom")
    harness.press(.up, .shift)
    #expect(harness.messages == [.stepped(by: 1), .stepped(by: -1), .stepped(by: 10)])
  }

  @Test func itIsOneTabStop() {
    let harness = harness()
    harness.press(.tab)
    #expect(harness.focusedName == "Zoom")
    harness.press(.tab)
    #expect(harness.focusedName == "Next")
  }

  @Test func disabledItTakesNothing() {
    let harness = harness(isEnabled: false)
    harness.click("Zoom: more")
    harness.click("Zoom")
    harness.press(.up)
    #expect(harness.messages == [])
  }
}

@Suite struct ShortcutFieldTests {
  private func harness(
    isEnabled: Bool = true, isInvalid: Bool = false
  ) -> ViewHarness<Void, ShortcutEvent> {
    recorder(
      Column(
        alignment: .start,
        [
          ShortcutField(
            id: "pick", name: "Pick", text: "Ctrl+P", isInvalid: isInvalid, isEnabled: isEnabled,
            on: { $0 }),
          Button("Next", id: "next", .cleared),
        ]))
  }

  @Test func keysPressedInItAreTold() {
    let harness = harness()
    harness.click("Pick")
    #expect(harness.traits("Pick", .shortcutField)?.value == "Ctrl+P")
    harness.press(.character("k"), [.control, .shift])
    harness.press(.function(5))
    harness.press(.enter)
    harness.press(.escape, .control)
    #expect(
      harness.messages == [
        .pressed(KeyPress(.character("k"), [.control, .shift])), .pressed(KeyPress(.function(5))),
        .pressed(KeyPress(.enter)), .pressed(KeyPress(.escape, .control)),
      ])
    harness.press(.backspace)
    #expect(harness.messages.last == .cleared)
  }

  @Test func modifiersAloneAreNoKeys() {
    let harness = harness()
    harness.click("Pick")
    harness.press(.modifier("Ctrl"), .control)
    #expect(harness.messages == [.modifier("Ctrl")])
    // What is pressed with it comes here, though it be a key of the whole desktop.
    #expect(harness.requests == [.holdKeyboard])
  }

  @Test func escapeRevertsWhatIsInvalid() {
    let harness = harness(isInvalid: true)
    harness.click("Pick")
    harness.press(.escape)
    #expect(harness.messages == [.reverted])
    #expect(harness.focusedName == nil)
  }

  @Test func tabAndEscapeLeaveIt() {
    let harness = harness()
    harness.press(.tab)
    harness.press(.tab)
    #expect(harness.focusedName == "Next")
    harness.press(.tab, .shift)
    harness.press(.escape)
    #expect(harness.wasHandled)
    #expect(harness.focusedName == nil)
    harness.press(.character("k"), .control)
    #expect(harness.messages == [])
  }

  @Test func disabledItTakesNothing() {
    let harness = harness(isEnabled: false)
    harness.click("Pick")
    harness.press(.character("k"), .control)
    #expect(harness.messages == [])
  }
}

@Suite struct LabeledRowTests {
  private func frames(width: Int, fills: Bool = false) -> (
    label: Rect?, control: Rect?, height: Int
  ) {
    let field = TextField<Int>(id: "size", name: "Field", text: "9", on: { _ in nil })
    let row = LabeledRow<Int>("Loupe size", fills ? Fill(field) : field)
    let harness = recorder(
      Column(spacing: 0, [row, Button("Below", id: "below", 1)]),
      size: Size(width: width, height: 99))
    return (
      harness.find("Loupe size")?.frame, harness.find("Field")?.frame,
      harness.find("Below")?.frame.minY ?? -1
    )
  }

  @Test func theControlStandsAtTheRight() {
    // Ten letters of 7.8, and a field of 58 x 26.
    let (label, control, height) = frames(width: 200)
    #expect(label == Rect(x: 0, y: 0, width: 78, height: 26))
    #expect(control == Rect(x: 142, y: 0, width: 58, height: 26))
    #expect(height == 26)
  }

  @Test func aControlWithAWeightFills() {
    #expect(frames(width: 200, fills: true).control == Rect(x: 94, y: 0, width: 106, height: 26))
  }

  @Test func whereItIsNarrowTheControlStandsBelow() {
    let (label, control, height) = frames(width: 151)
    #expect(label == Rect(x: 0, y: 0, width: 151, height: 16))
    #expect(control == Rect(x: 0, y: 20, width: 58, height: 26))
    #expect(height == 46)
    #expect(frames(width: 151, fills: true).control?.width == 151)
    #expect(frames(width: 30).control?.width == 30)
  }
}

@Suite struct PlaceholderTests {
  @Test func aFieldWithoutTextShowsItsPlaceholder() {
    func words(_ text: String) -> String {
      recorder(
        TextField<Int>(
          id: "search", name: "Search", text: text, placeholder: "Search name…", on: { _ in nil })
      ).drawList.description
    }
    #expect(words("").contains("\"Search name…\""))
    #expect(!words("a").contains("Search name…"))
  }
}

@Suite struct BadgeTests {
  private func harness() -> ViewHarness<Int, Int> {
    ViewHarness(
      0,
      view: { _ in
        Row([
          Badge("raw", id: "mark", name: "Picks are raw", 1), Badge("AA", id: "level"),
        ])
      }, update: { $0 += $1 })
  }

  @Test func aMarkIsPressedByMouseAndKeys() {
    let harness = harness()
    #expect(harness.traits("Picks are raw")?.role == .button)
    #expect(harness.traits("Picks are raw")?.value == "raw")
    harness.click("Picks are raw")
    harness.press(.enter)
    #expect(harness.model == 2)
  }

  @Test func aVerdictTakesNothing() {
    let harness = harness()
    harness.click("AA")
    harness.press(.tab)
    harness.press(.tab)
    #expect(harness.focusedName == "Picks are raw")
    #expect(harness.messages == [])
  }
}
