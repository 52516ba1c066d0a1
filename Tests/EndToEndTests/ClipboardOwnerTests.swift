import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// What `chidori pick --copy` leaves for other programs to take.
@Suite(.serialized) struct ClipboardOwnerTests {
  private static let place = Point(x: 5, y: 5)

  private static func stage() throws -> PickStage {
    let stage = try PickStage()
    stage.fill(place, 0x0D1117)
    return stage
  }

  /// Puts a text on a selection, as another program.
  private static func copy(_ text: String, to name: String, on stage: PickStage) throws {
    let display = stage.display
    let selection = name == "primary" ? Atom.primary : display[.clipboard]
    try display.watchSelection(selection)
    let before = display.selectionOwner(of: selection)
    let outcome = try stage.server.run(
      "xclip", "-selection", name, input: Array(text.utf8), output: .discarded)
    #expect(outcome.status == 0)
    // It leaves a child behind, which takes the selection in its own time.
    guard display.selectionOwner(of: selection) == before else { return }
    stage.event {
      guard case .selectionOwner(selection, _) = $0 else { return false }
      return display.selectionOwner(of: selection) != before
    }
  }

  private static func paste(_ selection: String, on stage: PickStage) throws -> String {
    try stage.server.run("xclip", "-o", "-selection", selection).text
  }

  @Test func c57_copyTakesTheClipboardAndLeavesPrimary() throws {
    let stage = try Self.stage()
    try Self.copy("marked", to: "primary", on: stage)
    #expect(try stage.run("pick", "-c", "--at", "5,5").text == "#0d1117\n")
    #expect(try Self.paste("clipboard", on: stage) == "#0d1117")
    #expect(try Self.paste("primary", on: stage) == "marked")
  }

  @Test(arguments: [
    ("--copy=primary", "before", "#0d1117"), ("--copy=clipboard", "#0d1117", "before"),
    ("--copy=both", "#0d1117", "#0d1117"), ("-c=both", "#0d1117", "#0d1117"),
    ("-cprimary", "before", "#0d1117"),
  ])
  func copiesToTheSelectionItIsTold(_ option: String, clipboard: String, primary: String) throws {
    let stage = try Self.stage()
    for selection in ["clipboard", "primary"] {
      try Self.copy("before", to: selection, on: stage)
    }
    #expect(try stage.run("pick", option, "--at", "5,5").status == 0)
    #expect(try Self.paste("clipboard", on: stage) == clipboard)
    #expect(try Self.paste("primary", on: stage) == primary)
  }

  @Test func c54_offersTheListedTargetsAndNoOther() throws {
    let stage = try Self.stage()
    _ = try stage.run("pick", "-c", "--at", "5,5")
    func ask(_ target: String) throws -> Program.Outcome {
      try stage.server.run("xclip", "-o", "-selection", "clipboard", "-t", target)
    }
    let texts = ["UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-8"]
    let listed = Set(try ask("TARGETS").text.split(separator: "\n").map(String.init))
    #expect(listed == Set(texts + ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"]))
    for target in texts { #expect(try ask(target).output == Array("#0d1117".utf8), "\(target)") }
    #expect(try Int(ask("TIMESTAMP").text.filter { !$0.isWhitespace }) != nil)
    for target in ["image/png", "text/html", "DELETE", "INTEGER"] {
      let outcome = try ask(target)
      #expect(outcome.status != 0 && outcome.output.isEmpty, "\(target)")
    }
  }

  @Test(arguments: [
    (["--upper"], "#0D1117"), (["--upper", "--no-hash"], "0D1117"),
    (["-f", "rgb", "-n"], "rgb(13 17 23)"), (["--json"], "#0d1117"),
  ])
  func c58_copiesExactlyTheBytesOfTheText(_ options: [String], _ text: String) throws {
    let stage = try Self.stage()
    #expect(try stage.run(["pick", "-c", "--at", "5,5"] + options).status == 0)
    #expect(try Self.paste("clipboard", on: stage) == text)
  }

  @Test func c53_givesTheTextAgainAndAgain() throws {
    let stage = try Self.stage()
    _ = try stage.run("pick", "-c", "--at", "5,5")
    for _ in 0..<3 { #expect(try Self.paste("clipboard", on: stage) == "#0d1117") }
  }

  @Test func twoHundredPicksAreEachThereAtOnce() throws {
    let stage = try Self.stage()
    for number in 0..<200 {
      stage.fill(Point(x: number, y: 20), UInt(0x400000 + number * 257))
    }
    for number in 0..<200 {
      let picked = try stage.run("pick", "-c", "-n", "--at", "\(number),20")
      let pasted = try Self.paste("clipboard", on: stage)
      let digits = String(0x400000 + number * 257, radix: 16)
      #expect(picked.text == "#" + digits)
      #expect(pasted == picked.text)
    }
  }

  @Test func aShellThatReadsThePickGoesOnAtOnce() throws {
    let stage = try Self.stage()
    // Descriptor 3 as well leads to a reader that waits for its end.
    let shell = try stage.server.start(
      "sh", "-c", "x=$(\"$0\" pick -c --at 5,5 3>&1); printf %s \"$x\"", PickStage.chidori)
    let outcome = stage.finish(shell)
    #expect(outcome.text == "#0d1117")
    #expect(stage.display.selectionOwner(of: stage.display[.clipboard]) != .none)
  }

  @Test func theOwnerEndsWhenAnotherProgramCopies() throws {
    let stage = try Self.stage()
    _ = try stage.run("pick", "-c", "--at", "5,5")
    let owner = stage.display.selectionOwner(of: stage.display[.clipboard])
    #expect(owner != .none)
    stage.display.select([.structure], of: owner)
    try Self.copy("next", to: "clipboard", on: stage)
    stage.event { if case .destroyed(owner) = $0 { true } else { false } }
    #expect(try Self.paste("clipboard", on: stage) == "next")
  }

  @Test func aNewOwnerEndsTheOneBefore() throws {
    let stage = try Self.stage()
    var owners: [WindowID] = []
    for _ in 0..<3 {
      _ = try stage.run("pick", "-c", "--at", "5,5")
      let owner = stage.display.selectionOwner(of: stage.display[.clipboard])
      stage.display.select([.structure], of: owner)
      // Only the newest is left: the one before is gone, or goes now.
      if let last = owners.last, stage.display.bounds(of: last) != nil {
        stage.event { if case .destroyed(last) = $0 { true } else { false } }
      }
      owners.append(owner)
    }
    #expect(try Self.paste("clipboard", on: stage) == "#0d1117")
  }

  @Test func anOwnerOfBothServesTheOtherOn() throws {
    let stage = try Self.stage()
    _ = try stage.run("pick", "--copy=both", "--at", "5,5")
    let owner = stage.display.selectionOwner(of: .primary)
    stage.display.select([.structure], of: owner)
    try Self.copy("next", to: "clipboard", on: stage)
    #expect(try Self.paste("primary", on: stage) == "#0d1117")
    try Self.copy("last", to: "primary", on: stage)
    stage.event { if case .destroyed(owner) = $0 { true } else { false } }
  }

  @Test func theOwnerOutlivesTheTerminal() throws {
    let stage = try Self.stage()
    let outcome = try stage.server.run(
      "script", "-qec", "'\(PickStage.chidori)' pick -c --at 5,5", "/dev/null")
    #expect(outcome.status == 0)
    #expect(try Self.paste("clipboard", on: stage) == "#0d1117")
    let owner = try #require(Self.owners(on: stage).first)
    #expect(owner.session == owner.process)
    for file in 0...2 {
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(owner.process)/fd/\(file)")
      #expect(target == "/dev/null", "\(file)")
    }
  }

  /// The processes that hold a selection on the stage's display, with their sessions.
  private static func owners(on stage: PickStage) -> [(process: Int, session: Int)] {
    let files = FileManager.default
    func bytes(_ process: Int, _ name: String) -> String {
      String(decoding: files.contents(atPath: "/proc/\(process)/\(name)") ?? Data(), as: UTF8.self)
    }
    let processes = (try? files.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int($0) } ?? []
    return processes.compactMap { process in
      guard bytes(process, "cmdline").contains("--own-selection"),
        bytes(process, "environ").split(separator: "\0").contains("DISPLAY=\(stage.server.display)")
      else { return nil }
      // After the name in parentheses: state, parent, group, session.
      let fields = bytes(process, "stat").split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 3 ? Int(fields[3]).map { (process, $0) } : nil
    }
  }
}
