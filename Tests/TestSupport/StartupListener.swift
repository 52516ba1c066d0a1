import X11

/// What launchers are told on a display, as they put it together.
public final class StartupListener {
  private let display: Display
  private var unfinished: [WindowID: [UInt8]] = [:]
  /// The words that have come whole.
  private var words: [String] = []

  /// Listens from now on.
  public init(_ server: XServer) throws {
    display = try Display(name: server.display)
    display.listen(for: .property)
    display.sync()
  }

  /// All that has been told by now.
  public var told: [String] {
    display.sync()
    while let event = display.nextEvent() {
      guard case .clientMessage(let message) = event else { continue }
      receive(message)
    }
    return words
  }

  private func receive(_ message: ClientMessageEvent) {
    let begins = message.type == display[.netStartupInfoBegin]
    guard begins || message.type == display[.netStartupInfo] else { return }
    let bytes = (begins ? [] : unfinished[message.window] ?? []) + message.bytes
    unfinished[message.window] = bytes
    guard let end = bytes.firstIndex(of: 0) else { return }
    words.append(String(decoding: bytes[..<end], as: UTF8.self))
    unfinished[message.window] = nil
  }
}
