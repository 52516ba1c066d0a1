internal import Glibc

/// Tells which of some files were written, replaced, made or taken away.
///
/// Files are replaced by renaming another, so what is watched is their directories: those of what
/// symbolic links lead to as well, and of a directory that does not exist yet the nearest above it.
/// Nothing is asked at intervals: `file` becomes readable. A file that is written in its place is
/// told once it is closed.
///
/// C: `inotify(7)`.
public final class DirectoryWatch {
  /// Readable when there is something to tell; for an event loop.
  public let file: Int32
  private let paths: [String]
  private var places: [Place] = []

  /// Where a change of a file shows.
  private struct Place {
    let path: String
    let directory: String
    let name: String
    /// The watch on the directory, or on the nearest above it.
    var watch: Int32 = -1
    /// What is missing there: nil where the directory itself is watched.
    var missing: String?

    init(_ path: String, at link: String) {
      self.path = path
      (directory, name) = StoredFile.parts(of: link)
    }
  }

  /// Watches these files, whether they are there or not; what changes from now on is told.
  public init(_ paths: [String]) throws(StorageError) {
    self.paths = paths
    let wanted = IN_NONBLOCK | IN_CLOEXEC
    file = inotify_init1(Int32(wanted))
    guard file >= 0 else { throw .cannotWatch(paths.first ?? "", code: errno) }
    try attach()
  }

  deinit { if file >= 0 { close(file) } }

  /// The paths, as they were given, of what has changed since it was asked last; never waits.
  public func changed() throws(StorageError) -> Set<String> {
    var changed: Set<String> = []
    var isMoved = false
    for event in Event.read(from: file) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        changed.formUnion(paths)
        isMoved = true
      }
      for place in places where place.watch == event.watch {
        if event.mask & Self.ofDirectory != 0 || event.name == place.missing ?? place.name {
          isMoved = isMoved || event.mask & Self.structure != 0
        }
        if place.missing == nil, event.name == place.name, event.mask & Self.content != 0 {
          changed.insert(place.path)
        }
      }
    }
    return isMoved ? changed.union(try attach()) : changed
  }

  private static let content =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
  private static let ofDirectory =
    UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)
  private static let structure =
    UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | ofDirectory

  /// Finds anew where to watch, and returns the files that may have changed before it was watched.
  @discardableResult
  private func attach() throws(StorageError) -> Set<String> {
    let old = places
    places = []
    for path in paths {
      for link in StoredFile(path: path, patience: .zero).links() {
        var place = Place(path, at: link)
        try attach(&place)
        places.append(place)
      }
    }
    let watches = Set(places.map(\.watch))
    for watch in Set(old.map(\.watch)).subtracting(watches) { inotify_rm_watch(file, watch) }
    let known = Set(old.filter { $0.missing == nil }.map { Key($0) })
    return Set(places.filter { $0.missing == nil && !known.contains(Key($0)) }.map(\.path))
  }

  private struct Key: Hashable {
    let path: String
    let name: String
    let watch: Int32

    init(_ place: Place) { (path, name, watch) = (place.path, place.name, place.watch) }
  }

  /// Watches the directory, or the nearest above it.
  private func attach(_ place: inout Place) throws(StorageError) {
    var directory = place.directory
    place.missing = nil
    while true {
      let content = place.missing == nil ? Self.content : 0
      let mask =
        content | (Self.structure & ~UInt32(IN_IGNORED))
        | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
      place.watch = inotify_add_watch(file, directory, mask)
      let code = errno
      if place.watch >= 0 {
        guard let missing = place.missing else { return }
        // It may have been made before the watch was there.
        let next = directory == "/" ? "/\(missing)" : "\(directory)/\(missing)"
        guard StoredFile.isDirectory(next), access(next, R_OK) == 0 else { return }
        (directory, place.missing) = (place.directory, nil)
        continue
      }
      guard code == ENOENT || code == ENOTDIR || code == EACCES, directory != "/" else {
        throw .cannotWatch(place.path, code: code)
      }
      let (above, name) = StoredFile.parts(of: directory)
      (directory, place.missing) = (above, name)
    }
  }
}
