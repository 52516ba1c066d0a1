import ColorModel
import PickerCore
import TestSupport
import Testing

@Suite struct HelpTopicTests {
  private func text(_ topic: HelpTopic) -> String {
    topic.text(Release(version: "1.2.3", date: "2026-11-30"))
  }

  @Test func theHelpOfHelpTellsEveryTopic() {
    let help = HelpText.text(for: .help)
    for topic in HelpTopic.allCases { #expect(help.contains("\(topic.rawValue) ")) }
  }

  @Test(arguments: HelpTopic.allCases)
  func endsWithItsLastLine(topic: HelpTopic) {
    #expect(text(topic).last == "\n")
    #expect(!text(topic).hasSuffix("\n\n"))
  }

  @Test func theManualTellsAllThereIs() {
    let page = text(.man)
    #expect(page.hasPrefix(".TH CHIDORI 1 2026-11-30 \"Chidori 1.2.3\""))
    let words =
      Verb.allCases.map(\.synopsis) + Verb.allCases.map(\.rawValue) + Option.allCases.map(\.usage)
      + OutputFormat.allCases.map(\.rawValue) + Setting.allCases.map { "\"\($0.rawValue)\"" }
      + KeyLine.loupe.map(\.title) + KeyLine.picture.map(\.keys)
      + Command.allCases.map { ".B \($0)\n\($0.title); [" }
      + Hotkey.allCases.map { ".B \($0)\n\($0.title); [" } + ["[\"Super+Shift+C\"]"]
    for word in words {
      let escaped = word.drop { $0 == " " }.description.replacing("-", with: "\\-")
        .replacing("\"", with: "\\(dq")
      #expect(page.containsIgnoringCase(escaped), "\(word)")
    }
  }

  /// A line that begins with a point or an apostrophe is a request, or lost.
  @Test func theManualHasNoRequestsButItsOwn() {
    let requests: Set<Substring> = [
      ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".BR", ".nf", ".fi",
    ]
    for line in text(.man).split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  /// The words of a line, the last of which is completed; then what is offered.
  @Test(arguments: [
    (["pi"], ["pick"]), (["h"], ["help"]), (["pick", "--fr"], ["--freeze"]),
    (["pick", "--form"], ["--format="]), (["pick", "-f", "hs"], ["hsl", "hsb"]),
    (["pick", "--format", "=", "okl"], ["oklab", "oklch"]), (["--copy", "="], copies),
    (["-c", "=", "pr"], ["primary"]), (["convert", "-c", "rebecca"], ["rebeccapurple"]),
    (["image", "--mean", "=", "l"], ["linear"]), (["pick", "--freeze", "p"], []),
    (["pick", "--size", "1"], []), (["help", "f"], ["formats", "fish"]),
    (["teal", "--pri"], ["--print"]), (["pick", "-f", "=", "lc"], []),
    (["convert", "-f", "=", ""], []), (["pin"], ["pink"]), (["--json", "pi"], ["pink"]),
    (["REA"], ["README.md"]), (["image", "REA"], ["README.md"]),
  ])
  func bashOffers(words: [String], offers: [String]) throws {
    let line = (["chidori"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      compopt() { :; }
      \(text(.bash))
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count)
      _chidori
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try Program(["bash", "--norc"], input: Array(script.utf8))
    let outcome = bash.finish()
    #expect(Set(outcome.text.split(separator: "\n").map(String.init)) == Set(offers))
    #expect(outcome.errorText == "")
  }

  private static let copies = ["clipboard", "primary", "both"]

  @Test(arguments: Verb.allCases)
  func theOtherShellsKnowEveryOption(verb: Verb) {
    for option in Option.allCases where option.verbs.contains(verb) {
      let summary = option.summary(for: verb)
      #expect(text(.fish).contains("-l \(option.rawValue)"))
      #expect(text(.fish).contains("-d '\(summary.replacing("'", with: #"\'"#))'"))
      let escaped = summary.replacing("'", with: #"'\''"#).replacing(":", with: #"\:"#)
      #expect(text(.zsh).contains("[\(escaped)]"))
    }
  }
}

extension String {
  fileprivate func containsIgnoringCase(_ other: String) -> Bool {
    lowercased().contains(other.lowercased())
  }
}
