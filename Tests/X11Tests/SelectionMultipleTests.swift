import TestSupport
import Testing
import X11

/// MULTIPLE, and what obsolete and careless clients ask for.
@Suite struct SelectionMultipleTests {
  private let client: Client
  private let owner: SelectionOwner
  private let clipboard: Atom

  init() throws {
    client = try Client()
    owner = SelectionOwner(client.display)
    clipboard = client.display[.clipboard]
    #expect(owner.own(clipboard, text: "café"))
  }

  private func atom(_ name: String) -> Atom { client.display.atom(name) }

  /// Asks by MULTIPLE, and returns the answer and the window that holds the values.
  private func convert(_ pairs: [(Atom, Atom)], _ selection: Atom) -> (Property?, WindowID) {
    let reader = SelectionReader(client.loop)
    var answer: Property?
    var requestor = WindowID.none
    client.loop.handle = {
      if case .selectionRequest(let request) = $0 { requestor = request.requestor }
      if !owner.handle($0) { _ = reader.handle($0) }
    }
    let words = pairs.flatMap { [UInt32($0.rawValue), UInt32($1.rawValue)] }
    var values: [Atom: Property] = [:]
    reader.read(
      selection, as: [client.display[.multiple]],
      with: Property(type: client.display[.atomPair], .words(words))
    ) { property in
      answer = property
      for (_, place) in pairs where place != .none {
        values[place] = client.display.property(place, of: requestor)
      }
      client.loop.stop()
    }
    client.runBounded()
    self.values.byPlace = values
    return (answer, requestor)
  }

  /// What the last answer left on the requestor, whose window is gone by now.
  private final class Values {
    var byPlace: [Atom: Property] = [:]
  }
  private let values = Values()

  @Test func c54_multipleConvertsEachTargetOfItsList() {
    let display = client.display
    let pairs = [
      (display[.utf8String], atom("A")), (.string, atom("B")), (display[.targets], atom("C")),
      (display[.saveTargets], atom("D")),
    ]
    let (answer, _) = convert(pairs, clipboard)
    #expect(answer?.type == display[.atomPair])
    #expect(answer?.words == pairs.flatMap { [UInt32($0.rawValue), UInt32($1.rawValue)] })
    #expect(values.byPlace[atom("A")]?.bytes == Array("café".utf8))
    #expect(values.byPlace[atom("B")]?.bytes == [0x63, 0x61, 0x66, 0xE9])
    #expect(values.byPlace[atom("C")]?.words.contains(UInt32(display[.multiple].rawValue)) == true)
    #expect(values.byPlace[atom("D")] == Property(type: display[.null], .words([])))
  }

  @Test func aTargetThatFailsIsMarkedAndTheOthersAreGiven() {
    let display = client.display
    let pairs = [
      (atom("image/png"), atom("A")), (display[.utf8String], atom("B")),
      (display[.multiple], atom("C")), (display[.utf8String], .none),
      (display[.text], Atom(rawValue: 0x0FFF_FFFF)), (display[.text], atom("D")),
    ]
    let (answer, _) = convert(pairs, clipboard)
    let places = answer?.words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(
      places == [0, UInt32(atom("B").rawValue), 0, 0, 0, UInt32(atom("D").rawValue)])
    #expect(Set(values.byPlace.keys) == [atom("B"), atom("D")])
  }

  @Test func aListOfNothingConvertsToNothing() {
    let (answer, _) = convert([], clipboard)
    #expect(answer == Property(type: client.display[.atomPair], .words([])))
  }

  @Test func aSelectionThatIsNotOursIsRefused() {
    let (answer, _) = convert([(client.display[.utf8String], atom("A"))], .primary)
    #expect(answer == nil)
    #expect(values.byPlace.isEmpty)
  }

  /// Passes a request on as a client would have sent it, and returns what stands on the requestor.
  private func ask(
    for name: Atom, _ change: @escaping (inout SelectionRequestEvent) -> Void
  ) -> Property? {
    let reader = SelectionReader(client.loop)
    var result: Property?
    client.loop.handle = {
      guard case .selectionRequest(var request) = $0 else { return }
      change(&request)
      #expect(owner.handle(.selectionRequest(request)))
      result = client.display.property(name, of: request.requestor)
      client.loop.stop()
    }
    reader.readText(of: clipboard) { _ in }
    client.runBounded()
    return result
  }

  @Test func anObsoleteClientNamesNoPropertyAndMeansTheTarget() {
    let utf8 = client.display[.utf8String]
    let given = ask(for: utf8) { $0.property = .none }
    #expect(given?.bytes == Array("café".utf8))
  }

  @Test func multipleWithoutAListsPropertyIsRefused() {
    let multiple = client.display[.multiple]
    let given = ask(for: multiple) {
      $0.property = .none
      $0.target = multiple
    }
    #expect(given == nil)
  }
}
