import TestSupport
import Testing
import X11

/// A second start of the program reaches the window of the display where there is no session bus.
@Suite(.serialized)
struct DisplaySharingTests {
  @Test func theLaunchersNameIsHandedOver() throws {
    let window = try WindowUnderTest("#336699")
    let listener = try StartupListener(window.server)
    let startup = ["DESKTOP_STARTUP_ID": "menu-1_TIME5678"]
    #expect(try window.startAgain("teal", environment: startup).status == 0)
    try window.waitForTitle { $0.hasPrefix("#008080") }
    try window.settle()
    #expect(listener.told == ["remove: ID=menu-1_TIME5678"])
    window.close()
  }

  @Test func afterItIsClosedTheNextIsTheFirst() throws {
    let window = try WindowUnderTest("#336699")
    window.close()
    let next = try WindowUnderTest("teal", on: window.server, startsManager: false)
    #expect(try next.startAgain("navy", environment: [:]).status == 0)
    try next.waitForTitle { $0.hasPrefix("#000080") }
    next.close()
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
    #expect(answers.map { $0 != nil } == [false, false, false])
    try window.settle()
    #expect(window.hex == "#336699")
    window.close()
  }
}
