import PickerCore
import Testing

/// The sheet that asks for a picture: what is typed, completed and opened.
@Suite struct FileSheetTests {
  private static let files = [
    FileEntry("photo.PNG"), FileEntry("Photos", isDirectory: true), FileEntry("notes.txt"),
    FileEntry("photograph.jpeg"), FileEntry(".hidden.png"), FileEntry("archive", isDirectory: true),
    FileEntry("zebra.svg"),
  ]

  private func opened() -> Script {
    var script = Script(0x336699)
    script.model.pictureDirectory = "/home/"
    script.send(.command(.open))
    script.send(files(.open))
    script.send(files(.listed(Self.files, of: "/home/")))
    return script
  }

  private func files(_ message: FileMessage) -> Message { .picture(.files(message)) }

  private func names(_ script: Script) -> [String] {
    script.model.fileSheet?.candidates.map(\.path) ?? []
  }

  @Test func directoriesComeFirstThenPicturesAndNothingHidden() {
    let script = opened()
    #expect(script.deeds == [.picture(.choose(in: "/home/")), .picture(.list("/home/"))])
    #expect(names(script) == ["archive/", "Photos/", "photo.PNG", "photograph.jpeg", "zebra.svg"])
  }

  /// A desktop may take seconds to say that it has no dialog.
  @Test(arguments: [
    Message.command(.pick), .command(.settings), .dropped(.text("teal")), .picture(.open("/a.png")),
  ])
  func itDoesNotComeOnceItsUserHasGoneOnToSomethingElse(_ message: Message) {
    var script = Script(0x336699)
    script.send(.command(.open))
    script.send(message)
    script.send(files(.open))
    #expect(script.model.fileSheet == nil)
    script.send(.command(.open))
    script.send(files(.open))
    #expect(script.model.fileSheet != nil)
  }

  @Test func theDesktopIsAskedForItsOwnDialogFirst() {
    var script = Script(0x336699)
    script.model.pictureDirectory = "/home/"
    script.send(.command(.open))
    #expect(script.deeds == [.picture(.choose(in: "/home/"))])
    #expect(script.model.fileSheet == nil)
    // The next one begins where this was.
    script.send(.picture(.chosen("/home/Photos/photo.PNG")))
    #expect(script.deeds.last == .picture(.load("/home/Photos/photo.PNG")))
    #expect(script.model.pictureDirectory == "/home/Photos/")
  }

  @Test func whatIsTypedNarrowsTheList() {
    var script = opened()
    script.send(files(.typed("/home/ph")))
    #expect(names(script) == ["photo.PNG", "photograph.jpeg"])
    #expect(script.model.fileSheet?.completion == "/home/photo")
    script.send(files(.typed("/home/photog")))
    #expect(script.model.fileSheet?.completion == "/home/photograph.jpeg")
    script.send(files(.typed("/home/Ph")))
    #expect(script.model.fileSheet?.completion == "/home/Photos/")
    script.send(files(.typed("/home/.h")))
    #expect(names(script) == [".hidden.png"])
    script.send(files(.typed("/home/photograph.jpeg")))
    #expect(script.model.fileSheet?.completion == nil)
    // The directory is read once.
    #expect(script.deeds.filter { $0 == .picture(.list("/home/")) }.count == 1)
  }

  @Test func anotherDirectoryIsReadWhenItIsTyped() {
    var script = opened()
    script.send(files(.typed("/home/Photos/")))
    #expect(script.deeds.last == .picture(.list("/home/Photos/")))
    #expect(names(script) == [])
    // What comes too late is of no use.
    script.send(files(.listed(Self.files, of: "/home/")))
    #expect(names(script) == [])
    script.send(files(.unlisted("cannot read", of: "/home/Photos/")))
    #expect(script.model.fileSheet?.problem == "cannot read")
  }

  @Test func arrowsChooseAndEnterEntersOrOpens() {
    var script = opened()
    script.send(files(.moveSelection(by: 1)))
    script.send(files(.moveSelection(by: 1)))
    #expect(script.model.fileSheet?.selected == 1)
    script.send(files(.commit))
    #expect(script.model.fileSheet?.text == "/home/Photos/")
    #expect(script.deeds.last == .picture(.list("/home/Photos/")))
    script.send(files(.listed([FileEntry("a.png")], of: "/home/Photos/")))
    script.send(files(.moveSelection(by: 10)))
    script.send(files(.commit))
    #expect(script.deeds.last == .picture(.load("/home/Photos/a.png")))
    #expect(script.model.pictureDirectory == "/home/Photos/")
  }

  @Test func aTypedPathIsOpenedAndADirectoryEntered() {
    var script = opened()
    script.send(files(.typed("/home/Photos")))
    script.send(files(.commit))
    #expect(script.model.fileSheet?.text == "/home/Photos/")
    script.send(files(.typed("/home/Photos/b.png")))
    script.send(files(.commit))
    #expect(script.deeds.last == .picture(.load("/home/Photos/b.png")))
  }

  @Test func aFileThatCannotBeReadIsToldInPlace() {
    var script = opened()
    script.send(files(.typed("/home/photo.PNG")))
    script.send(files(.commit))
    script.send(.picture(.failed("the picture is broken")))
    #expect(script.model.fileSheet?.problem == "the picture is broken")
    #expect(script.model.notice == nil)
    script.send(files(.typed("/home/p")))
    #expect(script.model.fileSheet?.problem == nil)
  }

  @Test func dismissingEndsReadingToo() {
    var script = opened()
    script.send(files(.typed("/home/photo.PNG")))
    script.send(files(.commit))
    script.send(files(.dismiss))
    #expect(script.model.fileSheet == nil && script.model.pictureLoad == nil)
    #expect(script.deeds.last == .picture(.cancelLoading))
  }
}
