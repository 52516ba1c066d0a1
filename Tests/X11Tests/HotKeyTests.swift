import TestSupport
import Testing
import X11

/// Keycode 54 is the key of "c" in the evdev keymap, 75 that of F9.
@Suite struct HotKeyTests {
  private static let wanted = HotKey(Keysym(rawValue: 0x63), [.control, .alt])
  private static let mark = HotKey(Keysym(rawValue: Keysym.f1.rawValue + 8), [])

  /// Hot keys on a server of their own, and what is pressed of them.
  private struct Board {
    let client: Client
    let hotKeys: HotKeys

    init(_ setup: [String]...) throws {
      client = try Client()
      for command in setup { try Self.run(command, client.server) }
      hotKeys = HotKeys(client.display, Keyboard(client.display))
    }

    static func run(_ command: [String], _ server: XServer) throws {
      let outcome = try Program.run(command, environment: server.environment)
      try #require(outcome.status == 0, "\(command): \(outcome.errorText)")
    }

    func xdotool(_ words: String...) throws { try Self.run(["xdotool"] + words, client.server) }

    func command(_ words: String...) throws { try Self.run(words, client.server) }

    /// What was pressed up to F9, which is pressed now.
    func pressed() throws -> [HotKey] {
      try xdotool("key", "75")
      var pressed: [HotKey] = []
      client.event { event in
        guard let hotKey = hotKeys.pressed(event) else { return false }
        if hotKey != HotKeyTests.mark { pressed.append(hotKey) }
        return hotKey == HotKeyTests.mark
      }
      return pressed
    }

    /// Runs the loop until the keyboard has changed, and follows it.
    func follow() {
      client.event { event in
        _ = hotKeys.pressed(event)
        return if case .keyboardMapping = event { hotKeys.batchEnded() || true } else { false }
      }
    }
  }

  @Test(arguments: 0..<8)
  func c44_firesOnceInEveryStateOfTheLocks(locks: Int) throws {
    let board = try Board(["xmodmap", "-e", "add mod3 = Scroll_Lock"])
    for (bit, lock) in ["Caps_Lock", "Num_Lock", "Scroll_Lock"].enumerated()
    where locks & (1 << bit) != 0 {
      try board.xdotool("key", lock)
    }
    board.hotKeys.set([Self.wanted, Self.mark])
    #expect(board.hotKeys.refused.isEmpty)
    let state = try #require(board.client.display.queryPointer()).state
    let on = [KeyState.lock, .mod2, .mod3].map { state.contains($0) }
    #expect(on == [0, 1, 2].map { locks & (1 << $0) != 0 })
    try board.xdotool("key", "ctrl+alt+54")
    #expect(try board.pressed() == [Self.wanted])
  }

  @Test func otherModifiersAreOtherKeys() throws {
    let board = try Board()
    board.hotKeys.set([Self.wanted, Self.mark])
    try board.xdotool("key", "54", "ctrl+54", "ctrl+alt+shift+54", "super+ctrl+alt+54")
    #expect(try board.pressed().isEmpty)
  }

  @Test(arguments: ["us,ru", "ru,us", "ru", "gr"])
  func c47_firesInEveryLayout(layouts: String) throws {
    let board = try Board(["setxkbmap", "-layout", layouts, "-option", "grp:toggle"])
    board.hotKeys.set([Self.wanted, Self.mark])
    try board.xdotool("key", "ctrl+alt+54")
    #expect(try board.pressed() == [Self.wanted])
    guard layouts.contains(",") else { return }
    // The right Alt key changes the layout.
    try board.xdotool("key", "108", "key", "ctrl+alt+54")
    #expect(try board.pressed() == [Self.wanted])
  }

  /// Letters that the first Latin layout has not: ж and ö where it has ; and ש where it has a.
  @Test(arguments: [
    ("us,ru", "ж", "47"), ("ru", "ж", "47"), ("ru", "Ж", "47"), ("us,de", "ö", "47"),
    ("us,il", "ש", "38"), ("us,hu", "ő", "34"), ("us,gr", "ώ", nil), ("us,ru", ";", "47"),
  ])
  func c47_aLetterOfAnotherLayoutIsFound(layouts: String, letter: Character, place: String?) throws
  {
    let board = try Board(["setxkbmap", "-layout", layouts])
    let wanted = HotKey(try #require(Keysym(typing: letter)), .super)
    board.hotKeys.set([wanted, Self.mark])
    #expect(board.hotKeys.refused == (place == nil ? [wanted: .missing] : [:]))
    guard let place else { return }
    try board.xdotool("key", "super+\(place)")
    #expect(try board.pressed() == [wanted])
  }

  @Test func keysThatTypeNothingAreFoundWithWhatIsHeld() throws {
    let board = try Board()
    // Alt makes Sys_Req of Print.
    let wanted = [
      HotKey(.print, .alt), HotKey(.print, []), HotKey(.pause, .control), HotKey(.space, .super),
      HotKey(Keysym(rawValue: 0x1008_FF1D), []),
    ]
    board.hotKeys.set(wanted + [Self.mark])
    #expect(board.hotKeys.refused.isEmpty)
    try board.xdotool("key", "alt+107", "107", "ctrl+127", "super+65", "148")
    #expect(try board.pressed() == wanted)
  }

  @Test func aSymbolThatNeedsShiftIsFoundByIt() throws {
    let board = try Board()
    let wanted = HotKey(Keysym(rawValue: 0x21), [.super, .shift])
    board.hotKeys.set([wanted, Self.mark])
    try board.xdotool("key", "super+shift+10")
    #expect(try board.pressed() == [wanted])
  }

  @Test(arguments: [
    ["setxkbmap", "fr"], ["xmodmap", "-e", "keycode 54 = q Q", "-e", "keycode 38 = c C"],
  ])
  func followsANewMapping(command: [String]) throws {
    let board = try Board()
    let (wanted, place) =
      command[0] == "setxkbmap"
      ? (HotKey(Keysym(rawValue: 0x61), [.control, .alt]), "24") : (Self.wanted, "38")
    board.hotKeys.set([wanted, Self.mark])
    try Board.run(command, board.client.server)
    board.follow()
    // The rest of what the command has changed.
    #expect(try board.pressed().isEmpty)
    _ = board.hotKeys.batchEnded()
    try board.xdotool("key", "ctrl+alt+\(place)")
    #expect(try board.pressed() == [wanted])
    try board.xdotool("key", "ctrl+alt+\(place == "24" ? "38" : "54")")
    #expect(try board.pressed().isEmpty)
  }

  @Test func c44_followsTheModifierMap() throws {
    let board = try Board()
    let wanted = HotKey(Keysym(rawValue: 0x63), .super)
    board.hotKeys.set([wanted, Self.mark])
    try board.command(
      "xmodmap", "-e", "remove mod4 = Super_L Super_R Hyper_L", "-e", "add mod3 = Super_L Super_R")
    board.follow()
    #expect(try board.pressed().isEmpty)
    _ = board.hotKeys.batchEnded()
    try board.xdotool("keydown", "133", "key", "54", "keyup", "133")
    #expect(try board.pressed() == [wanted])
  }

  @Test func c46_aKeyThatAnotherHoldsIsRefusedAndHadLater() throws {
    let board = try Board()
    let other = try Client(board.client.server)
    var theirs: HotKeyGrab? = try HotKeyGrab(
      HotKey(Self.wanted.key, [.control, .alt]), on: other.display, Keyboard(other.display))
    board.hotKeys.set([Self.wanted, Self.mark])
    #expect(board.hotKeys.refused == [Self.wanted: .taken])
    #expect(theirs != nil)
    theirs = nil
    other.display.sync()
    board.hotKeys.set([Self.wanted, Self.mark])
    #expect(board.hotKeys.refused.isEmpty)
    try board.xdotool("key", "ctrl+alt+54")
    #expect(try board.pressed() == [Self.wanted])
  }

  @Test func whatIsRefusedInPartIsGivenBackWhole() throws {
    let server = try XServer()
    func command(_ words: String...) throws { try Board.run(words, server) }
    func take(_ client: Client) throws -> HotKeyGrab {
      try HotKeyGrab(Self.wanted, on: client.display, Keyboard(client.display))
    }
    // Theirs is from a time in which there was no NumLock.
    try command("xmodmap", "-e", "clear mod2")
    let other = try Client(server)
    var theirs: HotKeyGrab? = try take(other)
    try command("xmodmap", "-e", "add mod2 = Num_Lock")
    let client = try Client(server)
    #expect(throws: HotKeyRefusal.taken) { _ = try take(client) }
    #expect(theirs != nil)
    theirs = nil
    client.display.sync()
    other.display.sync()
    _ = try take(try Client(server))
  }

  @Test(arguments: [Keysym.superLeft, .altRight, .numLock, Keysym(rawValue: 0xFFE5)])
  func c49_aModifierAloneIsRefused(key: Keysym) throws {
    let board = try Board()
    board.hotKeys.set([HotKey(key, [])])
    #expect(board.hotKeys.refused == [HotKey(key, []): .modifier])
  }

  @Test func aKeyThatNoKeyboardHasIsRefused() throws {
    let board = try Board()
    let wanted = HotKey(Keysym(rawValue: 0xFE), .super)
    board.hotKeys.set([wanted])
    #expect(board.hotKeys.refused == [wanted: .missing])
  }

  @Test func aHeldKeyIsOnePressAndTheNextAnother() throws {
    let board = try Board()
    board.hotKeys.set([Self.wanted, Self.mark])
    try board.xdotool("keydown", "ctrl", "keydown", "alt", "keydown", "54", "keydown", "54")
    try board.xdotool(
      "keyup", "54", "keydown", "54", "keyup", "54", "keyup", "alt", "keyup", "ctrl")
    #expect(try board.pressed() == [Self.wanted, Self.wanted])
  }
}
