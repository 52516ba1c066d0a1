public import ColorModel
public import Drawing
import Geometry
public import PickerCore
public import Sampling
public import Views

/// The loupe drawn: cells, the sample marked, and below them swatch, value, name and place.
///
/// It draws from its own window's corner, square or with round corners. The words can be left out:
/// the first frame does not wait for fonts.
public struct LoupePicture {
  public var frame: LoupeFrame
  public var geometry: LoupeGeometry
  /// With an ARGB visual under a compositor; else square with a line around.
  public var isRounded: Bool
  /// What the value is written in, a line each.
  public var forms: [TextForm]
  public var style: CSSFormatter
  public var status: LoupeStatus
  /// A word on what the value is: raw, or sRGB by a profile.
  public var mark: String?

  public init(
    _ frame: LoupeFrame, _ geometry: LoupeGeometry, isRounded: Bool, forms: [TextForm],
    style: CSSFormatter, status: LoupeStatus = LoupeStatus(), mark: String? = nil
  ) {
    self.frame = frame
    self.geometry = geometry
    self.isRounded = isRounded
    self.forms = forms
    self.style = style
    self.status = status
    self.mark = mark
  }

  /// Cells, marks and swatch.
  public func draw(theme: Theme, scale: Scale, into list: inout DrawList) {
    let outline = Rect(origin: .zero, size: geometry.size)
    let radius = isRounded ? geometry.radius : 0
    list.fill(.rounded(outline, radius: radius), .solid(theme.ground))
    list.clipped(to: geometry.grid) {
      drawCells(radius: radius, into: &$0)
      drawMarks(scale, into: &$0)
    }
    let (width, line) =
      status.isFrozen ? (scale(2), theme.accent) : (geometry.border, theme.line)
    list.stroke(.rounded(outline, radius: radius), width: width, .solid(line))
    if let color = frame.color {
      let swatch = self.swatch(scale)
      list.fill(.rounded(swatch, radius: scale(5)), .color(color))
      list.stroke(
        .rounded(swatch, radius: scale(5)), width: 1,
        .solid(color.rgb8.mixed(with: theme.text, 0.25)))
    }
  }

  /// Round above only: below, the corners lie outside the clip.
  private func drawCells(radius: Int, into list: inout DrawList) {
    let grid = geometry.grid
    let cells = CellGrid(
      columns: frame.columns, cells: frame.cells, side: geometry.cell, cut: geometry.cut)
    let taller = Rect(x: grid.minX, y: grid.minY, width: grid.width, height: grid.height + radius)
    list.append(.raster(cells, taller, radius: radius))
    guard geometry.cell >= Self.smallestRuledCell else { return }
    // Between cells, and so not along the edge.
    let inside = grid.inset(by: Insets(top: 1, left: 1, bottom: 0, right: 0))
    let corner = grid.origin - Point(x: geometry.cut, y: geometry.cut)
    list.fill(.rect(inside), .lattice(side: geometry.cell, from: corner))
  }

  /// Lines between smaller cells would be more line than cell, and so would one inside them.
  private static let smallestRuledCell = 6

  /// The square that is averaged; the centre of a rectangle's corner.
  private func drawMarks(_ scale: Scale, into list: inout DrawList) {
    let square: Rect =
      switch frame.area {
      case .square(let size, _): geometry.square(size)
      case .rectangle: geometry.centerCell
      }
    let edge = scale(1)
    list.stroke(.rect(square.inset(by: -2 * edge)), width: edge, .solid(RGB8(0)))
    list.stroke(.rect(square.inset(by: -edge)), width: edge, .solid(RGB8(255, 255, 255)))
    if square.width >= Self.smallestRuledCell {
      list.stroke(.rect(square), width: 1, .solid(RGB8(0)))
    }
  }

  func swatch(_ scale: Scale) -> Rect {
    let side = scale(34)
    let margin = (geometry.strip.height - side) / 2
    return Rect(
      x: geometry.strip.minX + margin, y: geometry.strip.minY + margin, width: side, height: side)
  }
}
