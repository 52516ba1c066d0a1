/// Looks for the orientation in a PNG's `eXIf` chunk, which gdk-pixbuf leaves aside.
///
/// Source: PNG, third edition, sections 5.3 and 11.3.4.5; Exif 2.3, 4.5 and 4.6.4 A.
struct PNGOrientation {
  /// As EXIF numbers them, 1 to 8; nil where none is met.
  private(set) var value: Int?
  /// What is met of the length and name of a chunk.
  private var header: [UInt8] = []
  /// How much of the signature, or of a chunk with its checksum, is still to come.
  private var rest = 8
  /// What is met of the chunk itself, where it is the one.
  private var exif: [UInt8]?

  /// A larger chunk is passed over.
  private static let longest = 1 << 16

  /// Takes the next bytes of the file.
  mutating func read(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    while !bytes.isEmpty {
      if rest > 0 {
        let part = bytes.prefix(rest)
        exif?.append(contentsOf: part)
        rest -= part.count
        bytes = bytes.dropFirst(part.count)
        if rest == 0, let chunk = exif { value = Self.orientation(chunk) ?? value }
      } else {
        header.append(bytes.removeFirst())
        if header.count == 8 { begin() }
      }
    }
  }

  private mutating func begin() {
    let length = header[..<4].reduce(0) { $0 << 8 | Int($1) }
    let name = header[4...]
    exif = name.elementsEqual("eXIf".utf8) && length <= Self.longest ? [] : nil
    // What follows the last chunk, or is none, is passed over to its end.
    let isOver = name.elementsEqual("IEND".utf8) || !name.allSatisfy { 0x41...0x7A ~= $0 }
    rest = isOver ? .max : length + 4
    header = []
  }

  /// Of the first directory of a TIFF file, which EXIF is.
  private static func orientation(_ tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: [0x49, 0x49, 42, 0])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    func number(_ count: Int, at place: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let bytes = tiff[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + 12 * entry
      guard let tag = number(2, at: place) else { return nil }
      // A short, one of them.
      if tag == 274, number(2, at: place + 2) == 3, number(4, at: place + 4) == 1 {
        return number(2, at: place + 8).flatMap { 1...8 ~= $0 ? $0 : nil }
      }
    }
    return nil
  }
}
