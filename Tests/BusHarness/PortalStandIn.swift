public import Bus

/// A portal of a test's own, on a bus of its own.
public final class PortalStandIn {
  public enum Manner: Sendable {
    /// Answers a question with a response and results.
    case answers(UInt32, [String: BusValue])
    /// As it does, but the signal comes before the handle.
    case answersEarly(UInt32, [String: BusValue])
    case takesNote
    case ignores
    case hasNone
    case fails
  }

  public let bus: BusConnection
  public private(set) var questions: [BusCall] = []
  public private(set) var closed: [String] = []
  private var slots: [BusSlot] = []
  private var ignored: [BusCall] = []

  public init(_ address: String, _ manner: Manner) throws {
    bus = try BusConnection(address: address)
    slots.append(
      try bus.serve("/org/freedesktop/portal/desktop", withChildren: true) { [unowned self] call in
        if call.member == "Close" {
          closed.append(call.path)
          call.answer()
          return true
        }
        return ["PickColor", "OpenFile"].contains(call.member) && take(call, manner)
      })
    _ = try bus.own("org.freedesktop.portal.Desktop")
  }

  /// The answer to the last question, where that was only noted.
  public func respond(_ response: UInt32, _ results: [String: BusValue] = [:]) {
    guard let call = questions.last else { return }
    try? bus.emit(
      "Response", of: "org.freedesktop.portal.Request", at: handle, to: call.sender,
      [.uint32(response), .options(results)])
  }

  /// Of the last question.
  private var handle: String { "/org/freedesktop/portal/desktop/request/1_0/t\(questions.count)" }

  private func take(_ call: BusCall, _ manner: Manner) -> Bool {
    questions.append(call)
    switch manner {
    case .answers(let response, let results):
      call.answer(.path(handle))
      // Of another question: not ours.
      try? bus.emit(
        "Response", of: "org.freedesktop.portal.Request", at: handle + "x", to: call.sender,
        [.uint32(1), .options([:])])
      respond(response, results)
    case .answersEarly(let response, let results):
      respond(response, results)
      call.answer(.path(handle))
    case .takesNote: call.answer(.path(handle))
    case .ignores: break
    case .hasNone: return false
    case .fails: call.refuse("org.freedesktop.DBus.Error.Failed", "no screen")
    }
    return true
  }
}
