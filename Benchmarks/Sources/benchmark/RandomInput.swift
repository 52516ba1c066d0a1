import CXlib

/// Input as no user makes it, inside one window: motions, clicks, drags, wheel, keys and commands.
///
/// No key of a window manager is among it (no Alt, no Super), and none that closes the window or opens
/// another.
struct RandomInput {
  private let display: OpaquePointer
  private let frame: (x: Int, y: Int, width: Int, height: Int)
  private var random: SeededGenerator
  /// Events sent so far.
  private(set) var count = 0

  private static let letters = Array("0123456789abcdef.#%-, ghrsx()").map { symbol(of: $0) }
  private static let keys = [
    XK_Tab, XK_Tab, XK_Return, XK_Escape, XK_BackSpace, XK_Delete, XK_Home, XK_End, XK_Left,
    XK_Right, XK_Up, XK_Down, XK_Page_Up, XK_Page_Down, XK_space, XK_plus, XK_minus,
    XK_bracketleft, XK_bracketright, XK_F1,
  ].map { KeySym($0) }
  private static let commands = Array("acvxzypt123456").map { symbol(of: $0) }

  /// Latin-1 characters are their own symbols.
  private static func symbol(of character: Character) -> KeySym {
    KeySym(character.unicodeScalars.first?.value ?? 0)
  }

  init(
    _ display: OpaquePointer, in frame: (x: Int, y: Int, width: Int, height: Int), seed: UInt64
  ) {
    self.display = display
    self.frame = frame
    random = SeededGenerator(seed: seed)
  }

  /// Sends what one movement of a hand makes: one to twenty events.
  mutating func act() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35: move()
    case 35..<50: drag()
    case 50..<62: click(1)
    case 62..<65: click([2, 3].randomElement(using: &random) ?? 2)
    case 65..<73: press(Self.letters)
    case 73..<85: press(Self.keys, [[], [], [], [XK_Shift_L], [XK_Control_L]])
    case 85..<92: press(Self.commands, [[XK_Control_L], [XK_Control_L, XK_Shift_L]])
    default:
      hold([[], [], [], [XK_Control_L], [XK_Shift_L]].randomElement(using: &random) ?? []) {
        $0.click([4, 5].randomElement(using: &$0.random) ?? 4)
      }
    }
    XFlush(display)
  }

  private mutating func move() {
    let x = frame.x + Int.random(in: 1..<frame.width - 1, using: &random)
    let y = frame.y + Int.random(in: 1..<frame.height - 1, using: &random)
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    count += 1
  }

  private mutating func drag() {
    move()
    button(1, isPress: true)
    for _ in 0..<Int.random(in: 1...12, using: &random) { move() }
    button(1, isPress: false)
  }

  /// Clicks once to three times, inside: arrows may have taken the pointer out in a pick.
  private mutating func click(_ number: UInt32) {
    move()
    for _ in 0..<([1, 1, 2, 3].randomElement(using: &random) ?? 1) {
      button(number, isPress: true)
      button(number, isPress: false)
    }
  }

  private mutating func button(_ number: UInt32, isPress: Bool) {
    XTestFakeButtonEvent(display, number, isPress ? 1 : 0, 0)
    count += 1
  }

  private mutating func press(_ symbols: [KeySym], _ modifiers: [[Int32]] = [[]]) {
    guard let symbol = symbols.randomElement(using: &random) else { return }
    hold(modifiers.randomElement(using: &random) ?? []) { input in
      input.key(symbol, isPress: true)
      input.key(symbol, isPress: false)
    }
  }

  private mutating func hold(_ modifiers: [Int32], _ act: (inout RandomInput) -> Void) {
    for modifier in modifiers { key(KeySym(modifier), isPress: true) }
    act(&self)
    for modifier in modifiers.reversed() { key(KeySym(modifier), isPress: false) }
  }

  private mutating func key(_ symbol: KeySym, isPress: Bool) {
    let code = XKeysymToKeycode(display, symbol)
    guard code != 0 else { return }
    XTestFakeKeyEvent(display, UInt32(code), isPress ? 1 : 0, 0)
    count += 1
  }
}
