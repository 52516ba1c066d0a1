import Geometry
import PickerCore
import Sampling
import Views

/// The picture in the place of the square, and below it how it is shown and what to do with it.
struct PicturePanel: View {
  private let model: Model
  private let picture: OpenPicture
  private let rasters: PictureRasters

  init(_ model: Model, _ picture: OpenPicture, _ rasters: PictureRasters) {
    self.model = model
    self.picture = picture
    self.rasters = rasters
  }

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let (control, gap) = (context.scale(Metrics.control), context.scale(8))
    var canvas = frame
    canvas.size.height -= control + gap
    let mapping = PictureMapping(picture.picture.size, in: canvas, picture.view)
    PictureCanvas(
      open: picture, mapping: mapping,
      raster: rasters.grid(of: picture.picture, mapping, tile: context.scale(16)),
      loupe: .init(
        cells: model.settings.loupeCells, forms: model.loupeForms, style: model.style)
    ).place(in: canvas, context, into: &scene)
    let row = Rect(x: frame.minX, y: frame.maxY - control, width: frame.width, height: control)
    Row<Message>([zooms(mapping), palette, Fill(name), close])
      .place(in: row, context, into: &scene)
  }

  private func zooms(_ mapping: PictureMapping) -> MenuButton<Message> {
    let percents = [(1, 4), (1, 2), (1, 1), (2, 1), (4, 1), (8, 1), (16, 1), (32, 1)].map {
      PictureZoom($0.0, $0.1)
    }
    let isFitted = picture.view.zoom == nil
    return MenuButton(
      id: "picture.zoom", name: "Zoom", title: title(mapping.zoom),
      entries: [
        .item(
          MenuItem(
            id: "picture.zoom.fit", title: "Fit", isSelected: isFitted, shortcut: "0",
            message: .picture(.viewed(.fitted))))
      ]
        + percents.map { zoom in
          .item(
            MenuItem(
              id: ViewID("picture.zoom.\(title(zoom))"), title: title(zoom),
              isSelected: !isFitted && zoom == mapping.zoom,
              shortcut: zoom == .actual ? "1" : nil,
              message: .picture(.viewed(mapping.view(at: zoom)))))
        })
  }

  private func title(_ zoom: PictureZoom) -> String {
    "\(max(1, (200 * zoom.numerator / zoom.denominator + 1) / 2)) %"
  }

  private var palette: Button<Message> {
    Button(
      "Palette", id: "picture.palette",
      .picture(.palette(PaletteExtraction(count: PicturePalette.counts[1]))))
  }

  private var name: Label<Message> {
    Label(picture.name, .small, .dim, id: "picture.name")
  }

  private var close: Button<Message> {
    Button(
      icon: .close, name: "Close the picture", id: "picture.close", shortcut: "Esc",
      .picture(.close))
  }
}
