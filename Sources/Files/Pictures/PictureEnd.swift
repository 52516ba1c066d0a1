/// Looks for the end of a picture in its file, of formats whose decoder does not miss it.
///
/// gdk-pixbuf shows what there is of a PNG or JPEG that was cut off, and says no word.
struct PictureEnd {
  /// The end was met, or the format is one whose decoder looks itself.
  private(set) var isFound: Bool
  private var place: Place

  private enum Place {
    /// So many bytes of `IEND` and its checksum are met.
    case png(Int)
    /// At a marker, after its first byte.
    case marker, afterFF
    /// In the length of a segment, of a scan or another.
    case length(high: UInt8?, isScan: Bool)
    case segment(Int, isScan: Bool)
    /// In the coded pixels.
    case scan, scanAfterFF
    case done
  }

  private static let png: [UInt8] = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  init(of kind: PictureKind) {
    isFound = false
    switch kind {
    case .png: place = .png(0)
    case .jpeg: place = .marker
    case .svg, .packed, .webp, .heif, .other: (isFound, place) = (true, .done)
    }
  }

  /// Takes the next bytes of the file.
  mutating func read(_ bytes: ArraySlice<UInt8>) {
    if isFound { return }
    var index = bytes.startIndex
    while index < bytes.endIndex, !isFound {
      if case .segment(let rest, let isScan) = place {
        let skipped = min(rest, bytes.endIndex - index)
        index += skipped
        if skipped < rest {
          place = .segment(rest - skipped, isScan: isScan)
        } else {
          place = isScan ? .scan : .marker
        }
      } else {
        read(bytes[index])
        index += 1
      }
    }
  }

  private mutating func read(_ byte: UInt8) {
    switch place {
    case .png(let met):
      let next = byte == Self.png[met] ? met + 1 : byte == Self.png[0] ? 1 : 0
      isFound = next == Self.png.count
      place = isFound ? .done : .png(next)
    case .marker: if byte == 0xFF { place = .afterFF }
    case .afterFF: readMarker(byte)
    case .scan: if byte == 0xFF { place = .scanAfterFF }
    case .scanAfterFF:
      switch byte {
      // A stuffed byte, a restart.
      case 0, 0xD0...0xD7: place = .scan
      default: readMarker(byte)
      }
    case .length(nil, let isScan): place = .length(high: byte, isScan: isScan)
    case .length(let high?, let isScan):
      let rest = max(0, Int(high) << 8 | Int(byte) - 2)
      place = rest > 0 ? .segment(rest, isScan: isScan) : isScan ? .scan : .marker
    case .segment, .done: break
    }
  }

  private mutating func readMarker(_ byte: UInt8) {
    switch byte {
    case 0xFF: break
    case 0xD9: (isFound, place) = (true, .done)
    case 0, 1, 0xD0...0xD8: place = .marker
    default: place = .length(high: nil, isScan: byte == 0xDA)
    }
  }
}
