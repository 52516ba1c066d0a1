/// Files of pictures, made byte by byte: what they hold is known without a decoder.
public enum PictureBytes {
  public typealias Pixel = [UInt8]

  /// A row of pixels of 3 or 4 channels after the other, all different.
  public static func pixels(_ width: Int, _ height: Int, channels: Int = 3) -> [[Pixel]] {
    (0..<height).map { y in
      (0..<width).map { x in
        [UInt8(truncatingIfNeeded: 40 * x + 5), UInt8(truncatingIfNeeded: 60 * y + 7), 200, 128]
          .prefix(channels).map { $0 }
      }
    }
  }

  /// - Parameters:
  ///   - profile: an ICC profile that it is to carry.
  ///   - size: what it says of itself, if it is to lie.
  ///   - exif: what its chunk of EXIF holds.
  public static func png(
    _ rows: [[Pixel]], profile: [UInt8]? = nil, size: (Int, Int)? = nil, bits: Int = 8,
    exif: [UInt8]? = nil
  ) -> [UInt8] {
    let (width, height) = size ?? (rows[0].count, rows.count)
    let channels = rows[0][0].count / (bits / 8)
    let type: UInt8 = [1: 0, 3: 2, 4: 6][channels] ?? 2
    let header = big(width) + big(height) + [UInt8(bits), type, 0, 0, 0]
    let data = rows.flatMap { row -> [UInt8] in [0] + row.flatMap { $0 } }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var bytes = signature + chunk("IHDR", header)
    if let profile { bytes += chunk("iCCP", Array("made".utf8) + [0, 0] + zlib(profile)) }
    if let exif { bytes += chunk("eXIf", exif) }
    return bytes + chunk("IDAT", zlib(data)) + chunk("IEND", [])
  }

  /// 24 bits, the lowest row first.
  public static func bmp(_ rows: [[Pixel]], size: (Int, Int)? = nil) -> [UInt8] {
    let (width, height) = size ?? (rows[0].count, rows.count)
    let data = rows.reversed().flatMap { row -> [UInt8] in
      let bytes = row.flatMap { [$0[2], $0[1], $0[0]] }
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    let header =
      little(40) + little(width) + little(height) + [1, 0, 24, 0] + little(0)
      + little(data.count) + little(2835) + little(2835) + little(0) + little(0)
    return Array("BM".utf8) + little(54 + data.count) + little(0) + little(54) + header + data
  }

  public static func ppm(_ rows: [[Pixel]]) -> [UInt8] {
    Array("P6\n\(rows[0].count) \(rows.count)\n255\n".utf8)
      + rows.flatMap { row in row.flatMap { $0 } }
  }

  /// - Parameter orientation: as EXIF numbers them, 1 to 8.
  public static func tiff(_ rows: [[Pixel]], orientation: Int = 1, profile: [UInt8] = []) -> [UInt8]
  {
    let data = rows.flatMap { row in row.flatMap { $0 } }
    let fields = profile.isEmpty ? 11 : 12
    let start = 8 + 2 + fields * 12 + 4
    func field(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      short(tag) + short(type) + little(count) + little(value)
    }
    var entries = [
      field(256, 4, 1, rows[0].count), field(257, 4, 1, rows.count),
      field(258, 3, 3, start), field(259, 3, 1, 1), field(262, 3, 1, 2),
      field(273, 4, 1, start + 6 + profile.count), field(274, 3, 1, orientation),
      field(277, 3, 1, 3), field(278, 4, 1, rows.count), field(279, 4, 1, data.count),
      field(284, 3, 1, 1),
    ]
    if !profile.isEmpty { entries.append(field(34675, 7, profile.count, start + 6)) }
    return Array("II".utf8) + short(42) + little(8) + short(fields) + entries.flatMap { $0 }
      + little(0) + short(8) + short(8) + short(8) + profile + data
  }

  /// Rows from the bottom and columns from the right, where the file is to say so.
  public static func tga(_ rows: [[Pixel]], fromBottom: Bool, fromRight: Bool) -> [UInt8] {
    let origin: UInt8 = (fromBottom ? 0 : 0x20) | (fromRight ? 0x10 : 0)
    let lines = (fromBottom ? rows.reversed() : rows).map { fromRight ? $0.reversed() : $0 }
    return [0, 0, 2] + [UInt8](repeating: 0, count: 9) + short(rows[0].count) + short(rows.count)
      + [24, origin] + lines.flatMap { $0.flatMap { $0.reversed() } }
  }

  public static func svg(width: Int, height: Int) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
      <rect width="100%" height="100%" fill="#3366cc"/></svg>
      """.utf8)
  }

  public static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  public static func little(_ value: Int) -> [UInt8] { big(value).reversed() }

  private static func short(_ value: Int) -> [UInt8] { Array(little(value).prefix(2)) }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let crc = body.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
    return big(data.count) + body + big(Int(~crc))
  }

  /// Stored, not compressed.
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, data.count), by: 65535) {
      let block = data[start..<min(start + 65535, data.count)]
      let count = little(block.count).prefix(2)
      bytes += [start + 65535 >= data.count ? 1 : 0] + count + count.map { ~$0 } + block
    }
    let (a, b) = data.reduce((1, 0)) { sums, byte in
      let a = (sums.0 + Int(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return bytes + big(b << 16 | a)
  }
}
