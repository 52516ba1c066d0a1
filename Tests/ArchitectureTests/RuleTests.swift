import Testing

/// Each law, shown to bite and to let go: a guard that passes everything is none.
@Suite struct RuleTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let path: String
    let text: String
    /// The line on which the law is broken, or nil where it is kept.
    let line: Int?

    var testDescription: String { "\(rule.name): \(text)" }

    init(_ rule: Rule, _ path: String, _ text: String, line: Int?) {
      (self.rule, self.path, self.text, self.line) = (rule, path, text, line)
    }
  }

  static let samples = [
    Sample(.imports, "Sources/Views/A.swift", "import Drawing\nimport Sampling\n", line: 2),
    Sample(.imports, "Sources/Views/A.swift", "public import Drawing\n", line: nil),
    Sample(.imports, "Sources/Desktop/A.swift", "private import CX11", line: 1),
    Sample(.imports, "Sources/Desktop/A.swift", "@preconcurrency import CX11.Xlib", line: 1),
    Sample(.imports, "Sources/Desktop/A.swift", "@_spi(Tests) public import PickerCore", line: 1),
    Sample(.imports, "Sources/X11/A.swift", "  import CX11\n", line: nil),
    Sample(.imports, "Sources/Drawing/A.swift", "import func Glibc.pow\n", line: 1),
    Sample(.imports, "Sources/Drawing/A.swift", "// import Glibc\n/// import X11", line: nil),
    Sample(.imports, "Sources/Toolkit/A.swift", "import Geometry\n", line: 1),
    Sample(.foundation, "Sources/chidori/A.swift", "\nimport Foundation\n", line: 2),
    Sample(.foundation, "Sources/Files/A.swift", "import FoundationEssentials\n", line: 1),
    Sample(.pointers, "Sources/X11/A.swift", "public let display: OpaquePointer\n", line: 1),
    Sample(.pointers, "Sources/X11/A.swift", "internal let display: OpaquePointer\n", line: nil),
    Sample(
      .pointers, "Sources/X11/A.swift",
      "\npublic func read(\n  into bytes: UnsafeMutableRawPointer\n) {}\n", line: 2),
    Sample(
      .pointers, "Sources/X11/A.swift",
      "public func next() {\n  let event: UnsafeMutablePointer<Int>\n}\n", line: nil),
    Sample(
      .pointers, "Sources/X11/A.swift",
      "public func write(\n  _ bytes: [UInt8]\n) throws ->\n  UnsafeRawPointer? {\n", line: 1),
    Sample(.pointers, "Sources/Text/A.swift", "func reopen (_ a: OpaquePointer) {}", line: nil),
    Sample(.escapes, "Sources/X11/Display.swift", "final class A: @unchecked Sendable {", line: 1),
    Sample(.escapes, "Sources/X11/Display.swift", "nonisolated(unsafe) var last = 0", line: 1),
    Sample(.escapes, "Sources/Text/A.swift", "let a = unsafeBitCast(b, to: Int.self)", line: 1),
    Sample(.escapes, "Sources/X11/ErrorTrap.swift", "nonisolated(unsafe) var last = 0", line: nil),
    Sample(.formatting, "Sources/Views/A.swift", "let a = 1\n// swift-format-ignore\n", line: 2),
    Sample(.formatting, "Sources/Views/A.generated.swift", "// swift-format-ignore\n", line: nil),
    Sample(.length, "Sources/Views/A.swift", String(repeating: "\n", count: 401), line: 401),
    Sample(.length, "Sources/Views/A.swift", String(repeating: "\n", count: 400), line: nil),
    Sample(
      .length, "Sources/Views/A.generated.swift", String(repeating: "\n", count: 401), line: nil),
  ]

  @Test(arguments: samples)
  func bitesWhereItMust(_ sample: Sample) {
    let file = SourceFile(path: sample.path, text: sample.text)
    #expect(sample.rule.violations(file).map(\.line) == (sample.line.map { [$0] } ?? []))
  }

  @Test(arguments: ["ColorModel", "Sampling"])
  func oneFileOfAModuleImportsTheLibrary(_ module: String) {
    let first = SourceFile(path: "Sources/\(module)/A.swift", text: "import Glibc\n")
    let second = SourceFile(path: "Sources/\(module)/B.swift", text: "\nimport Glibc\n")
    let elsewhere = SourceFile(path: "Sources/X11/C.swift", text: "import Glibc\n")
    #expect(Rule.soleImporters([first, elsewhere]).isEmpty)
    #expect(
      Rule.soleImporters([first, second]).map(\.description)
        == ["Sources/\(module)/B.swift:2: a second import of Glibc"])
  }

  @Test func everyRuleHasASampleItRefuses() {
    let shown = Set(Self.samples.filter { $0.line != nil }.map(\.rule.name))
    #expect(shown == Set(Rule.house.map(\.name)))
  }

  @Test func violationsNameFileAndLine() {
    let file = SourceFile(path: "Sources/Views/A.swift", text: "import Sampling\n")
    #expect(
      Rule.imports.violations(file).map(\.description)
        == ["Sources/Views/A.swift:1: Views may not import Sampling"])
  }
}
