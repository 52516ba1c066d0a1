internal import Geometry
internal import PickerCore

/// What the decoding process tells: a line each; pixels follow the line of a picture.
enum DecoderMessage: Hashable {
  /// How much of the file is decoded, in thousandths.
  case progress(Int)
  case picture(Size, hasAlpha: Bool, bytesPerRow: Int, LoadedPicture.Profile)
  case problem(PictureProblem)

  /// A line is not longer, its end included.
  static let longest = 128
}

extension DecoderMessage {
  /// With its line end.
  var line: String {
    switch self {
    case .progress(let thousandths): "progress \(thousandths)\n"
    case .picture(let size, let hasAlpha, let bytesPerRow, let profile):
      "picture \(size.width) \(size.height) \(hasAlpha ? 4 : 3) \(bytesPerRow) \(profile.rawValue)\n"
    case .problem(let problem): "problem \(problem.words)\n"
    }
  }

  /// Nil for what no sound decoder tells: its words are not trusted more than the file is.
  init?(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let kind = words.first else { return nil }
    switch kind {
    case "progress":
      guard words.count == 2, let value = Int(words[1]), 0...1000 ~= value else { return nil }
      self = .progress(value)
    case "picture":
      let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
      guard words.count == 6, numbers.count == 4,
        let profile = LoadedPicture.Profile(rawValue: words[5]), 3...4 ~= numbers[2]
      else { return nil }
      let size = Size(width: numbers[0], height: numbers[1])
      guard size.isPicture, size.width * numbers[2]...size.width * numbers[2] + 8 ~= numbers[3]
      else { return nil }
      self = .picture(size, hasAlpha: numbers[2] == 4, bytesPerRow: numbers[3], profile)
    case "problem":
      guard let problem = PictureProblem(words: words.dropFirst()) else { return nil }
      self = .problem(problem)
    default: return nil
    }
  }
}

extension Size {
  /// Whether a picture can be so large: not empty, and not above the limit.
  var isPicture: Bool {
    guard width > 0, height > 0 else { return false }
    let (pixels, isOver) = width.multipliedReportingOverflow(by: height)
    return !isOver && pixels <= PictureProblem.mostPixels
  }
}

extension PictureProblem {
  fileprivate var words: String {
    switch self {
    case .cannotRead(let code): "cannot-read \(code)"
    case .notAFile: "not-a-file"
    case .fileTooLarge: "file-too-large"
    case .tooLarge(let size): "too-large \(size.width) \(size.height)"
    case .unknownFormat: "unknown-format"
    case .needsPackage(let name): "needs-package \(name)"
    case .broken: "broken"
    case .truncated: "truncated"
    case .needsMemory: "needs-memory"
    case .needsTime: "needs-time"
    case .decoderFailed: "decoder-failed"
    case .noDecoder: "no-decoder"
    case .cannotStart(let code): "cannot-start \(code)"
    }
  }

  fileprivate init?(words: ArraySlice<String>) {
    let numbers = words.dropFirst().compactMap { Int($0) }
    let code = numbers.first.flatMap(Int32.init(exactly:))
    switch (words.first, words.count) {
    case ("cannot-read", 2): self = .cannotRead(code: code ?? 0)
    case ("too-large", 3) where numbers.count == 2:
      self = .tooLarge(Size(width: numbers[0], height: numbers[1]))
    case ("needs-package", 2):
      guard let package = PictureKind.packages.first(where: { words.last == $0 }) else {
        return nil
      }
      self = .needsPackage(package)
    case ("cannot-start", 2): self = .cannotStart(code: code ?? 0)
    case (let word?, 1):
      let plain: [PictureProblem] = [
        .notAFile, .fileTooLarge, .unknownFormat, .broken, .truncated, .needsMemory, .needsTime,
        .decoderFailed, .noDecoder,
      ]
      guard let problem = plain.first(where: { $0.words == word }) else { return nil }
      self = problem
    default: return nil
    }
  }
}
