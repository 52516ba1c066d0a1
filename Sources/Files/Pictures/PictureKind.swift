/// What a file says it is, by its first bytes.
enum PictureKind: Hashable {
  case png, jpeg, svg, webp, heif, other
  /// What gzip has packed: of pictures that is SVG alone.
  case packed

  /// Enough of a file to tell.
  static let needed = 4096

  init(_ start: some Collection<UInt8>) {
    let start = Array(start.prefix(Self.needed))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4), Self.heifBrands.contains(where: { has($0, at: 8) }) {
      self = .heif
    } else if start.starts(with: [0x1F, 0x8B]) {
      self = .packed
    } else if String(decoding: start, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      self = .other
    }
  }

  private static let heifBrands = ["heic", "heix", "mif1", "avif"]

  /// The Debian package whose loader reads it, where it is not gdk-pixbuf's own.
  var package: String? {
    switch self {
    case .svg, .packed: "librsvg2-common"
    case .webp: "webp-pixbuf-loader"
    case .heif: "heif-gdk-pixbuf"
    case .png, .jpeg, .other: nil
    }
  }

  /// The loader that gdk-pixbuf does not find by the first bytes.
  var loader: String? { self == .packed ? "svg" : nil }

  static let packages = [svg, webp, heif].compactMap(\.package)
}
