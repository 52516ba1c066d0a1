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
    #expect(FileURI("file://localhost/a%2fb")?.path == "/a/b")
  }

  @Test(arguments: [
    "", "/tmp/a", "http://host/a", "file://host/a", "file:a", "file:///a%", "file:///a%2",
    "file:///a%zz", "file:///a%00", "file:///%ff",
  ])
  func whatIsNoFileOfThisMachineIsNone(_ text: String) { #expect(FileURI(text) == nil) }
}
