import ColorModel
import Drawing
import TestSupport
import Testing
import Views

@Suite struct ControlPicturesTests {
  private let orange = Color(RGB8(0xeb8d38))

  @Test func label() {
    expectSnapshot(
      gallery(width: 200, height: 20, poses: [.rest]) { _ in
        Label([
          .init("closest name ", .body, .dim), .init("darkorange"), .init(" 4.7", .small, .dim),
        ])
      }, named: "label")
  }

  @Test func button() {
    expectSnapshot(
      gallery(width: 64, height: 28) { pose in
        Button("Copy", id: "it", isEnabled: pose != .disabled, 1)
      }, named: "button")
  }

  @Test func iconButton() {
    expectSnapshot(
      gallery(width: 34, height: 32) { pose in
        Button(icon: .menu, name: "Open", id: "it", isEnabled: pose != .disabled, 1)
      }, named: "iconButton")
  }

  @Test func segmentedControl() {
    expectSnapshot(
      gallery(width: 150, height: 32, focus: "rgb") { pose in
        SegmentedControl(
          id: "it",
          segments: ["rgb", "hsb", "hsl"].map { name in
            Segment(
              id: ViewID(name), title: name.uppercased(), isSelected: name == "rgb",
              isEnabled: pose != .disabled, message: 1)
          })
      }, named: "segmentedControl")
  }

  @Test func numberField() {
    expectSnapshot(
      gallery(width: 58, height: 26, poses: Pose.allCases) { pose in
        TextField(
          id: "it", name: "Red", text: "235", font: .digits, alignment: .right,
          isInvalid: pose == .invalid, isEnabled: pose != .disabled, hasSteps: true,
          on: { _ in nil })
      }, named: "numberField")
  }

  @Test func textField() {
    expectSnapshot(
      gallery(width: 160, height: 28, poses: Pose.allCases) { pose in
        TextField(
          id: "it", name: "Colour", text: "#eb8d38db", font: .monospaced,
          isInvalid: pose == .invalid, isEnabled: pose != .disabled, on: { _ in nil })
      }, named: "textField")
  }

  @Test func gradientSlider() {
    let orange = orange
    expectSnapshot(
      gallery(width: 230, height: 20) { pose in
        GradientSlider(
          id: "it", name: "Red", track: .red(of: orange), value: 235, range: 0...255,
          isEnabled: pose != .disabled, on: { _ in nil })
      }, named: "gradientSlider")
  }

  @Test func sliderWithEverything() {
    let orange = orange
    expectSnapshot(
      gallery(width: 230, height: 24, poses: [.rest, .focused]) { _ in
        GradientSlider(
          id: "it", name: "Alpha", track: .alpha(of: orange), value: 0.86,
          leading: .label("A"), trailing: .icon(.menu),
          style: SliderStyle(
            trackThickness: 8, borderWidth: 1, borderColor: RGB8(0x102030),
            thumb: .color(RGB8(0x445566)), thumbWidth: 16, thumbHeight: 24), on: { _ in nil })
      }, named: "sliderWithEverything")
  }

  @Test func sliderWithIconThumb() {
    expectSnapshot(
      gallery(width: 230, height: 20, poses: [.rest]) { _ in
        GradientSlider(
          id: "it", name: "Hue", track: .rainbow(), value: 90, range: 0...360,
          style: SliderStyle(thumb: .icon(.menu)), on: { _ in nil })
      }, named: "sliderWithIconThumb")
  }

  @Test func colorPlane() {
    expectSnapshot(
      gallery(width: 288, height: 288) { pose in
        ColorPlane(
          id: "it", name: "Saturation and brightness", x: 0.76, y: 0.92,
          field: .saturationBrightness(hue: 32), color: RGB8(0xeb8d38),
          isEnabled: pose != .disabled, on: { _ in nil })
      }, named: "colorPlane")
  }

  @Test func swatches() {
    let orange = orange
    expectSnapshot(
      gallery(width: 288, height: 82, poses: [.rest, .focused]) { _ in
        Row(
          spacing: 0, alignment: .fill,
          [
            Fill(
              Swatch(
                Color(RGB8(0x3366cc)), id: "it", name: "Before", caption: "before",
                corners: .left, message: 1)),
            Fill(
              Swatch(
                orange.with(alpha: 0.86), id: "after", name: "After", caption: "after",
                corners: .right)),
          ])
      }, named: "swatches")
  }

  @Test func swatchGrid() {
    let orange = orange
    expectSnapshot(
      gallery(width: 324, height: 20, poses: [.rest, .hovered, .focused], focus: "it.1") { _ in
        SwatchGrid(
          id: "it", [orange, Color(RGB8(0x3366cc)), orange.with(alpha: 0.5)], on: { _ in nil })
      }, named: "swatchGrid")
  }

  @Test func menuButton() {
    expectSnapshot(
      gallery(width: 84, height: 28) { pose in
        MenuButton(
          id: "it", name: "Format", title: "Hex", isEnabled: pose != .disabled, entries: [])
      }, named: "menuButton")
  }

  @Test func selectionGrid() {
    let orange = orange
    expectSnapshot(
      gallery(width: 123, height: 100, poses: [.rest, .hovered, .focused], focus: "it") { _ in
        ScrollView(
          id: "scroll", name: "History",
          SelectionGrid(
            id: "it", name: "Colours",
            sections: [GridSection("Today", count: 5), GridSection("Yesterday", count: 9)],
            item: { index in
              GridItem(
                index == 2 ? orange.with(alpha: 0.5) : orange, name: "c\(index)",
                isPinned: index == 1)
            }, isSelected: { (1...2).contains($0) }, on: { _ in nil }))
      }, named: "selectionGrid")
  }

  @Test func scrollView() {
    expectSnapshot(
      gallery(
        width: 100, height: 60, poses: [.rest, .hovered, .pressed, .focused], focus: "it.bar"
      ) {
        _ in
        ScrollView(
          id: "it", name: "List",
          Column(spacing: 4, ["one", "two", "three"].map { Button($0, id: ViewID($0), 1) }))
      }, named: "scrollView")
  }

  @Test func tabs() {
    expectSnapshot(
      gallery(width: 200, height: 28, focus: "history") { pose in
        Tabs(
          ["History", "Palettes"].map { title in
            Segment(
              id: ViewID(title.lowercased()), title: title, isSelected: title == "History",
              isEnabled: pose != .disabled, message: 1)
          })
      }, named: "tabs")
  }

  @Test func checkbox() {
    expectSnapshot(
      gallery(width: 120, height: 48) { pose in
        Column(
          spacing: 0,
          [
            Checkbox("Checked", id: "it", isOn: true, isEnabled: pose != .disabled, 1),
            Checkbox("Clear", id: "other", isOn: false, isEnabled: pose != .disabled, 1),
          ])
      }, named: "checkbox")
  }

  @Test func stepper() {
    expectSnapshot(
      gallery(width: 110, height: 26, focus: "it.more") { pose in
        Stepper(id: "it", name: "Zoom", text: "11", isEnabled: pose != .disabled, on: { _ in 1 })
      }, named: "stepper")
  }

  @Test func shortcutField() {
    expectSnapshot(
      gallery(width: 140, height: 56, poses: Pose.allCases) { pose in
        Column(
          spacing: 4,
          ["Ctrl+P", ""].map { text in
            ShortcutField(
              id: text.isEmpty == (pose == .focused) ? "it" : "other", name: "Pick", text: text,
              isInvalid: pose == .invalid, isEnabled: pose != .disabled, on: { _ in nil })
          })
      }, named: "shortcutField")
  }

  @Test func reorderList() {
    expectSnapshot(
      gallery(width: 200, height: 56, focus: "it.hex") { pose in
        ReorderList(
          id: "it",
          [
            ReorderRow("hex", title: "Hex", isOn: true),
            ReorderRow("mine", title: "{r} {g}", isOn: false, canBeRemoved: true),
          ], isEnabled: pose != .disabled, on: { _ in 1 })
      }, named: "reorderList")
  }

  @Test func sheet() {
    expectSnapshot(
      gallery(width: 300, height: 160, poses: [.rest], focus: "it") { _ in
        Sheet(
          id: "it", title: "Settings", dismiss: 1, buttons: [Button("Done", id: "done", 1)],
          Fixed(width: 240, LabeledRow("Zoom", Checkbox("On", id: "on", isOn: true, 1))))
      }, named: "sheet")
  }
}
