public import ColorModel
public import Geometry
public import Sampling

/// What happened to the picture in the window, or on the way to one.
public enum PictureMessage: Equatable, Sendable {
  /// The file at this path is to be shown.
  case open(String)
  /// The user chose the file at this path, from the root, in the desktop's own dialog.
  case chosen(String)
  /// How much is decoded, 0 to 1; comes only where it takes long.
  case progressed(Double)
  case loaded(LoadedPicture)
  /// Why there is no picture, without the file's name.
  case failed(String)
  case close

  case viewed(PictureView)
  /// A pixel is sampled, by pointer or keys.
  case sampled(Point, Message.Phase)
  /// The sample as it stands is taken.
  case take
  case hideLoupe
  case lens(LoupeLens)

  /// The sheet with the palette opens, or asks for so many colours, or leaves a background out.
  case palette(PaletteExtraction)
  case extracted([PaletteShare], by: PaletteExtraction)
  case takeShare(RGB8)
  case copyShare(RGB8)
  case copyShares
  case dismissPalette

  case files(FileMessage)
}

/// What is done in the sheet of files.
public enum FileMessage: Equatable, Sendable {
  /// There is no dialog of the desktop: the sheet opens, if it is still wanted.
  case open
  case typed(String)
  case listed([FileEntry], of: String)
  /// Why a directory cannot be read.
  case unlisted(String, of: String)
  case select(Int)
  case moveSelection(by: Int)
  /// Enters the directory, or opens the file.
  case commit
  case dismiss
}

/// What `update` asks for pictures.
public enum PictureEffect: Equatable, Sendable {
  /// Read a file: `PictureMessage.progressed`, then `loaded` or `failed`.
  case load(String)
  case cancelLoading
  /// Let the user choose a file, and begin in this directory: `PictureMessage.chosen`, or nothing,
  /// or `FileMessage.open` where that is for the sheet to do.
  case choose(in: String)
  /// Find the colours of a picture: `PictureMessage.extracted`.
  case extract(Picture, PaletteExtraction)
  /// Read a directory: `FileMessage.listed` or `unlisted`.
  case list(String)
  /// Give the keyboard to the picture.
  case focus
}
