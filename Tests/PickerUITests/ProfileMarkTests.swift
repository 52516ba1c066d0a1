import ColorModel
import Drawing
import Geometry
import PickerCore
import TestSupport
import Testing
import ViewHarness
import Views

/// The mark that tells how the monitor's values are taken.
@Suite struct ProfileMarkTests {
  private static let told: [(ScreenValues, mark: String, words: String)] = [
    (.raw, "raw", "Picks are raw: the monitor's colour profile is left aside"),
    (.converted, "sRGB", "Picks are sRGB, by the monitor's colour profile"),
    (
      .unusable("the profile is broken"), "raw",
      "Picks are raw: the profile is broken"
    ),
  ]

  /// cases.md, C33: absent where there is no profile; else with a tooltip.
  @Test func c33_itIsThereWithItsWordsWhereThereIsAProfile() throws {
    let window = Window(0x336699)
    let bare = window.harness.drawList
    for (values, mark, words) in Self.told {
      window.send(.screenValues(values))
      #expect(window.harness.traits(words)?.value == mark)
      let frame = try #require(window.harness.find(words)?.frame)
      let name = try #require(window.harness.scene.items.first { $0.traits.id == "name" }?.frame)
      #expect(!name.intersects(frame))
      window.harness.pointerMove(to: frame.center)
      window.harness.send(.tooltipDue)
      #expect(window.harness.scene.popup?.items.first?.traits.name == words)
      window.harness.pointerMove(to: .zero)
    }
    window.send(.screenValues(nil))
    #expect(window.harness.drawList == bare)
  }

  /// Where there is no name line it stands beside the colour's text, at any size that has room.
  @Test(arguments: [0.5, 1, 2])
  func c33_itIsThereInWindowsTooSmallForTheNameLine(scale: Double) {
    var small = 0
    for width in stride(from: 180, through: 700, by: 20) {
      for height in stride(from: 60, through: 460, by: 20) {
        let size = Size(width: Int(Double(width) * scale), height: Int(Double(height) * scale))
        let window = Window(Color(RGB8(0x336699)), size: size, scale: scale)
        window.send(.screenValues(.raw))
        let items = window.harness.scene.items
        guard let mark = items.first(where: { $0.traits.id == "profile" })?.frame else {
          // The text is worth more.
          #expect(width < 220, "\(size)")
          continue
        }
        #expect(Rect(origin: .zero, size: size).contains(mark))
        for item in items where item.traits.id != "profile" && item.frame.intersects(mark) {
          Issue.record("\(item.traits.id) at \(size)")
        }
        if !items.contains(where: { $0.traits.id == "name" }) {
          small += 1
          window.harness.click(Self.told[0].words)
          #expect(window.model.settingsSheet != nil)
        }
      }
    }
    #expect(small > 50)
  }

  @Test func aClickLeadsToTheSetting() {
    let window = Window(0x336699)
    window.send(.screenValues(.raw))
    window.harness.click(Self.told[0].words)
    window.followFocus()
    #expect(window.harness.focusedName == "Values")
    window.harness.press(.space)
    window.harness.click("sRGB, by the monitor's profile")
    #expect(window.model.settings.profile == .srgb)
    #expect(window.effects.last == .save([SettingValue(.profile, .string("srgb"))]))
  }
}
