import Geometry
public import Sampling

/// What `chidori image` was asked for.
public struct ImageOptions: Equatable, Sendable {
  public enum Question: Equatable, Sendable {
    /// The colour of a square around a pixel.
    case color(SampleArea, SampleMean)
    case palette(PaletteExtraction)
  }

  public var file: String
  public var question: Question
  public var output = OutputOptions()

  public init(_ file: String, _ question: Question) {
    self.file = file
    self.question = question
  }

  init(_ arguments: Arguments) throws(Failure) {
    var output = OutputOptions()
    var at: Point?
    var side = 1
    var mean = SampleMean.srgb
    var count: Int?
    var ignored: Set<PaletteExtraction.Background> = []
    for (option, value) in arguments.options {
      let value = value ?? ""
      switch option {
      case .at: at = try Point(option: value)
      case .size: side = try SampleArea.side(option: value)
      case .mean: mean = try SampleMean(option: value)
      case .palette: count = try Self.count(value)
      case .ignore: ignored.insert(try Self.background(value))
      default: try output.set(option, to: value)
      }
    }
    try arguments.limit(to: 1)
    guard let file = arguments.operands.first else { throw .missingOperand("FILE") }
    for (option, _) in arguments.options {
      let needed: (option: String, isGiven: Bool)? =
        switch option {
        case .size, .mean: ("--at", at != nil)
        case .ignore: ("--palette", count != nil)
        default: nil
        }
      if let needed, !needed.isGiven { throw .needsOption("--\(option.rawValue)", needed.option) }
    }
    switch (at, count) {
    case (let at?, nil): question = .color(.square(side, around: at), mean)
    case (nil, let count?): question = .palette(PaletteExtraction(count: count, ignoring: ignored))
    case (nil, nil), (_?, _?): throw .needsOneOf("--at X,Y", "--palette N")
    }
    self.file = file
    self.output = output
  }

  private static func count(_ text: String) throws(Failure) -> Int {
    guard let count = Int(text), PaletteExtraction.counts ~= count else {
      throw .badValue(option: "--palette", value: text, expected: "a number from 1 to 64")
    }
    return count
  }

  private static func background(_ text: String) throws(Failure) -> PaletteExtraction.Background {
    guard let background = PaletteExtraction.Background(rawValue: text) else {
      throw .badValue(option: "--ignore", value: text, expected: "white or black")
    }
    return background
  }
}
