import Geometry
import TestSupport
import Testing
import X11

@Suite struct StartupIDTests {
  @Test(arguments: [
    ("panel-7_TIME1234", 1234), ("a_TIME1_TIME4294967295", 4_294_967_295), ("panel-7", nil),
    ("panel_TIME", nil), ("panel_TIME0", nil), ("panel_TIME4294967296", nil),
    ("panel_TIME-1", nil),
  ])
  func theTimeOfTheClickIsItsEnd(_ text: String, _ time: UInt?) throws {
    #expect(try #require(StartupID(text)).time?.rawValue == time)
  }

  @Test func anEmptyOneIsNone() { #expect(StartupID("") == nil) }

  @Test(arguments: [
    ("a", "remove: ID=a"), ("12345678", "remove: ID=12345678"),
    ("123456789", "remove: ID=123456789"),
    (#"my "panel"\1 \#u{30AF}_TIME5"#, #"remove: ID=my\ \"panel\"\\1\ \#u{30AF}_TIME5"#),
  ])
  func launchersAreToldItsEnd(_ text: String, _ words: String) throws {
    let server = try XServer()
    let listener = try StartupListener(server)
    let display = try Display(name: server.display)
    display.endStartup(try #require(StartupID(text)))
    display.sync()
    #expect(listener.told == [words])
  }

  @Test func aWindowBelongsToIt() throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let window = Window(Window.Form(frame: Rect(x: 0, y: 0, width: 9, height: 9)), on: display)
    window.setStartup(try #require(StartupID("panel-7_TIME1234")))
    display.sync()
    let outcome = try server.run(
      "xprop", "-id", "\(window.id.rawValue)", "_NET_STARTUP_ID", "_NET_WM_USER_TIME")
    #expect(
      outcome.text
        == """
        _NET_STARTUP_ID(UTF8_STRING) = "panel-7_TIME1234"
        _NET_WM_USER_TIME(CARDINAL) = 1234

        """)
  }
}
