public import ColorModel
public import Geometry
public import Sampling

/// A picture in the place of the palette square, and how it is looked at.
public struct OpenPicture: Equatable, Sendable {
  public var path: String
  public var loaded: LoadedPicture
  public var view = PictureView.fitted
  /// The pixel that was sampled last.
  public var sample: Point?
  /// It is being chosen: the loupe shows it.
  public var showsLoupe = false
  /// How much is sampled, and by which mean.
  public var lens: LoupeLens
  public var palette: PicturePalette?

  public init(path: String, _ loaded: LoadedPicture, lens: LoupeLens = LoupeLens()) {
    self.path = path
    self.loaded = loaded
    self.lens = lens
  }

  public var picture: Picture { loaded.picture }

  /// The last part of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What a colour is taken from with the sample here.
  public func area(at point: Point) -> SampleArea { .square(lens.sampleSize, around: point) }

  /// The colour here; nil outside, where there is none.
  public func color(at point: Point) -> Color? {
    guard picture.rect.contains(point) else { return nil }
    return picture.color(of: area(at: point).rect, by: lens.mean)
  }
}

/// The sheet with the colours that stand for a picture.
public struct PicturePalette: Equatable, Sendable {
  /// What was asked for.
  public var extraction: PaletteExtraction
  /// Nil while they are being found.
  public var colors: [PaletteShare]?

  public static let counts = [4, 8, 16, 32]

  public init(extraction: PaletteExtraction, colors: [PaletteShare]? = nil) {
    self.extraction = extraction
    self.colors = colors
  }
}

/// A picture on its way.
public struct PictureLoad: Equatable, Sendable {
  public var path: String
  /// 0 to 1; nil as long as it is not worth a word.
  public var progress: Double?
}
