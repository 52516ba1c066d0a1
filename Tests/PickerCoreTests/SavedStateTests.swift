import ColorModel
import Geometry
import PickerCore
import Sampling
import Testing

@Suite struct SavedStateTests {
  private var state: SavedState {
    var state = SavedState()
    state.mode = .lch
    state.remember(
      Color(.oklch, SIMD4(0.1 + 0.2, 0.1, 0, 0), alpha: 0.3, missing: [2]), at: 1_764_500_000_000)
    state.showsPanel = true
    state.lens = LoupeLens(zoom: 5, sampleSize: 25)
    state.hints = 2
    state.remember(WindowPlace(Point(x: -5, y: 7), Size(width: 700, height: 500), layout: "A"))
    return state
  }

  @Test func allOfItComesBackInFullPrecision() throws {
    let text = JSONValue.object(state.json).text
    let document = try JSONDocument(Array(text.utf8))
    #expect(SavedState(document.value) == state)
    #expect(SavedState(.object(SavedState().json)) == SavedState())
  }

  @Test func everySpaceComesBack() throws {
    for space in SpaceID.allCases {
      var state = SavedState()
      let last = space.components.count > 3 ? 0.4 : 0
      state.remember(Color(space, SIMD4(0.1, 0.2, 0.3, last)), at: 1)
      #expect(SavedState(.object(state.json)) == state)
    }
  }

  @Test func whatCannotBeReadIsAsAtFirst() {
    let wrong: [JSONValue.Member] = [
      .init("mode", .string("xyz")), .init("color", .string("#fff")), .init("panel", .number(1)),
      .init("zoom", .number(1)), .init("sampleSize", .number(2)), .init("hints", .number(-4)),
      .init("places", .array([.null, .object([.init("x", .number(1))])])),
    ]
    #expect(SavedState(.object(wrong)) == SavedState())
    #expect(SavedState(.null) == SavedState())
  }

  @Test func onlyWhatDiffersIsWritten() {
    var other = state
    other.hints = 3
    other.mode = .rgb
    #expect(other.differences(from: state).map(\.name) == ["mode", "hints"])
    #expect(state.differences(from: state) == [])
  }

  @Test func theNewerOfStateAndHistoryIsTheLastColour() {
    var state = SavedState()
    let entry = HistoryEntry(.white, time: 5, source: .screen)
    #expect(state.lastColor(or: nil) == nil && state.lastColor(or: entry) == .white)
    state.remember(.black, at: 5)
    #expect(state.lastColor(or: entry) == .black)
    state.remember(.black, at: 9)
    state.remember(.white, at: 4)
    #expect(state.lastColor(or: HistoryEntry(.black, time: 6, source: .screen)) == .black)
  }

  @Test func aPlaceIsKeptForEachSetOfMonitors() {
    var state = state
    for number in 0..<9 {
      state.remember(
        WindowPlace(Point(x: number, y: 0), Size(width: 1, height: 1), layout: "\(number)"))
    }
    #expect(state.places.count == 8)
    #expect(state.place(on: "A") == nil && state.place(on: "8")?.origin.x == 8)
    state.remember(WindowPlace(.zero, Size(width: 1, height: 1), layout: "4"))
    #expect(state.places.count == 8 && state.places.first?.layout == "4")
  }
}
