import Foundation
import Testing

@Suite struct DocumentationTests {
  /// The files that have the words of errors.
  private static let errors = [
    "PickerCore/Failure.swift", "Files/StorageError.swift", "Files/Pictures/PictureProblem.swift",
  ]

  /// Literals of several words on one line, with `…` for each value in them.
  private static func messages(in file: SourceFile) -> [String] {
    file.code.flatMap { $0.text.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) } }
      .map(withoutValues)
      .filter { $0.contains(" ") && $0.contains(/[a-z]/) && !$0.contains(#"\n"#) }
  }

  private static func withoutValues(_ literal: String) -> String {
    literal.replacing(/\\\([^()]*(?:\([^()]*\))?[^()]*\)/, with: "…")
  }

  @Test(arguments: errors)
  func everyErrorIsExplained(name: String) throws {
    let files = try SourceFile.sources.get().filter { $0.path == "Sources/\(name)" }
    let messages = files.flatMap(Self.messages)
    #expect(messages.count > 8)
    try expectExplained(messages)
  }

  /// What the window alone says.
  @Test func everyErrorOfTheWindowIsExplained() throws {
    let files = try SourceFile.sources.get().filter { $0.module == "PickerCore" }
    let notices = files.flatMap { file in
      file.code.map(\.text).joined(separator: "\n").matches(
        of: /Notice\(\s*"((?:[^"\\]|\\.)*)",\s*isError: true/
      )
      .map { Self.withoutValues(String($0.output.1)) }
    }
    #expect(notices.count > 5)
    try expectExplained(notices.filter { $0 != "…" })
  }

  private func expectExplained(_ messages: [String]) throws {
    let page = SourceFile.root.appending(path: "docs/troubleshooting.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for message in messages {
      let isExplained = text.contains("`\(message)`") || text.contains("`\(message): …`")
      #expect(isExplained, "docs/troubleshooting.md does not explain: \(message)")
    }
  }

  /// A link of a document leads to a file of the tree.
  @Test func linksLeadSomewhere() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "docs").path)
    let pages = ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    #expect(pages.count > 4)
    for page in pages {
      let url = SourceFile.root.appending(path: page)
      let text = try String(contentsOf: url, encoding: .utf8)
      for link in text.matches(of: /\]\(([^)#:]+)\)/).map({ String($0.output.1) }) {
        let target = url.deletingLastPathComponent().appending(path: link)
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
      }
    }
  }
}
