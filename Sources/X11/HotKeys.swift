/// The keys of the whole display that a program wants, followed through changes of the keyboard.
///
/// A held key that repeats is one press.
public final class HotKeys {
  /// What could not be had, and why.
  public private(set) var refused: [HotKey: HotKeyRefusal] = [:]

  private let display: Display
  private let keyboard: Keyboard
  private var wanted: [HotKey] = []
  private var grabs: [HotKey: HotKeyGrab] = [:]
  private var isStale = false
  /// Keys of ours whose release has not been seen.
  private var held: Set<UInt32> = []

  /// Whether one of ours is down.
  public var isHeld: Bool { !held.isEmpty }

  /// None yet; from now on repeats are told from releases.
  public init(_ display: Display, _ keyboard: Keyboard) {
    self.display = display
    self.keyboard = keyboard
    keyboard.detectAutoRepeat()
  }

  /// Wants these and no others, and tries again for those that could not be had.
  public func set(_ hotKeys: [HotKey]) {
    wanted = hotKeys
    take()
  }

  /// The key that is pressed by this event; nil for anything else, and for a repeat.
  public func pressed(_ event: Event) -> HotKey? {
    switch event {
    case .keyboardMapping:
      keyboard.mappingChanged()
      isStale = true
    case .key(let key) where key.isPress:
      guard let hotKey = grabs.first(where: { $1.contains(key) })?.key else { return nil }
      return held.insert(key.keycode).inserted ? hotKey : nil
    case .key(let key): held.remove(key.keycode)
    default: break
    }
    return nil
  }

  /// Follows a keyboard that has changed; to be called at the end of a batch of events.
  ///
  /// Returns whether what could not be had may be another now.
  public func batchEnded() -> Bool {
    guard isStale else { return false }
    isStale = false
    let before = refused
    take()
    return refused != before
  }

  /// A grab has been given up: releases since then have gone elsewhere.
  public func keyboardReleased() {
    if !held.isEmpty { held.formIntersection(display.heldKeys()) }
  }

  /// Keeps what is the same as before, and lets go of the rest before it takes anything.
  private func take() {
    refused = [:]
    var missing: [HotKey: Set<HotKeyGrab.Press>] = [:]
    var kept: [HotKey: HotKeyGrab] = [:]
    for hotKey in wanted {
      do throws(HotKeyRefusal) {
        let presses = try keyboard.presses(of: hotKey)
        if let grab = grabs[hotKey], grab.presses == presses {
          kept[hotKey] = grab
        } else {
          missing[hotKey] = presses
        }
      } catch {
        refused[hotKey] = error
      }
    }
    grabs = kept
    for (hotKey, presses) in missing {
      do throws(HotKeyRefusal) {
        grabs[hotKey] = try HotKeyGrab(presses, on: display)
      } catch {
        refused[hotKey] = error
      }
    }
  }
}
