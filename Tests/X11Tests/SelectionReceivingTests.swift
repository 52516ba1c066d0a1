import TestSupport
import Testing
import X11

/// A selection by which its owner is given something.
@Suite struct SelectionReceivingTests {
  @Test func onlyOneHasItUntilThatIsGone() throws {
    let server = try XServer()
    let (one, two) = (try Display(name: server.display), try Display(name: server.display))
    let (name, target) = ("_A_SELECTION", "_A_TARGET")
    var first: SelectionOwner? = SelectionOwner(one)
    let second = SelectionOwner(two)
    #expect(first?.ownUnowned(one.atom(name), taking: one.atom(target)) { _ in true } == true)
    #expect(!second.ownUnowned(two.atom(name), taking: two.atom(target)) { _ in true })
    #expect(!second.owns(two.atom(name)))
    first = nil
    one.sync()
    #expect(second.ownUnowned(two.atom(name), taking: two.atom(target)) { _ in true })
  }

  @Test(arguments: [("yes", true), ("no", false)])
  func whoAsksIsToldWhetherItIsTaken(_ text: String, _ isTaken: Bool) throws {
    let server = try XServer()
    let display = try Display(name: server.display)
    let loop = EventLoop(display)
    let (owner, reader) = (SelectionOwner(display), SelectionReader(loop))
    let (selection, target) = (display.atom("_A_SELECTION"), display.atom("_A_TARGET"))
    var told: [String] = []
    let isOwned = owner.ownUnowned(selection, taking: target) { property in
      told.append(String(decoding: property.bytes, as: UTF8.self))
      return told.last == "yes"
    }
    #expect(isOwned)
    loop.handle = { if !owner.handle($0) { _ = reader.handle($0) } }
    var answer: Property??
    let property = Property(type: display[.utf8String], .bytes(Array(text.utf8)))
    reader.read(selection, as: [target], with: property, patience: .safetyNet) {
      answer = .some($0)
      loop.stop()
    }
    #expect(loop.runBounded())
    #expect(answer == .some(isTaken ? property : nil))
    #expect(told == [text])
  }
}
