import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport

@testable import Files

/// What changes come to, one after the other: the law of `HistoryChange`, in the plainest way.
struct Folded: Equatable {
  private var byKey: [ColorKey: HistoryEntry] = [:]

  init(_ changes: [HistoryChange]) {
    for change in changes {
      switch change {
      case .taken(var entry):
        let old = byKey[ColorKey(entry.color)]
        (entry.name, entry.isPinned) = (old?.name, old?.isPinned ?? false)
        byKey[ColorKey(entry.color)] = entry
      case .put(let entry): byKey[ColorKey(entry.color)] = entry
      case .removed(let color): byKey[ColorKey(color)] = nil
      }
    }
  }

  /// Newest first.
  var entries: [HistoryEntry] { byKey.values.sorted { $0.time > $1.time } }
}

extension HistoryLog {
  /// Worth it or not.
  func compact() throws -> BadPart? {
    guard let survey = try survey() else { return nil }
    return try compact(survey)
  }

  /// Every change, in the order in which they happened; read in slices.
  func all(slice: Int = 100) throws -> [HistoryChange] {
    var changes = try newest(slice)
    while !isReadWhole { changes += try older(slice) }
    return changes.reversed()
  }
}

extension HistoryEntry {
  init(_ hex: UInt32, time: Int64) {
    self.init(Color(RGB8(hex)), time: time, source: .screen)
  }

  func with(name: String?, isPinned: Bool = false) -> HistoryEntry {
    var copy = self
    (copy.name, copy.isPinned) = (name, isPinned)
    return copy
  }
}

/// Changes at random, the same in every run.
struct RandomChanges {
  var generator: SeededGenerator
  /// How many colours there are.
  var colors: Int
  private var time: Int64 = 1_764_500_000_000

  init(seed: UInt64, colors: Int) {
    generator = SeededGenerator(seed: seed)
    self.colors = colors
  }

  mutating func next() -> HistoryChange {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .removed(color())
    case 1, 2:
      let name = Bool.random(using: &generator) ? text() : nil
      return .put(entry().with(name: name, isPinned: Bool.random(using: &generator)))
    default: return .taken(entry())
    }
  }

  private mutating func entry() -> HistoryEntry {
    time += Int64.random(in: 1...100_000, using: &generator)
    let sources = HistoryEntry.Source.allCases
    var entry = HistoryEntry(
      color(), time: time, source: sources[Int.random(in: 0..<sources.count, using: &generator)])
    if Bool.random(using: &generator) { entry.window = .init(className: text(), title: text()) }
    if Bool.random(using: &generator) { entry.file = text() }
    if Bool.random(using: &generator) {
      entry.position = Point(
        x: Int.random(in: -5000...5000, using: &generator),
        y: Int.random(in: -5000...5000, using: &generator))
    }
    if Bool.random(using: &generator) {
      entry.sample = .init(
        size: Size(
          width: Int.random(in: 1...5000, using: &generator),
          height: Int.random(in: 1...5000, using: &generator)),
        mean: SampleMean.allCases.randomElement(using: &generator) ?? .srgb)
    }
    return entry
  }

  /// One of so many, always written in the same way.
  private mutating func color() -> Color {
    let index = Int.random(in: 0..<colors, using: &generator)
    var own = SeededGenerator(seed: UInt64(index))
    let space = SpaceID.allCases[index % SpaceID.allCases.count]
    var color = Color(space, .zero, alpha: Double.random(in: 0...1, using: &own))
    for (place, component) in space.components.enumerated() {
      if Int.random(in: 0..<8, using: &own) == 0 {
        color.missing.insert(place)
      } else {
        color.components[place] = Double.random(in: component.range, using: &own)
      }
    }
    return color
  }

  private mutating func text() -> String {
    let texts = [
      "Mail", "", "a \"quoted\" title \\ with \t all \n of it", "日本語 🎨", "e\u{301}\u{7F}\u{1}",
      "{\"v\":1}", "Ünïcödé — " + String(repeating: "long ", count: 20),
    ]
    return texts[Int.random(in: 0..<texts.count, using: &generator)]
  }
}
