import ColorModel
import PickerCore
import Testing

@Suite struct ComponentUnitTests {
  @Test func everyComponentHasTheUnitOfItsKind() {
    for space in SpaceID.allCases {
      for (index, component) in space.components.enumerated() {
        let unit = ComponentUnit(index, of: space)
        #expect(unit.wraps == component.isHue)
        #expect(unit.range.upperBound == component.range.upperBound * unit.factor)
      }
    }
    func units(_ space: SpaceID) -> [ComponentUnit] {
      space.components.indices.map { ComponentUnit($0, of: space) }
    }
    #expect(units(.srgb) == [.byte, .byte, .byte])
    #expect(units(.hsb) == [.degrees, .percent, .percent])
    #expect(units(.hsl) == [.degrees, .percent, .percent])
    #expect(units(.cmyk) == [.percent, .percent, .percent, .percent])
    #expect(units(.oklch) == [.fraction, .plain(0...0.4), .degrees])
    #expect(units(.oklab) == [.fraction, .plain(-0.4...0.4), .plain(-0.4...0.4)])
  }

  /// Up and Down: 1 of the number shown; of plain numbers a hundredth.
  @Test func stepsSuitTheNumber() {
    let steps: [(ComponentUnit, Double)] = [
      (.byte, 1.0 / 255), (.percent, 0.01), (.degrees, 1), (.fraction, 0.01),
      (.plain(-0.4...0.4), 0.01),
    ]
    for (unit, step) in steps { #expect(unit.step == step) }
  }

  @Test func onlyBytesAndFractionsHaveAChoice() {
    #expect(ComponentUnit.byte.choices.map(\.title) == ["0 to 255", "0 to 1", "0 to 100%"])
    #expect(ComponentUnit.fraction.choices == [.fraction, .percent])
    for unit in [ComponentUnit.percent, .degrees, .plain(0...0.4)] {
      #expect(unit.choices == [unit])
    }
  }

  @Test(arguments: [
    (ComponentUnit.byte, 0.0, "0"), (.byte, 1, "255"), (.byte, 0.5, "127.5"),
    (.byte, 56.04 / 255, "56"), (.percent, 0.86, "86%"), (.percent, 0.4567, "45.7%"),
    (.percent, 1, "100%"), (.percent, -0.0, "0%"), (.degrees, 28.45, "28.5°"),
    (.degrees, 360, "360°"), (.degrees, 359.96, "360°"),
  ])
  func textHasNoMoreDigitsThanNeeded(unit: ComponentUnit, value: Double, text: String) {
    #expect(unit.text(of: value) == text)
  }

  @Test(arguments: [
    (ComponentUnit.byte, "255", 1.0), (.byte, " 51 ", 0.2), (.byte, "12.75", 0.05),
    (.percent, "86%", 0.86), (.percent, "86", 0.86), (.percent, "86 % ", 0.86),
    (.percent, ".5%", 0.005), (.degrees, "28.5°", 28.5), (.degrees, "-90", -90),
    (.degrees, "+400 °", 400), (.byte, "1e2", 100.0 / 255), (.percent, "50.", 0.5),
  ])
  func readsItsOwnUnitAndNone(unit: ComponentUnit, text: String, value: Double) throws {
    #expect(abs(try #require(unit.value(of: text)) - value) < 1e-15)
  }

  @Test(arguments: [
    "", " ", "%", ".", "1.2.", "1,5", "12 3", "zzz", "0x10", "NaN", "inf", "5%%", "5°",
  ])
  func otherTextIsNoPercentage(text: String) {
    #expect(ComponentUnit.percent.value(of: text) == nil)
  }

  @Test func textAndValueRoundTrip() throws {
    for tenth in 0...3600 {
      let shown = Double(tenth) / 10
      for unit in [ComponentUnit.byte, .percent, .degrees] where unit.range.contains(shown) {
        let text = unit.text(of: shown / unit.factor)
        let value = try #require(unit.value(of: text))
        #expect(abs(value * unit.factor - shown) < 1e-9)
        #expect(unit.contains(value))
        #expect(unit.text(of: value) == text)
      }
    }
  }

  @Test(arguments: [
    (ComponentUnit.byte, 300.0, 255.0), (.byte, -1, 0), (.percent, 100.1, 100), (.percent, 50, 50),
    (.degrees, 360, 360), (.degrees, 361, 1), (.degrees, -10, 350), (.degrees, 1000, 280),
  ])
  func clampsAndWraps(unit: ComponentUnit, number: Double, result: Double) {
    #expect(abs(unit.clamped(number / unit.factor) * unit.factor - result) < 1e-9)
  }

  @Test func onlyBytesSnap() {
    #expect(ComponentUnit.byte.snapped(100.4 / 255) == 100.0 / 255)
    #expect(ComponentUnit.percent.snapped(0.1234) == 0.1234)
    #expect(ComponentUnit.degrees.snapped(12.34) == 12.34)
  }

  @Test(arguments: [(ComponentUnit.byte, 255.0), (.percent, 100), (.degrees, 1)])
  func aStepIsOneOfTheNumberShown(unit: ComponentUnit, perOne: Double) {
    #expect(unit.step == 1 / perOne)
  }
}
