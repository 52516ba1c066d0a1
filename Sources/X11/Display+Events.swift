internal import CX11

extension Display {
  /// The next event that is already here, or nil; reads the socket, never waits.
  ///
  /// The input method sees every event first and keeps those that are its own. XNextEvent.
  public func nextEvent() -> Event? {
    if !held.isEmpty { return held.removeFirst() }
    while XEventsQueued(raw, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(raw, &event)
      if event.type == MappingNotify { XRefreshKeyboardMapping(&event.xmapping) }
      if XFilterEvent(&event, 0) != 0 { continue }
      return Event(event, codes: eventCodes)
    }
    return nil
  }

  /// Whether an event is here that needs no reading: a reply may have brought it along.
  ///
  /// C: `QLength`.
  public var hasQueuedEvents: Bool {
    !held.isEmpty || XEventsQueued(raw, QueuedAlready) > 0
  }

  /// Sends an event to a window as another client would.
  ///
  /// C: `XSendEvent`.
  public func send(_ message: ClientMessageEvent, to target: WindowID, events: EventMask = []) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = message.window.rawValue
    event.xclient.message_type = message.type.rawValue
    if message.bytes.isEmpty {
      event.xclient.format = 32
      let words = (message.words + [0, 0, 0, 0, 0]).map { Int($0) }
      event.xclient.data.l = (words[0], words[1], words[2], words[3], words[4])
    } else {
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data.b) { $0.copyBytes(from: message.bytes) }
    }
    XSendEvent(raw, target.rawValue, 0, events.rawValue, &event)
  }
}
