import Glibc
import TestSupport
import Testing

@testable import Files

@Suite struct DocumentFileTests {
  let folder: Folder
  let document: DocumentFile

  init() throws {
    folder = try Folder()
    document = DocumentFile(path: folder["settings.json"])
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try document.read() == nil)
    for text in ["{}", "", String(repeating: "long", count: 100_000)] {
      try document.write(Array(text.utf8))
      #expect(try document.read() == Array(text.utf8))
    }
    #expect(try folder.names() == ["settings.json", ".settings.json.lock"])
  }

  @Test func whatTheUserNamesIsReplacedOnlyWhenAsked() throws {
    #expect(try document.create(Array("one".utf8)))
    #expect(try !document.create(Array("two".utf8)))
    #expect(try document.read() == Array("one".utf8))
    #expect(try document.create(Array("two".utf8), replacing: true))
    #expect(try document.read() == Array("two".utf8))
    // No lock is left beside it.
    #expect(try folder.names() == ["settings.json"])
    let directory = DocumentFile(path: folder.path)
    #expect(throws: StorageError.cannotWrite(folder.path, code: EISDIR)) {
      _ = try directory.create([1], replacing: true)
    }
  }

  @Test func directoryAndFileAreTheUsersAlone() throws {
    try DocumentFile(path: folder["a/b/settings.json"]).write([1])
    #expect(try folder.mode("a") == 0o700)
    #expect(try folder.mode("a/b") == 0o700)
    #expect(try folder.mode("a/b/settings.json") == 0o600)
  }

  @Test func permissionsStay() throws {
    for mode: mode_t in [0o644, 0o600, 0o664] {
      try document.write([1])
      #expect(chmod(document.path, mode) == 0)
      try document.write([2])
      #expect(try folder.mode("settings.json") == Int(mode))
    }
  }

  @Test(arguments: ["dotfiles/chidori.json", "absolute"])
  func aLinkStaysALink(_ name: String) throws {
    #expect(mkdir(folder["dotfiles"], 0o755) == 0)
    let target = name == "absolute" ? folder["dotfiles/chidori.json"] : name
    #expect(symlink("hop.json", document.path) == 0)
    #expect(symlink(target, folder["hop.json"]) == 0)
    // First it leads nowhere.
    for byte: UInt8 in [1, 2] {
      try document.write([byte])
      #expect(folder.bytes("dotfiles/chidori.json") == [byte])
      #expect(try document.read() == [byte])
    }
    var status = stat()
    #expect(lstat(document.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try document.setAside([2]) == folder["dotfiles/chidori.json.bad-1"])
    #expect(try document.read() == nil)
  }

  @Test func linksInACircleAreTold() throws {
    #expect(symlink("settings.json", document.path) == 0)
    #expect(throws: StorageError.cannotRead(document.path, code: ELOOP)) { try document.read() }
    #expect(throws: StorageError.cannotRead(document.path, code: ELOOP)) {
      try document.write([1])
    }
  }

  @Test func whatCannotBeUsedIsSetAsideUnderANewName() throws {
    for number in 1...3 {
      let bytes = Array("bad \(number)".utf8)
      try document.write(bytes)
      #expect(try document.setAside(bytes) == folder["settings.json.bad-\(number)"])
      #expect(try document.read() == nil)
    }
    #expect(folder.text("settings.json.bad-1") == "bad 1")
    #expect(folder.text("settings.json.bad-3") == "bad 3")
  }

  @Test func whatAnotherInstanceHasMendedIsNotSetAside() throws {
    try document.write([1])
    #expect(try document.setAside([0]) == nil)
    #expect(try document.read() == [1])
    #expect(try DocumentFile(path: folder["none"]).setAside([0]) == nil)
  }

  @Test func anUpdateSeesWhatIsThere() throws {
    try document.update { $0 == nil ? [1] : nil }
    try document.update { $0.map { $0 + [2] } }
    try document.update { _ in nil }
    #expect(try document.read() == [1, 2])
  }

  @Test func aLockThatIsHeldIsWaitedForAndThenTold() throws {
    try document.write([1])
    let impatient = DocumentFile(path: document.path, patience: .zero)
    try document.update { _ in
      #expect(throws: StorageError.busy(document.path)) { try impatient.write([2]) }
      return nil
    }
    try impatient.write([3])
    #expect(try document.read() == [3])
  }

  @Test func whatIsNoFileIsTold() throws {
    #expect(mkdir(document.path, 0o755) == 0)
    #expect(throws: StorageError.cannotRead(document.path, code: EISDIR)) { try document.read() }
    let write = #expect(throws: StorageError.self) { try document.write([1]) }
    #expect(write.map { "\($0)" }?.hasSuffix(": \(document.path)") == true)
    // Nobody writes into it: opening must not wait for that.
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    #expect(throws: StorageError.cannotRead(folder["pipe"], code: EINVAL)) {
      try DocumentFile(path: folder["pipe"]).read()
    }
  }

  @Test func whatIsTooLargeToBeOursIsNotRead() throws {
    try document.write([1])
    #expect(truncate(document.path, 1 << 40) == 0)
    #expect(throws: StorageError.cannotRead(document.path, code: EFBIG)) { try document.read() }
  }

  @Test func errorsAreInWordsOfAUser() {
    #expect(
      "\(StorageError.cannotWrite("/a/b", code: ENOSPC))" == "cannot save, the disk is full: /a/b")
    #expect(
      "\(StorageError.cannotWrite("/a/b", code: EROFS))"
        == "cannot save, the file system is read-only: /a/b")
    #expect(
      "\(StorageError.cannotRead("/a/b", code: EACCES))"
        == "cannot read, permission is denied: /a/b")
    #expect(
      "\(StorageError.cannotRead("/a/b", code: EIO))" == "cannot read, input/output error: /a/b")
    #expect("\(StorageError.busy("/a/b"))" == "cannot save, another program holds it: /a/b")
  }
}
