import Foundation

/// A Swift file of the tree: where it lies and what it says.
struct SourceFile: Sendable {
  /// Path from the root of the repository, such as `Sources/X11/Window.swift`.
  let path: String
  let lines: [Substring]
  /// Each line of code, without its `//` comment, with its number from 1.
  ///
  /// A `//` inside a string literal ends the line here too: what follows one is text, not code.
  let code: [(number: Int, text: Substring)]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = lines.enumerated().map { index, line in
      (index + 1, line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
    }
  }

  /// The directory under `Sources/`: the module the file belongs to.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  var isGenerated: Bool { path.hasSuffix(".generated.swift") }

  /// Number of lines, a last newline ending the last of them.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }
}

extension SourceFile {
  /// The root of the repository, three directories above this file.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under `Sources/`.
  static let sources = Result { try all(under: "Sources") }

  /// Every Swift file under a directory of the repository.
  static func all(under directory: String) throws -> [SourceFile] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: directory).path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = directory + "/" + name
      return SourceFile(
        path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
