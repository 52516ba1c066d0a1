internal import CX11

/// What other clients are answered.
extension SelectionOwner {
  func serve(_ request: SelectionRequestEvent) {
    // Obsolete clients name no property and mean the target (ICCCM 2.2).
    let place = request.property == .none ? request.target : request.property
    var answer = SelectionNotifyEvent(
      requestor: request.requestor, selection: request.selection, target: request.target,
      property: .none, time: request.time)
    if let content = contents[request.selection], isInTime(request, for: content) {
      // A list of targets stands in a property that the client has named.
      let isDone =
        request.target == display[.multiple]
        ? request.property != .none && convertEach(of: content, for: request)
        : convert(request.target, of: content, for: request.requestor, into: place)
      if isDone { answer.property = place }
    }
    // The requestor may be gone by now: that is not ours to complain about.
    _ = try? display.trapping { () throws(XError) in display.send(answer) }
  }

  private func isInTime(_ request: SelectionRequestEvent, for content: Content) -> Bool {
    request.time == .current || !request.time.isBefore(content.since)
  }

  /// Puts what a target gives on the requestor, whole or in pieces; false refuses it.
  private func convert(
    _ target: Atom, of content: Content, for requestor: WindowID, into place: Atom
  ) -> Bool {
    if let receiver = content.receiver, receiver.target == target {
      return display.property(place, of: requestor, atMost: 1 << 16).map(receiver.take) ?? false
    }
    guard let property = property(of: content, as: target) else { return false }
    do throws(XError) {
      try display.trapping { () throws(XError) in
        if property.size > sender.pieceBytes {
          try sender.start(property, to: requestor, as: place)
        } else {
          display.setProperty(place, of: requestor, to: property)
        }
      }
      return true
    } catch {
      sender.cancel(requestor, place)
      return false
    }
  }

  /// MULTIPLE: converts pairs of a target and a property, and writes None for those that failed.
  ///
  /// A list that is not there counts as an empty one, so that the target converts for clients that
  /// try all of TARGETS in turn.
  private func convertEach(of content: Content, for request: SelectionRequestEvent) -> Bool {
    var pairs = display.property(request.property, of: request.requestor)?.words ?? []
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      let target = Atom(rawValue: UInt(pairs[index]))
      let place = Atom(rawValue: UInt(pairs[index + 1]))
      if place == .none
        || !convert(target, of: content, for: request.requestor, into: place)
      {
        pairs[index + 1] = 0
      }
    }
    let list = Property(type: display[.atomPair], .words(pairs))
    let outcome: Void? = try? display.trapping { () throws(XError) in
      display.setProperty(request.property, of: request.requestor, to: list)
    }
    return outcome != nil
  }

  /// What a target gives; nil refuses it.
  private func property(of content: Content, as target: Atom) -> Property? {
    switch target {
    case display[.targets]:
      let targets =
        [display[.targets], display[.multiple], display[.timestamp]] + content.offer.map(\.target)
      return Property(
        type: .atom, .words(targets.map { UInt32(truncatingIfNeeded: $0.rawValue) }))
    case display[.timestamp]:
      return Property(
        type: .integer, .words([UInt32(truncatingIfNeeded: content.since.rawValue)]))
    default: return content.offer.first { $0.target == target }?.property
    }
  }
}

extension Display {
  /// C: `XSendEvent`.
  func send(_ answer: SelectionNotifyEvent) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = answer.requestor.rawValue
    event.xselection.selection = answer.selection.rawValue
    event.xselection.target = answer.target.rawValue
    event.xselection.property = answer.property.rawValue
    event.xselection.time = answer.time.rawValue
    XSendEvent(raw, answer.requestor.rawValue, 0, 0, &event)
  }
}
