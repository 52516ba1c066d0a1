import Testing

@testable import Session

@Suite struct FileURITests {
  @Test(arguments: [
    ("/tmp/a.png", "file:///tmp/a.png"), ("/a b%/\u{E9}", "file:///a%20b%25/%C3%A9"),
    ("/", "file:///"),
    ("/#?&'", "file:///%23%3F%26%27"),
  ])
  func pathsAreWrittenAndRead(_ path: String, _ text: String) {
    #expect(FileURI(path: path).text == text)
    #expect(FileURI(text)?.path == path)
  }

  @Test func hostsAndLettersMayBeWrittenInAnotherWay() {
    for text in ["file://localhost/a%2fb", "file:/a%2Fb", "FILE:///a%2fb"] {
      #expect(FileURI(text)?.path == "/a/b")
    }
  }

  /// XDND's convention of files has the name of the source's machine.
  @Test func thisMachineMayBeNamed() {
    #expect(FileURI("file://Desk/a", host: "desk")?.path == "/a")
    #expect(FileURI("file://desk2/a", host: "desk") == nil)
    #expect(FileURI(firstIn: "file://other/a\nfile://desk/b", host: "desk")?.path == "/b")
  }

  @Test(arguments: [
    ("file:///tmp/a.png\r\n", "/tmp/a.png"), ("file:/a\r\nfile:///b\r\n", "/a"),
    ("# two\r\nfile:///tmp/a%20b%25%C3%A9.png", "/tmp/a b%\u{E9}.png"),
    ("https://example.org/a.png\nfile:///b.png", "/b.png"), ("", nil),
    ("https://example.org/", nil), ("#file:///a", nil),
  ])
  func ofAListTheFirstFileIsTaken(_ list: String, _ path: String?) {
    #expect(FileURI(firstIn: list)?.path == path)
  }

  @Test(arguments: [
    "", "/tmp/a", "http://host/a", "file://host/a", "file:a", "file:///a%", "file:///a%2",
    "file:///a%zz", "file:///a%+1", "file:///a%00", "file:///a\0", "file:///%ff",
  ])
  func whatIsNoFileOfThisMachineIsNone(_ text: String) { #expect(FileURI(text) == nil) }
}
