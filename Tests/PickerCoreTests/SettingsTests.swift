import ColorModel
import PickerCore
import Sampling
import Testing

@Suite struct SettingsTests {
  /// Each setting with a value that is not its own at first.
  private static let others: [(Setting, String)] = [
    (.formats, #"["rgb", "hex"]"#), (.templates, #"[{"name": "Sass", "text": "$c: #{hex}"}]"#),
    (.format, #""{r},{g}""#), (.hash, "false"), (.upperCase, "true"), (.precision, "3"),
    (.rgbUnits, #""percent""#), (.lightnessUnits, #""percent""#), (.copyTo, #""both""#),
    (.copyAfterPick, "true"), (.afterPick, #""raise""#), (.loupeFormat, #""oklch""#),
    (.loupeSize, "23"), (.zoom, "8"), (.sampleSize, "5"), (.mean, #""median""#),
    (.profile, #""srgb""#), (.hints, #""never""#), (.theme, #""light""#), (.alwaysOnTop, "true"),
    (.history, "false"), (.keys, #"{"copy": ["Ctrl+K"], "close": []}"#),
    (.hotkeys, #"{"pickAndCopy": [], "openWindow": ["Super+F12"]}"#),
  ]

  private func value(_ text: String) throws -> JSONValue {
    let document = try JSONDocument(Array("{\"value\": \(text)}".utf8))
    return try #require(document.value["value"])
  }

  @Test func everySettingIsWrittenAsItIsRead() throws {
    #expect(Self.others.map(\.0) == Setting.allCases)
    for (setting, text) in Self.others {
      let wanted = try value(text)
      var settings = Settings()
      #expect(settings.set(setting, to: wanted) == [])
      #expect(settings[setting] == wanted)
      #expect(settings != Settings())
      #expect(settings.differences(from: Settings()) == [SettingValue(setting, wanted)])
      // And what is there at first is a value as any other.
      #expect(settings.set(setting, to: Settings()[setting]) == [])
      #expect(settings == Settings())
    }
  }

  /// cases.md, C110: what is copied follows -f and Tab, and the second format stays.
  @Test func c110_theSecondFormatOfTheLoupeIsSetApartFromTheCopiedOne() throws {
    var options = OutputOptions()
    #expect(options.loupeForms == [.hex])
    #expect(options.settings.set(.loupeFormat, to: .string("rgb")) == [])
    #expect(options.loupeForms == [.hex, .format(.rgb)])
    options.form = options.nextForm
    #expect(options.form == .format(.rgb))
    #expect(options.loupeForms == [.format(.rgb)])
    options.form = options.nextForm
    #expect(options.loupeForms == [options.form, .format(.rgb)])
    #expect(options.text(of: .white) == "rgba(255, 255, 255, 1)")
  }

  @Test func allOfThemAreReadTogether() throws {
    let members = Self.others.map { "\"\($0.0.rawValue)\": \($0.1)" }.joined(separator: ",")
    let document = try JSONDocument(Array("{\(members), \"mine\": 1}".utf8))
    let (settings, problems) = Settings.reading(document.value)
    #expect(problems == [])
    #expect(settings.differences(from: Settings()).map(\.setting) == Self.others.map(\.0))
  }

  @Test(arguments: [
    (Setting.hash, "1", #""hash" takes true or false: 1"#),
    (.zoom, "99", #""zoom" takes a number from 2 to 32, or null: 99"#),
    (.zoom, "2.5", #""zoom" takes a number from 2 to 32, or null: 2.5"#),
    (.loupeSize, "12", #""loupeSize" takes an odd number from 11 to 33: 12"#),
    (.sampleSize, "2", #""sampleSize" takes an odd number from 1 to 51, or null: 2"#),
    (.precision, "16", #""precision" takes a number from 0 to 15, or null: 16"#),
    (
      .copyTo, #""both of them""#,
      #""copyTo" takes "clipboard", "primary" or "both": "both of them""#
    ),
    (.mean, #""cube""#, #""mean" takes "srgb", "linear", "median" or "mode": "cube""#),
    (.theme, "null", #""theme" takes "desktop", "dark" or "light": null"#),
    (.format, #""rgbx""#, #""format": unknown format, see chidori help formats: rgbx"#),
    (.format, #""{x}""#, #""format": unknown word in a template: x"#),
    (.format, "[]", #""format" takes a format or a template, as -f does: []"#),
    (
      .loupeFormat, #""rgbx""#,
      #""loupeFormat": unknown format, see chidori help formats: rgbx"#
    ),
    (.loupeFormat, "1", #""loupeFormat" takes a format or a template, as -f does, or null: 1"#),
    (.formats, "[]", #""formats" takes a list of formats, see chidori help formats: []"#),
    (.templates, "{}", #""templates" takes a list of {"name": ..., "text": ...}: {}"#),
    (.keys, "[]", #""keys" takes commands with lists of keys such as ["Ctrl+C"]: []"#),
    (.hotkeys, "1", #""hotkeys" takes hotkeys with lists of keys such as ["Super+Shift+C"]: 1"#),
    (.hotkeys, #"{"openWindow": "F5"}"#, #""openWindow" takes a list of keys: "F5""#),
    (.hotkeys, #"{"fly": ["F5"]}"#, #""hotkeys" has no such hotkey: fly"#),
    // C49: a modifier alone.
    (.hotkeys, #"{"openWindow": ["Super"]}"#, #""openWindow" has what is no key: "Super""#),
    (
      .hotkeys, #"{"openWindow": ["Shift+C"]}"#,
      #""openWindow" needs Ctrl, Alt or Super with: Shift+C"#
    ),
    (.hotkeys, #"{"openWindow": ["Esc"]}"#, #""openWindow" needs Ctrl, Alt or Super with: Esc"#),
    (
      .hotkeys, #"{"openWindow": ["Super+Shift+C"]}"#,
      #""openWindow" cannot have a key of "pickAndCopy": Super+Shift+C"#
    ),
    (
      .templates, #"[{"name": "Hex", "text": "{hex}"}]"#,
      #""templates": a format has this name: Hex"#
    ),
    (
      .history, #"["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]"#,
      #""history" takes true or false: ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa..."#
    ),
  ])
  func aWrongValueIsNamedAndTheSettingStays(setting: Setting, text: String, words: String) throws {
    var settings = Settings()
    let problems = settings.set(setting, to: try value(text))
    #expect(problems.map(\.words) == [words])
    #expect(problems.allSatisfy { $0.path.first == setting.rawValue })
    #expect(settings == Settings())
  }

  @Test(arguments: [
    (
      Setting.formats, #"["hex", "rgbx", 5, "hsl", "hex"]"#, #"["hex", "hsl"]"#,
      [#""formats" has no such format: "rgbx""#, #""formats" has no such format: 5"#]
    ),
    (
      .templates, #"["{r}", {"text": "{"}, {"name": "x"}, {"text": "{g}", "name": 5}]"#,
      #"[{"name": "", "text": "{r}"}, {"name": "", "text": "{g}"}]"#,
      [
        #""templates": unclosed brace in a template: {"#,
        #""templates" has one without a text: {"name": "x"}"#,
      ]
    ),
    (
      .keys, #"{"copy": ["Ctrl+K", "Hyper+K"], "fly": ["F5"], "pick": ["F6"], "undo": ["u"]}"#,
      #"{"pick": ["F6"]}"#,
      [
        #""copy" has what is no key: "Hyper+K""#, #""keys" has no such command: fly"#,
        #""undo" needs Ctrl, Alt or Super with: U"#,
      ]
    ),
    (
      .keys, #"{"copy": ["Ctrl+V"], "pick": ["F6"], "paste": ["F6"]}"#, #"{"pick": ["F6"]}"#,
      [
        #""paste" cannot have a key of "pick": F6"#,
        #""copy" cannot have a key of "paste": Ctrl+V"#,
      ]
    ),
    (
      .keys, #"{"copy": ["Ctrl+V"], "paste": ["Ctrl+C"]}"#,
      #"{"copy": ["Ctrl+V"], "paste": ["Ctrl+C"]}"#, []
    ),
    (
      .hotkeys, #"{"openWindow": ["Super+X"], "pickAndOpen": ["Super+"]}"#,
      #"{"openWindow": ["Super+X"]}"#,
      [#""pickAndOpen" has what is no key: "Super+""#]
    ),
  ])
  func whatIsRightInAListIsUsed(
    setting: Setting, text: String, used: String, words: [String]
  ) throws {
    var settings = Settings()
    let problems = settings.set(setting, to: try value(text))
    #expect(problems.map(\.words) == words)
    #expect(settings[setting] == (try value(used)))
  }

  @Test func aProblemSaysWhereItIs() throws {
    let document = try JSONDocument(
      Array("{\n\"zoom\": 8,\n\"keys\": {\n\"copy\": [\"x\"],\n\"fly\": []}}".utf8))
    let (settings, problems) = Settings.reading(document.value)
    #expect(problems.map { document.line(of: $0.path) } == [4, 5])
    #expect(settings.zoom == 8)
  }

  /// What is set is what a pick begins with; what is not is as the last left it.
  @Test func aPickBeginsAsItIsSet() {
    var settings = Settings()
    let last = LoupeLens(zoom: 8, sampleSize: 11, mean: .mode)
    #expect(settings.lens(after: last) == LoupeLens(zoom: 8, sampleSize: 11, mean: .srgb))
    settings.sampleSize = 3
    settings.mean = .median
    settings.zoom = 4
    #expect(settings.lens(after: last) == LoupeLens(zoom: 4, sampleSize: 3, mean: .median))
  }

  @Test func theMenuHasTheFormatsThatAreShownThenTheTemplates() throws {
    var settings = Settings()
    settings.formats = [.rgb, .hex]
    settings.templates = [
      NamedTemplate("Sass", try Template("${hex}")), NamedTemplate("", try Template("{r}")),
    ]
    #expect(settings.forms.map(settings.title) == ["RGB", "Hex", "Sass", "{r}"])
    var options = OutputOptions()
    options.settings = settings
    var seen: [String] = []
    for _ in 0..<5 {
      options.form = options.nextForm
      seen.append(settings.title(of: options.form))
    }
    #expect(seen == ["Sass", "{r}", "RGB", "Hex", "Sass"])
    options.form = .format(.xyz)
    #expect(options.nextForm == .format(.rgb))
  }

  @Test func theCommandLineComesBeforeTheSettings() throws {
    guard
      case .window(let window) = try Invocation(
        Arguments(verb: .window, options: [(.format, "rgb"), (.noHash, nil), (.precision, "2")]))
    else { throw Unexpected() }
    var options = window.output
    options.settings.format = .format(.hsl)
    options.settings.style = CSSFormatter(hash: true, uppercase: true, precision: 7)
    #expect(options.form == .format(.rgb))
    #expect(options.style == CSSFormatter(hash: false, uppercase: true, precision: 2))
  }

  private struct Unexpected: Error {}
}
