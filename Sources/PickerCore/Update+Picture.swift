import ColorModel
import Geometry
import Sampling

/// What becomes of the picture in the place of the square.
extension Model {
  mutating func receive(_ message: PictureMessage) -> [Effect] {
    switch message {
    case .open(let path): return load(path)
    case .chosen(let path):
      pictureDirectory = FileSheetState(directory: path).directory
      return load(path)
    case .progressed(let share): pictureLoad?.progress = share
    case .loaded(let loaded): return show(loaded)
    case .failed(let problem): return fail(problem)
    case .close: closePicture()

    case .viewed(let view): picture?.view = view
    case .sampled(let point, let phase): return sample(point, phase)
    case .take: return takeSample()
    case .hideLoupe: picture?.showsLoupe = false
    case .lens(let lens):
      picture?.lens = lens
      if let point = picture?.sample, picture?.showsLoupe == true { return sample(point, .stepped) }

    case .palette(let extraction):
      guard let picture else { return [] }
      self.picture?.palette = PicturePalette(extraction: extraction)
      return [.picture(.extract(picture.picture, extraction))]
    case .extracted(let colors, let extraction):
      if picture?.palette?.extraction == extraction { picture?.palette?.colors = colors }
    case .takeShare(let color): return takeFromPicture(Color(color))
    case .copyShare(let color): return copied(format.text(of: Color(color), style))
    case .copyShares:
      let colors = (picture?.palette?.colors ?? []).map { Color($0.color) }
      let text = colors.map { format.text(of: $0, style) }.joined(separator: "\n")
      return [.copy(text, to: copiesTo)] + show(Notice("copied \(colors.count) colours"))
    case .dismissPalette: picture?.palette = nil

    case .files(let message): return receive(message)
    }
    return []
  }

  /// Esc where nothing else wants it; false where there is nothing of a picture.
  mutating func escapePicture() -> [Effect]? {
    if pictureLoad != nil {
      pictureLoad = nil
      return [.picture(.cancelLoading)]
    }
    guard let picture else { return nil }
    if picture.showsLoupe { cancelSample() } else { closePicture() }
    return []
  }

  /// What a drag has come to is taken back, and the rest of it takes nothing.
  private mutating func cancelSample() {
    picture?.showsLoupe = false
    if let gesture { edited = gesture }
    gesture = nil
  }

  private mutating func closePicture() {
    endGesture()
    picture = nil
  }
}

// MARK: - Loading

extension Model {
  private mutating func load(_ path: String) -> [Effect] {
    isChoosingFile = false
    pictureLoad = PictureLoad(path: path)
    return [.picture(.load(path))]
  }

  private mutating func show(_ loaded: LoadedPicture) -> [Effect] {
    guard let load = pictureLoad else { return [] }
    endGesture()
    pictureLoad = nil
    fileSheet = nil
    dropError(notice)
    let lens = LoupeLens(sampleSize: settings.sampleSize ?? 1, mean: settings.mean)
    picture = OpenPicture(path: load.path, loaded, lens: lens)
    guard loaded.profile == .unusable else { return [.picture(.focus)] }
    let notice = Notice(
      "the picture's colour profile cannot be used, sRGB is assumed: \(load.path)", isError: true)
    return [.picture(.focus)] + show(notice)
  }

  /// In the sheet the problem is told in place.
  private mutating func fail(_ problem: String) -> [Effect] {
    guard let load = pictureLoad else { return [] }
    pictureLoad = nil
    if fileSheet != nil {
      fileSheet?.problem = problem
      return []
    }
    let failure = Failure.unreadablePicture(load.path, problem: problem)
    return show(Notice(failure.description, isError: true))
  }
}

// MARK: - Sampling

extension Model {
  /// Outside the picture there is no colour, and nothing changes.
  private mutating func sample(_ point: Point, _ phase: Message.Phase) -> [Effect] {
    let isCancelled = gesture == nil && (phase == .moved || phase == .ended)
    guard !isCancelled else { return [] }
    let color = picture?.color(at: point)
    let isSampled = color != nil || picture?.showsLoupe == true
    if color != nil { picture?.sample = point }
    picture?.showsLoupe = isSampled && phase != .ended
    drag(phase) { edited, _ in
      if let color { edited.set(color) }
    }
    return phase == .ended && isSampled ? takeSample() : []
  }

  /// The sample is the colour now, what later edits are held against, and the newest in Recent.
  private mutating func takeSample() -> [Effect] {
    picture?.showsLoupe = false
    guard let point = picture?.sample, let color = picture?.color(at: point) else { return [] }
    return takeFromPicture(color, at: point)
  }

  private mutating func takeFromPicture(_ color: Color, at point: Point? = nil) -> [Effect] {
    if self.color != color { change(to: color) }
    before = color
    var entry = HistoryEntry(color, time: now, source: .picture, position: point)
    entry.file = picture?.name
    entry.sample = picture.flatMap { picture in
      point.flatMap { .init(picture.area(at: $0), by: picture.lens.mean) }
    }
    return record(entry)
  }
}

// MARK: - The sheet of files

extension Model {
  /// Opens the sheet where the last file was, unless its user has gone on to something else.
  private mutating func openFileSheet() -> [Effect] {
    guard isChoosingFile else { return [] }
    isChoosingFile = false
    fileSheet = FileSheetState(directory: pictureDirectory)
    return listFiles()
  }

  private mutating func receive(_ message: FileMessage) -> [Effect] {
    switch message {
    case .open: return openFileSheet()
    case .typed(let text):
      fileSheet?.type(text)
      return listFiles()
    case .listed(let entries, let directory):
      if fileSheet?.directory == directory { fileSheet?.list(entries, of: directory) }
    case .unlisted(let problem, let directory):
      guard fileSheet?.directory == directory else { return [] }
      fileSheet?.list([], of: directory)
      fileSheet?.problem = problem
    case .select(let index): fileSheet?.select(index)
    case .moveSelection(let steps): fileSheet?.moveSelection(by: steps)
    case .commit: return openChosen()
    case .dismiss:
      fileSheet = nil
      return pictureLoad == nil ? [] : escapePicture() ?? []
    }
    return []
  }

  private mutating func openChosen() -> [Effect] {
    guard let chosen = fileSheet?.chosen, !chosen.isEmpty else { return [] }
    guard !chosen.hasSuffix("/") else {
      fileSheet?.type(chosen)
      return listFiles()
    }
    pictureDirectory = fileSheet?.directory ?? pictureDirectory
    return load(chosen)
  }

  private func listFiles() -> [Effect] {
    fileSheet?.wanted.map { [.picture(.list($0))] } ?? []
  }
}
