import ColorModel
import Geometry

extension DrawList: CustomStringConvertible {
  /// One line a command, the same for the same list: what snapshots hold.
  public var description: String {
    commands.map { "\($0)\n" }.joined()
  }
}

extension DrawCommand: CustomStringConvertible {
  /// A line such as `fill rounded 16,16 288x288 r6 #262626`.
  public var description: String {
    switch self {
    case .fill(let path, let paint): "fill \(path) \(paint)"
    case .stroke(let path, let width, let paint): "stroke \(path) w\(width) \(paint)"
    case .gradient(let gradient, let rect, let radius):
      "gradient \(gradient.axis.letter) \(rect) r\(radius) \(gradient.line)"
    case .field(let field, let rect, let radius): "field \(rect) r\(radius) \(field.line)"
    case .raster(let grid, let rect, let radius):
      "raster \(rect) r\(radius) \(grid.columns)x\(grid.rows)\(grid.measures) \(grid.line)"
    case .text(let run, let rect):
      "text \(rect) \(run.text.debugDescription) \(run.style) \(run.paint)"
    case .pushClip(let rect): "clip \(rect)"
    case .popClip: "clip end"
    }
  }
}

extension Path: CustomStringConvertible {
  public var description: String {
    switch self {
    case .rect(let rect): "rect \(rect)"
    case .rounded(let rect, let radius): "rounded \(rect) r\(radius)"
    case .ellipse(let rect): "ellipse \(rect)"
    case .polygon(let vertices):
      "polygon" + vertices.map { " \(short($0.x)),\(short($0.y))" }.joined()
    }
  }
}

extension Paint: CustomStringConvertible {
  /// `#rrggbb`, with `/0.86` behind it where it is not opaque.
  public var description: String {
    switch self {
    case .solid(let color, let alpha): tinted(color, alpha)
    case .houndstooth(let tile): "houndstooth \(tile)"
    case .hatch(let color, let tile): "hatch \(color) \(tile)"
    case .lattice(let side, let corner): "lattice \(side) from \(corner)"
    }
  }
}

extension TextStyle: CustomStringConvertible {
  /// `sans 13 semibold tabular`, without what is usual.
  public var description: String {
    "\(face) \(short(size))" + (weight == .regular ? "" : " \(weight)")
      + (tabularDigits ? " tabular" : "")
  }
}

extension Gradient {
  fileprivate var line: String {
    stops.map { "\(short($0.offset)) \(tinted($0.color, $0.alpha))" }.joined(separator: " .. ")
  }
}

extension Gradient.Axis {
  fileprivate var letter: String {
    switch self {
    case .horizontal: "h"
    case .vertical: "v"
    }
  }
}

extension ColorField {
  fileprivate var line: String {
    let constants = space.components.indices.filter { $0 != x && $0 != y }.map {
      " \(space.components[$0].name) \(short(others[$0]))"
    }
    return space.cssName + constants.joined()
      + (border.map { " border \($0.color) w\($0.width)" } ?? "")
  }
}

extension CellGrid {
  fileprivate var measures: String { " of \(side)" + (cut == 0 ? "" : " less \(cut)") }

  /// The cells in rows, `-` where there is none, runs of equal cells as `#rrggbb*12`.
  fileprivate var line: String {
    var runs: [(cell: RGB8?, count: Int)] = []
    for cell in cells {
      if let last = runs.indices.last, runs[last].cell == cell {
        runs[last].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
    return runs.map { ($0.cell?.description ?? "-") + ($0.count == 1 ? "" : "*\($0.count)") }
      .joined(separator: " ")
  }
}

private func tinted(_ color: RGB8, _ alpha: UInt8) -> String {
  alpha == 255 ? color.description : "\(color)/\(fraction(alpha))"
}

/// An alpha in two decimals where these give the byte back, else in three.
private func fraction(_ alpha: UInt8) -> String {
  let hundredths = (Int(alpha) * 100 + 127) / 255
  let isEnough = (hundredths * 255 + 50) / 100 == Int(alpha)
  return short(isEnough ? Double(hundredths) / 100 : Double(alpha) / 255)
}

/// A number to the thousandth, without a decimal point where it is whole.
private func short(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
}
