import ColorModel
import Drawing
import Geometry
import PickerCore
import TestSupport
import Testing
import ViewHarness
import Views

/// The window as text, in its modes, themes, scales, sizes and states.
@Suite struct ScreenPicturesTests {
  private static let orange = Color(RGB8(0xeb8d38))

  /// Captured with the focus in the output text, as the window opens.
  private func picture(_ window: Window) -> String { window.harness.drawList.description }

  @Test(arguments: Mode.allCases)
  func modes(mode: Mode) {
    let window = Window(Self.orange, mode: mode)
    expectSnapshot(picture(window), named: "mode-\(mode)")
  }

  @Test(arguments: [
    ("dark", Theme.dark, 1.5), ("dark", .dark, 2), ("light", .light, 1), ("light", .light, 1.5),
    ("light", .light, 2),
  ])
  func themesAndScales(name: String, theme: Theme, scale: Double) {
    let size = Size(width: Int(664 * scale), height: Int(448 * scale))
    let window = Window(Self.orange, size: size, theme: theme, scale: scale)
    expectSnapshot(picture(window), named: "\(name)-\(scale)")
  }

  @Test(arguments: [(360, 360), (200, 1000), (1920, 40), (1200, 800)])
  func sizes(width: Int, height: Int) {
    let window = Window(Self.orange, mode: .hsb, size: Size(width: width, height: height)) {
      model in
      for gray in 1...12 { model.take(Color(RGB8(UInt32(gray) * 0x151515))) }
    }
    expectSnapshot(picture(window), named: "size-\(width)x\(height)")
  }

  @Test func translucent() {
    let window = Window(Color(RGB8(0xeb8d38), alpha: 0.86)) { $0.before = Color(RGB8(0x3366cc)) }
    expectSnapshot(picture(window), named: "translucent")
  }

  @Test func invalidField() {
    let window = Window(Self.orange)
    window.enter("zzz", into: "Red value")
    expectSnapshot(picture(window), named: "invalidField")
  }

  @Test func noticeAndRecent() {
    let window = Window(Self.orange)
    for text in ["teal", "#3366cc80", "gold"] { window.enter(text, into: "Colour text") }
    window.harness.click("Copy")
    expectSnapshot(picture(window), named: "noticeAndRecent")
  }

  @Test func picking() {
    let window = Window(Self.orange)
    window.press(.character("p"), .control)
    expectSnapshot(picture(window), named: "picking")
  }

  @Test func menuOpen() {
    let window = Window(Self.orange)
    window.harness.click("Format")
    expectSnapshot(window.harness.popupDrawList?.description ?? "", named: "menuOpen")
  }

  @Test func inactiveWindow() {
    let window = Window(Self.orange)
    let active = picture(window)
    window.harness.send(.windowActive(false))
    let accent = "\(Theme.dark.accent)"
    #expect(active.contains(accent))
    #expect(!picture(window).contains(accent))
  }

  @Test func theSameModelIsTheSamePicture() {
    #expect(picture(Window(Self.orange)) == picture(Window(Self.orange)))
  }
}
