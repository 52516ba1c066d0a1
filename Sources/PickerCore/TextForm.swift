public import ColorModel

/// How a colour is written: in a format of the list, or by a template of the user's.
public enum TextForm: Hashable, Sendable {
  case format(OutputFormat)
  case template(Template)

  public static let hex = TextForm.format(.hex)

  /// Appends a colour; a template says everything itself and leaves the formatter aside.
  public func append(_ color: Color, _ formatter: CSSFormatter, to bytes: inout [UInt8]) {
    switch self {
    case .format(let format):
      if !formatter.append(color, as: format, to: &bytes) {
        formatter.append(color, as: .hex, to: &bytes)
      }
    case .template(let template): template.append(color, to: &bytes)
    }
  }

  public func text(of color: Color, _ formatter: CSSFormatter) -> String {
    var bytes: [UInt8] = []
    append(color, formatter, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it has no room for a colour outside sRGB, which it writes mapped into it.
  public var isSRGB: Bool {
    switch self {
    case .format(let format): format.isSRGB
    case .template(let template): template.isSRGB
    }
  }

  /// The words on the menu's button.
  public var title: String {
    switch self {
    case .format(let format): format.title
    case .template: "Template"
    }
  }

  public var template: Template? {
    if case .template(let template) = self { template } else { nil }
  }
}

extension TextForm {
  /// The value of `-f`: a template where it has a brace, else the name of a format.
  init(named name: String) throws(Failure) {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      guard let format = OutputFormat(rawValue: name) else { throw .unknownFormat(name) }
      self = .format(format)
      return
    }
    do throws(TemplateError) {
      self = .template(try Template(name))
    } catch {
      throw .unreadableTemplate(name, error)
    }
  }
}
