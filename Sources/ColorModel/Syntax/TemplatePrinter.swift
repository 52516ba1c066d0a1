/// Writes the words of a template for one colour.
struct TemplatePrinter {
  private let color: Color
  /// The components last printed: a template names those of one space one after the other.
  private var printed: (space: SpaceID, precision: Int?, components: PrintedComponents)?

  init(_ color: Color) { self.color = color }

  mutating func append(
    _ field: Template.Field, _ layout: Template.Layout, to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    switch field {
    case .channel(let index):
      let rgb = color.shownInSRGB().components * 255
      append(rgb[index], decimals: 0, layout, to: &bytes)
    case .alpha where layout.base != 10:
      append(Double(color.alpha8), decimals: 0, layout, to: &bytes)
    case .alpha where layout.precision != nil:
      append(min(max(0, color.alpha), 1), decimals: 0, layout, to: &bytes)
    case .alpha:
      let (alpha, decimals) = color.printedAlpha
      Number.append(alpha, decimals: decimals, to: &bytes)
    case .hex(let uppercase):
      let formatter = CSSFormatter(hash: false, uppercase: uppercase)
      formatter.append(color.with(alpha: 1), as: .hex, to: &bytes)
    case .name:
      let formatter = CSSFormatter()
      if !formatter.append(color, as: .name, to: &bytes) {
        formatter.append(color, as: .hex, to: &bytes)
      }
    case .component(let space, let index):
      let components = components(of: space, precision: layout.base == 10 ? layout.precision : 0)
      if layout.base == 10, layout.precision == nil {
        components.appendNumber(index, to: &bytes)
      } else {
        append(components[index], decimals: 0, layout, to: &bytes)
      }
    }
    fill(from: start, field, layout, &bytes)
  }

  private mutating func components(of space: SpaceID, precision: Int?) -> PrintedComponents {
    if let printed, printed.space == space, printed.precision == precision {
      return printed.components
    }
    let components = PrintedComponents(of: color, in: space, exactly: precision)
    printed = (space, precision, components)
    return components
  }

  /// A number in the layout's base, or with its decimals.
  private func append(
    _ value: Double, decimals: Int, _ layout: Template.Layout, to bytes: inout [UInt8]
  ) {
    guard layout.base != 10 else {
      let decimals = layout.precision ?? decimals
      return Number.append(value, decimals: decimals, minimum: decimals, to: &bytes)
    }
    let whole = Number.rounded(value, decimals: 0)
    let text = Int64(exactly: whole).map {
      String($0, radix: layout.base, uppercase: layout.uppercase)
    }
    bytes.append(contentsOf: (text ?? "0").utf8)
  }

  /// Fills what was written since `start` up to the width: numbers on the left, words on the right.
  private func fill(
    from start: Int, _ field: Template.Field, _ layout: Template.Layout, _ bytes: inout [UInt8]
  ) {
    let count = layout.width - (bytes.count - start)
    guard count > 0 else { return }
    let filler = repeatElement(layout.fillsWithZeros ? UInt8.zero : .space, count: count)
    switch field {
    case .hex, .name: bytes.append(contentsOf: filler)
    case .channel, .alpha, .component:
      let isNegative = layout.fillsWithZeros && bytes[start] == .hyphen
      bytes.insert(contentsOf: filler, at: isNegative ? start + 1 : start)
    }
  }
}
