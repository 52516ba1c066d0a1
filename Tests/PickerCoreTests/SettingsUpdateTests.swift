import ColorModel
import PickerCore
import Testing

@Suite struct SettingsUpdateTests {
  private var open: Script {
    var script = Script(0x3366cc)
    script.send(.command(.settings))
    return script
  }

  private func saved(_ script: Script) -> [SettingValue] {
    script.effects.flatMap { effect -> [SettingValue] in
      if case .save(let changes) = effect { changes } else { [] }
    }
  }

  @Test func aChangeHoldsAtOnceIsSavedAndIsOneStep() {
    var script = open
    script.send(.settings(.set(.upperCase, .bool(true))))
    script.send(.settings(.set(.hash, .bool(false))))
    #expect(script.model.output == "3366CC")
    #expect(
      saved(script) == [SettingValue(.upperCase, .bool(true)), SettingValue(.hash, .bool(false))])
    script.send(.settings(.close))
    script.send(.command(.undo))
    #expect(script.model.output == "#3366CC")
    script.send(.command(.undo))
    #expect(script.model.output == "#3366cc")
    script.send(.command(.redo))
    #expect(script.model.output == "#3366CC")
    #expect(
      saved(script).suffix(3) == [
        SettingValue(.hash, .bool(true)), SettingValue(.upperCase, .bool(false)),
        SettingValue(.upperCase, .bool(true)),
      ])
  }

  @Test func theSameValueIsNoStep() {
    var script = open
    script.send(.settings(.set(.hash, .bool(true))))
    #expect(script.effects == [] && !script.model.undo.canUndo)
  }

  @Test func twoHundredStepsGoBackAndForward() {
    var script = open
    for number in 0..<200 {
      script.send(.settings(.set(.precision, .number(Double(number % 2)))))
    }
    for _ in 0..<200 { script.send(.command(.undo)) }
    #expect(script.model.settings == Settings())
    for _ in 0..<200 { script.send(.command(.redo)) }
    #expect(script.model.settings.style.precision == 1)
  }

  /// Undo of one setting leaves others as they are, also those another window changed meanwhile.
  @Test func undoTouchesItsOwnSettingAlone() {
    var script = open
    script.send(.settings(.set(.hash, .bool(false))))
    var read = script.model.settings
    read.theme = .light
    script.send(.settings(.read(read)))
    #expect(script.effects.last == .adopt(.light))
    script.send(.command(.undo))
    #expect(script.model.settings.style.hash && script.model.settings.theme == .light)
  }

  @Test func themeAndKeepAboveAreSeenAtOnce() {
    var script = open
    script.send(.settings(.set(.theme, .string("light"))))
    #expect(script.effects.last == .adopt(.light))
    script.send(.settings(.set(.alwaysOnTop, .bool(true))))
    #expect(script.effects.last == .keepAbove(true))
  }

  // MARK: - The command line

  @Test func whatTheCommandLineSaysIsNotSavedUntilTheUserSaysOtherwise() throws {
    var script = open
    script.model.options.style.hash = false
    script.model.options.form = .format(.rgb)
    script.send(.settings(.set(.upperCase, .bool(true))))
    #expect(saved(script) == [SettingValue(.upperCase, .bool(true))])
    #expect(script.model.format == .format(.rgb))
    script.send(.format(.hex))
    #expect(script.model.output == "3366CC")
    script.send(.settings(.set(.hash, .bool(false))))
    script.send(.settings(.set(.hash, .bool(true))))
    #expect(script.model.output == "#3366CC")
  }

  @Test func aChosenFormatIsSaved() {
    var script = Script(0x3366cc)
    script.send(.format(.hsl))
    script.send(.unit(0, .percent))
    #expect(
      saved(script) == [
        SettingValue(.format, .string("hsl")), SettingValue(.rgbUnits, .string("percent")),
      ])
  }

  // MARK: - Formats and templates

  /// A choice in the main window is a step as one in the sheet is.
  @Test func formatAndUnitAreSteps() {
    var script = Script(0x3366cc)
    let start = script.model.settings
    script.send(.format(.oklch))
    script.send(.unit(0, .fraction))
    #expect(script.model.settings.rgbUnit == .fraction)
    script.send(.command(.undo))
    #expect(script.model.settings.rgbUnit == .byte)
    #expect(script.model.format == .format(.oklch))
    script.send(.command(.undo))
    #expect(script.model.settings == start)
    script.send(.command(.redo))
    #expect(script.model.format == .format(.oklch))
    // The same again is none.
    script.send(.format(.oklch))
    script.send(.command(.undo))
    #expect(script.model.settings == start)
  }

  @Test func formatsComeAndGoAndTheListKeepsItsRows() {
    var script = open
    script.send(.settings(.toggle(.rgb)))
    #expect(script.model.settings.formats == OutputFormat.allCases.filter { $0 != .rgb })
    #expect(script.model.settingsSheet?.formats(script.model.settings) == OutputFormat.allCases)
    script.send(.settings(.move(from: 0, to: 3)))
    #expect(script.model.settings.formats.prefix(3) == [.rgba, .hsl, .hex])
    script.send(.settings(.toggle(.rgb)))
    #expect(script.model.settings.formats.prefix(4) == [.rgb, .rgba, .hsl, .hex])
    script.send(.command(.undo))
    script.send(.command(.undo))
    #expect(script.model.settings.formats.prefix(3) == [.hex, .rgba, .hsl])
    script.send(.settings(.move(from: 99, to: 0)))
    #expect(script.model.settings.formats.prefix(3) == [.hex, .rgba, .hsl])
  }

  @Test func theMenuIsNeverEmpty() {
    var script = open
    for format in OutputFormat.allCases { script.send(.settings(.toggle(format))) }
    #expect(script.model.settings.formats == [.name])
  }

  @Test func aTemplateIsSavedOnceItCanBeRead() throws {
    var script = open
    script.send(.settings(.addTemplate))
    script.effects = []
    script.send(.settings(.typed(template: 0, name: "C", text: "0x{HE")))
    #expect(
      script.model.templateDrafts.first?.problem?.description
        == "unclosed brace in a template: {HE")
    script.send(.settings(.committedTemplate))
    #expect(script.effects == [] && !script.model.templateDrafts.isEmpty)
    script.send(.settings(.typed(template: 0, name: "C", text: "0x{HEX}")))
    #expect(script.model.templateDrafts.first?.problem == nil)
    script.send(.settings(.committedTemplate))
    let template = NamedTemplate("C", try Template("0x{HEX}"))
    #expect(script.model.settings.templates == [template])
    #expect(script.model.templateDrafts.isEmpty)
    #expect(saved(script).map(\.setting) == [.templates])
  }

  @Test func theChosenFormatFollowsItsTemplate() throws {
    var script = open
    script.send(.settings(.addTemplate))
    script.send(.template(script.model.settings.templates[0].template))
    script.send(.settings(.typed(template: 0, name: "", text: "{HEX}!")))
    script.send(.settings(.close))
    #expect(script.model.output == "3366CC!")
    script.send(.command(.undo))
    #expect(script.model.output == "51, 102, 204")
    script.send(.command(.settings))
    script.send(.settings(.removeTemplate(0)))
    #expect(script.model.settings.templates == [] && script.model.format == .hex)
    script.send(.command(.undo))
    #expect(script.model.output == "51, 102, 204")
  }

  @Test func aTemplateNeedsAPlace() {
    var script = open
    script.send(.settings(.addTemplate))
    script.send(.settings(.typed(template: 0, name: "", text: "hex")))
    #expect(script.model.templateDrafts.first?.problem != nil)
    script.send(.settings(.committedTemplate))
    #expect(script.model.settings.templates[0].template.text == "{r}, {g}, {b}")
  }

  @Test func aTemplateThatCannotBeSavedWaitsWhereverTheSheetIs() throws {
    var script = open
    for _ in 0..<3 { script.send(.settings(.addTemplate)) }
    script.send(.settings(.typed(template: 0, name: "", text: "a{r}")))
    script.send(.settings(.committedTemplate))
    script.send(.settings(.typed(template: 1, name: "", text: "b{")))
    script.send(.settings(.typed(template: 2, name: "", text: "c{")))
    script.send(.settings(.close))
    #expect(
      script.model.notice
        == Model.Notice(
          "template not saved, unclosed brace in a template: {", isError: true,
          link: .settings(.formats)))
    #expect(script.model.templateDrafts.map(\.text) == ["b{", "c{"])
    script.send(.command(.settings))
    // Those go with their templates.
    script.send(.settings(.removeTemplate(0)))
    #expect(script.model.templateDrafts.map(\.index) == [0, 1])
    script.send(.settings(.removeTemplate(0)))
    #expect(script.model.templateDrafts.map(\.text) == ["c{"])
    script.send(.settings(.typed(template: 0, name: "", text: "c{g}")))
    script.send(.settings(.close))
    #expect(script.model.settings.templates.map(\.template.text) == ["c{g}"])
    #expect(script.model.templateDrafts.isEmpty)
  }

  @Test func whateverClosesTheSheetSavesWhatWasTyped() {
    for command in [Command.close, .pick, .panel] {
      var script = open
      script.send(.settings(.addTemplate))
      script.send(.settings(.typed(template: 0, name: "N", text: "{g}")))
      script.send(.command(command))
      #expect(script.model.settings.templates.map(\.name) == ["N"])
      #expect(saved(script).map(\.setting) == [.templates, .templates])
    }
  }

  @Test func aTemplateIsNotCalledAsAFormatIs() {
    for name in ["Hex", "hex", "OKLCH", "oklch"] {
      var script = open
      script.send(.settings(.addTemplate))
      script.send(.settings(.typed(template: 0, name: name, text: "{g}")))
      let problem = script.model.templateDrafts.first?.problem
      #expect(problem?.description == "a format has this name: \(name)")
      #expect(problem?.isOfName == true)
      script.send(.settings(.committedTemplate))
      #expect(script.model.settings.templates.map(\.name) == [""])
    }
  }

  @Test func aNewTemplateIsThereToBeNamed() {
    var script = open
    script.send(.settings(.addTemplate))
    #expect(script.effects.last == .focus(.template(0)))
    script.send(.settings(.addTemplate))
    #expect(script.effects.last == .focus(.template(1)))
  }

  // MARK: - Keys

  @Test func c49_hotkeysRefuseLoneModifiersAndNameWhoHasAKey() {
    var script = open
    let key = KeyChord("o", super: true)
    #expect(
      Hotkey.allCases.map { script.model.settings.hotkeys.chords(of: $0) } == [
        [KeyChord("c", shift: true, super: true)], [], [],
      ])
    script.send(.settings(.modifier(.hotkey(.openWindow), "Super")))
    #expect(script.model.settingsSheet?.refusal?.text == "Super needs another key")
    #expect(script.effects == [])
    script.send(.settings(.key(.hotkey(.openWindow), key)))
    #expect(script.model.settingsSheet?.refusal == nil)
    #expect(script.model.settings.hotkeys.chords(of: .openWindow) == [key])
    #expect(saved(script).map(\.setting) == [.hotkeys])
    script.send(.settings(.key(.hotkey(.pickAndOpen), key)))
    #expect(script.model.settingsSheet?.refusal?.words == "Super+O is the key of: Open the window")
    // A key of the whole desktop never comes to the window, and the other way round.
    script.send(.settings(.key(.command(.pick), key)))
    #expect(script.model.settingsSheet?.refusal?.words == "Super+O is the key of: Open the window")
    script.send(.settings(.key(.hotkey(.pickAndOpen), KeyChord("c", control: true))))
    #expect(script.model.settingsSheet?.refusal?.words == "Ctrl+C is the key of: Copy")
    for chord in [KeyChord("c"), KeyChord("c", shift: true), KeyChord("enter")] as [KeyChord] {
      script.send(.settings(.key(.hotkey(.pickAndOpen), chord)))
      #expect(script.model.settingsSheet?.refusal?.words == "needs Ctrl, Alt or Super: \(chord)")
    }
    script.send(.settings(.key(.hotkey(.pickAndCopy), nil)))
    script.send(.settings(.resetKeys(.hotkey(.openWindow))))
    script.send(.settings(.resetAllKeys))
    #expect(script.model.settings == Settings())
  }

  @Test func aKeyIsChangedAndReset() {
    var script = open
    let key = KeyChord("k", control: true)
    script.send(.settings(.key(.command(.copy), key)))
    #expect(script.model.shortcut(of: .copy) == "Ctrl+K")
    script.send(.settings(.key(.command(.paste), nil)))
    #expect(script.model.shortcut(of: .paste) == nil)
    script.send(.settings(.resetKeys(.command(.copy))))
    #expect(script.model.shortcut(of: .copy) == "Ctrl+C")
    script.send(.settings(.resetAllKeys))
    #expect(script.model.settings == Settings())
    script.send(.command(.undo))
    #expect(script.model.shortcut(of: .paste) == nil)
  }

  @Test func aRefusedKeyIsTakenBack() {
    var script = open
    script.send(.settings(.key(.command(.copy), KeyChord("v", control: true))))
    script.send(.settings(.revertedKey))
    #expect(script.model.settingsSheet?.refusal == nil)
    #expect(script.model.settings == Settings())
    #expect(script.effects == [])
  }

  @Test func aConflictIsNamedAndNotSaved() {
    var script = open
    script.send(.settings(.key(.command(.copy), KeyChord("v", control: true))))
    #expect(script.model.settingsSheet?.refusal?.words == "Ctrl+V is the key of: Paste")
    #expect(script.effects == [] && script.model.settings == Settings())
    script.send(.settings(.key(.command(.paste), KeyChord("k", control: true))))
    #expect(script.model.settingsSheet?.refusal == nil)
    script.send(.settings(.key(.command(.copy), KeyChord("v", control: true))))
    #expect(script.model.settings.keymap.action(of: KeyChord("v", control: true)) == .copy)
    // Its own key is another's now.
    script.send(.settings(.resetKeys(.command(.paste))))
    #expect(script.model.settingsSheet?.refusal?.words == "Ctrl+V is the key of: Copy")
    script.send(.settings(.key(.command(.undo), KeyChord("u"))))
    #expect(script.model.settingsSheet?.refusal?.words == "needs Ctrl, Alt or Super: U")
  }

  // MARK: - After a pick

  @Test func whatHappensAfterAPickIsASetting() {
    var script = Script(0)
    let color = Color(RGB8(0x3366cc))
    script.send(.settings(.set(.copyAfterPick, .bool(true))))
    script.send(.settings(.set(.afterPick, .string("raise"))))
    script.effects = []
    script.send(.picked(.screen(color)))
    script.send(.pickEnded(nil))
    #expect(script.effects.contains(.copy("#3366cc", to: .clipboard)))
    #expect(script.effects.last == .raise)
    script.effects = []
    script.send(.pickEnded(.cancelled))
    #expect(script.effects == [])
    script.send(.settings(.set(.afterPick, .string("panel"))))
    script.send(.pickEnded(nil))
    #expect(script.model.browser.isOpen && script.effects.last == .raise)
  }

  @Test func aHistoryThatIsNotKeptIsNotWritten() {
    var script = Script(0)
    script.send(.settings(.set(.history, .bool(false))))
    script.effects = []
    script.send(.picked(.screen(Color(RGB8(0x3366cc)))))
    #expect(!script.effects.contains { if case .record = $0 { true } else { false } })
  }

  @Test func otherCommandsCloseTheSheet() {
    for command in Command.allCases where ![.settings, .undo, .redo].contains(command) {
      var script = open
      script.send(.command(command))
      #expect(script.model.settingsSheet == nil)
    }
    var script = open
    script.send(.command(.settings))
    #expect(script.model.settingsSheet == nil)
  }
}
