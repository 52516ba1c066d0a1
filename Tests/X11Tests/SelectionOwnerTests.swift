import TestSupport
import Testing
import X11

@Suite struct SelectionOwnerTests {
  private static func xclip(_ target: String, from selection: String = "clipboard") -> [String] {
    ["xclip", "-o", "-selection", selection, "-t", target]
  }

  @Test func c54_everyListedTargetConverts() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    #expect(owner.own(client.display[.clipboard], text: "#3366cc"))
    let listed = try client.serve(owner, while: Self.xclip("TARGETS")).text
    let targets = listed.split(separator: "\n").map(String.init)
    #expect(
      Set(targets) == [
        "TARGETS", "TIMESTAMP", "UTF8_STRING", "STRING", "TEXT", "text/plain",
        "text/plain;charset=utf-8", "MULTIPLE", "SAVE_TARGETS",
      ])
    for target in targets where target != "TARGETS" {
      let outcome = try client.serve(owner, while: Self.xclip(target))
      #expect(outcome.status == 0, "\(target)")
      switch target {
      case "TIMESTAMP": #expect(outcome.text.contains { $0.isNumber })
      case "MULTIPLE", "SAVE_TARGETS": #expect(outcome.output.isEmpty, "\(target)")
      default: #expect(outcome.output == Array("#3366cc".utf8), "\(target)")
      }
    }
  }

  @Test func c58_givesExactlyTheBytes() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    for text in ["#0D1117", "0D1117", "青 é 🎨", ""] {
      #expect(owner.own(client.display[.clipboard], text: text))
      let outcome = try client.serve(owner, while: Self.xclip("UTF8_STRING"))
      #expect(outcome.output == Array(text.utf8))
    }
  }

  @Test func refusesWhatItDoesNotList() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    #expect(owner.own(client.display[.clipboard], text: "#3366cc"))
    for target in ["image/png", "DELETE", "text/html"] {
      let outcome = try client.serve(owner, while: Self.xclip(target))
      #expect(outcome.status != 0 && outcome.output.isEmpty, "\(target)")
    }
  }

  @Test func offersLatin1OnlyWhereTheTextFits() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    #expect(owner.own(client.display[.clipboard], text: "café"))
    let latin = try client.serve(owner, while: Self.xclip("STRING"))
    #expect(latin.output == [0x63, 0x61, 0x66, 0xE9])
    #expect(owner.own(client.display[.clipboard], text: "青"))
    let targets = try client.serve(owner, while: Self.xclip("TARGETS")).text
    #expect(!targets.split(separator: "\n").contains("STRING"))
    let refused = try client.serve(owner, while: Self.xclip("STRING"))
    #expect(refused.status != 0)
  }

  @Test func selectionsAreServedApart() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    #expect(owner.own(.primary, text: "marked"))
    #expect(owner.own(client.display[.clipboard], text: "copied"))
    #expect(try client.serve(owner, while: Self.xclip("TEXT", from: "primary")).text == "marked")
    #expect(try client.serve(owner, while: Self.xclip("TEXT")).text == "copied")
    owner.disown(.primary)
    #expect(try client.serve(owner, while: Self.xclip("TEXT", from: "primary")).status != 0)
    #expect(try client.serve(owner, while: Self.xclip("TEXT")).text == "copied")
  }

  @Test func c53_servesUntilAnotherClientTakesOver() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let clipboard = client.display[.clipboard]
    #expect(owner.own(clipboard, text: "#3366cc"))
    for _ in 0..<3 {
      #expect(try client.serve(owner, while: Self.xclip("UTF8_STRING")).text == "#3366cc")
    }
    var lost: [Atom] = []
    owner.lost = {
      lost.append($0)
      client.loop.stop()
    }
    let taker = try client.server.start(
      "xclip", "-i", "-selection", "clipboard", "-quiet", input: Array("theirs".utf8),
      output: .discarded)
    client.loop.handle = { _ = owner.handle($0) }
    client.runBounded()
    #expect(lost == [clipboard])
    #expect(!owner.isServing)
    taker.signal(15)
  }

  @Test func ownTextReadByOwnReader() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let reader = SelectionReader(client.loop)
    #expect(owner.own(client.display[.clipboard], text: "#3366cc"))
    var text: [UInt8]?
    client.loop.handle = { if !owner.handle($0) { _ = reader.handle($0) } }
    reader.readText(of: client.display[.clipboard]) {
      text = $0
      client.loop.stop()
    }
    client.runBounded()
    #expect(text == Array("#3366cc".utf8))
  }

  @Test func requestFromBeforeTheOwnershipIsRefused() throws {
    let client = try Client()
    let owner = SelectionOwner(client.display)
    let reader = SelectionReader(client.loop)
    #expect(owner.own(client.display[.clipboard], text: "#3366cc"))
    var answers: [[UInt8]?] = []
    client.loop.handle = { if !owner.handle($0) { _ = reader.handle($0) } }
    reader.readText(of: client.display[.clipboard], at: Timestamp(rawValue: 1)) {
      answers.append($0)
      client.loop.stop()
    }
    client.runBounded()
    #expect(answers == [nil])
  }
}
