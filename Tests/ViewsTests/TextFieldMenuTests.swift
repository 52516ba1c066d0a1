import Geometry
import Testing
import ViewHarness
import Views

/// The context menu of a text field, which does what its keys do.
@Suite struct TextFieldMenuTests {
  private typealias Harness = ViewHarness<String, String>

  /// A field at the window's corner: character n begins at 9 + 7.8 n.
  private func field(_ text: String) -> Harness {
    Harness(
      text, size: Size(width: 300, height: 60),
      view: { text in
        TextField(id: "it", name: "Hex", text: text) { event in
          switch event {
          case .edited(let text), .pasted(_, making: let text): text
          case .committed, .left, .reverted, .stepped: nil
          }
        }
      },
      update: { $0 = $1 })
  }

  private func before(_ index: Int) -> Point { Point(x: 9 + Int(7.8 * Double(index)), y: 13) }

  private func selection(_ harness: Harness) -> Range<Int>? {
    harness.interaction.editing?.selection
  }

  private func menu(_ harness: Harness) -> [Traits] {
    harness.scene.popup?.items.map(\.traits).filter { $0.role == .menuItem } ?? []
  }

  /// As in every field of every program: by the secondary button, the Menu key and Shift+F10.
  @Test func everyFieldHasAContextMenu() {
    for open: (Harness) -> Void in [
      { $0.click(at: Point(x: 9 + 20, y: 13), button: .secondary) }, { $0.press(.menu) },
      { $0.press(.function(10), .shift) },
    ] {
      let harness = field("#123456")
      harness.press(.tab)
      open(harness)
      #expect(menu(harness).map(\.name) == ["Cut", "Copy", "Paste", "Delete", "Select all"])
      #expect(!menu(harness).contains { !$0.isEnabled })
      harness.click("Copy", .menuItem)
      #expect(harness.clipboard == "#123456" && harness.scene.popup == nil)
      #expect(harness.focusedName == "Hex" && selection(harness) == 0..<7)
      open(harness)
      harness.click("Delete", .menuItem)
      #expect(harness.model == "")
      open(harness)
      #expect(menu(harness).filter(\.isEnabled).map(\.name) == ["Paste"])
      harness.click("Paste", .menuItem)
      #expect(harness.model == "#123456")
      open(harness)
      harness.click("Select all", .menuItem)
      open(harness)
      // By the keys of a menu too.
      for letter in "cu" { harness.press(.character(String(letter))) }
      harness.press(.home)
      harness.press(.enter)
      #expect(harness.model == "" && harness.clipboard == "#123456")
      harness.press(.character("z"), .control)
      #expect(harness.model == "#123456")
    }
  }

  @Test func theMenuIsForTheSelectionOrForThePlace() {
    let harness = field("#123456")
    // Not yet in it: the caret goes where the press is.
    harness.click(at: before(3), button: .secondary)
    #expect(selection(harness) == 3..<3 && harness.focusedName == "Hex")
    #expect(menu(harness).filter(\.isEnabled).map(\.name) == ["Paste", "Select all"])
    harness.press(.escape)
    harness.drag(from: before(2), to: before(5))
    harness.click(at: before(4), button: .secondary)
    #expect(selection(harness) == 2..<5)
    harness.press(.escape)
    harness.click(at: before(7), button: .secondary)
    #expect(selection(harness) == 7..<7)
  }
}
