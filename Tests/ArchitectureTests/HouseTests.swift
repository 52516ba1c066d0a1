import Testing

@Suite struct HouseTests {
  @Test(arguments: Rule.house)
  func sourcesKeepTheLaw(_ rule: Rule) throws {
    let violations = try SourceFile.sources.get().flatMap(rule.violations)
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func oneFileOfAModuleImportsTheLibrary() throws {
    #expect(Rule.soleImporters(try SourceFile.sources.get()) == [])
  }

  @Test func everyFileIsSeen() throws {
    let files = try SourceFile.sources.get()
    #expect(files.count > 40)
    #expect(files.allSatisfy { ModuleTable.imports[$0.module] != nil })
    #expect(Set(files.map(\.module)).count >= 12)
  }

  @Test func testsKeepTheLawsOfFiles() throws {
    let files = try SourceFile.all(under: "Tests").filter { !$0.path.contains("ArchitectureTests") }
    let violations = files.flatMap { Rule.length.violations($0) + Rule.formatting.violations($0) }
    #expect(files.count > 10)
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func eachCModuleHasOneImporter() {
    for (module, wrapper) in ModuleTable.wrappers {
      let importers = ModuleTable.imports.filter { $0.value.contains(module) }.keys
      #expect(Array(importers) == [wrapper])
    }
  }

  @Test func engineAndViewsMeetInTwoPlacesOnly() {
    let meeting = ModuleTable.imports.filter { $0.value.isSuperset(of: ["Sampling", "Views"]) }.keys
    #expect(Set(meeting) == ["PickerUI", "Desktop", "chidori"])
  }
}
