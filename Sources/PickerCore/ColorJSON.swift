public import ColorModel
import Geometry
public import Sampling

/// The JSON form of a colour: one object, one line.
public struct ColorJSON: Sendable {
  /// Where and how a colour was picked.
  public struct Sample: Sendable {
    public var area: SampleArea
    public var bitsPerChannel: Int
    /// What became of the colour profile of the screen or the picture; nil where there is none.
    public var profile: String?
    /// Of more than a pixel: what the colour is of them, and the others it might have been.
    public var mean: SampleMean?
    public var means: [(mean: SampleMean, color: Color)] = []

    public init(_ area: SampleArea, bitsPerChannel: Int) {
      self.area = area
      self.bitsPerChannel = bitsPerChannel
    }

    /// The side of a square, the width and height of a rectangle.
    fileprivate var size: String {
      switch area {
      case .square(let side, _): "\(side)"
      case .rectangle(let rect): "[\(rect.width),\(rect.height)]"
      }
    }
  }

  private var color: Color
  private var input: String?
  private var hasName: Bool
  private var sample: Sample?
  private var share: Double?

  /// - Parameters:
  ///   - hasName: whether the nearest name is told.
  ///   - share: how much of a picture the colour stands for, 0 to 1.
  public init(
    _ color: Color, input: String? = nil, hasName: Bool = true, sample: Sample? = nil,
    share: Double? = nil
  ) {
    self.color = color
    self.input = input
    self.hasName = hasName
    self.sample = sample
    self.share = share
  }

  /// The object as text, without a line end.
  public var text: String {
    var members = [
      ("input", input.map(JSON.quoted) ?? "null"), ("hex", hex),
      ("alpha", JSON.number(color.alpha)), ("space", JSON.quoted(color.space.cssName)),
      ("inGamut", "\(color.isInGamut())"),
    ]
    members += SpaceID.allCases.map { ($0.cssName, components(in: $0)) }
    if hasName { members.append(("name", name)) }
    if let sample {
      members += [
        ("x", "\(sample.area.position.x)"), ("y", "\(sample.area.position.y)"),
        ("size", sample.size), ("bits", "\(sample.bitsPerChannel)"),
        ("profile", sample.profile.map(JSON.quoted) ?? "null"),
      ]
      if let mean = sample.mean { members.append(("mean", JSON.quoted(mean.rawValue))) }
      if !sample.means.isEmpty { members.append(("means", Self.json(sample.means))) }
    }
    if let share { members.append(("share", JSON.number(share))) }
    return JSON.object(members)
  }

  /// By name, each in hex and in sRGB.
  private static func json(_ means: [(mean: SampleMean, color: Color)]) -> String {
    JSON.object(
      means.map { mean, color in
        let json = ColorJSON(color)
        return (
          mean.rawValue, JSON.object([("hex", json.hex), ("srgb", json.components(in: .srgb))])
        )
      })
  }

  private var hex: String { JSON.quoted(OutputFormat.hex.text(of: color, CSSFormatter())) }

  /// By letter; null where powerless.
  private func components(in space: SpaceID) -> String {
    let converted = color.converted(to: space)
    return JSON.object(
      space.components.enumerated().map { index, component in
        (component.letter.lowercased(), converted[index].map(JSON.number) ?? "null")
      })
  }

  private var name: String {
    let name = NearestName(of: color)
    return JSON.object([
      ("text", JSON.quoted(name.text)), ("set", JSON.quoted(name.set.rawValue)),
      ("exact", "\(name.isExact)"), ("deltaE", JSON.number(name.deltaE)),
    ])
  }
}
