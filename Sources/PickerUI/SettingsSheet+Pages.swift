import ColorModel
import PickerCore
import Sampling
import Views

/// The pages on colours, picking and the window.
extension SettingsSheet {
  var colors: [any View<Message>] {
    [
      checkbox(.hash, "Hex begins with #"),
      checkbox(.upperCase, "Hex in capital letters"),
      menu(
        .precision, "Decimals",
        [("As needed", .null)] + (0...15).map { ("At most \($0)", .number(Double($0))) }),
      menu(
        .rgbUnits, "Red, green, blue",
        [
          (ComponentUnit.byte.title, .string("byte")),
          (ComponentUnit.fraction.title, .string("fraction")),
          (ComponentUnit.percent.title, .string("percent")),
        ]),
      menu(
        .lightnessUnits, "Lightness of LCH and Lab",
        [
          (ComponentUnit.fraction.title, .string("fraction")),
          (ComponentUnit.percent.title, .string("percent")),
        ]),
      menu(
        .copyTo, "Copy sets",
        [
          ("Clipboard", .string("clipboard")), ("Primary selection", .string("primary")),
          ("Both", .string("both")),
        ]),
    ]
  }

  var picking: [any View<Message>] {
    [
      checkbox(.copyAfterPick, "Copy what is picked"),
      checkbox(.history, "Keep picked colours in the history"),
      menu(
        .afterPick, "After a pick",
        [
          ("Leave the window as it is", .string("nothing")),
          ("Bring it to the front", .string("raise")),
          ("Bring it with its side panel", .string("panel")),
        ]),
      menu(
        .loupeFormat, "Second format in the loupe",
        [("None", .null)]
          + model.settings.forms.map { (model.settings.title(of: $0), .string($0.setting)) }),
      menu(
        .loupeSize, "Loupe",
        [("Small", 13), ("Medium", 17), ("Large", 23), ("Very large", 29)]
          .map { ($0.0, .number($0.1)) }),
      menu(
        .zoom, "Zoom",
        [("As it was last", .null)]
          + [2, 3, 4, 5, 6, 8, 11, 16, 22, 32].map { ("\($0) pixels", .number(Double($0))) }),
      menu(
        .sampleSize, "Sample",
        [("As it was last", .null)]
          + LoupeLens.sampleSizes.map { ("\($0) × \($0)", .number(Double($0))) }),
      menu(
        .mean, "Mean",
        SampleMean.allCases.map { mean in
          let title =
            switch mean {
            case .srgb: "Of sRGB values"
            case .linear: "Of light"
            case .median: "Median"
            case .mode: "Most frequent"
            }
          return (title, .string("\(mean)"))
        }),
      menu(
        .profile, "Values",
        [
          ("As they are on the screen", .string("raw")),
          ("sRGB, by the monitor's profile", .string("srgb")),
        ]),
      menu(
        .hints, "Keys in the loupe",
        [
          ("In the first three", .string("first")), ("Always", .string("always")),
          ("Never", .string("never")),
        ]),
    ]
  }

  var window: [any View<Message>] {
    [
      menu(
        .theme, "Colours of the window",
        [
          ("As the desktop", .string("desktop")), ("Dark", .string("dark")),
          ("Light", .string("light")),
        ]),
      checkbox(.alwaysOnTop, "Keep above other windows"),
    ]
  }
}
