import ColorModel
import PickerCore
import Testing

/// Commands about the window as a whole, and the dialog's answer.
@Suite struct WindowCommandTests {
  private func dialog(_ hex: UInt32 = 0x336699) -> Script {
    var script = Script(hex)
    script.model.isDialog = true
    return script
  }

  @Test func theModelFollowsWhatTheManagerSays() {
    var script = Script(0x336699)
    script.send(.command(.keepAbove))
    #expect(script.effects == [.keepAbove(true)])
    #expect(!script.model.isKeptAbove)
    script.send(.keptAbove(true))
    #expect(script.model.isKeptAbove)
    #expect(script.model.notice == Model.Notice("kept above other windows"))
    script.effects = []
    script.send(.keptAbove(true))
    #expect(script.effects == [])
    script.send(.command(.keepAbove))
    #expect(script.effects == [.keepAbove(false)])
    script.send(.cannotKeepAbove)
    #expect(script.model.isKeptAbove)
    #expect(script.model.notice?.isError == true)
  }

  @Test func theListOfKeysShowsThatItIsKeptAbove() {
    var model = Model(.black)
    #expect(KeyLine.of(model).map(\.title).contains("Keep above"))
    model.isKeptAbove = true
    #expect(KeyLine.of(model).map(\.title).contains("Keep above ✓"))
    #expect(KeyLine.of(model).count == KeyLine.commands().count + KeyLine.controls.count)
    model.isDialog = true
    #expect(KeyLine.of(model).prefix(2).map(\.title) == ["OK", "Cancel"])
  }

  @Test func theListOfKeysHasThoseOfTheWholeDesktopAsTheyAreSet() {
    var script = Script(0x336699)
    var keys: [String]? { KeySection.of(script.model).last?.lines.map(\.keys) }
    #expect(keys == ["Super+Shift+C", "", ""])
    script.send(.command(.settings))
    script.send(.settings(.key(.hotkey(.openWindow), KeyChord("o", super: true))))
    #expect(keys == ["Super+Shift+C", "Super+O", ""])
  }

  @Test func f1TogglesTheKeysAndOtherCommandsCloseThem() {
    var script = Script(0x336699)
    script.send(.command(.keys))
    #expect(script.model.showsKeys)
    script.send(.command(.keys))
    #expect(!script.model.showsKeys)
    script.send(.command(.keys))
    script.send(.command(.hsl))
    #expect(!script.model.showsKeys)
    #expect(script.model.mode == .hsl)
  }

  @Test func onlyADialogHasAnAnswer() {
    var script = Script(0x336699)
    script.send(.command(.accept))
    script.send(.command(.cancel))
    script.send(.committed(.output, "#336699", byEnter: true))
    #expect(script.deeds == [])
  }

  @Test func okSettlesWhatIsBeingTyped() {
    var script = dialog()
    script.type("teal", into: .output)
    script.send(.command(.accept))
    #expect(script.hex == "#008080")
    #expect(script.deeds == [.accept])
    var cancelled = dialog()
    cancelled.send(.command(.cancel))
    #expect(cancelled.effects == [.quit])
  }

  @Test(arguments: [Field.output, .component(0), .alpha])
  func okIsRefusedWhileWhatIsTypedCannotBeRead(_ field: Field) {
    var script = dialog()
    script.type("zzz", into: field)
    script.send(.command(.accept))
    #expect(script.effects == [])
    #expect(script.model.isInvalid(field))
    #expect(script.model.text(of: field) == "zzz")
    script.send(.reverted(field))
    script.send(.command(.accept))
    #expect(script.effects == [.accept])
  }

  @Test func enterCommitsFirstAndIsOKWhenNothingWasTyped() {
    var script = dialog()
    script.enter("teal", into: .output)
    #expect(script.deeds == [])
    script.send(.committed(.output, "#008080", byEnter: true))
    #expect(script.deeds == [.accept])
  }

  @Test func enterOnWhatCannotBeReadIsNoOK() {
    var script = dialog()
    script.enter("tael", into: .output)
    script.send(.committed(.output, "tael", byEnter: true))
    #expect(script.effects == [])
    #expect(script.model.isInvalid(.output))
  }

  @Test func leavingAFieldIsNoOK() {
    var script = dialog()
    script.send(.committed(.output, "#336699", byEnter: false))
    #expect(script.effects == [])
  }
}
