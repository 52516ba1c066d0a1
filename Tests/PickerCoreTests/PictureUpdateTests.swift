import ColorModel
import Geometry
import PickerCore
import Sampling
import Testing

/// A picture in the window: reading it, sampling it, its palette.
@Suite struct PictureUpdateTests {
  /// Red, green, blue, and white that is half transparent.
  private static let four = LoadedPicture(
    Picture(
      [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128],
      size: Size(width: 2, height: 2)))

  private func opened() -> Script {
    var script = Script(0x336699)
    script.send(.picture(.open("/tmp/four.png")))
    script.send(.picture(.loaded(Self.four)))
    return script
  }

  private func at(_ x: Int, _ y: Int) -> Point { Point(x: x, y: y) }

  @Test func aPictureIsReadAndShown() {
    let script = opened()
    #expect(script.model.picture?.name == "four.png")
    #expect(script.model.pictureLoad == nil)
    #expect(script.deeds == [.picture(.load("/tmp/four.png")), .picture(.focus)])
    #expect(script.hex == "#336699")
  }

  @Test func aProblemIsToldByItsFileAndChangesNothing() {
    var script = opened()
    let before = script.model.picture
    script.send(.picture(.open("/tmp/no.png")))
    script.send(.picture(.failed("not a picture of a known format")))
    #expect(script.model.notice?.text == "not a picture of a known format: /tmp/no.png")
    #expect(script.model.notice?.isError == true)
    #expect(script.model.picture == before)
  }

  @Test func aProfileThatCannotBeUsedIsToldOfAndThePictureShown() {
    var script = Script(0x336699)
    var picture = Self.four
    picture.profile = .unusable
    script.send(.picture(.open("/tmp/four.png")))
    script.send(.picture(.loaded(picture)))
    #expect(
      script.model.notice?.text
        == "the picture's colour profile cannot be used, sRGB is assumed: /tmp/four.png")
    #expect(script.model.picture?.loaded == picture)
  }

  @Test func c36_escapeDuringADragTakesNothing() {
    var script = opened()
    script.send(.picture(.sampled(at(0, 0), .began)))
    script.send(.picture(.sampled(at(1, 0), .moved)))
    #expect(script.hex == "#00ff00")
    script.send(.command(.cancel))
    #expect(script.hex == "#336699")
    let effects = script.effects
    script.send(.picture(.sampled(at(0, 1), .moved)))
    script.send(.picture(.sampled(at(0, 1), .ended)))
    #expect(script.hex == "#336699")
    #expect(script.effects == effects)
    #expect(!script.model.undo.canUndo)
    // The next one takes again.
    script.send(.picture(.sampled(at(0, 1), .began)))
    script.send(.picture(.sampled(at(0, 1), .ended)))
    #expect(script.hex == "#0000ff")
  }

  @Test func escapeEndsReadingThenTheLoupeThenThePicture() {
    var script = opened()
    script.send(.picture(.open("/tmp/large.png")))
    script.send(.picture(.sampled(at(0, 0), .stepped)))
    script.send(.command(.cancel))
    #expect(script.deeds.last == .picture(.cancelLoading))
    #expect(script.model.pictureLoad == nil)
    script.send(.command(.cancel))
    #expect(script.model.picture?.showsLoupe == false)
    script.send(.command(.cancel))
    #expect(script.model.picture == nil)
    script.send(.command(.cancel))
    #expect(!script.deeds.contains(.quit))
  }

  @Test func whatComesAfterItWasCancelledIsNotShown() {
    var script = Script(0x336699)
    script.send(.picture(.open("/tmp/four.png")))
    script.send(.command(.cancel))
    script.send(.picture(.loaded(Self.four)))
    script.send(.picture(.failed("broken")))
    #expect(script.model.picture == nil && script.model.notice == nil)
  }

  @Test func aDragSamplesAndIsOneStepAndOneEntry() {
    var script = opened()
    script.send(.picture(.sampled(at(0, 0), .began)))
    #expect(script.hex == "#ff0000" && script.model.picture?.showsLoupe == true)
    script.send(.picture(.sampled(at(1, 0), .moved)))
    #expect(script.hex == "#00ff00")
    #expect(script.recorded == [])
    script.send(.picture(.sampled(at(0, 1), .ended)))
    #expect(script.hex == "#0000ff" && script.model.picture?.showsLoupe == false)
    #expect("\(script.model.before.rgb8)" == "#0000ff")
    #expect(script.recorded.count == 1)
    guard case .taken(let entry) = script.recorded.first else { return }
    #expect(entry.source == .picture && entry.position == at(0, 1))
    #expect(entry.file == script.model.picture?.name && entry.file?.contains("/") == false)
    #expect(entry.sample == nil)
    script.send(.command(.undo))
    #expect(script.hex == "#336699")
  }

  @Test func aLargerSampleIsToldOfTheEntry() {
    var script = opened()
    script.model.picture?.lens = LoupeLens(sampleSize: 3, mean: .linear)
    script.send(.picture(.sampled(at(0, 0), .began)))
    script.send(.picture(.sampled(at(0, 0), .ended)))
    guard case .taken(let entry) = script.recorded.first else {
      Issue.record("not written down")
      return
    }
    #expect(entry.sample == .init(size: Size(width: 3, height: 3), mean: .linear))
    // A colour of the palette is of no place.
    script.send(.picture(.takeShare(RGB8(0x123456))))
    guard case .taken(let share) = script.recorded.last else { return }
    #expect(share.file == entry.file && share.position == nil && share.sample == nil)
  }

  @Test func c08_outsideThePictureThereIsNoColour() {
    var script = opened()
    for phase in [Message.Phase.began, .moved, .ended] {
      script.send(.picture(.sampled(at(-1, -1), phase)))
      script.send(.picture(.sampled(at(2, 0), phase)))
    }
    #expect(script.hex == "#336699" && script.recorded == [])
    #expect(script.model.picture?.sample == nil)
    // Left behind in a drag, the last one that was inside stands.
    script.send(.picture(.sampled(at(1, 0), .began)))
    script.send(.picture(.sampled(at(-1, -1), .moved)))
    script.send(.picture(.sampled(at(-1, -1), .ended)))
    #expect(script.hex == "#00ff00" && script.recorded.count == 1)
    // One that never was takes nothing, whatever was sampled before.
    for phase in [Message.Phase.began, .moved, .ended] {
      script.send(.picture(.sampled(at(-1, -1), phase)))
    }
    #expect(script.recorded.count == 1)
  }

  @Test func alphaIsTaken() {
    var script = opened()
    script.send(.picture(.sampled(at(1, 1), .stepped)))
    #expect(script.model.color.alpha8 == 128)
    script.send(.picture(.take))
    #expect(script.recorded.count == 1)
  }

  @Test func aLargerSampleIsTheMeanOfWhatIsInside() {
    var script = opened()
    var lens = LoupeLens(sampleSize: 3, mean: .mode)
    script.send(.picture(.lens(lens)))
    script.send(.picture(.sampled(at(0, 0), .stepped)))
    #expect(script.hex == "#ff0000")
    lens.mean = .srgb
    script.send(.picture(.lens(lens)))
    #expect(script.model.color == Self.four.picture.color(of: Self.four.picture.rect))
  }

  @Test func thePaletteIsOfTheLastQuestion() {
    var script = opened()
    let (four, eight) = (PaletteExtraction(count: 4), PaletteExtraction(count: 8))
    script.send(.picture(.palette(eight)))
    script.send(.picture(.palette(four)))
    let colors = [PaletteShare(RGB8(0xff0000), share: 0.75), PaletteShare(RGB8(0xff), share: 0.25)]
    script.send(.picture(.extracted([], by: eight)))
    #expect(script.model.picture?.palette?.colors == nil)
    script.send(.picture(.extracted(colors, by: four)))
    #expect(script.model.picture?.palette?.colors == colors)
    script.send(.picture(.copyShares))
    #expect(script.deeds.contains(.copy("#ff0000\n#0000ff", to: .clipboard)))
    script.send(.picture(.copyShare(RGB8(0xff))))
    #expect(script.hex == "#336699")
    script.send(.picture(.takeShare(RGB8(0xff))))
    #expect(script.hex == "#0000ff" && script.recorded.count == 1)
  }

  @Test func aDialogIsLeftByASecondEscape() {
    var script = opened()
    script.model.isDialog = true
    script.send(.command(.cancel))
    #expect(script.model.picture == nil && !script.deeds.contains(.quit))
    script.send(.command(.cancel))
    #expect(script.deeds.contains(.quit))
  }
}
