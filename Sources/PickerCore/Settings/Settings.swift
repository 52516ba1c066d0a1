public import ColorModel
public import Sampling

/// What the user has chosen to be so from one start to the next.
///
/// `Setting` is the table of them: their names, what they take and how they are written.
public struct Settings: Equatable, Sendable {
  /// The formats of the menu, in their order.
  public var formats = OutputFormat.allCases
  public var templates: [NamedTemplate] = []
  /// The chosen format.
  public var format = TextForm.hex
  public var style = CSSFormatter()
  public var rgbUnit = ComponentUnit.byte
  public var lightnessUnit = ComponentUnit.fraction
  /// The selections that Copy sets.
  public var copiesTo = OutputOptions.Copy.clipboard

  public var copiesPicks = false
  public var afterPick = AfterPick.nothing
  /// What the loupe shows below the chosen format; nil for nothing.
  public var loupeFormat: TextForm?
  /// Cells of the loupe's frame, at the size they have at first.
  public var loupeCells = 17
  /// Screen pixels a cell of the loupe; nil for as the last pick left it.
  public var zoom: Int?
  /// The side of the square that is averaged; nil for as the last pick left it.
  public var sampleSize: Int?
  public var mean = SampleMean.srgb
  public var profile = ScreenProfile.raw
  public var hints = Hints.first

  public var theme = ThemeChoice.desktop
  public var startsAbove = false
  public var keepsHistory = true

  public var keymap = Keymap()
  /// The keys of the whole desktop that `chidori daemon` takes.
  public var hotkeys = KeyAssignment<Hotkey>()

  public init() {}

  /// What happens to the window once a colour was picked.
  public enum AfterPick: String, CaseIterable, Hashable, Sendable {
    case nothing
    /// It comes to the front.
    case raise
    /// It comes to the front with its side panel open.
    case panel
  }

  /// Which loupes tell their keys.
  public enum Hints: String, CaseIterable, Hashable, Sendable {
    /// The first three.
    case first
    case always, never
  }

  public enum ThemeChoice: String, CaseIterable, Hashable, Sendable {
    /// As the desktop has it.
    case desktop
    case dark, light
  }
}

extension Settings {
  /// What the menu of formats offers, in its order.
  public var forms: [TextForm] {
    formats.map(TextForm.format) + templates.map { .template($0.template) }
  }

  /// The words on the menu.
  public func title(of form: TextForm) -> String {
    templates.first { .template($0.template) == form }?.title ?? form.title
  }

  /// The unit that a component is shown in, by the one it comes in.
  func unit(for unit: ComponentUnit) -> ComponentUnit {
    switch unit {
    case .byte: rgbUnit
    case .fraction: lightnessUnit
    default: unit
    }
  }
}

extension Settings {
  /// How a pick begins to look at the screen, by how the last one ended.
  public func lens(after last: LoupeLens) -> LoupeLens {
    LoupeLens(zoom: zoom ?? last.zoom, sampleSize: sampleSize ?? last.sampleSize, mean: mean)
  }
}
