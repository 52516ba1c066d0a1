import ColorModel
import Drawing
import Geometry
import X11

extension RenderCanvas {
  /// Draws one command that touches what is to be painted.
  func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint): cover(path, with: ink(paint))
    case .stroke(let path, let width, let paint):
      guard width > 0 else { return }
      cover(path, stroke: width, with: ink(paint))
    case .gradient(let gradient, let rect, let radius):
      let strip = caches.fields.picture(of: gradient, size: rect.size)
      cover(.rounded(rect, radius: radius), with: .picture(strip, anchor: rect.origin))
    case .field(let field, let rect, let radius):
      let pixels = caches.fields.picture(of: field, size: rect.size)
      cover(.rounded(rect, radius: radius), with: .picture(pixels, anchor: rect.origin))
    case .raster(let grid, let rect, let radius): draw(grid, in: rect, radius: radius)
    case .text(let run, let rect): draw(run, at: rect.origin)
    case .pushClip, .popClip: break
    }
  }

  private func ink(_ paint: Paint) -> Ink {
    switch paint {
    case .solid(let color, let alpha): .solid(RenderColor(color, alpha: alpha))
    case .houndstooth(let tile): .picture(caches.houndstooth(tile: tile), anchor: .zero)
    case .hatch(let color, let tile):
      .picture(caches.hatch(color, tile: tile), anchor: .zero)
    case .lattice(let side, let corner): .picture(caches.lattice(side: side), anchor: corner)
    }
  }

  private func draw(_ run: TextRun, at origin: Point) {
    switch caches.texts.ink(of: run) {
    case .empty: break
    case .coverage(let mask, let rect):
      let place = rect.offset(by: origin)
      lay(ink(run.paint), mask: mask, maskFrom: .zero, over: place)
    case .color(let picture, let rect):
      let place = rect.offset(by: origin)
      lay(.picture(picture, anchor: place.origin), over: place)
    }
  }

  private func draw(_ grid: CellGrid, in rect: Rect, radius: Int) {
    guard !grid.cells.isEmpty, grid.side > 0 else { return }
    let outline = Path.rounded(rect, radius: radius)
    if grid.cells.contains(nil) {
      cover(outline, with: .picture(caches.noPixels, anchor: rect.origin))
    }
    let corner = rect.origin - Point(x: grid.cut, y: grid.cut)
    cover(outline, with: .picture(picture(of: grid), anchor: corner))
  }

  private func picture(of grid: CellGrid) -> Picture {
    if let cells, cells.grid == grid { return cells.picture }
    let size = Size(width: grid.columns, height: grid.rows)
    let picture: Picture
    if let (known, old) = cells,
      (old.columns, old.rows, old.side) == (grid.columns, grid.rows, grid.side)
    {
      picture = known
    } else {
      picture = Picture(caches.argb, size: size, on: caches.display)
      picture.magnify(by: grid.side)
    }
    picture.put(argb: grid.cells.map { $0?.argb ?? 0 }, size: size)
    cells = (picture, grid)
    return picture
  }
}

extension RenderCanvas {
  /// Lays ink over the inside of a path, or over the band along its edge.
  private func cover(_ path: Path, stroke: Int? = nil, with ink: Ink) {
    if case .solid(let color) = ink, color.alpha == 0 { return }
    switch path {
    case .rect(let rect): coverRounded(rect, radius: 0, stroke: stroke, with: ink)
    case .rounded(let rect, let radius):
      coverRounded(rect, radius: max(0, radius), stroke: stroke, with: ink)
    case .ellipse, .polygon: coverMasked(path, stroke: stroke, with: ink)
    }
  }

  private func coverRounded(_ rect: Rect, radius: Int, stroke: Int?, with ink: Ink) {
    let corner = max(radius, stroke ?? 0)
    let path = Path.rounded(rect, radius: radius)
    guard let slices = RoundedSlices(rect, corner: corner, stroke: stroke ?? 0) else {
      coverMasked(path, stroke: stroke, with: ink)
      return
    }
    lay(ink, over: stroke == nil ? slices.inside : slices.edges)
    guard !slices.corners.isEmpty else { return }
    let square = Rect(x: 0, y: 0, width: 2 * corner, height: 2 * corner)
    let mask = caches.mask(of: .rounded(square, radius: radius), stroke: stroke)
    for piece in slices.corners { lay(ink, mask: mask, maskFrom: piece.mask, over: piece.rect) }
  }

  private func coverMasked(_ path: Path, stroke: Int?, with ink: Ink) {
    let bounds = path.bounds
    guard !bounds.isEmpty else { return }
    let mask = caches.mask(of: path.moved(by: Point.zero - bounds.origin), stroke: stroke)
    lay(ink, mask: mask, maskFrom: .zero, over: bounds)
  }

  private func lay(_ ink: Ink, over rects: [Rect]) {
    guard case .solid(let color) = ink else {
      for rect in rects { lay(ink, over: rect) }
      return
    }
    let shown = rects.map { $0.intersection(clipBounds) }.filter { !$0.isEmpty }
    if !shown.isEmpty { buffer.fill(.over, shown, with: color) }
  }

  /// Sends only what lies inside the clip: places far outside do not fit the protocol's 16 bits.
  private func lay(
    _ ink: Ink, mask: Picture? = nil, maskFrom maskOrigin: Point = .zero, over rect: Rect
  ) {
    let shown = rect.intersection(clipBounds)
    guard !shown.isEmpty else { return }
    let (source, anchor) =
      switch ink {
      case .solid(let color): (caches.solid(color), shown.origin)
      case .picture(let picture, let anchor): (picture, anchor)
      }
    buffer.composite(
      .over, source, from: shown.origin - anchor, mask: mask,
      maskFrom: maskOrigin + (shown.origin - rect.origin), to: shown)
  }
}

extension Path {
  fileprivate func moved(by delta: Point) -> Path {
    switch self {
    case .rect(let rect): .rect(rect.offset(by: delta))
    case .rounded(let rect, let radius): .rounded(rect.offset(by: delta), radius: radius)
    case .ellipse(let rect): .ellipse(rect.offset(by: delta))
    case .polygon(let vertices):
      .polygon(vertices.map { Vertex(x: $0.x + Double(delta.x), y: $0.y + Double(delta.y)) })
    }
  }
}
