public import ColorModel

/// How a colour is handed over: what window, pick and convert have in common.
///
/// By the settings, unless the command line says otherwise for this once.
public struct OutputOptions: Equatable, Sendable {
  public enum Copy: String, CaseIterable, Hashable, Sendable {
    case clipboard, primary, both
  }

  /// What holds where the command line says nothing; the defaults until they are read.
  public var settings = Settings()
  private var said = Said()
  public var isJSON = false
  /// Nil copies nothing; the window then copies as the settings say when it is told to.
  public var copy: Copy?
  public var endsLine = true

  public init() {}

  public var form: TextForm {
    get { said.form ?? settings.format }
    set { said.form = newValue }
  }

  public var style: CSSFormatter {
    get {
      CSSFormatter(
        hash: said.hash ?? settings.style.hash,
        uppercase: said.uppercase ?? settings.style.uppercase,
        precision: said.precision ?? settings.style.precision)
    }
    set {
      let style = style
      if newValue.hash != style.hash { said.hash = newValue.hash }
      if newValue.uppercase != style.uppercase { said.uppercase = newValue.uppercase }
      if newValue.precision != style.precision { said.precision = newValue.precision }
    }
  }

  /// What the loupe shows: what is handed over, and the second format of the settings.
  public var loupeForms: [TextForm] {
    [form] + [settings.loupeFormat].compactMap(\.self).filter { $0 != form }
  }

  /// The next form of the menu, and after the last, or one that is not in it, the first.
  public var nextForm: TextForm {
    let forms = settings.forms
    let index = forms.firstIndex(of: form).map { $0 + 1 } ?? 0
    return forms[index % forms.count]
  }

  /// What the user now sets is what counts, whatever the command line said.
  mutating func drop(_ setting: Setting) {
    switch setting {
    case .format: said.form = nil
    case .hash: said.hash = nil
    case .upperCase: said.uppercase = nil
    case .precision: said.precision = nil
    case .copyTo: copy = nil
    default: break
    }
  }

  /// The colour as text, without a line end.
  public func text(of color: Color) -> String { form.text(of: color, style) }

  mutating func set(_ option: Option, to value: String) throws(Failure) {
    switch option {
    case .format: said.form = try TextForm(named: value)
    case .json: isJSON = true
    case .upper: said.uppercase = true
    case .noHash: said.hash = false
    case .noNewline: endsLine = false
    case .precision:
      guard let digits = Int(value), 0...15 ~= digits else {
        throw .badValue(option: "--precision", value: value)
      }
      said.precision = digits
    case .copy:
      guard let copy = value.isEmpty ? .clipboard : Copy(rawValue: value) else {
        throw .badValue(option: "--copy", value: value)
      }
      self.copy = copy
    default: break
    }
  }
}

/// What the command line says of settings.
private struct Said: Equatable, Sendable {
  var form: TextForm?
  var hash: Bool?
  var uppercase: Bool?
  var precision: Int?
}
