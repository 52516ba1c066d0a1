import ColorModel
import Geometry
import PickerCore
import Sampling
import Testing

/// What messages make of the history, what of it is written down, and how it is undone.
@Suite struct HistoryUpdateTests {
  /// A window with its panel open and these colours taken, the last one the newest.
  private static func script(_ hexes: UInt32...) -> Script {
    var script = Script(0x000000)
    script.send(.command(.panel))
    for (time, hex) in hexes.enumerated() {
      script.time = Int64(time + 1)
      script.send(.picked(.screen(Color(RGB8(hex)), at: script.time)))
    }
    script.effects = []
    script.time = 100
    return script
  }

  private static func list(_ script: Script) -> [UInt32] {
    script.model.browser.list.map { script.model.history.color(of: $0).rgb8.hex }
  }

  private static func id(_ hex: UInt32, _ script: Script) throws -> History.ID {
    try #require(script.model.history.id(of: Color(RGB8(hex))))
  }

  @Test func picksCopiesAndEnteredTextAreWrittenDown() throws {
    var script = Script(0x3366cc)
    script.time = 7
    let window = HistoryEntry.Window(className: "Firefox", title: "Mail")
    let color = Color(RGB8(0x112233))
    let pick = HistoryEntry(
      color, time: 7, source: .screen, window: window, position: Point(x: 812, y: 344),
      sample: .init(size: Size(width: 5, height: 5), mean: .linear))
    script.send(.picked(pick))
    script.send(.command(.copy))
    script.enter("oklch(0.7 0.1 60)", into: .output)
    script.send(.typed(.component(0), "5"))
    script.send(.committed(.component(0), "5", byEnter: false))
    #expect(
      script.recorded == [
        .taken(pick),
        .taken(HistoryEntry(color, time: 7, source: .window)),
        .taken(HistoryEntry(Color(.oklch, 0.7, 0.1, 60), time: 7, source: .text)),
      ])
    #expect(script.model.history.count == 2)
  }

  @Test func noHistoryKeepsThemForTheWindowAlone() throws {
    var script = Script(0x3366cc)
    script.model.recordsHistory = false
    script.send(.picked(.screen(Color(RGB8(0x112233)))))
    script.send(.command(.copy))
    #expect(script.recorded == [])
    #expect(script.model.recentColors == [Color(RGB8(0x112233))])
    // What is pinned is meant to be kept.
    script.send(.history(.run(.pin, on: .entry(try Self.id(0x112233, script)))))
    #expect(script.recorded.count == 1)
  }

  @Test func c156_multiSelectDeleteIsOneStepAndUndoRestoresAll() throws {
    var script = Self.script(1, 2, 3, 4, 5)
    #expect(Self.list(script) == [5, 4, 3, 2, 1])
    let before = script.model.history
    script.send(.history(.select(1...2, adding: false)))
    script.send(.history(.toggle(try Self.id(1, script))))
    script.send(.history(.run(.delete, on: .selection)))
    #expect(Self.list(script) == [5, 2])
    #expect(script.model.browser.selection.isEmpty)
    #expect(script.recorded == [4, 3, 1].map { .removed(Color(RGB8($0))) })
    script.effects = []
    script.send(.command(.undo))
    #expect(Self.list(script) == [5, 4, 3, 2, 1])
    #expect(script.model.history == before)
    // The log gets them back too.
    #expect(script.recorded.count == 3)
    #expect(
      script.recorded.allSatisfy { if case .put = $0 { true } else { false } })
    script.send(.command(.redo))
    #expect(Self.list(script) == [5, 2])
    script.send(.command(.undo))
    #expect(script.model.history == before)
    #expect(script.hex == "#000005")
  }

  @Test func pinNameAndDeleteAreAStepEach() throws {
    var script = Self.script(1, 2, 3)
    let id = try Self.id(2, script)
    script.send(.history(.run(.pin, on: .entry(id))))
    #expect(script.model.browser.sections.first?.title == "Pinned")
    script.send(.history(.run(.name, on: .entry(id))))
    #expect(script.model.browser.question?.kind == .name(id))
    script.send(.history(.answerTyped(" Night ")))
    script.send(.history(.answered(" Night ")))
    #expect(script.model.history[id].name == "Night")
    #expect(script.model.browser.question == nil)
    script.send(.history(.run(.delete, on: .entry(id))))
    #expect(Self.list(script) == [3, 1])
    script.send(.command(.undo))
    #expect(script.model.history.entry(of: Color(RGB8(2)))?.name == "Night")
    script.send(.command(.undo))
    #expect(script.model.history.entry(of: Color(RGB8(2)))?.name == nil)
    #expect(script.model.history.pinned.count == 1)
    script.send(.command(.undo))
    #expect(script.model.history.pinned.isEmpty)
    #expect(Self.list(script) == [3, 2, 1])
    // And before that the picks.
    script.send(.command(.undo))
    #expect(script.hex == "#000002")
    for _ in 1...4 { script.send(.command(.redo)) }
    #expect(script.model.history.id(of: Color(RGB8(2))) == nil)
    #expect(script.hex == "#000003")
  }

  @Test func pinTurnsAllOneWay() throws {
    var script = Self.script(1, 2, 3)
    script.send(.history(.run(.pin, on: .entry(try Self.id(1, script)))))
    script.send(.history(.selectAll))
    #expect(!script.model.isPinned(.selection))
    script.send(.history(.run(.pin, on: .selection)))
    #expect(script.model.history.pinned.count == 3 && script.model.isPinned(.selection))
    script.send(.history(.run(.pin, on: .selection)))
    #expect(script.model.history.pinned.isEmpty)
    #expect(Self.list(script) == [3, 2, 1])
  }

  /// What was taken since keeps its place and whence it is; the name comes back.
  @Test func undoTakesNothingFromWhatWasTakenSince() throws {
    var script = Self.script(1, 2)
    script.send(.history(.run(.name, on: .entry(try Self.id(1, script)))))
    script.send(.history(.answered("One")))
    script.send(.history(.run(.delete, on: .entry(try Self.id(1, script)))))
    let again = HistoryEntry(Color(RGB8(1)), time: 50, source: .screen)
    script.send(.history(.changed([.taken(again)])))
    script.send(.command(.undo))
    #expect(Self.list(script) == [1, 2])
    var restored = again
    restored.name = "One"
    #expect(script.model.history.entry(of: again.color) == restored)
  }

  @Test func copiesOneALineInAnyForm() throws {
    var script = Self.script(0x3366cc, 0x112233)
    script.send(.history(.selectAll))
    script.send(.history(.run(.copy(nil), on: .selection)))
    #expect(script.effects.first == .copy("#112233\n#3366cc", to: .clipboard))
    #expect(script.model.notice == Model.Notice("copied 2 colours"))
    script.effects = []
    script.send(.history(.run(.copy(.format(.rgb)), on: .selection)))
    #expect(script.effects.first == .copy("rgb(17 34 51)\nrgb(51 102 204)", to: .clipboard))
    script.effects = []
    script.send(.history(.run(.copy(.format(.hsl)), on: .entry(try Self.id(0x3366cc, script)))))
    #expect(script.effects.first == .copy("hsl(220 60% 50%)", to: .clipboard))
    // A copy of what is there is nothing new.
    #expect(script.recorded == [])
  }

  @Test func exportsTheSelectionToAPath() throws {
    var script = Self.script(0x3366cc, 0x112233)
    script.send(.history(.selectAll))
    script.send(.history(.run(.export, on: .selection)))
    #expect(script.model.browser.question?.kind == .export(.format(.hex)))
    script.send(.history(.answered("/tmp/c.txt")))
    #expect(script.effects == [.export("#112233\n#3366cc\n", to: "/tmp/c.txt", replacing: false)])
    script.send(.history(.exported(to: "/tmp/c.txt")))
    #expect(script.model.notice == Model.Notice("written to /tmp/c.txt"))
    #expect(script.model.browser.question == nil)
  }

  @Test func anExportThatIsRefusedIsAskedForAgain() throws {
    var script = Self.script(0x3366cc, 0x112233)
    script.send(.history(.selectAll))
    script.send(.history(.run(.export, on: .selection)))
    script.send(.history(.exportAs(.format(.rgb))))
    script.send(.history(.answerTyped("/tmp/c.txt")))
    script.send(.history(.answered("/tmp/c.txt")))
    script.send(.history(.exportRefused(.exists)))
    #expect(script.model.browser.question?.refusal == .exists)
    #expect(script.model.notice == nil)
    // Another name is another question.
    script.send(.history(.answerTyped("/tmp/d.txt")))
    #expect(script.model.browser.question?.refusal == nil)
    script.effects = []
    script.send(.history(.replaced))
    #expect(
      script.effects == [
        .export("rgb(17 34 51)\nrgb(51 102 204)\n", to: "/tmp/d.txt", replacing: true)
      ])
    script.send(.history(.exportRefused(.failed("the disk is full"))))
    #expect(script.model.browser.question?.text == "/tmp/d.txt")
    script.send(.history(.dismissed))
    #expect(script.model.browser.question == nil)
  }

  /// What is deleted, by the panel open or closed.
  private static func deletion(in script: inout Script) throws {
    script.send(.history(.run(.delete, on: .entry(try id(1, script)))))
    #expect(script.model.notice == Model.Notice("1 colour deleted", link: .undo))
  }

  @Test func aDeletionOffersToTakeItBackForAWhile() throws {
    var script = Self.script(1, 2, 3)
    try Self.deletion(in: &script)
    script.send(.history(.selectAll))
    script.send(.history(.run(.delete, on: .selection)))
    #expect(script.model.notice == Model.Notice("2 colours deleted", link: .undo))
    #expect(script.effects.contains(.expireNotice(milliseconds: 10000)))
    script.send(.history(.takeBack))
    #expect(script.model.notice == nil)
    #expect(Self.list(script) == [3, 2])
    #expect(script.effects.last == .focus(.history))
    script.send(.command(.panel))
    script.send(.command(.undo))
    #expect(script.model.history.count == 3)
  }

  /// Whatever comes next, the offer would be to take back that.
  @Test(arguments: [
    Message.history(.select(0...0, adding: false)), .history(.selectAll), .history(.search("3")),
    .typed(.output, "#123456"), .slid(.component(0), 0.5, .began), .slid(.alpha, 0.5, .stepped),
    .pasted("teal"), .command(.undo), .picked(.screen(.white)), .noticeExpired,
  ])
  func theOfferGoesWithTheNextAction(_ message: Message) throws {
    var script = Self.script(1, 2, 3)
    try Self.deletion(in: &script)
    script.send(message)
    #expect(script.model.notice == nil)
  }

  @Test func theOfferStaysWhileNothingIsDone() throws {
    var script = Self.script(1, 2, 3)
    try Self.deletion(in: &script)
    script.send(.history(.changed([.taken(HistoryEntry(.white, time: 5, source: .screen))])))
    script.send(.history(.clock(LocalTime())))
    script.send(.screenValues(.raw))
    #expect(script.model.notice?.link == .undo)
  }

  @Test func unreadableLinesAreToldUntilTheyAreSeen() {
    var script = Script(0)
    let troubles = [
      HistoryTrouble(lines: 1, .setAside("/h/history.jsonl.bad-1")),
      HistoryTrouble(lines: 3, .left("cannot save, the disk is full: /h/history.jsonl")),
    ]
    for trouble in troubles { script.send(.history(.unreadable(trouble))) }
    #expect(script.deeds.isEmpty)
    #expect(
      troubles.map(\.words) == [
        "1 line of the history could not be read. What it holds is kept in /h/history.jsonl.bad-1",
        "3 lines of the history could not be read, and not be set aside: "
          + "cannot save, the disk is full: /h/history.jsonl",
      ])
    let notice = Model.Notice(
      "3 lines of the history could not be read", isError: true, link: .panel)
    #expect(script.model.shownNotice == notice)
    // Another word comes first, and goes.
    script.send(.command(.copy))
    #expect(script.model.shownNotice?.text == "copied #000000")
    script.send(.noticeExpired)
    #expect(script.model.shownNotice == notice)
    // The panel tells all of it, until it has been seen.
    script.send(.command(.panel))
    #expect(script.model.shownNotice == nil && script.model.browser.troubles == troubles)
    script.send(.history(.troubleSeen))
    script.send(.command(.panel))
    #expect(script.model.shownNotice == nil && script.model.browser.troubles.isEmpty)
  }

  /// Those of one millisecond come back in the order they had.
  @Test func undoKeepsTheOrderOfOneMoment() throws {
    var script = Script(0)
    script.send(.command(.panel))
    for hex: UInt32 in 1...4 { script.send(.picked(.screen(Color(RGB8(hex)), at: script.time))) }
    #expect(Self.list(script) == [4, 3, 2, 1])
    script.send(.history(.selectAll))
    script.send(.history(.run(.delete, on: .selection)))
    script.send(.command(.undo))
    #expect(Self.list(script) == [4, 3, 2, 1])
  }

  @Test func takingAnEntryIsAStepAndSelectsIt() throws {
    var script = Self.script(1, 2)
    let id = try Self.id(1, script)
    script.send(.history(.take(id)))
    #expect(script.hex == "#000001")
    #expect(script.model.browser.selection == [id])
    script.send(.command(.undo))
    #expect(script.hex == "#000002")
    script.send(.history(.activate(try Self.id(2, script))))
    #expect(script.model.browser.selection == [id])
  }

  @Test func theSelectionFollowsItsEntries() throws {
    var script = Self.script(1, 2, 3)
    script.send(.history(.select(1...1, adding: false)))
    script.send(.picked(.screen(Color(RGB8(9)), at: script.time)))
    #expect(script.model.browser.selection == [try Self.id(2, script)])
    script.send(.history(.select(0...1, adding: true)))
    #expect(
      script.model.browser.selected.map { script.model.history.color(of: $0).rgb8.hex } == [
        9, 3, 2,
      ])
    // Another instance removes one of them.
    script.send(.history(.changed([.removed(Color(RGB8(3)))])))
    #expect(script.model.browser.selection.count == 2)
    // Read anew, it is of the same colours.
    var again = History()
    for hex: UInt32 in [9, 2] {
      again.load([.taken(HistoryEntry(Color(RGB8(hex)), time: Int64(hex), source: .screen))])
    }
    script.send(.history(.reread(again)))
    #expect(
      script.model.browser.selected.map { script.model.history.color(of: $0).rgb8.hex } == [9, 2])
  }

  @Test func nearSearchesTheColourAndBackAgain() throws {
    var script = Self.script(0xff0000, 0x3366cc, 0x3467cc)
    script.send(.command(.near))
    #expect(script.model.browser.search == "near #3467cc")
    #expect(Self.list(script) == [0x3467cc, 0x3366cc])
    #expect(script.model.browser.sections.map(\.title) == ["Nearest first"])
    script.send(.command(.near))
    #expect(script.model.browser.search == "" && Self.list(script).count == 3)
    script.send(.history(.run(.near, on: .entry(try Self.id(0xff0000, script)))))
    #expect(Self.list(script) == [0xff0000])
    // With the panel closed it opens.
    var closed = Script(0x3366cc)
    closed.send(.command(.near))
    #expect(closed.model.browser.isOpen)
    #expect(closed.effects == [.resize(forPanel: true), .focus(.search)])
  }

  @Test func thePanelOpensAndClosesAndOnlyOpenListsAnything() {
    var script = Script(0)
    script.send(.picked(.screen(.white)))
    #expect(script.model.browser.list.isEmpty)
    script.effects = []
    script.send(.command(.panel))
    #expect(script.model.browser.list.count == 1)
    #expect(script.effects == [.resize(forPanel: true), .focus(.search)])
    script.send(.command(.panel))
    #expect(script.model.browser.list.isEmpty)
    #expect(script.effects.last == .resize(forPanel: false))
  }

  @Test func aFailureIsANotice() {
    var script = Script(0)
    script.send(.history(.failed(.storage("cannot save, the disk is full: /x"))))
    #expect(
      script.model.notice == Model.Notice("cannot save, the disk is full: /x", isError: true))
  }

  @Test func olderEntriesComeBehindAndTheListFollows() {
    var script = Self.script(1)
    let older = (0..<3).map {
      HistoryChange.taken(
        HistoryEntry(Color(RGB8(UInt32(10 + $0))), time: Int64(-$0), source: .screen))
    }
    script.send(.history(.loaded(older, isLast: false)))
    #expect(Self.list(script) == [1, 10, 11, 12])
    #expect(!script.model.history.isComplete)
    script.send(.history(.loaded([], isLast: true)))
    #expect(script.model.history.isComplete)
  }
}
