/// A text with places for what a colour is: `{r},{g},{b}`, `0x{HEX}`, `L {oklch.l:.3}`.
///
/// | word | stands for |
/// |---|---|
/// | `{r}` `{g}` `{b}` | red, green, blue, 0 to 255, whole unless a precision is given |
/// | `{a}` | alpha, 0 to 1; in another base than ten 0 to 255 |
/// | `{hex}` `{HEX}` | six digits, no `#` |
/// | `{name}` | the exact name, else hex with `#` |
/// | `{hsl.h}` | a component of a space, in the units and digits of that space's format |
///
/// After a colon may follow a width (with a `0` before it filled with zeros), a point and the
/// number of decimals, and for whole numbers a base: `x`, `X`, `o`, `b` or `d`. `{{` and `}}` are
/// braces.
public struct Template: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal([UInt8])
    case field(Field, Layout)
  }

  /// What stands in a place.
  enum Field: Hashable, Sendable {
    /// 0 to 2: red, green, blue.
    case channel(Int)
    case alpha
    case hex(uppercase: Bool)
    case name
    case component(SpaceID, Int)
  }

  /// What a place says after its colon.
  struct Layout: Hashable, Sendable {
    var width = 0
    var fillsWithZeros = false
    var precision: Int?
    var base = 10
    var uppercase = false
  }

  /// As it was written.
  public let text: String
  private let pieces: [Piece]

  /// Throws where a brace, a word or what follows its colon means nothing.
  public init(_ text: String) throws(TemplateError) {
    let pieces = Array(text.utf8).withUnsafeBufferPointer { bytes in
      Result { () throws(TemplateError) -> [Piece] in
        var scanner = Scanner(bytes)
        return try Self.pieces(&scanner)
      }
    }
    self.pieces = try pieces.get()
    self.text = text
  }

  /// Whether a word has no room for a colour outside sRGB, which it writes mapped into it.
  public var isSRGB: Bool {
    pieces.contains { piece in
      switch piece {
      case .literal, .field(.alpha, _): false
      case .field(.component(let space, _), _): space.definition.gamut == .srgb
      case .field(.channel, _), .field(.hex, _), .field(.name, _): true
      }
    }
  }

  /// The text for a colour; one outside sRGB is mapped into it where a word has no room for it.
  public func text(of color: Color) -> String {
    var bytes: [UInt8] = []
    append(color, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text for a colour.
  public func append(_ color: Color, to bytes: inout [UInt8]) {
    var printer = TemplatePrinter(color)
    for piece in pieces {
      switch piece {
      case .literal(let literal): bytes.append(contentsOf: literal)
      case .field(let field, let layout): printer.append(field, layout, to: &bytes)
      }
    }
  }
}
