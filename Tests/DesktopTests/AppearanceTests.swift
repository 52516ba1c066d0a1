import Desktop
import Testing
import Views
import X11

@Suite struct AppearanceTests {
  /// Settings as a daemon publishes them, little-endian.
  private func settings(_ values: [(String, XSettings.Value)]) -> XSettings {
    func word(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var bytes: [UInt8] = [0, 0, 0, 0] + word(1) + word(values.count)
    for (name, value) in values {
      let count = word(name.utf8.count).prefix(2)
      switch value {
      case .integer(let number):
        bytes += [0, 0] + count + padded(name) + word(0) + word(Int(number))
      case .string(let text):
        bytes += [1, 0] + count + padded(name) + word(0) + word(text.utf8.count) + padded(text)
      }
    }
    return XSettings(bytes)
  }

  private func appearance(
    theme: String? = nil, scale: String? = nil, _ values: [(String, XSettings.Value)] = [],
    resources: String = ""
  ) -> Appearance {
    Appearance(
      .init(theme: theme, scale: scale), settings: settings(values),
      resources: ResourceDatabase(resources))
  }

  @Test func c173_theFirstThatSaysItSetsTheScale() {
    let dpi: [(String, XSettings.Value)] = [
      ("Xft/DPI", .integer(192 * 1024)), ("Gdk/WindowScalingFactor", .integer(2)),
    ]
    let xrdb = "Xft.dpi: 144"
    #expect(appearance(scale: "1.25", dpi, resources: xrdb).scale.factor == 1.25)
    #expect(appearance(dpi, resources: xrdb).scale.factor == 2)
    #expect(appearance([dpi[1]], resources: xrdb).scale.factor == 2)
    #expect(appearance(resources: xrdb).scale.factor == 1.5)
    #expect(appearance().scale.factor == 1)
  }

  @Test(arguments: [
    ("0.1", 0.5), ("99", 4), ("0", 1), ("-2", 1), ("nan", 1), ("inf", 1), ("large", 1), ("", 1),
    ("0.5", 0.5), ("4", 4),
  ])
  func scaleIsClampedAndNonsenseIsNone(text: String, scale: Double) {
    #expect(appearance(scale: text).scale.factor == scale)
  }

  @Test(arguments: [
    (String?.none, "Adwaita", Theme.light), (nil, "Adwaita-dark", .dark), (nil, "Yaru-Dark", .dark),
    (nil, "", .dark), ("dark", "Adwaita", .dark), ("LIGHT", "Adwaita-dark", .light),
    ("blue", "Adwaita-dark", .dark),
  ])
  func themeIsTheUsersElseTheDesktops(wish: String?, name: String, theme: Theme) {
    #expect(appearance(theme: wish, [("Net/ThemeName", .string(name))]).theme == theme)
    #expect(appearance().theme == .dark)
  }

  @Test(arguments: [
    ("Cantarell 11", "Cantarell", 11.0 * 96 / 72), ("Noto Sans, Bold 9.75", "Noto Sans", 13),
    ("Noto Sans CJK JP Semi-Bold Italic 12", "Noto Sans CJK JP", 16), ("Inter 15px", "Inter", 15),
    ("Sans 40", "Sans", 17), ("Sans 2", "Sans", 10), ("Sans", "Sans", 13),
    ("Ubuntu Mono 0", "Ubuntu Mono 0", 13),
  ])
  func fontHasAFamilyAndASize(name: String, family: String, pixels: Double) {
    let appearance = appearance([("Gtk/FontName", .string(name))])
    #expect(appearance.fontFamilies.hasPrefix("\(family), Inter"))
    #expect(abs(appearance.textScale * 13 - pixels) < 1e-9)
  }

  @Test(arguments: [(Int32(3), 3), (1, 1), (0, 8), (-5, 8), (5000, 100)])
  func aDragBeginsWhereTheDesktopSays(_ threshold: Int32, _ expected: Int) {
    let settings = [("Net/DndDragThreshold", XSettings.Value.integer(threshold))]
    #expect(appearance(settings).dragThreshold == expected)
    #expect(appearance().dragThreshold == 8)
  }

  @Test(arguments: ["", "11", "Bold 11", " , 11"])
  func fontWithoutAFamilyIsOurs(name: String) {
    let appearance = appearance([("Gtk/FontName", .string(name))])
    #expect(appearance.fontFamilies == self.appearance().fontFamilies)
  }
}
