internal import Files
internal import Geometry
internal import PickerCore
internal import Sampling

/// `chidori image`: a colour or the palette of a picture file; needs no display.
struct ImageCommand {
  private let options: ImageOptions

  init(_ options: ImageOptions) { self.options = options }

  func run() throws(Failure) {
    let loaded = try load()
    switch options.question {
    case .color(let area, let mean): try printColor(of: area, by: mean, in: loaded)
    case .palette(let extraction):
      let colors = extraction.colors(of: loaded.picture)
      guard !colors.isEmpty else {
        return Output.warn(
          "the picture has no colours, its pixels are transparent or ignored: \(options.file)")
      }
      try deliver(PaletteReport(colors, options.output).text)
    }
  }

  private func load() throws(Failure) -> LoadedPicture {
    let loaded: LoadedPicture
    do throws(PictureProblem) {
      loaded = try PictureLoading(options.file == "-" ? "/dev/stdin" : options.file).wait()
    } catch {
      throw .unreadablePicture(options.file, problem: "\(error)")
    }
    if loaded.profile == .unusable {
      Output.warn("the picture's colour profile cannot be used, sRGB is assumed: \(options.file)")
    }
    return loaded
  }

  private func printColor(
    of area: SampleArea, by mean: SampleMean, in loaded: LoadedPicture
  ) throws(Failure) {
    let picture = loaded.picture
    // Never the colour of another place, be there some of the square inside.
    guard picture.rect.contains(area.position),
      let color = picture.color(of: area.rect, by: mean)
    else { throw .outsidePicture("\(area.position)", size: "\(picture.size)") }
    guard options.output.isJSON else {
      return try deliver(options.output.text(of: color) + (options.output.endsLine ? "\n" : ""))
    }
    var sample = ColorJSON.Sample(area, bitsPerChannel: 8)
    sample.profile = loaded.profile == .none ? nil : loaded.profile.rawValue
    if !area.isOnePixel {
      sample.mean = mean
      sample.means = picture.means(of: area.rect)
    }
    let text = ColorJSON(color, sample: sample).text
    try deliver(
      text + (options.output.endsLine ? "\n" : ""), copies: options.output.text(of: color))
  }

  /// - Parameter copies: what is copied, if asked to; the text without its line end, if nil.
  private func deliver(_ text: String, copies copied: String? = nil) throws(Failure) {
    if let copy = options.output.copy {
      let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
      try ClipboardOwner.start(copied ?? lines, copy)
    }
    try Output.write(text)
  }
}
