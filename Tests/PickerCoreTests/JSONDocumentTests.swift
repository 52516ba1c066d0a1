import PickerCore
import Testing

@Suite struct JSONDocumentTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8))
  }

  private func text(_ document: JSONDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  /// What a user may have written, in a way of their own.
  private let written = """
    {
        "mine" : [ 1,2 ,  3 ],
        "hash":true , "upperCase": false,
        "keys": {
            "copy": ["Ctrl+K"], "other": { }
        }
    }

    """

  @Test func aChangeTouchesItsValueAlone() throws {
    var document = try document(written)
    document.set("hash", to: .bool(false))
    #expect(text(document) == written.replacing("true ", with: "false "))
    document.set(["keys", "copy"], to: .array([.string("F5")]))
    #expect(
      text(document)
        == written.replacing("true ", with: "false ").replacing("Ctrl+K", with: "F5"))
  }

  @Test func aNewMemberGetsALineLikeTheOthers() throws {
    var document = try document(written)
    document.set("zoom", to: .number(8))
    #expect(text(document).hasSuffix("\n    },\n    \"zoom\": 8\n}\n"))
    document.set("format", to: .string("rgb"), before: ["keys", "zoom"])
    #expect(text(document).contains("false,\n    \"format\": \"rgb\",\n    \"keys\": {"))
    document.set(["keys", "pick"], to: .array([]))
    #expect(text(document).contains("\"other\": { }, \"pick\": []\n    }"))
  }

  @Test func aFileOfItsOwnIsWrittenLineByLine() {
    var document = JSONDocument()
    document.set("hash", to: .bool(false))
    document.set("formats", to: .array([.string("hex"), .string("rgb")]), before: ["hash"])
    document.set(["keys", "copy"], to: .array([.string("Ctrl+K")]))
    document.set(["keys", "pick"], to: .array([]))
    document.set("templates", to: .array([.object([.init("text", .string("{r}"))])]))
    #expect(
      text(document) == """
        {
          "formats": ["hex", "rgb"],
          "hash": false,
          "keys": {
            "copy": ["Ctrl+K"],
            "pick": []
          },
          "templates": [
            {"text": "{r}"}
          ]
        }

        """)
  }

  @Test func aMemberGoesWithItsLine() {
    var document = JSONDocument()
    for name in ["a", "b", "c"] { document.set(name, to: .number(1)) }
    document.set("b", to: nil)
    #expect(text(document) == "{\n  \"a\": 1,\n  \"c\": 1\n}\n")
    document.set("c", to: nil)
    #expect(text(document) == "{\n  \"a\": 1\n}\n")
    document.set("none", to: nil)
    document.set(["none", "at", "all"], to: nil)
    document.set("a", to: nil)
    #expect(document == JSONDocument())
  }

  @Test func anEmptyFileIsAnEmptyObjectAndAnythingElseIsNone() throws {
    #expect(try document(" \n") == JSONDocument())
    #expect(throws: JSONError(line: 2, problem: "expected an object")) { try document("\n[]") }
  }

  @Test func linesAreFoundByTheWayToThem() throws {
    let document = try document(written)
    #expect(document.line(of: ["mine"]) == 2)
    #expect(document.line(of: ["upperCase"]) == 3)
    #expect(document.line(of: ["keys"]) == 4)
    #expect(document.line(of: ["keys", "copy"]) == 5)
    #expect(document.line(of: ["keys", "none"]) == 4)
    #expect(document.line(of: ["none"]) == 1)
  }

  @Test func whatStandsThereTwiceIsTold() throws {
    let document = try document(
      "{\"a\": 1,\n\"a\": 2,\n\"b\": {\"c\": 1,\n\"c\": 2}, \"d\": [1],\n\"a\": 3}")
    #expect(document.duplicates.map(\.name) == ["c", "a"])
    #expect(document.duplicates.map(\.line) == [4, 5])
    #expect(document.value["a"] == .number(3))
    var changed = document
    changed.set("a", to: .number(4))
    #expect(changed.value["a"] == .number(4))
  }
}
