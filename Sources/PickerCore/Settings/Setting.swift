import ColorModel
import Sampling

/// The settings by their names in `settings.json`: the one table that reading, writing and help use.
public enum Setting: String, CaseIterable, Hashable, Sendable {
  case formats, templates, format, hash, upperCase, precision, rgbUnits, lightnessUnits, copyTo
  case copyAfterPick, afterPick, loupeFormat, loupeSize, zoom, sampleSize, mean, profile, hints
  case theme, alwaysOnTop, history
  case keys, hotkeys

  /// What it is, in a line.
  public var summary: String {
    switch self {
    case .formats: "the formats in the menu, in their order"
    case .templates: "formats of your own: name and text, as for -f"
    case .format: "the format colours are shown and copied in"
    case .hash: "hex begins with #"
    case .upperCase: "hex digits in upper case"
    case .precision: "decimals at most; null for as few as give the colour back"
    case .rgbUnits: "how red, green and blue are shown"
    case .lightnessUnits: "how lightness is shown in LCH and Lab"
    case .copyTo: "what Copy sets"
    case .copyAfterPick: "a pick is copied too"
    case .afterPick: "what happens to the window after a pick"
    case .loupeFormat: "a second format in the loupe; null for the one that is copied alone"
    case .loupeSize: "cells of 11 pixels across the loupe"
    case .zoom: "screen pixels a cell of the loupe; null for as it was last"
    case .sampleSize: "the side of the square that is averaged; null for as it was last"
    case .mean: "what is averaged"
    case .profile: "the values of the screen: as they are, or by the monitor's profile"
    case .hints: "which loupes tell their keys: the first three, all or none"
    case .theme: "the colours of the window, where CHIDORI_THEME does not say"
    case .alwaysOnTop: "the window starts above others"
    case .history: "picked colours are kept"
    case .keys: "the keys of commands"
    case .hotkeys: "keys of the whole desktop, for chidori daemon"
    }
  }

  /// What values it takes, in words: "a number from 2 to 32".
  public var takes: String { row.takes }

  var row: SettingRow {
    switch self {
    case .formats: .formats
    case .templates: .templates
    case .format: .format
    case .hash: .flag(\.style.hash)
    case .upperCase: .flag(\.style.uppercase)
    case .precision: .number(\.style.precision, "a number from 0 to 15") { 0...15 ~= $0 }
    case .rgbUnits:
      .choice(\.rgbUnit, [("byte", .byte), ("fraction", .fraction), ("percent", .percent)])
    case .lightnessUnits:
      .choice(\.lightnessUnit, [("fraction", .fraction), ("percent", .percent)])
    case .copyTo: .choice(\.copiesTo)
    case .copyAfterPick: .flag(\.copiesPicks)
    case .afterPick: .choice(\.afterPick)
    case .loupeFormat: .loupeFormat
    case .loupeSize:
      .number(\.loupeCells, "an odd number from 11 to 33") { $0 % 2 == 1 && 11...33 ~= $0 }
    case .zoom: .number(\.zoom, "a number from 2 to 32") { LoupeLens.zooms ~= $0 }
    case .sampleSize:
      .number(\.sampleSize, "an odd number from 1 to 51") { $0 % 2 == 1 && 1...51 ~= $0 }
    case .mean: .choice(\.mean, SampleMean.allCases.map { ("\($0)", $0) })
    case .profile: .choice(\.profile)
    case .hints: .choice(\.hints)
    case .theme: .choice(\.theme)
    case .alwaysOnTop: .flag(\.startsAbove)
    case .history: .flag(\.keepsHistory)
    case .keys:
      .keys(
        \.keymap, of: "keys", to: "command",
        takes: "commands with lists of keys such as [\"Ctrl+C\"]")
    case .hotkeys:
      .keys(
        \.hotkeys, of: "hotkeys", to: "hotkey",
        takes: "hotkeys with lists of keys such as [\"Super+Shift+C\"]")
    }
  }
}
