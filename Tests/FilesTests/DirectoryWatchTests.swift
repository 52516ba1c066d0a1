import ColorModel
import Files
import Glibc
import PickerCore
import TestSupport
import Testing

@Suite struct DirectoryWatchTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// Waits until one of the files is told; fails where that never comes.
  func awaitChange(_ watch: DirectoryWatch) throws -> Set<String> {
    while true {
      let changed = try watch.changed()
      if !changed.isEmpty { return changed }
      var file = pollfd(fd: watch.file, events: Int16(POLLIN), revents: 0)
      try #require(poll(&file, 1, 60_000) == 1, "nothing was told")
    }
  }

  /// Whether the loop would be woken.
  func isSilent(_ watch: DirectoryWatch) -> Bool {
    var file = pollfd(fd: watch.file, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) == 0
  }

  @Test func whatIsAppendedSavedOrTakenAwayIsTold() throws {
    let log = HistoryLog(path: folder.history)
    let document = DocumentFile(path: folder["settings.json"])
    let watch = try DirectoryWatch([log.path, document.path])
    #expect(try watch.changed() == [])
    try log.append([.removed(.black)])
    #expect(try awaitChange(watch) == [log.path])
    try document.write([1])
    #expect(try awaitChange(watch) == [document.path])
    try document.write([2])
    try log.append([.removed(.black)])
    #expect(try awaitChange(watch) == [document.path, log.path])
    #expect(try document.setAside([2]) != nil)
    #expect(try awaitChange(watch) == [document.path])
    #expect(unlink(log.path) == 0)
    #expect(try awaitChange(watch) == [log.path])
    try log.append([.removed(.black)])
    #expect(try awaitChange(watch) == [log.path])
  }

  @Test func otherFilesAreNotTold() throws {
    let watch = try DirectoryWatch([folder["settings.json"]])
    try folder.write([1], to: "other.json")
    try DocumentFile(path: folder["other.json"]).write([2])
    #expect(try watch.changed() == [])
    _ = try DocumentFile(path: folder["settings.json"]).read()
    #expect(try watch.changed() == [])
    #expect(isSilent(watch))
  }

  @Test func aDirectoryThatComesLaterIsWatched() throws {
    let document = DocumentFile(path: folder["home/.config/chidori/settings.json"])
    let watch = try DirectoryWatch([document.path])
    try document.write([1])
    #expect(try awaitChange(watch) == [document.path])
    while !(try watch.changed().isEmpty) {}
    try document.write([2])
    #expect(try awaitChange(watch) == [document.path])
    #expect(try document.read() == [2])
  }

  @Test func directoriesComeOneByOneAndByRenaming() throws {
    let path = folder["a/b/c/settings.json"]
    let watch = try DirectoryWatch([path])
    #expect(mkdir(folder["a"], 0o755) == 0)
    #expect(try watch.changed() == [])
    #expect(mkdir(folder["else"], 0o755) == 0 && mkdir(folder["else/c"], 0o755) == 0)
    try folder.write([1], to: "else/c/settings.json")
    #expect(try watch.changed() == [])
    #expect(rename(folder["else"], folder["a/b"]) == 0)
    #expect(try awaitChange(watch) == [path])
    try folder.write([2], to: "a/b/c/settings.json")
    #expect(try awaitChange(watch) == [path])
  }

  @Test func aDirectoryThatGoesAndComesBackIsWatchedAgain() throws {
    let document = DocumentFile(path: folder["chidori/settings.json"])
    try document.write([1])
    let watch = try DirectoryWatch([document.path])
    #expect(rename(folder["chidori"], folder["old"]) == 0)
    while !isSilent(watch) { _ = try watch.changed() }
    try DocumentFile(path: folder["old/settings.json"]).write([2])
    #expect(try watch.changed() == [])
    try document.write([3])
    #expect(try awaitChange(watch) == [document.path])
    #expect(try Program.run(["rm", "-r", folder["chidori"]]).status == 0)
    while !isSilent(watch) { _ = try watch.changed() }
    try document.write([4])
    #expect(try awaitChange(watch) == [document.path])
    try document.write([5])
    #expect(try awaitChange(watch) == [document.path])
  }

  @Test func whatALinkLeadsToIsWatched() throws {
    let path = folder["config/settings.json"]
    #expect(mkdir(folder["config"], 0o755) == 0 && mkdir(folder["dotfiles"], 0o755) == 0)
    #expect(symlink("../dotfiles/chidori.json", path) == 0)
    let watch = try DirectoryWatch([path])
    try folder.write([1], to: "dotfiles/chidori.json")
    #expect(try awaitChange(watch) == [path])
    try DocumentFile(path: path).write([2])
    #expect(try awaitChange(watch) == [path])
    // It leads elsewhere from now on.
    #expect(symlink("../dotfiles/other.json", folder["config/new"]) == 0)
    #expect(rename(folder["config/new"], path) == 0)
    #expect(try awaitChange(watch) == [path])
    while !isSilent(watch) { _ = try watch.changed() }
    try folder.write([3], to: "dotfiles/other.json")
    #expect(try awaitChange(watch) == [path])
  }

  @Test func withoutWatchesThereIsOneError() throws {
    let writer = try Folder.writer("watch")
    let outcome = writer.finish()
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        changes of other windows are not seen, too much is watched already: /tmp/history.jsonl

        """)
  }
}
