import CXlib

/// Input as a user's, by XTEST.
extension Observer {
  /// Presses a key with modifiers, and tells when its own press was about to be sent.
  @discardableResult
  func press(_ symbol: Int32, with modifiers: Int32...) -> Double {
    let codes = (modifiers + [symbol]).map { UInt32(XKeysymToKeycode(display, KeySym($0))) }
    for code in codes.dropLast() { XTestFakeKeyEvent(display, code, 1, 0) }
    XSync(display, 0)
    let begun = Clock.now
    for code in codes.suffix(1) { XTestFakeKeyEvent(display, code, 1, 0) }
    for code in codes.reversed() { XTestFakeKeyEvent(display, code, 0, 0) }
    XFlush(display)
    return begun
  }

  func click() {
    for isPress in [1, 0] as [Int32] { XTestFakeButtonEvent(display, 1, isPress, 0) }
    XFlush(display)
  }

  /// Goes through a pick, with the pointer put anywhere; false where the loupe does not come or go.
  func pick(
    begin: () -> Void, end: () -> Void, using random: inout SeededGenerator
  ) -> Bool {
    forget()
    begin()
    var loupe: Window?
    let shown = moment(before: Clock.now + 10_000) {
      loupe = popup(atLeast: 100)
      return loupe != nil
    }
    XTestFakeMotionEvent(
      display, -1, .random(in: 0..<width, using: &random),
      .random(in: 0..<height, using: &random), 0)
    end()
    let gone = moment(before: Clock.now + 10_000) { loupe.map { frame(of: $0) == nil } ?? false }
    return shown != nil && gone != nil
  }
}
