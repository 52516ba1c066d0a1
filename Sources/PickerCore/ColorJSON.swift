public import ColorModel
import Geometry
public import Sampling

/// The JSON form of a colour: one object, one line.
public struct ColorJSON: Sendable {
  /// Where and how a colour was picked.
  public struct Sample: Equatable, Sendable {
    public var area: SampleArea
    public var bitsPerChannel: Int

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
  private var sample: Sample?

  public init(_ color: Color, input: String? = nil, sample: Sample? = nil) {
    self.color = color
    self.input = input
    self.sample = sample
  }

  /// The object as text, without a line end.
  public var text: String {
    let hex = OutputFormat.hex.text(of: color, CSSFormatter())
    var members = [
      ("input", input.map(Self.quoted) ?? "null"), ("hex", Self.quoted(hex)),
      ("alpha", Self.number(color.alpha)), ("space", Self.quoted(color.space.cssName)),
      ("inGamut", "\(color.isInGamut())"),
    ]
    members += SpaceID.allCases.map { ($0.cssName, components(in: $0)) }
    members.append(("name", name))
    if let sample {
      members += [
        ("x", "\(sample.area.position.x)"), ("y", "\(sample.area.position.y)"),
        ("size", sample.size), ("bits", "\(sample.bitsPerChannel)"), ("profile", "null"),
      ]
    }
    return Self.object(members)
  }

  /// By letter; null where powerless.
  private func components(in space: SpaceID) -> String {
    let converted = color.converted(to: space)
    return Self.object(
      space.components.enumerated().map { index, component in
        (component.letter.lowercased(), converted[index].map(Self.number) ?? "null")
      })
  }

  /// The exact name; null where there is none.
  private var name: String {
    guard let text = CSSFormatter().text(color, as: .name) else { return "null" }
    return Self.object([
      ("text", Self.quoted(text)), ("set", Self.quoted("css")), ("exact", "true"), ("deltaE", "0"),
    ])
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }

  /// At full precision: the shortest text that reads back the same; 0 for the noise of arithmetic.
  private static func number(_ value: Double) -> String {
    guard abs(value) >= 5e-13 else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
