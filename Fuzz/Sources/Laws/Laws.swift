public import ColorModel

/// What holds for every text, sound or not; a broken law traps.
public enum Laws {
  /// A colour is finite in every space; a refusal is one line, and points into the text.
  @discardableResult
  public static func reading(_ text: some Collection<UInt8>, as entry: ColorText.Entry) -> Color? {
    do throws(ParseError) {
      let color = try ColorText.parse(text, as: entry)
      for space in SpaceID.allCases {
        let values = color.converted(to: space).components
        for index in 0..<4 { precondition(values[index].isFinite, "\(color) in \(space)") }
      }
      precondition(0...1 ~= color.alpha, "\(color)")
      return color
    } catch {
      precondition(0...text.count ~= error.offset, "\(error) at \(error.offset)")
      let controls = error.description.unicodeScalars.filter {
        $0.properties.generalCategory == .control
      }
      precondition(controls.isEmpty, "\(error)")
      return nil
    }
  }

  /// What CSS reads, the others read alike.
  public static func widening(_ text: some Collection<UInt8>, as entry: ColorText.Entry) {
    guard let color = try? ColorText.parse(text, as: .css) else { return }
    precondition((try? ColorText.parse(text, as: entry)) == color, "\(color)")
  }

  /// What is written reads back as the same 8-bit colour, where the format has room for it.
  public static func writing(_ color: Color) {
    for format in OutputFormat.allCases {
      let text = format.text(of: color)
      let isPlain = text.utf8.allSatisfy { $0 < 0x7F && $0 >= 0x20 }
      precondition(isPlain && !text.contains("nan") && !text.contains("inf"), text)
      guard ![.swift, .decimal, .x11, .qt].contains(format) else { continue }
      guard let back = try? ColorText.parse(text, as: .paste) else {
        preconditionFailure("\(color) as \(text)")
      }
      precondition(back.alpha8 == color.alpha8, "\(color) as \(text)")
      guard color.isInGamut() || back.space.definition.gamut == .srgb else { continue }
      precondition(back.rgb8 == color.rgb8, "\(color) as \(text)")
    }
  }

  /// A template is read, and then writes something for any colour, or its error points into it.
  public static func template(_ text: String) {
    do throws(TemplateError) {
      let template = try Template(text)
      for color in [Color.white, Color(.oklch, 0.7, 0.3, 140, alpha: 0.3)] {
        _ = template.text(of: color)
      }
    } catch {
      precondition(0...text.utf8.count ~= error.offset, "\(error)")
    }
  }
}
