import TestSupport
import Testing
import X11

@Suite struct ResourceDatabaseTests {
  @Test(arguments: [
    ("Xft.dpi:\t192\n", 192.0 as Double?),
    ("Xft.antialias: 1\nXft.dpi:  120.5  \nXft.rgba: none", 120.5),
    ("", nil),
    ("! Xft.dpi: 96", nil),
    ("Xft.dpi: large", nil),
    ("Xft.dpi: 0", nil),
    ("Xft.dpi: -96", nil),
    ("Xft.dpi: nan", nil),
    ("Xft.dpi: inf", nil),
    ("Xft.dpi", nil),
    ("Other.dpi: 96", nil),
  ])
  func readsDotsPerInch(text: String, dpi: Double?) {
    #expect(ResourceDatabase(text).dotsPerInch == dpi)
  }

  @Test func keepsColonsAndSpacesInsideAValue() {
    #expect(ResourceDatabase("a.b :\t x: y \n")["a.b"] == "x: y")
  }

  @Test func displayCarriesWhatXrdbLoaded() throws {
    let server = try XServer()
    let window = try Display(name: server.display)
    window.setProperty(
      .resourceManager, of: window.screen.root,
      to: Property(type: .string, .bytes(Array("Xft.dpi:\t144\n".utf8))))
    window.sync()
    let display = try Display(name: server.display)
    #expect(display.resources().dotsPerInch == 144)
  }
}
