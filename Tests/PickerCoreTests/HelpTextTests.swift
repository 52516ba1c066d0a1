import PickerCore
import TestSupport
import Testing

@Suite struct HelpTextTests {
  @Test(arguments: Verb.allCases)
  func texts(verb: Verb) {
    expectSnapshot(HelpText.text(for: verb), named: "help-\(verb)")
  }

  @Test func formats() {
    expectSnapshot(HelpText.formats, named: "formats")
  }

  @Test(arguments: Verb.allCases)
  func everyOptionAndNoOtherIsTold(verb: Verb) {
    let text = HelpText.text(for: verb)
    for option in Option.allCases {
      #expect(text.contains("--\(option.rawValue)") == option.verbs.contains(verb))
    }
  }

  @Test func theGeneralHelpTellsEveryCommandAndKey() {
    let text = HelpText.text(for: .window)
    for verb in Verb.allCases { #expect(text.contains(verb.synopsis)) }
    for command in Command.allCases {
      #expect(text.contains(command.title))
      if command.mode == nil {
        #expect(command.keys.allSatisfy { text.contains($0.description) })
      }
    }
    #expect(text.contains("Ctrl+1 to Ctrl+6"))
  }

  @Test(arguments: Verb.allCases)
  func explanationsStandInOneColumn(verb: Verb) {
    for option in Option.allCases where option.verbs.contains(verb) {
      let row = HelpText.text(for: verb).split(separator: "\n")
        .first { $0.contains(option.usage) }
      #expect(row?.dropFirst(36).description == option.summary(for: verb))
    }
  }

  @Test func linesFitATerminal() {
    for text in Verb.allCases.map(HelpText.text) + [HelpText.formats] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
      #expect(text.last == "\n")
    }
  }
}
