import ColorModel
import Drawing
import Geometry
import PickerCore
import PickerUI
import TestSupport
import Testing
import ViewHarness
import Views

/// The side panel with the history, by mouse and by keyboard.
@Suite struct HistoryPanelTests {
  static let day: Int64 = 86_400_000
  private static let size = Size(width: 948, height: 448)

  /// A window with its panel open: three colours of today, two of yesterday, the newest first.
  static func window(
    size: Size = Self.size, theme: Theme = .dark, scale: Double = 1,
    prepare: (inout Model) -> Void = { _ in }
  ) -> Window {
    let window = Window(Color(RGB8(0xeb8d38)), size: size, theme: theme, scale: scale) { model in
      let colors: [(UInt32, Int64)] = [
        (0x8ecae6, day - 7_200_000), (0x264653, day - 3_600_000), (0x2a9d8f, day + 3_600_000),
        (0x3366cc, day + 7_200_000), (0xe76f51, day + 10_800_000),
      ]
      for (hex, time) in colors {
        var entry = HistoryEntry(
          Color(RGB8(hex)), time: time, source: .screen,
          window: .init(className: "Firefox", title: "Mail"), position: Point(x: 812, y: 344))
        entry.name = hex == 0x264653 ? "Night" : nil
        model.history.apply(.put(entry))
      }
      prepare(&model)
      _ = update(&model, .command(.panel), at: day + 43_200_000)
      for effect in update(&model, .history(.clock(LocalTime())), at: day + 43_200_000) {
        Issue.record("\(effect)")
      }
    }
    window.time = day + 43_200_000
    return window
  }

  static func list(_ window: Window) -> [UInt32] {
    window.model.browser.list.map { window.model.history.color(of: $0).rgb8.hex }
  }

  private static func selection(_ window: Window) -> [UInt32] {
    window.model.browser.selected.map { window.model.history.color(of: $0).rgb8.hex }
  }

  static func line(_ window: Window, _ id: ViewID) -> String? {
    window.harness.scene.items.first { $0.traits.id == id }?.traits.name
  }

  @Test func ctrlLOpensItAtItsSearchAndClosesIt() {
    let window = Window(0x3366cc, size: Self.size)
    window.press(.character("l"), .control)
    #expect(window.effects.contains(.resize(forPanel: true)))
    #expect(window.harness.focusedName == "Search the history")
    #expect(window.harness.find("History", .tab) != nil)
    window.press(.character("l"), .control)
    #expect(window.effects.last == .resize(forPanel: false))
    #expect(window.harness.find("History", .tab) == nil)
  }

  @Test func aButtonOpensItAndAnotherClosesItAtAnyWidth() {
    for width in [360, 664, 948] {
      let window = Window(0x3366cc, size: Size(width: width, height: 600))
      window.harness.click("History", .button)
      #expect(window.effects.contains(.resize(forPanel: true)))
      #expect(window.harness.find("Search the history") != nil)
      #expect(window.harness.find("History", .button) == nil)
      window.harness.click("Close the panel")
      #expect(window.harness.find("Search the history") == nil)
      #expect(window.harness.find("Colour text") != nil)
    }
  }

  @Test func downAndEnterLeadFromTheSearchToItsFirst() {
    for key in [Key.down, .enter] {
      let window = Self.window()
      window.harness.focus("Search the history")
      window.harness.type("mail")
      window.press(key)
      #expect(window.harness.focusedName == "History")
      #expect(Self.selection(window) == [0xe76f51])
      // Where the keys were before does not matter.
      window.press(.end)
      window.harness.focus("Search the history")
      window.press(key)
      #expect(Self.selection(window) == [0xe76f51])
      window.press(.enter)
      #expect(window.hex == "#e76f51")
      // There is nothing to go to.
      window.harness.click("Search the history")
      window.harness.type("zzz")
      window.press(key)
      #expect(window.harness.focusedName == "Search the history")
    }
  }

  @Test func exportsInAnyFormatAndAsksBeforeItReplaces() throws {
    let window = Self.window()
    window.harness.click("#3366cc", .gridCell)
    window.harness.click("#2a9d8f", .gridCell, .control)
    window.harness.click("#2a9d8f", .gridCell, button: .secondary)
    window.harness.click("Export…", .menuItem)
    #expect(window.harness.focusedName == "Path of the text file")
    #expect(window.harness.find("2 colours, one a line") != nil)
    let formats = try #require(window.harness.scene.sheet).items.map(\.traits)
      .filter { $0.role == .menuButton }
    #expect(formats.map(\.value) == ["Hex"])
    // By keyboard: the format is the next stop, and the buttons follow.
    window.press(.tab)
    window.press(.enter)
    window.harness.click("HSL", .menuItem)
    window.harness.click("Write")
    let text = "hsl(220 60% 50%)\nhsl(172.7 57.8% 39%)\n"
    #expect(
      window.effects.last == .export(text, to: "~/colours.txt", replacing: false))
    window.send(.history(.exportRefused(.exists)))
    #expect(window.harness.find("a file of this name is there") != nil)
    #expect(window.harness.find("Write", .button) == nil)
    window.harness.click("Path of the text file")
    window.press(.enter)
    #expect(window.effects.last == .export(text, to: "~/colours.txt", replacing: false))
    window.harness.click("Replace")
    #expect(window.effects.last == .export(text, to: "~/colours.txt", replacing: true))
    window.send(.history(.exported(to: "/home/me/colours.txt")))
    #expect(window.model.browser.question == nil)
    #expect(Self.line(window, "name") == "written to /home/me/colours.txt")
  }

  @Test func aClickTakesAndTellsWhatIsKnown() {
    let window = Self.window()
    #expect(Self.line(window, "history.what") == nil)
    window.harness.click("#3366cc", .gridCell)
    #expect(window.hex == "#3366cc")
    #expect(Self.selection(window) == [0x3366cc])
    #expect(Self.line(window, "history.what") == "#3366cc  near royalblue3, ΔE 3")
    #expect(
      Self.line(window, "history.whence") == "picked 02:00 at 812, 344 from “Mail”")
    window.harness.click("Night, #264653", .gridCell)
    #expect(Self.line(window, "history.what")?.hasPrefix("#264653  Night · near ") == true)
    #expect(
      Self.line(window, "history.whence") == "picked 1 Jan, 23:00 at 812, 344 from “Mail”")
  }

  @Test func c156_ctrlAndShiftClicksThenDeleteAndUndo() {
    let window = Self.window()
    #expect(Self.list(window) == [0xe76f51, 0x3366cc, 0x2a9d8f, 0x264653, 0x8ecae6])
    window.harness.click("#3366cc", .gridCell)
    window.harness.click("Night, #264653", .gridCell, .shift)
    window.harness.click("#2a9d8f", .gridCell, .control)
    #expect(Self.selection(window) == [0x3366cc, 0x264653])
    #expect(Self.line(window, "history.what") == "2 colours")
    window.press(.delete)
    #expect(Self.list(window) == [0xe76f51, 0x2a9d8f, 0x8ecae6])
    window.press(.character("z"), .control)
    #expect(Self.list(window) == [0xe76f51, 0x3366cc, 0x2a9d8f, 0x264653, 0x8ecae6])
  }

  /// Where the keys are in the grid, Ctrl+C is of what is selected there, and takes nothing.
  @Test func ctrlCCopiesTheSelection() {
    let window = Self.window()
    window.harness.click("#3366cc", .gridCell)
    window.harness.click("#2a9d8f", .gridCell, .control)
    let list = Self.list(window)
    window.press(.character("c"), .control)
    #expect(window.harness.clipboard == "#3366cc\n#2a9d8f")
    #expect(Self.list(window) == list)
  }

  @Test func theKeyboardAloneDoesItAll() throws {
    let window = Self.window()
    window.harness.focus("Search the history")
    for letter in "mail" { window.press(.character(String(letter))) }
    window.harness.type("mail")
    #expect(Self.list(window).count == 5)
    window.press(.escape)
    window.press(.tab, times: 2)
    #expect(window.harness.focusedName == "History")
    window.press(.right)
    #expect(Self.selection(window) == [0x3366cc])
    #expect(window.hex == "#eb8d38")
    window.press(.enter)
    #expect(window.hex == "#3366cc")
    window.press(.right, .shift)
    #expect(Self.selection(window) == [0x3366cc, 0x2a9d8f])
    // The buttons are the next stops.
    window.press(.tab)
    #expect(window.harness.focusedName == "Copy")
    window.press(.enter)
    #expect(window.harness.clipboard == "#3366cc\n#2a9d8f")
    window.press(.tab)
    window.press(.space)
    #expect(window.model.history.pinned.count == 2)
    #expect(window.harness.find("Unpin", .button) != nil)
    window.press(.tab)
    window.press(.enter)
    #expect(Self.list(window) == [0xe76f51, 0x264653, 0x8ecae6])
    window.press(.character("z"), .control, times: 2)
    #expect(window.model.history.pinned.isEmpty && Self.list(window).count == 5)
  }

  @Test func c195_theMenuCopiesInEveryFormat() throws {
    let window = Self.window()
    window.harness.click("#3366cc", .gridCell, button: .secondary)
    let rows = try #require(window.harness.scene.popup).items.map(\.traits)
    let copies = rows.filter { $0.name.hasPrefix("Copy as ") }
    #expect(copies.count == window.model.settings.formats.count)
    #expect(copies.count >= 5)
    #expect(copies.first { $0.name == "Copy as HSL" }?.value == "hsl(220 60% 50%)")
    window.harness.click("Copy as HSL")
    #expect(window.harness.clipboard == "hsl(220 60% 50%)")
    // Of several, one a line; the menu keeps what was selected.
    window.harness.click("#2a9d8f", .gridCell, .control)
    window.harness.click("#2a9d8f", .gridCell, button: .secondary)
    window.harness.click("Copy as RGB")
    #expect(window.harness.clipboard == "rgb(51 102 204)\nrgb(42 157 143)")
    // Swatches of Recent have it too.
    window.harness.click("#8ecae6", .button, button: .secondary)
    window.harness.click("Copy as RGB")
    #expect(window.harness.clipboard == "rgb(142 202 230)")
  }

  @Test func c157_pinAndNameByTheMenuThenSearchTheName() {
    let window = Self.window()
    window.harness.click("#2a9d8f", .gridCell, button: .secondary)
    window.harness.click("Pin", .menuItem)
    #expect(window.model.browser.sections.map(\.title) == ["Pinned", "Today", "Yesterday"])
    window.harness.click("#2a9d8f", .gridCell, button: .secondary)
    window.harness.click("Name…", .menuItem)
    #expect(window.harness.focusedName == "Name of the colour")
    window.harness.type("Lagoon")
    window.press(.enter)
    #expect(window.harness.find("Lagoon, #2a9d8f", .gridCell) != nil)
    window.harness.click("Search the history")
    window.harness.type("lagO")
    #expect(Self.list(window) == [0x2a9d8f])
    window.press(.escape)
    #expect(Self.list(window).count == 5)
  }

  @Test func escLeavesTheNameAsItWas() {
    let window = Self.window()
    window.harness.click("Night, #264653", .gridCell, button: .secondary)
    window.harness.click("Name…", .menuItem)
    window.harness.type("Day")
    window.press(.escape)
    #expect(window.model.browser.question == nil)
    #expect(window.harness.find("Night, #264653", .gridCell) != nil)
  }

  @Test func nearIsAButtonAndShowsWhatItSearches() {
    let window = Self.window()
    window.harness.click("#3366cc", .gridCell)
    window.harness.click("Near this colour", .button)
    #expect(window.value("Search the history") == "near #3366cc")
    #expect(Self.list(window) == [0x3366cc])
    window.press(.character("n"), .control)
    #expect(Self.list(window).count == 5)
  }

  @Test func anotherSearchIsSeenFromItsFirst() throws {
    let window = Self.window { model in
      for number in 0..<2000 {
        model.take(Color(RGB8(UInt32(number * 167))), at: -Int64(number))
      }
    }
    func offset() -> Double? { window.harness.traits("Scroll bar")?.number }
    func scroll() throws {
      let grid = try #require(window.harness.find("History", .grid))
      let place = PointerEvent(grid.visibleFrame.center)
      window.harness.send(.wheel(-9, place, inPopup: false))
      #expect((offset() ?? 0) > 0)
    }
    try scroll()
    window.harness.focus("Search the history")
    #expect((offset() ?? 0) > 0)
    window.harness.type("#0")
    #expect(Self.list(window).count > 1000)
    #expect(offset() == 0)
    try scroll()
    window.press(.escape)
    #expect(Self.list(window).count == 2005)
    #expect(offset() == 0)
  }

  @Test func whatFindsNothingSaysSo() {
    let window = Self.window()
    window.harness.click("Search the history")
    window.harness.type("zzz")
    #expect(window.harness.find("Nothing like that is here") != nil)
    let empty = Window(0x3366cc, size: Self.size)
    empty.press(.character("l"), .control)
    #expect(Self.line(empty, "history.hint") == "Colours you pick, copy or enter")
  }

  /// What is beside stays as it is; in a narrow window the panel is all there is.
  @Test func theColumnsKeepTheirPlacesOrMakeRoom() throws {
    let plain = Window(0x3366cc)
    let wide = Self.window()
    for id: ViewID in ["plane", "output", "copy"] {
      func frame(_ window: Window) throws -> Rect {
        try #require(window.harness.scene.items.first { $0.traits.id == id }).frame
      }
      #expect(try frame(wide) == frame(plain))
    }
    let narrow = Self.window(size: Size(width: 400, height: 448))
    #expect(narrow.harness.find("Colour text") == nil)
    #expect(narrow.harness.find("Search the history") != nil)
    narrow.press(.character("l"), .control)
    #expect(narrow.harness.find("Colour text") != nil)
  }

  @Test(arguments: [(644, 1.0, true), (643, 1.0, false), (1288, 2.0, true), (1280, 2.0, false)])
  func bothAreShownFromAWidthOn(width: Int, scale: Double, areBoth: Bool) {
    let size = Size(width: width, height: 700)
    #expect(MainScreen.hasPanelRoom(in: size, Scale(scale)) == areBoth)
    let window = Self.window(size: size, scale: scale)
    #expect((window.harness.find("Colour text") != nil) == areBoth)
  }

  @Test(arguments: [0.5, 1, 1.5, 2], [(948, 448), (360, 360), (284, 120), (700, 90), (40, 40)])
  func nothingOverlaps(scale: Double, size: (Int, Int)) {
    let size = Size(width: Int(Double(size.0) * scale), height: Int(Double(size.1) * scale))
    let window = Self.window(size: size, scale: scale) { model in
      model.browser.troubles = [HistoryTrouble(lines: 3, .setAside("/home/me/history.jsonl.bad-1"))]
    }
    let panel = ["tab.", "search", "near", "history", "panel."]
    let items = window.harness.scene.items.filter { item in
      let id = item.traits.id.description
      // A scroll view and a grid lie under what they hold.
      return panel.contains { id.hasPrefix($0) } && id != "history"
        && !id.hasPrefix("history.scroll") && id != "history.trouble"
    }
    let bounds = Rect(origin: .zero, size: size)
    for (index, item) in items.enumerated() {
      let shown = item.clip.map { item.frame.intersection($0) } ?? item.frame
      #expect(bounds.contains(shown) || shown.isEmpty, "\(item.traits.id)")
      for other in items[..<index] {
        let place = other.clip.map { other.frame.intersection($0) } ?? other.frame
        #expect(!place.intersects(shown), "\(item.traits.id) \(other.traits.id)")
      }
    }
  }

  @Test func aHundredThousandEntriesCostWhatIsSeen() {
    let window = Self.window { model in
      for number in 0..<100_000 {
        model.take(Color(RGB8(UInt32(number * 167))), at: -Int64(number))
      }
    }
    #expect(window.model.browser.list.count == 100_005)
    #expect(window.harness.scene.items.count < 250)
    window.harness.click("#e76f51", .gridCell)
    window.press(.end)
    #expect(Self.selection(window) == [UInt32(99_999 * 167) & 0xffffff])
    #expect(window.harness.scene.items.count < 250)
  }

  @Test(arguments: [
    ("dark", Theme.dark, 1.0), ("light", .light, 1), ("dark", .dark, 1.5), ("light", .light, 2),
  ])
  func pictures(name: String, theme: Theme, scale: Double) {
    let size = Size(width: Int(948 * scale), height: Int(448 * scale))
    let window = Self.window(size: size, theme: theme, scale: scale) { model in
      if let id = model.history.newest(1).first {
        _ = update(&model, .history(.run(.pin, on: .entry(id))), at: 0)
      }
    }
    window.harness.click("#3366cc", .gridCell)
    expectSnapshot(window.harness.drawList.description, named: "history-\(name)-\(scale)")
  }
}
