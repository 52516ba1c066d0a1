import Foundation
import Geometry
import TestSupport
import Testing
import X11

/// What the window tells window managers, task bars and scripts.
@Suite(.serialized)
struct WindowIdentityTests {
  @Test func isFoundByItsClass() throws {
    let window = try WindowUnderTest("#eb8d38")
    for search in ["--class", "--classname"] {
      let name = search == "--class" ? "^Chidori$" : "^chidori$"
      let found = try window.server.run("xdotool", "search", search, name).text
      #expect(found.split(separator: "\n").contains("\(window.id.rawValue)"))
    }
    window.close()
  }

  @Test func tellsTitleProcessSizeAndProtocols() throws {
    let window = try WindowUnderTest("#eb8d38")
    let text = try window.server.run("xprop", "-id", "\(window.id.rawValue)").text
    for line in [
      #"WM_CLASS(STRING) = "chidori", "Chidori""#,
      ##"WM_NAME(UTF8_STRING) = "#eb8d38 - Chidori""##,
      ##"_NET_WM_NAME(UTF8_STRING) = "#eb8d38 - Chidori""##,
      "_NET_WM_PID(CARDINAL) = \(window.processIdentifier)",
      "program specified minimum size: 360 by 360",
      "WM_PROTOCOLS(ATOM): protocols  WM_DELETE_WINDOW, _NET_WM_PING, _NET_WM_SYNC_REQUEST",
      "_NET_WM_SYNC_REQUEST_COUNTER(CARDINAL) = ",
      "_NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_NORMAL",
      "Client accepts input or input focus: True",
    ] { #expect(text.contains(line)) }
    #expect(text.contains(#"WM_CLIENT_MACHINE(STRING) = "\#(ProcessInfo.processInfo.hostName)""#))
    window.close()
  }

  @Test func minimumFollowsTheScale() throws {
    let window = try WindowUnderTest("#eb8d38", screen: "1400x950x24", scale: 2)
    let id = "\(window.id.rawValue)"
    let text = try window.server.run("xprop", "-id", id, "WM_NORMAL_HINTS").text
    #expect(text.contains("minimum size: 720 by 720"))
    #expect(window.bounds.size == Size(width: 1328, height: 896))
    window.close()
  }

  @Test func iconsComeInRisingSizesWithWholePixels() throws {
    let window = try WindowUnderTest()
    var words = window.display.property(window.display[.netWMIcon], of: window.id)?.words ?? []
    var sides: [UInt32] = []
    while words.count > 2 {
      let count = Int(words[0] * words[1])
      try #require(words[0] == words[1] && words.count >= 2 + count)
      sides.append(words[0])
      #expect(Set(words[2..<2 + count]).count >= 3, "an icon of one colour")
      words.removeFirst(2 + count)
    }
    #expect(sides == [16, 24, 32, 48])
    #expect(words.isEmpty)
    window.close()
  }

  @Test func closesByItsKeys() throws {
    for key in ["ctrl+w", "ctrl+q"] {
      let window = try WindowUnderTest("#eb8d38")
      try window.sendKeys(key)
      let outcome = window.end()
      #expect(outcome.status == 0)
      #expect(outcome.errorText == "")
    }
  }

  @Test func endsWithAWindowThatAnotherClientDestroys() throws {
    let window = try WindowUnderTest("#eb8d38")
    _ = try window.server.run("xdotool", "windowclose", "\(window.id.rawValue)")
    #expect(window.end().status == 0)
  }

  @Test func escapeNeverQuits() throws {
    let window = try WindowUnderTest("#eb8d38")
    try window.keys("Escape", "Escape")
    #expect(window.title == "#eb8d38 - Chidori")
    window.close()
  }
}
