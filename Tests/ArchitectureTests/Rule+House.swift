extension Rule {
  /// Every law of the house.
  static let house: [Rule] = [
    imports, foundation, pointers, escapes, formatting, length,
  ]

  /// A module imports what the table gives it.
  static let imports = Rule.onCode("imports") { file, line in
    guard let name = importedModule(line), !name.hasPrefix("Foundation") else { return nil }
    guard let allowed = ModuleTable.imports[file.module] else {
      return "module \(file.module) is not in the table"
    }
    return allowed.contains(name) ? nil : "\(file.module) may not import \(name)"
  }

  /// Foundation brings ICU and 40 MB, its essentials 5: nowhere.
  static let foundation = Rule.onCode("foundation") { _, line in
    guard let name = importedModule(line), name.hasPrefix("Foundation") else { return nil }
    return "\(name) is imported nowhere"
  }

  /// No module shows C's pointers to its users.
  static let pointers = Rule(name: "pointers") { file in
    publicSignatures(file).filter {
      $0.text.contains(#/\b(OpaquePointer|Unsafe(Mutable)?(Raw)?Pointer)\b/#)
    }
    .map { Violation(path: file.path, line: $0.line, problem: "C pointer in a public signature") }
  }

  /// Only the error trap steps outside what the compiler checks.
  static let escapes = Rule.onCode("escapes") { file, line in
    guard file.path != "Sources/X11/ErrorTrap.swift",
      line.contains("unsafe") || line.contains("@unchecked")
    else { return nil }
    let escape = line.firstMatch(of: #/@unchecked\b|nonisolated\(unsafe\)|\bunsafeBitCast\b/#)
    return escape.map { "\($0.output) belongs in the error trap alone" }
  }

  /// Only generated files keep the formatter away.
  static let formatting = Rule(name: "formatting") { file in
    guard !file.isGenerated else { return [] }
    return file.lines.enumerated().filter { $0.element.contains("swift-format-ignore") }
      .map { Violation(path: file.path, line: $0.offset + 1, problem: "swift-format-ignore") }
  }

  /// A file can be read alone in five minutes.
  static let length = Rule(name: "length") { file in
    guard !file.isGenerated, file.lineCount > 400 else { return [] }
    return [Violation(path: file.path, line: 401, problem: "\(file.lineCount) lines, not over 400")]
  }

  /// Of these modules one file imports the C library: for its mathematics, and for its threads.
  static func soleImporters(_ files: [SourceFile]) -> [Violation] {
    ["ColorModel", "Sampling"].flatMap { module in
      let importers = files.filter { $0.module == module }.flatMap { file in
        file.code.filter { importedModule($0.text) == "Glibc" }
          .map { Violation(path: file.path, line: $0.number, problem: "a second import of Glibc") }
      }
      return importers.dropFirst()
    }
  }

  /// The module a line imports, whatever access level, attribute or kind is written with it.
  static func importedModule(_ line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    let pattern =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(\w+)/#
    return line.firstMatch(of: pattern).map { String($0.output.1) }
  }

  /// The public declarations of a file up to their body, with the line each begins on.
  static func publicSignatures(_ file: SourceFile) -> [(line: Int, text: String)] {
    var signatures: [(line: Int, text: String)] = []
    var open: (line: Int, text: String)?
    for (number, text) in file.code {
      let isPublic = { text.contains("public") || text.contains("open ") }
      if open == nil, isPublic(), text.contains(#/\b(public|open)\b/#) { open = (number, "") }
      guard let begun = open else { continue }
      let joined = begun.text + text
      let depth = joined.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
      let end = joined.firstIndex(of: "{") ?? joined.endIndex
      open = (begun.line, joined + " ")
      if end < joined.endIndex || (depth <= 0 && !joined.hasSuffix(",") && !joined.hasSuffix("->"))
      {
        signatures.append((begun.line, String(joined[..<end])))
        open = nil
      }
    }
    return signatures
  }
}
