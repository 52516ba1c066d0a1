import Foundation
import TestSupport
import Testing
import Views
import X11

/// What was copied outlives the window, by a clipboard manager or by an owner of ours.
@Suite(.serialized)
struct WindowHandOverTests {
  enum Ending: CaseIterable {
    case key, manager, interrupt, terminate, hangUp

    var status: Int32 {
      switch self {
      case .key, .manager: 0
      case .interrupt, .terminate, .hangUp: 1
      }
    }

    func end(_ window: WindowUnderTest) throws {
      switch self {
      case .key: try window.sendKeys("ctrl+q")
      case .manager: return window.close()
      case .interrupt: window.signal(SIGINT)
      case .terminate: window.signal(SIGTERM)
      case .hangUp: window.signal(SIGHUP)
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func c52_theCopiedTextOutlivesTheWindow(_ ending: Ending) throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    try ending.end(window)
    let outcome = window.end()
    #expect(outcome.status == ending.status)
    #expect(outcome.errorText == "")
    for _ in 0..<3 { #expect(try window.selection("clipboard") == "#eb8d38") }
  }

  @Test func c52_quittingRightAfterTheCopyLosesNothing() throws {
    for _ in 0..<5 {
      let window = try WindowUnderTest("#eb8d38")
      try window.sendKeys("ctrl+c", "ctrl+q")
      #expect(window.end().status == 0)
      #expect(try window.selection("clipboard") == "#eb8d38")
    }
  }

  @Test(arguments: [["--copy=both"], ["--copy=primary"], []])
  func primaryGoesOnWhereCopySetsIt(_ options: [String]) throws {
    let window = try WindowUnderTest(["#eb8d38"] + options)
    try window.offer("before", as: "clipboard")
    try window.click("copy")
    window.close()
    let isPrimary = !options.isEmpty
    let isClipboard = options != ["--copy=primary"]
    #expect(try window.selection("primary") == (isPrimary ? "#eb8d38" : ""))
    #expect(try window.selection("clipboard") == (isClipboard ? "#eb8d38" : "before"))
  }

  @Test func whatAnotherProgramHasCopiedSinceIsLeftAlone() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    try window.offer("theirs", as: "clipboard")
    let owner = window.display.selectionOwner(of: window.display[.clipboard])
    window.close()
    #expect(window.display.selectionOwner(of: window.display[.clipboard]) == owner)
    #expect(try window.selection("clipboard") == "theirs")
  }

  @Test func whereNothingWasCopiedNothingIsLeft() throws {
    let window = try WindowUnderTest("#eb8d38")
    window.close()
    #expect(window.display.selectionOwner(of: window.display[.clipboard]) == .none)
  }

  @Test func c52_aClipboardManagerKeepsTheText() throws {
    let window = try WindowUnderTest("#eb8d38")
    let manager = try ClipboardManager(on: window.server, .saves)
    try window.click("copy")
    try window.sendKeys("ctrl+q")
    let outcome = try window.end(beside: manager)
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
    #expect(manager.saved == "#eb8d38")
    #expect(manager.asked.contains("UTF8_STRING") && manager.asked.contains("STRING"))
    // No process of ours took it from the manager.
    #expect(manager.holds)
    let paste = try window.server.start("xclip", "-o", "-selection", "clipboard")
    #expect(try window.finish(paste, beside: manager).text == "#eb8d38")
  }

  @Test(arguments: [ClipboardManager.Manner.refuses, .keepsSilent])
  func c52_whereTheManagerFailsAnOwnerTakesOver(_ manner: ClipboardManager.Manner) throws {
    let window = try WindowUnderTest("#eb8d38")
    let manager = try ClipboardManager(on: window.server, manner)
    try window.click("copy")
    try window.sendKeys("ctrl+q")
    let outcome = try window.end(beside: manager)
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
    #expect(manager.asked.isEmpty == (manner == .refuses))
    #expect(try window.selection("clipboard") == "#eb8d38")
  }

  @Test func aSecondSignalLosesNothing() throws {
    let window = try WindowUnderTest("#eb8d38")
    let manager = try ClipboardManager(on: window.server, .keepsSilent)
    try window.click("copy")
    window.signal(SIGTERM)
    let id = window.id
    try window.wait { if case .destroyed(id) = $0 { true } else { false } }
    window.signal(SIGTERM)
    #expect(try window.end(beside: manager).status == 1)
    #expect(try window.selection("clipboard") == "#eb8d38")
  }

  /// The manager is served once the answer is there: who asked for a colour does not wait for it.
  @Test func aDialogsAnswerComesBeforeTheHandOver() throws {
    let window = try WindowUnderTest("--print", "#eb8d38")
    let manager = try ClipboardManager(on: window.server, .saves)
    try window.click("copy")
    try window.sendKeys("ctrl+Return")
    #expect(window.nextLine() == "#eb8d38")
    #expect(try window.end(beside: manager).status == 0)
    #expect(manager.saved == "#eb8d38")
  }

  @Test func aServerLostDuringTheHandOverIsWhatIsReported() throws {
    let window = try WindowUnderTest("--print", "#eb8d38")
    let manager = try ClipboardManager(on: window.server, .keepsSilent)
    try window.click("copy")
    try window.sendKeys("ctrl+Return")
    #expect(window.nextLine() == "#eb8d38")
    window.server.kill()
    let outcome = window.end()
    #expect(outcome.status == 3)
    #expect(outcome.errorText == "chidori: the connection to the X server was lost\n")
    _ = manager
  }

  @Test func aLostServerHasNothingToHandOver() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.click("copy")
    window.server.kill()
    let outcome = window.end()
    #expect(outcome.status == 3)
    #expect(outcome.errorText == "chidori: the connection to the X server was lost\n")
  }
}
