internal import Glibc

extension DirectoryWatch {
  /// What the system tells of a directory, or of a name in it.
  struct Event {
    let watch: Int32
    let mask: UInt32
    let name: String

    /// All there are.
    ///
    /// C: `struct inotify_event`.
    static func read(from file: Int32) -> [Event] {
      var events: [Event] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while case let count = retrying({ Glibc.read(file, &buffer, buffer.count) }), count > 0 {
        var rest = buffer[..<count]
        while rest.count >= MemoryLayout<inotify_event>.size {
          let head = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
          let name = rest.dropFirst(MemoryLayout<inotify_event>.size).prefix(Int(head.len))
          events.append(
            Event(
              watch: head.wd, mask: head.mask,
              name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
          rest = rest.dropFirst(MemoryLayout<inotify_event>.size + name.count)
        }
      }
      return events
    }
  }
}
