internal import CX11

/// A key press as a program wants it: what was pressed, what it types, what is held with it.
public struct KeyStroke: Hashable, Sendable {
  /// The symbol of the active layout and level: "C", "с" or "7".
  public var symbol: Keysym
  /// The key's name for commands: its Latin symbol, letters in lower case.
  ///
  /// Where the active layout has none, that of the first Latin layout, and where there is no such
  /// layout that of the US: the key of "c" is "c" in a Russian layout too.
  public var key: Keysym
  /// What it types; empty for control keys and while Control, Alt or Super is held.
  public var text: String
  public var modifiers: KeyModifiers

  public init(symbol: Keysym, key: Keysym, text: String, modifiers: KeyModifiers) {
    self.symbol = symbol
    self.key = key
    self.text = text
    self.modifiers = modifiers
  }
}

/// The modifiers held, by meaning; locks and layout switches are none.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
  public static let `super` = KeyModifiers(rawValue: 8)
}

/// Turns key events into strokes by the server's keyboard map, fetched with the first of them.
public final class Keyboard {
  let display: Display
  private var cachedMasks: ModifierMasks?
  private var cachedPlaces: KeyPlaces?

  public init(_ display: Display) { self.display = display }

  /// To be called at `Event.keyboardMapping`; Xlib's own map has been renewed by then.
  public func mappingChanged() {
    cachedMasks = nil
    cachedPlaces = nil
  }

  /// What the key means.
  ///
  /// - Parameter input: composes the text where it is open; else a key types its own symbol.
  public func stroke(for event: KeyEvent, input: InputMethod? = nil) -> KeyStroke {
    let modifiers = masks.modifiers(in: event.state)
    // A committed text comes as the press of a key that no keyboard has.
    if event.keycode == 0 {
      let text = input?.text(for: event) ?? ""
      return KeyStroke(symbol: .none, key: .none, text: text, modifiers: [])
    }
    let symbol = symbol(of: event)
    var text = ""
    if event.isPress && modifiers.isDisjoint(with: [.control, .alt, .super]) {
      text = input?.text(for: event) ?? symbol.character.map { String($0) } ?? ""
    }
    return KeyStroke(
      symbol: symbol, key: key(of: event, symbol: symbol), text: text, modifiers: modifiers)
  }

  /// The server's bits of each modifier.
  var modifierBits: [(KeyModifiers, KeyState)] {
    [
      (.shift, .shift), (.control, .control), (.alt, masks.alt), (.super, masks.super),
    ]
  }

  /// The modifier bits a shortcut may meet besides its own: CapsLock, NumLock, ScrollLock.
  public var lockMasks: KeyState { masks.locks }

  /// A held key repeats its press without releases in between: a release is one.
  ///
  /// A round trip.
  ///
  /// C: `XkbSetDetectableAutoRepeat`.
  public func detectAutoRepeat() { _ = XkbSetDetectableAutoRepeat(display.raw, 1, nil) }

  /// The first key that has this symbol in some layout; nil where none has.
  ///
  /// C: `XKeysymToKeycode`.
  public func keycode(of symbol: Keysym) -> UInt32? {
    let code = XKeysymToKeycode(display.raw, KeySym(symbol.rawValue))
    return code == 0 ? nil : UInt32(code)
  }

  /// The symbol at layout and level.
  ///
  /// C: `XkbLookupKeySym`.
  private func symbol(of event: KeyEvent) -> Keysym {
    var used: UInt32 = 0
    var symbol: KeySym = 0
    _ = XkbLookupKeySym(
      display.raw, KeyCode(truncatingIfNeeded: event.keycode), event.state.rawValue, &used,
      &symbol)
    return Keysym(rawValue: UInt32(truncatingIfNeeded: symbol)).plain
  }

  /// What a key has at a place of its layouts; none where it has no such place.
  ///
  /// C: `XkbKeycodeToKeysym`.
  func symbol(_ keycode: UInt32, group: Int32, level: Int32) -> Keysym {
    let symbol = XkbKeycodeToKeysym(
      display.raw, KeyCode(truncatingIfNeeded: keycode), group, level)
    return Keysym(rawValue: UInt32(truncatingIfNeeded: symbol))
  }

  private func key(of event: KeyEvent, symbol: Keysym) -> Keysym {
    if symbol.isLatin { return symbol.lowercased }
    // A dead key and a key of another script have a Latin place; Escape or F1 has none.
    guard symbol.isOfAScript || (0xFE50...0xFE93).contains(symbol.rawValue) else { return symbol }
    for group in 0..<4 {
      let latin = self.symbol(event.keycode, group: Int32(group), level: 0)
      if latin.isLatin { return latin.lowercased }
    }
    return places[event.keycode] ?? symbol
  }

  var places: KeyPlaces {
    if let cachedPlaces { return cachedPlaces }
    let places = KeyPlaces(display)
    cachedPlaces = places
    return places
  }

  private var masks: ModifierMasks {
    if let cachedMasks { return cachedMasks }
    let masks = ModifierMasks(display)
    cachedMasks = masks
    return masks
  }
}
