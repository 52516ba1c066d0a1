import Geometry
import TestSupport
import Testing
import Views
import X11

/// The window as a dialog of a script: what is printed, and the exit status.
@Suite(.serialized)
struct WindowDialogTests {
  @Test func okByClickPrintsTheColour() throws {
    let window = try WindowUnderTest("--print", "#336699")
    try window.click("slider.0")
    try window.keys("End")
    try window.clickToEnd("accept")
    let outcome = window.end()
    #expect(outcome.text == "#ff6699\n")
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
  }

  @Test(arguments: [
    // The focus is on the text at the start: nothing was typed, so Enter is OK.
    (["Return"], "#336699\n"), (["ctrl+Return"], "#336699\n"), (["KP_Enter"], "#336699\n"),
    // The first Enter takes the text, the second is OK.
    (["0", "0", "8", "0", "8", "0", "Return", "Return"], "#008080\n"),
    // OK takes what is being typed.
    (["0", "0", "8", "0", "8", "0", "ctrl+Return"], "#008080\n"),
    (["Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "space"], "#336699\n"),
  ])
  func okByKey(keys: [String], text: String) throws {
    let window = try WindowUnderTest("--print", "#336699")
    try window.sendKeys(keys)
    let outcome = window.end()
    #expect(outcome.text == text)
    #expect(outcome.status == 0)
  }

  /// It stays open, and the keyboard where it was: what is typed next mends it.
  @Test(arguments: [true, false])
  func okIsRefusedWhileWhatIsTypedCannotBeRead(byClick: Bool) throws {
    let window = try WindowUnderTest("--print", "#336699")
    try window.type("zzz")
    if byClick { try window.click("accept") } else { try window.keys("ctrl+Return") }
    try window.keys("ctrl+a")
    try window.type("teal")
    if byClick { try window.clickToEnd("accept") } else { try window.sendKeys("ctrl+Return") }
    let outcome = window.end()
    #expect(outcome.text == "#008080\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [["Escape"], ["0", "Escape", "Escape"], ["ctrl+w"], ["ctrl+q"]])
  func cancelledByKey(keys: [String]) throws {
    let window = try WindowUnderTest("--print", "#336699")
    try window.sendKeys(keys)
    expectCancelled(window)
  }

  @Test func cancelledByClickAndByTheManager() throws {
    let window = try WindowUnderTest("--print", "#336699")
    try window.clickToEnd("cancel")
    expectCancelled(window)
    let other = try WindowUnderTest("--print", "#336699")
    other.closeByManager()
    expectCancelled(other)
  }

  private func expectCancelled(_ window: WindowUnderTest) {
    let outcome = window.end()
    #expect(outcome.status == 1)
    #expect(outcome.text == "")
    #expect(outcome.errorText == "")
  }

  @Test func printsAsAskedFor() throws {
    for (options, text) in [
      (["-f", "hsl"], "hsl(210 50% 40%)\n"), (["-n", "--no-hash"], "336699"),
      (["--upper", "#eb8d38"], "#EB8D38\n"),
    ] {
      let color = options.last == "#eb8d38" ? [] : ["#336699"]
      let window = try WindowUnderTest(["--print"] + color + options)
      try window.sendKeys(["ctrl+Return"])
      #expect(window.end().text == text)
    }
    let window = try WindowUnderTest("--print", "#336699", "--json")
    try window.sendKeys(["ctrl+Return"])
    let text = window.end().text
    #expect(text.contains(##""hex":"#336699""##))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func theAnswerIsCopiedWhereAskedFor() throws {
    let window = try WindowUnderTest("--print", "-c", "-f", "rgb", "#336699")
    try window.sendKeys("ctrl+Return")
    #expect(window.end().status == 0)
    #expect(try window.selection("clipboard") == "rgb(51 102 153)")
    let other = try WindowUnderTest("--print", "-c", "#336699")
    try other.offer("kept", as: "clipboard")
    try other.sendKeys("Escape")
    expectCancelled(other)
    #expect(try other.selection("clipboard") == "kept")
  }

  @Test func isADialogToTheManager() throws {
    let window = try WindowUnderTest("--print", "#336699")
    let kind = window.display.property(window.display[.netWMWindowType], of: window.id)?.words
    #expect(kind == [UInt32(window.display[.netWMWindowTypeDialog].rawValue)])
    #expect(window.bounds.size == Size(width: 664, height: 492))
    window.closeByManager()
    expectCancelled(window)
  }

  @Test func liveTellsEachChangeAtOnce() throws {
    let window = try WindowUnderTest("--live", "#336699")
    let track = try window.frame("slider.0")
    try window.move(to: track.center)
    try window.press()
    // While the button is still held.
    for (x, text) in [
      (track.minX - 50, "#006699"), (track.maxX + 50, "#ff6699"), (track.minX - 50, "#006699"),
    ] {
      try window.move(to: Point(x: x, y: track.center.y))
      #expect(window.nextLine { $0 == text } == text)
    }
    try window.release()
    try window.keys("ctrl+z")
    #expect(window.nextLine() == "#336699")
    window.close()
  }

  @Test func liveSaysNothingWithoutAChange() throws {
    let window = try WindowUnderTest("--live", "#336699")
    try window.keys("ctrl+2", "ctrl+1", "Tab", "Tab")
    // Checks that nothing was printed.
    window.close()
  }

  @Test func liveWaitsForNoReaderAndGivesItTheNewest() throws {
    let window = try WindowUnderTest("--live", "--json", "#336699")
    window.narrowOutput()
    let track = try window.frame("slider.0")
    try window.move(to: track.center)
    try window.press()
    // More than a page of lines: whoever waits for room does not answer any more.
    for step in 0..<40 {
      try window.move(to: Point(x: track.minX + step * 3, y: track.center.y))
    }
    try window.move(to: Point(x: track.maxX + 50, y: track.center.y))
    try window.release()
    #expect(window.hex == "#ff6699")
    let newest = window.nextLine { $0.contains(##""hex":"#ff6699""##) }
    #expect(newest != nil)
    window.close()
  }

  @Test func liveEndsQuietlyWithItsReader() throws {
    let window = try WindowUnderTest("--live", "#336699")
    window.closeOutput()
    try window.sendKeys(["ctrl+z", "0", "0", "8", "0", "8", "0"])
    let outcome = window.end()
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
  }

  @Test func theAnswerComesAfterTheChanges() throws {
    let window = try WindowUnderTest("--print", "--live", "#336699")
    try window.click("slider.0")
    _ = window.nextLine()
    try window.keys("Home")
    #expect(window.nextLine() == "#006699")
    try window.sendKeys(["ctrl+Return"])
    let outcome = window.end()
    #expect(outcome.text == "#006699\n")
    #expect(outcome.status == 0)
  }
}
