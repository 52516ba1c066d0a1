import TestSupport
import Testing
import X11

/// A second start of the program reaches the window of the display where there is no session bus.
@Suite(.serialized)
struct DisplaySharingTests {
  /// Starts the program again, to its end.
  private func start(
    _ words: String..., beside window: WindowUnderTest, startup: String = ""
  ) throws -> Program.Outcome {
    try window.finish(
      Program(
        [WindowUnderTest.path] + words,
        environment: window.server.environment.merging(["DESKTOP_STARTUP_ID": startup]) { $1 }))
  }

  @Test func aColorReachesTheWindowThatIsOpen() throws {
    let window = try WindowUnderTest("#336699")
    let listener = try StartupListener(window.server)
    let outcome = try start("teal", beside: window, startup: "menu-1_TIME5678")
    #expect(outcome.status == 0)
    #expect(outcome.text + outcome.errorText == "")
    try window.waitForTitle { $0.hasPrefix("#008080") }
    // Only to be seen: the colour stays.
    #expect(try start(beside: window).status == 0)
    try window.settle()
    #expect(window.hex == "#008080")
    #expect(listener.told == ["remove: ID=menu-1_TIME5678"])
    window.close()
  }

  @Test func afterItIsClosedTheNextIsTheFirst() throws {
    let window = try WindowUnderTest("#336699")
    window.close()
    let next = try WindowUnderTest("teal", on: window.server, startsManager: false)
    #expect(try start("navy", beside: next).status == 0)
    try next.waitForTitle { $0.hasPrefix("#000080") }
    next.close()
  }

  @Test(arguments: [["--new-window", "teal"], ["--print", "teal"]])
  func aDialogAndAnOptionHaveWindowsOfTheirOwn(_ words: [String]) throws {
    let window = try WindowUnderTest("#336699")
    let other = try WindowUnderTest(words, on: window.server, startsManager: false)
    #expect(other.id != window.id)
    #expect(other.hex == "#008080")
    other.signal(15)
    _ = other.end()
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func aWindowThatHangsIsNotWaitedFor() throws {
    let window = try WindowUnderTest("#336699")
    window.signal(19)
    let other = try WindowUnderTest("teal", on: window.server, startsManager: false)
    #expect(other.hex == "#008080")
    other.close()
    window.signal(18)
    try window.settle()
    #expect(window.hex == "#336699")
    window.close()
  }

  @Test func whatIsNoRequestIsRefused() throws {
    let window = try WindowUnderTest("#336699")
    let loop = EventLoop(try Display(name: window.server.display))
    let (display, reader) = (loop.display, SelectionReader(loop))
    loop.handle = { _ = reader.handle($0) }
    var answers: [Property?] = []
    for text in ["color", "quit\0\0", "color\0no colour\0"] {
      reader.read(
        display.atom("_CHIDORI_S0"), as: [display.atom("_CHIDORI_REQUEST")],
        with: Property(type: display[.utf8String], .bytes(Array(text.utf8))), patience: .safetyNet
      ) {
        answers.append($0)
        loop.stop()
      }
      #expect(loop.runBounded())
    }
    // A colour that is none was read by nobody before: it is taken, and changes nothing.
    #expect(answers.map { $0 != nil } == [false, false, true])
    try window.settle()
    #expect(window.hex == "#336699")
    window.close()
  }
}
