public import ColorModel
public import Drawing
import Geometry
import PickerCore
public import Sampling
public import Views

/// The loupe drawn: cells, the centre marked, and below them swatch, value, name and place.
///
/// It draws from its own window's corner, square or with round corners. The words can be left out:
/// the first frame does not wait for fonts.
public struct LoupePicture {
  public var frame: LoupeFrame
  public var geometry: LoupeGeometry
  /// With an ARGB visual under a compositor; else square with a line around.
  public var isRounded: Bool
  public var format: OutputFormat
  public var style: CSSFormatter

  public init(
    _ frame: LoupeFrame, _ geometry: LoupeGeometry, isRounded: Bool, format: OutputFormat,
    style: CSSFormatter
  ) {
    self.frame = frame
    self.geometry = geometry
    self.isRounded = isRounded
    self.format = format
    self.style = style
  }

  /// Cells, marks and swatch.
  public func draw(theme: Theme, scale: Scale, into list: inout DrawList) {
    let outline = Rect(origin: .zero, size: geometry.size)
    let radius = isRounded ? geometry.radius : 0
    list.fill(.rounded(outline, radius: radius), .solid(theme.ground))
    drawCells(radius: radius, scale, into: &list)
    list.stroke(.rounded(outline, radius: radius), width: geometry.border, .solid(theme.line))
    if let color = frame.color {
      let swatch = self.swatch(scale)
      list.fill(.rounded(swatch, radius: scale(5)), .color(color))
      list.stroke(
        .rounded(swatch, radius: scale(5)), width: 1,
        .solid(color.rgb8.mixed(with: theme.text, 0.25)))
    }
  }

  /// The value and the line below it.
  public func drawText(_ context: ViewContext, into list: inout DrawList) {
    let scale = context.scale
    let left = swatch(scale).maxX + scale(10)
    let slot = Rect(
      x: left, y: geometry.strip.minY, width: geometry.strip.maxX - left - scale(6),
      height: geometry.strip.height)
    let value = frame.color.map { format.text(of: $0, style) } ?? "outside the screen"
    let lines = [
      TextRun(value, fitting(value, slot.width, context), .solid(context.theme.text)),
      TextRun(caption, context.style(size: 11), .solid(context.theme.dim)),
    ]
    let sizes = lines.map { context.text.size(of: $0.text, $0.style) }
    var y = slot.minY + (slot.height - sizes.reduce(0) { $0 + $1.height }) / 2
    list.clipped(to: slot) {
      for (line, size) in zip(lines, sizes) {
        $0.text(line, in: Rect(origin: Point(x: left, y: y), size: size))
        y += size.height
      }
    }
  }

  /// The largest of three sizes at which the value fits; the smallest where none does.
  private func fitting(_ value: String, _ width: Int, _ context: ViewContext) -> TextStyle {
    let styles = [14.0, 11, 9].map { context.style(.monospaced, size: $0) }
    return styles.first { context.text.size(of: value, $0).width <= width } ?? styles[2]
  }

  /// The exact name where there is one, the sample size where it is more than a pixel, the place.
  private var caption: String {
    let name = frame.color.flatMap { CSSFormatter().text($0, as: .name) }
    let size = frame.sampleSize > 1 ? "\(frame.sampleSize) × \(frame.sampleSize)" : nil
    let place = "\(frame.pointer.x), \(frame.pointer.y)"
    return [name, size, place].compactMap(\.self).joined(separator: " · ")
  }

  private func swatch(_ scale: Scale) -> Rect {
    let side = scale(34)
    let margin = (geometry.strip.height - side) / 2
    return Rect(
      x: geometry.strip.minX + margin, y: geometry.strip.minY + margin, width: side, height: side)
  }

  private func drawCells(radius: Int, _ scale: Scale, into list: inout DrawList) {
    let grid = geometry.grid
    let cells = CellGrid(columns: frame.columns, cells: frame.cells)
    list.append(.raster(cells, grid, radius: radius))
    // Round above only: the last rows are drawn once more, square.
    let rows = (radius + geometry.cell - 1) / geometry.cell
    if rows > 0 {
      let last = CellGrid(
        columns: frame.columns, cells: Array(frame.cells.suffix(rows * frame.columns)))
      let height = rows * geometry.cell
      list.append(
        .raster(
          last, Rect(x: grid.minX, y: grid.maxY - height, width: grid.width, height: height),
          radius: 0))
    }
    let line = Paint.solid(RGB8(0), alpha: 46)
    for index in 1..<frame.columns {
      let offset = index * geometry.cell
      list.fill(
        .rect(Rect(x: grid.minX + offset, y: grid.minY, width: 1, height: grid.height)), line)
      list.fill(
        .rect(Rect(x: grid.minX, y: grid.minY + offset, width: grid.width, height: 1)), line)
    }
    let (center, edge) = (geometry.centerCell, scale(1))
    list.stroke(.rect(center.inset(by: -2 * edge)), width: edge, .solid(RGB8(0)))
    list.stroke(.rect(center.inset(by: -edge)), width: edge, .solid(RGB8(255, 255, 255)))
    list.stroke(.rect(center), width: 1, .solid(RGB8(0)))
  }
}
