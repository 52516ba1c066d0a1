/// A file or a directory in the sheet of files.
public struct FileEntry: Hashable, Sendable {
  public var name: String
  public var isDirectory: Bool

  public init(_ name: String, isDirectory: Bool = false) {
    self.name = name
    self.isDirectory = isDirectory
  }

  /// As it goes on in a path.
  public var path: String { isDirectory ? name + "/" : name }

  private static let endings: Set = [
    "png", "apng", "jpg", "jpeg", "jpe", "gif", "bmp", "dib", "tif", "tiff", "svg", "svgz", "webp",
    "avif", "heic", "heif", "ico", "cur", "pnm", "pbm", "pgm", "ppm", "xpm", "xbm", "tga", "qtif",
    "icns", "jxl",
  ]

  /// Named as a picture is.
  var isPicture: Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.endings.contains(name[dot...].dropFirst().lowercased())
  }
}

/// The sheet that asks for a file: a path, and what there is in its directory.
public struct FileSheetState: Equatable, Sendable {
  /// The path as typed; a directory ends with a slash.
  public private(set) var text: String
  /// The directory whose entries are known; nil for none yet.
  private var listed: String?
  private var entries: [FileEntry] = []
  /// What goes on as the text does: directories, then pictures.
  public private(set) var candidates: [FileEntry] = []
  /// The candidate that Enter opens.
  public private(set) var selected: Int?
  /// Why the directory or the file cannot be read.
  public var problem: String?

  public init(directory: String) { text = directory }

  /// What the text says before the last name.
  public var directory: String { String(text[..<nameStart]) }

  /// The last name, or what is typed of it.
  private var prefix: Substring { text[nameStart...] }

  private var nameStart: String.Index {
    text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex
  }

  /// The directory that is to be read; nil where its entries are known.
  var wanted: String? { directory == listed ? nil : directory }

  /// The text that Tab makes of it: as far as all candidates agree; nil where that is nothing new.
  public var completion: String? {
    guard let first = candidates.first?.path else { return nil }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1.path) }
    return common.count > prefix.count ? directory + common : nil
  }

  mutating func type(_ text: String) {
    self.text = text
    problem = nil
    filter()
  }

  mutating func list(_ entries: [FileEntry], of directory: String) {
    listed = directory
    self.entries = entries.sorted { ($0.sortKey, $0.name) < ($1.sortKey, $1.name) }
    filter()
  }

  private mutating func filter() {
    selected = nil
    guard wanted == nil else {
      candidates = []
      return
    }
    let showsHidden = prefix.hasPrefix(".")
    candidates = entries.filter {
      ($0.isDirectory || $0.isPicture) && $0.name.hasPrefix(prefix)
        && (showsHidden || !$0.name.hasPrefix("."))
    }
  }

  mutating func select(_ index: Int) {
    if candidates.indices.contains(index) { selected = index }
  }

  /// The candidate so many places further down, from none the first.
  mutating func moveSelection(by steps: Int) {
    guard !candidates.isEmpty else { return }
    guard let selected else {
      self.selected = steps > 0 ? 0 : candidates.count - 1
      return
    }
    self.selected = min(max(0, selected + steps), candidates.count - 1)
  }

  /// The path that Enter opens: of the candidate, or as typed.
  var chosen: String {
    if let selected { return directory + candidates[selected].path }
    let exact = candidates.first { $0.isDirectory && $0.name == prefix }
    return exact.map { directory + $0.path } ?? text
  }
}

extension FileEntry {
  /// Directories come first, then by name in any case.
  fileprivate var sortKey: String { (isDirectory ? "0" : "1") + name.lowercased() }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
