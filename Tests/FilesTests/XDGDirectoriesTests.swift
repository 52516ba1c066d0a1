import Files
import Testing

@Suite struct XDGDirectoriesTests {
  @Test func placesAreThoseOfTheSpecification() throws {
    let places = XDGDirectories(environment: ["HOME": "/home/ada"])
    #expect(try places.history == "/home/ada/.local/share/chidori/history.jsonl")
    #expect(try places.settings == "/home/ada/.config/chidori/settings.json")
    #expect(try places.state == "/home/ada/.local/state/chidori/state.json")
    #expect(places.runtime == nil)
  }

  @Test func variablesWinOverTheHome() throws {
    let places = XDGDirectories(environment: [
      "XDG_DATA_HOME": "/a/", "XDG_CONFIG_HOME": "/b", "XDG_STATE_HOME": "/c//",
      "XDG_RUNTIME_DIR": "/run/user/1000",
    ])
    #expect(try places.history == "/a/chidori/history.jsonl")
    #expect(try places.settings == "/b/chidori/settings.json")
    #expect(try places.state == "/c/chidori/state.json")
    #expect(places.runtime == "/run/user/1000/chidori")
  }

  @Test func aPictureLastsAsLongAsTheSession() throws {
    let session = XDGDirectories(environment: [
      "HOME": "/home/ada", "XDG_RUNTIME_DIR": "/run/user/1000",
    ])
    #expect(try session.picture("a.png") == "/run/user/1000/chidori/a.png")
    let none = XDGDirectories(environment: ["HOME": "/home/ada"])
    #expect(try none.picture("a.png") == "/home/ada/.cache/chidori/a.png")
  }

  @Test(arguments: ["", "relative/path", "~/share", "."])
  func whatIsNoAbsolutePathIsIgnored(_ value: String) throws {
    let places = XDGDirectories(environment: [
      "HOME": "/home/ada", "XDG_DATA_HOME": value, "XDG_RUNTIME_DIR": value,
    ])
    #expect(try places.history == "/home/ada/.local/share/chidori/history.jsonl")
    #expect(places.runtime == nil)
  }

  @Test(arguments: [nil, "", "ada"])
  func withoutAHomeThereIsAnError(_ home: String?) throws {
    var environment = ["XDG_CONFIG_HOME": "/b"]
    environment["HOME"] = home
    let places = XDGDirectories(environment: environment)
    #expect(throws: StorageError.noHome) { try places.history }
    #expect(throws: StorageError.noHome) { try places.state }
    #expect(try places.settings == "/b/chidori/settings.json")
    #expect("\(StorageError.noHome)".contains("set HOME"))
  }
}
