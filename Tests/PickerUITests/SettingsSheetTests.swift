import ColorModel
import Drawing
import Geometry
import PickerCore
import TestSupport
import Testing
import ViewHarness
import Views

@testable import PickerUI

/// The sheet of settings, by mouse and keyboard.
@Suite struct SettingsSheetTests {
  private typealias Section = SettingsSheetState.Section

  private func open(
    _ section: Section = .colors, size: Size = Size(width: 664, height: 448),
    theme: Theme = .dark, scale: Double = 1, prepare: (inout Model) -> Void = { _ in }
  ) -> Window {
    let window = Window(
      Color(RGB8(0xeb8d38)), size: size, theme: theme, scale: scale, prepare: prepare)
    window.press(.character(","), .control)
    if section != .colors { window.harness.click(section.title, .tab) }
    return window
  }

  private func items(_ window: Window) -> [Traits] {
    window.harness.scene.sheet?.items.map(\.traits) ?? []
  }

  @Test func theKeyOpensItAndEscClosesIt() {
    let window = open()
    #expect(window.harness.focusedName == "Colours")
    window.press(.escape)
    #expect(window.model.settingsSheet == nil)
    #expect(window.harness.focusedName == "Colour text")
    window.harness.click("Format")
    window.harness.click("Template…", .menuItem)
    #expect(window.model.settingsSheet?.section == .formats)
    window.harness.click("Close", .button)
    #expect(window.model.settingsSheet == nil)
    window.harness.click("Format")
    window.harness.click("Settings…", .menuItem)
    #expect(window.model.settingsSheet?.section == .colors)
  }

  /// The format is chosen in the window.
  @Test func everySettingIsThere() {
    var found: Set<ViewID> = []
    for section in Section.allCases { found.formUnion(items(open(section)).map(\.id)) }
    let rows: [Setting: ViewID] = [
      .formats: "formats", .templates: "template.add", .keys: "keys.copy",
      .hotkeys: "hotkeys.openWindow",
    ]
    for setting in Setting.allCases where setting != .format {
      let id = rows[setting] ?? ViewID("setting.\(setting)")
      #expect(found.contains { "\($0)".contains("\(id)") }, "\(setting)")
    }
    for command in Command.allCases { #expect(found.contains(ViewID("keys.\(command)"))) }
    for hotkey in Hotkey.allCases { #expect(found.contains(ViewID("hotkeys.\(hotkey)"))) }
  }

  @Test func theSheetHasOneSizeAndItsTabsStand() {
    for size in [Size(width: 664, height: 448), Size(width: 1200, height: 900)] {
      let places = Section.allCases.map { section in
        let window = open(section, size: size)
        window.press(.end)
        return [window.harness.scene.sheet?.frame, window.harness.find("Keys", .tab)?.frame]
      }
      #expect(places.allSatisfy { $0 == places[0] && !$0.contains(nil) })
    }
  }

  @Test func aPageIsSeenFromItsBeginning() {
    let window = open(.keys)
    window.harness.wheel("Keys of Copy", -50)
    let first = window.harness.find("Keys of Copy")?.frame
    window.harness.click("Picking", .tab)
    let ground = window.harness.scene.sheet?.frame ?? .zero
    let top = window.harness.find("Copy what is picked")?.frame.minY ?? 0
    #expect(top > ground.minY + 60)
    window.harness.click("Keys", .tab)
    #expect(window.harness.find("Keys of Copy")?.frame == first)
  }

  private func trouble(_ cause: SettingsTrouble.Cause, _ problems: Int) -> Message {
    .settings(
      .trouble(
        SettingsTrouble(
          cause, path: "/home/a/.config/chidori/settings.json",
          problems: (1...problems).map {
            "settings.json:\($0): \"zoom\" takes a number from 2 to 32, or null: 99 and so on and on"
          }, unsaved: cause == .text ? [.hash] : [])))
  }

  @Test func whatIsWrongWithTheFileIsALineThatOpensTheSheetWithAllOfIt() throws {
    let window = Window(Color(RGB8(0xeb8d38)))
    window.send(trouble(.values, 12))
    window.harness.click("12 values in settings.json cannot be used", .button)
    #expect(window.model.settingsSheet != nil)
    let problems = items(window).filter { "\($0.id)".hasPrefix("trouble.") && $0.role == .label }
    #expect(problems.count == 13)
    let bar = try #require(window.harness.find("Scroll bar"))
    #expect(bar.traits.id == "trouble.bar")
    for section in Section.allCases {
      window.harness.click(section.title, .tab)
      #expect(items(window).contains { $0.id == "trouble.advice" })
    }
    window.send(.settings(.trouble(nil)))
    #expect(!items(window).contains { $0.id == "trouble.advice" })
  }

  @Test func aFileThatCannotBeReadCanBeSetAside() {
    let window = open(.picking)
    window.send(trouble(.text, 1))
    expectSnapshot(window.harness.drawList.description, named: "trouble")
    window.harness.click("Set aside", .button)
    #expect(window.effects.last == .remedySettings([]))
    window.send(.settings(.trouble(nil)))
    window.send(.settings(.setAside("/a/settings.json.bad-1")))
    #expect(
      window.harness.traits("A new file was written. The old one is /a/settings.json.bad-1") != nil)
  }

  @Test func aNewTemplateIsNamedAtOnceAndAWrongNameIsMarked() {
    let window = open(.formats)
    window.harness.click("Add")
    window.followFocus()
    #expect(window.harness.focusedName == "Name of template 1")
    window.harness.type("Hex")
    #expect(window.harness.traits("a format has this name: Hex") != nil)
    #expect(window.harness.traits("Name of template 1")?.isInvalid == true)
    #expect(window.harness.traits("Text of template 1")?.isInvalid == false)
    window.press(.tab)
    window.harness.click("Close", .button)
    window.harness.click("template not saved, a format has this name: Hex", .button)
    #expect(window.value("Name of template 1") == "Hex")
    window.harness.focus("Name of template 1")
    window.press(.escape)
    #expect(window.value("Name of template 1") == "")
  }

  @Test func c49_aModifierAloneIsRefusedInTheFieldOfAHotkey() {
    let window = open(.keys)
    window.harness.focus("Keys of Open the window")
    let frame = window.harness.find("Keys of Open the window")?.frame
    window.press(.modifier("Super"), .super)
    #expect(window.value("Keys of Open the window") == "Super needs another key")
    #expect(window.harness.traits("Keys of Open the window")?.isInvalid == true)
    #expect(window.harness.find("Keys of Open the window")?.frame == frame)
    window.press(.character("o"), .super)
    #expect(window.value("Keys of Open the window") == "Super+O")
    #expect(window.harness.traits("Keys of Open the window")?.isInvalid == false)
  }

  /// The list of "copy as" has the formats and as many more as one likes.
  @Test func c195_theMenuHasTheFormatsAndSlotsOfOnesOwn() throws {
    let window = Window(0x3366cc)
    for _ in 0..<5 { window.send(.settings(.addTemplate)) }
    for index in 0..<5 {
      window.send(.command(.settings))
      let text = "slot \(index): {hex}"
      window.send(.settings(.typed(template: index, name: "Slot \(index)", text: text)))
      window.send(.settings(.close))
    }
    window.harness.click("Format")
    let items = try #require(window.harness.scene.popup).items.map(\.traits)
      .filter { $0.role == .menuItem }
    #expect(items.count == OutputFormat.allCases.count + 5 + 2)
    #expect(
      items.suffix(7).prefix(5).map { "\($0.name): \($0.value)" }
        == (0..<5).map { "Slot \($0): slot \($0): 3366cc" })
  }

  @Test(arguments: Section.allCases)
  private func tabReachesEverythingAndStaysInside(section: Section) {
    let window = open(section) { model in
      _ = update(&model, .settings(.addTemplate), at: 0)
    }
    let wanted = Set(
      items(window).filter { $0.isFocusable && $0.isEnabled }.map(\.name))
    var seen: Set<String> = []
    for _ in 0...wanted.count {
      seen.formUnion([window.harness.focusedName].compactMap(\.self))
      window.press(.tab)
    }
    #expect(seen == wanted)
  }

  @Test func aChangeHoldsAtOnceAndCtrlZTakesItBack() {
    let window = open()
    window.harness.click("Hex in capital letters")
    #expect(window.model.output == "#EB8D38")
    window.harness.click("Decimals")
    window.harness.click("At most 3", .menuItem)
    #expect(window.model.settings.style.precision == 3)
    window.press(.character("z"), .control)
    window.press(.escape)
    window.press(.tab, .shift)
    window.press(.character("z"), .control)
    #expect(window.model.settings == Settings())
  }

  @Test func aTemplateIsSeenWhileItIsTyped() throws {
    let window = open(.formats)
    window.harness.click("Add")
    window.typeOver("0x{HE", in: "Text of template 1")
    #expect(window.harness.traits("unclosed brace in a template: {HE") != nil)
    #expect(window.harness.traits("Text of template 1")?.isInvalid == true)
    window.harness.type("X}")
    #expect(window.harness.traits("0xEB8D38") != nil)
    // A proportional face may show another sign between digits.
    #expect(window.harness.drawList.description.contains("\"0xEB8D38\" monospaced"))
    #expect(window.model.settings.templates.map(\.template.text) == ["{r}, {g}, {b}"])
    window.press(.enter)
    window.typeOver("C", in: "Name of template 1")
    window.press(.escape)
    #expect(window.value("Name of template 1") == "")
    window.enter("C", into: "Name of template 1")
    window.press(.escape)
    window.harness.click("Format")
    window.harness.click("C", .menuItem)
    #expect(window.value("Colour text") == "0xEB8D38")
    #expect(window.value("Format") == "C")
  }

  @Test func formatsAreOrderedByKeyboardAndMouse() {
    let window = open(.formats)
    window.harness.click("RGB", .listItem)
    window.press(.down, .alt)
    window.press(.down, .alt)
    #expect(window.model.settings.formats.prefix(3) == [.hex, .rgba, .hsl])
    window.press(.space)
    #expect(window.model.settings.formats.prefix(4) == [.hex, .rgba, .hsl, .rgb])
    window.press(.escape)
    window.harness.click("Format")
    #expect(
      window.harness.scene.popup?.items.prefix(4).map(\.traits.name)
        == ["Hex", "RGBA", "HSL", "RGB"])
  }

  @Test func aKeyIsTakenAndAConflictIsNamedInItsPlace() {
    let window = open(.keys)
    window.harness.focus("Keys of Copy")
    window.press(.character("v"), .control)
    #expect(window.harness.traits("Ctrl+V is the key of: Paste") != nil)
    #expect(window.harness.traits("Keys of Copy")?.isInvalid == true)
    #expect(window.model.settings == Settings())
    window.press(.character("k"), .control)
    #expect(window.value("Keys of Copy") == "Ctrl+K")
    #expect(window.harness.traits("Keys of Copy")?.isInvalid == false)
    window.press(.backspace)
    #expect(window.value("Keys of Copy") == "")
    window.press(.character("k"), .control)
    window.press(.escape)
    window.press(.escape)
    #expect(window.model.settingsSheet == nil)
    window.press(.character("k"), .control)
    #expect(window.harness.clipboard == "#eb8d38")
    window.harness.clipboard = ""
    window.harness.click("RGB")
    window.press(.character("c"), .control)
    #expect(window.harness.clipboard == "")
  }

  @Test func escRestoresTheKeysBeforeARefusedOne() {
    let window = open(.keys)
    let keys = window.value("Keys of Copy")
    window.harness.focus("Keys of Copy")
    window.press(.character("v"), .control)
    #expect(window.value("Keys of Copy") == "Ctrl+V")
    window.press(.escape)
    #expect(window.value("Keys of Copy") == keys)
    #expect(window.harness.traits("Keys of Copy")?.isInvalid == false)
    #expect(window.harness.traits("Ctrl+V is the key of: Paste") == nil)
    #expect(window.model.settings == Settings())
    #expect(window.model.settingsSheet != nil)
    window.press(.escape)
    #expect(window.model.settingsSheet == nil)
  }

  @Test(arguments: Section.allCases)
  private func nothingOverlapsAtAnySize(section: Section) {
    for (width, height) in [(664, 448), (360, 360), (200, 1000), (1920, 40), (40, 40), (1, 1)] {
      for scale in [1, 1.5, 2] {
        let window = open(section, size: Size(width: width, height: height), scale: scale) {
          _ = update(&$0, .settings(.addTemplate), at: 0)
          if width > 500 { _ = update(&$0, trouble(.text, 3), at: 0) }
        }
        let bounds = Rect(x: 0, y: 0, width: width, height: height)
        guard let sheet = window.harness.scene.sheet else {
          Issue.record("no sheet at \(width)x\(height)")
          continue
        }
        #expect(bounds.contains(sheet.frame))
        let items = sheet.items.filter { $0.traits.isInteractive && $0.traits.owner == nil }
          .filter { ![.dialog, .scrollView, .scrollBar].contains($0.traits.role) }
        for (index, item) in items.enumerated() {
          for other in items[..<index] {
            let isClear = !item.frame.intersects(other.frame)
            #expect(isClear, "\(item.traits.name), \(other.traits.name) at \(width)x\(height)")
          }
        }
      }
    }
  }

  @Test(arguments: Section.allCases)
  private func pictures(section: Section) {
    let window = open(section) { model in
      _ = update(&model, .settings(.addTemplate), at: 0)
      _ = update(&model, .settings(.key(.command(.copy), KeyChord("k", control: true))), at: 0)
    }
    expectSnapshot(window.harness.drawList.description, named: "\(section)")
  }

  @Test func smallAndLight() {
    let window = open(
      .picking, size: Size(width: 720, height: 720), theme: .light, scale: 2)
    expectSnapshot(window.harness.drawList.description, named: "smallAndLight")
  }
}
