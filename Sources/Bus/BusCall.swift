internal import CSystemd

/// A method of ours that another program called: answered at once or later, once.
///
/// One that nobody answers is refused when it goes, so that no caller waits in vain.
public final class BusCall {
  public let sender: String
  public let path: String
  public let interface: String
  public let member: String
  public let values: [BusValue]
  private let message: OpaquePointer
  private weak var connection: BusConnection?
  private var isAnswered = false

  init(_ message: OpaquePointer, _ connection: BusConnection) throws(BusError) {
    values = try MessageReader(message: message).values()
    let header = MessageHeader(message)
    (sender, path, interface, member) = (
      header.sender, header.path, header.interface, header.member
    )
    self.message = message
    self.connection = connection
    chidori_message_keep(message)
  }

  deinit {
    if !isAnswered { refuse("org.freedesktop.DBus.Error.NoReply", "nothing was answered") }
    chidori_message_free(message)
  }

  /// Gives the caller what the method returns.
  public func answer(_ values: BusValue...) { answer(values) }

  /// Gives the caller what the method returns; a value the bus does not take becomes an error.
  public func answer(_ values: [BusValue]) {
    guard !isAnswered else { return }
    do throws(BusError) {
      var reply: OpaquePointer?
      guard chidori_message_new_return(message, &reply) >= 0, let reply else { return }
      defer { chidori_message_free(reply) }
      try MessageWriter(message: reply).append(values)
      send(reply)
    } catch {
      refuse("org.freedesktop.DBus.Error.Failed", "\(error)")
    }
  }

  /// Answers with an error: a name such as `org.freedesktop.DBus.Error.InvalidArgs`, and words.
  public func refuse(_ name: String, _ words: String) {
    guard !isAnswered else { return }
    var reply: OpaquePointer?
    guard chidori_message_new_error(message, &reply, name, words) >= 0, let reply else { return }
    defer { chidori_message_free(reply) }
    send(reply)
  }

  /// Answers that its values are not what the method takes.
  public func refuseValues() {
    refuse(
      "org.freedesktop.DBus.Error.InvalidArgs",
      "\(member) does not take \(values.map(\.signature).joined())")
  }

  /// Lets the library answer that there is no such method.
  func pass() { isAnswered = true }

  private func send(_ reply: OpaquePointer) {
    isAnswered = true
    connection?.send(reply)
  }
}
