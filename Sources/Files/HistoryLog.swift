internal import Glibc
public import PickerCore

/// The history on disk: an append-only log of changes, one JSON object a line.
///
/// Several instances append to one log, each change with one write of whole lines under a lock. A
/// program that was killed loses nothing it had appended; only where the power fails may the last
/// half minute be missing, since no append waits for the disk: that takes a frame's time or more, on
/// the thread that draws. Lines that cannot be read are passed over, and moved into a file of
/// their own by `compact`.
///
/// The history is what the changes come to one after the other. It is read from its end, newest
/// first: `newest`, then `older` until `isReadWhole`, and `additions` of other instances meanwhile.
public final class HistoryLog {
  public let path: String
  /// Lines that were read and are no change, nor of a later version.
  public internal(set) var brokenLines = 0
  let file: StoredFile
  let lines = HistoryLineReader()
  var reading: Reading?
  /// Lines that were read or appended.
  var knownLines = 0

  /// - Parameter patience: how long an append waits for another instance.
  public init(path: String, patience: Duration = .seconds(2)) {
    self.path = path
    file = StoredFile(path: path, patience: patience)
  }

  /// Appends changes, all of them or none.
  public func append(_ changes: [HistoryChange]) throws(StorageError) {
    guard !changes.isEmpty else { return }
    var bytes: [UInt8] = []
    for change in changes { HistoryLine.append(change, to: &bytes) }
    try file.whileLocked { () throws(StorageError) in
      let log = try OpenFile.open(path, O_RDWR | O_APPEND | O_CREAT)
      let status = try log.status()
      let end = Int(status.st_size)
      // What a crash left of a line, or another program wrote without an end, is a line of its own.
      if end > 0, try log.read(1, at: end - 1) != [UInt8(ascii: "\n")] {
        bytes.insert(UInt8(ascii: "\n"), at: 0)
      }
      do throws(StorageError) {
        try log.write(bytes)
      } catch {
        ftruncate(log.descriptor, off_t(end))
        throw error
      }
      guard let reading, reading.identity == Identity(status), reading.position == end else {
        return
      }
      reading.position += bytes.count
      knownLines += changes.count
    }
  }

  /// Which file has the path, whatever its name was before.
  struct Identity: Equatable {
    var device: dev_t
    var number: ino_t

    init(_ status: stat) { (device, number) = (status.st_dev, status.st_ino) }
  }

  /// A file being read: it stays what it is while another instance replaces it.
  final class Reading {
    let file: OpenFile
    let identity: Identity
    var rest: BackwardLines
    /// Where the lines end that are known; what others append begins here.
    var position: Int

    init(_ file: consuming OpenFile) throws(StorageError) {
      let status = try file.status()
      identity = Identity(status)
      position = Int(status.st_size)
      rest = BackwardLines(0..<position, longest: HistoryLine.longest - 1)
      self.file = file
    }
  }
}
