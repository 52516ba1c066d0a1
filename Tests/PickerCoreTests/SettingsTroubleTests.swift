import ColorModel
import PickerCore
import Testing

@Suite struct SettingsTroubleTests {
  private static let path = "/home/a/.config/chidori/settings.json"

  private func trouble(
    _ cause: SettingsTrouble.Cause, _ problems: Int = 1, unsaved: [Setting] = []
  ) -> SettingsTrouble {
    SettingsTrouble(
      cause, path: Self.path, problems: (0..<problems).map { "problem \($0)" }, unsaved: unsaved)
  }

  @Test func itSaysInALineHowManyOrWhatIsNotSaved() {
    #expect(trouble(.values).headline == "a value in settings.json cannot be used")
    #expect(trouble(.values, 3).headline == "3 values in settings.json cannot be used")
    #expect(trouble(.text).headline == "settings.json cannot be read")
    #expect(
      trouble(.text, unsaved: [.hash, .zoom]).headline == "not saved in settings.json: hash, zoom")
    #expect(trouble(.storage, unsaved: [.hash]).headline == "not saved in settings.json: hash")
  }

  @Test func itSaysWhatHoldsWhereAndWhatCanBeDone() {
    for cause in [SettingsTrouble.Cause.values, .text, .storage] {
      #expect(trouble(cause).advice.contains(Self.path))
      #expect(!trouble(cause).advice.contains("Not saved"))
    }
    for cause in [SettingsTrouble.Cause.text, .storage] {
      #expect(
        trouble(cause, unsaved: [.hash]).advice.hasPrefix("Not saved yet, but in use here: hash"))
    }
    #expect(trouble(.values).remedy == nil)
    #expect(trouble(.text).remedy == "Set aside")
    #expect(trouble(.storage).remedy == "Try again")
  }

  @Test func itIsToldOnceForEachChangeAndStaysUntilItIsMended() {
    var script = Script(0)
    script.send(.settings(.trouble(trouble(.values, 2))))
    #expect(
      script.model.notice
        == Model.Notice(trouble(.values, 2).headline, isError: true, link: .settings(.colors)))
    script.send(.noticeExpired)
    script.send(.settings(.trouble(trouble(.values, 2))))
    #expect(script.model.notice == nil && script.model.settingsTrouble != nil)
    script.send(.settings(.trouble(trouble(.text, unsaved: [.hash]))))
    #expect(script.model.notice?.text == "not saved in settings.json: hash")
    script.send(.settings(.trouble(nil)))
    #expect(script.model.settingsTrouble == nil)
  }

  /// All that differs from the defaults is in the new file, also what another window has set.
  @Test func theRemedyWritesAllSettings() {
    var script = Script(0)
    script.send(.settings(.set(.hash, .bool(false))))
    script.send(.settings(.set(.zoom, .number(8))))
    script.send(.command(.settings))
    script.effects = []
    script.send(.settings(.remedy))
    #expect(
      script.effects == [
        .remedySettings([SettingValue(.hash, .bool(false)), SettingValue(.zoom, .number(8))])
      ])
    script.send(.settings(.setAside("/a/settings.json.bad-1")))
    #expect(script.model.settingsSheet?.asidePath == "/a/settings.json.bad-1")
    script.send(.settings(.trouble(trouble(.text))))
    #expect(script.model.settingsSheet?.asidePath == nil)
  }
}

@Suite struct SettingsTextTests {
  private func changed(_ text: String, _ setting: Setting, _ value: JSONValue) throws -> String {
    var text = try SettingsText(Array(text.utf8))
    text.set([SettingValue(setting, value)])
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// A list is written whole: what of it nobody here can use is the user's all the same.
  @Test func elementsThatCannotBeUsedStay() throws {
    #expect(
      try changed(#"{"formats": ["hex", "rgbx", 5]}"#, .formats, .array([.string("rgb")]))
        == #"{"formats": ["rgb", "rgbx", 5]}"#)
    let template = #"{"name": "hex", "text": "{hex}"}"#
    let text = try changed(
      "{\"templates\": [\"{\", \(template), \"{r}\"]}", .templates, .array([]))
    let read = try SettingsText(Array(text.utf8))
    #expect(text.contains("\"{\"") && text.contains(template) && !text.contains("{r}"))
    #expect(read.reading.settings.templates == [] && read.reading.problems.count == 2)
  }

  @Test func aListAsAtFirstNeedNotStandThere() throws {
    let all = JSONValue.array(OutputFormat.allCases.map { .string($0.rawValue) })
    #expect(try changed(#"{"formats": ["hex"]}"#, .formats, all) == "{}")
  }

  @Test func hotkeysNobodyKnowsStay() throws {
    let text = try changed(
      #"{"hotkeys": {"fly": ["F9"], "openWindow": ["Super+O"]}}"#, .hotkeys,
      .object([.init("pickAndOpen", .array([.string("Super+P")]))]))
    #expect(text.contains(#""fly": ["F9"]"#) && text.contains(#""pickAndOpen": ["Super+P"]"#))
    #expect(!text.contains("openWindow"))
  }
}
