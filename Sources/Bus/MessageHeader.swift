internal import CSystemd

/// Where a message came from and what for; empty texts for what it does not say.
struct MessageHeader {
  let sender: String
  let path: String
  let interface: String
  let member: String

  init(_ message: OpaquePointer) {
    func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
    sender = text(chidori_message_sender(message))
    path = text(chidori_message_path(message))
    interface = text(chidori_message_interface(message))
    member = text(chidori_message_member(message))
  }
}
