import ColorModel
import Geometry

/// The picture pixels that each column and each row of a raster's cells stands for.
struct PictureBoxes {
  let columns: [Range<Int>]
  let rows: [Range<Int>]

  /// Cells of one opaque pixel each, as they lie side by side in the picture.
  func pixels(of picture: Picture) -> [RGB8?] {
    let left = columns.first?.lowerBound ?? 0
    return [RGB8?](unsafeUninitializedCapacity: columns.count * rows.count) { cells, count in
      picture.bytes.withUnsafeBufferPointer { bytes in
        for row in rows {
          var offset = row.lowerBound * picture.bytesPerRow + left * 3
          for _ in columns {
            let pixel = RGB8(bytes[offset], bytes[offset + 1], bytes[offset + 2])
            cells.initializeElement(at: count, to: pixel)
            count += 1
            offset += 3
          }
        }
      }
    }
  }

  /// The means of encoded values, each pixel by its alpha; every pixel is read once.
  func means(of picture: Picture, from corner: Point, over backdrop: PictureBackdrop) -> [RGB8?] {
    var cells: [RGB8?] = []
    cells.reserveCapacity(columns.count * rows.count)
    let bands = atOnce(bands) { band in
      let boxes = PictureBoxes(columns: columns, rows: Array(rows[band]))
      let start = corner + Point(x: 0, y: band.lowerBound)
      return boxes.bandMeans(of: picture, from: start, over: backdrop)
    }
    for band in bands { cells += band }
    return cells
  }

  /// The rows in parts to be worked on at once.
  private var bands: [Range<Int>] {
    let count = columns.count * rows.count < 1 << 14 ? 1 : parallelParts
    return (0..<count).map { rows.count * $0 / count..<rows.count * ($0 + 1) / count }
  }

  private func bandMeans(
    of picture: Picture, from corner: Point, over backdrop: PictureBackdrop
  ) -> [RGB8?] {
    var sums = BoxSums(columns, of: picture)
    let full: UInt64 = picture.hasAlpha ? 255 : 1
    let widths = columns.map(\.count)
    let (least, most) = (widths.min() ?? 0, widths.max() ?? 0)
    return [RGB8?](unsafeUninitializedCapacity: columns.count * rows.count) { cells, count in
      for (down, row) in rows.enumerated() {
        let areas = (least...most).map { Divisor(full * UInt64($0 * row.count)) }
        sums.take(row, of: picture)
        for (across, sum) in sums.columns.enumerated() {
          let area = areas[widths[across] - least]
          let rest = area.value - sum.w
          let behind =
            rest == 0 ? RGB8(0) : backdrop.pixel(x: corner.x + across, y: corner.y + down)
          func mean(_ sum: UInt64, _ behind: UInt8) -> UInt8 {
            area.quotient(sum &+ rest &* UInt64(behind) &+ area.value / 2)
          }
          cells.initializeElement(
            at: count,
            to: RGB8(
              mean(sum.x, behind.red), mean(sum.y, behind.green), mean(sum.z, behind.blue)))
          count += 1
        }
      }
    }
  }
}

/// A number that others are divided by, many of them: multiplied by its inverse.
private struct Divisor {
  let value: UInt64
  /// In parts of 2^64, rounded up; 0 where it would not be exact.
  private let inverse: UInt64

  init(_ value: UInt64) {
    self.value = value
    inverse = 2..<1 << 28 ~= value ? .max / value + 1 : 0
  }

  /// The whole quotient, which is a byte: exact, as dividend and divisor multiplied are below 2^64.
  @inline(__always)
  func quotient(_ dividend: UInt64) -> UInt8 {
    UInt8(
      truncatingIfNeeded: inverse == 0
        ? dividend / value : dividend.multipliedFullWidth(by: inverse).high)
  }
}

/// Red, green, blue and how much of it there is, for each column of a row of cells.
private struct BoxSums {
  private(set) var columns: [SIMD4<UInt64>]
  private let ranges: [Range<Int>]
  private let step: Int
  /// The bytes of a row that are in some column.
  private let span: Range<Int>
  /// For each of these the sum of so many opaque rows: many bytes are added at once.
  private var bytes: [UInt16]
  private var rows = 0

  private static let mostRows = Int(UInt16.max / UInt16(UInt8.max))

  init(_ ranges: [Range<Int>], of picture: Picture) {
    self.ranges = ranges
    step = picture.hasAlpha ? 4 : 3
    span = (ranges.first?.lowerBound ?? 0) * step..<(ranges.last?.upperBound ?? 0) * step
    columns = ranges.map { _ in .zero }
    bytes = [UInt16](repeating: 0, count: span.count)
  }

  /// The sums of a row of cells.
  mutating func take(_ rows: Range<Int>, of picture: Picture) {
    for index in columns.indices { columns[index] = .zero }
    for y in rows {
      let start = y * picture.bytesPerRow
      let row = start + span.lowerBound..<start + span.upperBound
      picture.bytes.withUnsafeBufferPointer { source in
        let row = UnsafeBufferPointer(rebasing: source[row])
        if step == 4, !Self.isOpaque(row) {
          addTranslucent(row)
        } else {
          if self.rows == Self.mostRows { addRows() }
          self.rows += 1
          bytes.withUnsafeMutableBufferPointer { bytes in
            for index in row.indices { bytes[index] &+= UInt16(row[index]) }
          }
        }
      }
    }
    addRows()
  }

  private static func isOpaque(_ row: UnsafeBufferPointer<UInt8>) -> Bool {
    var all = UInt8.max
    for index in stride(from: 3, to: row.count, by: 4) { all &= row[index] }
    return all == .max
  }

  private mutating func addRows() {
    guard rows > 0 else { return }
    let full: UInt64 = step == 4 ? 255 : 1
    let (step, count, first) = (step, UInt64(rows), span.lowerBound)
    columns.withUnsafeMutableBufferPointer { columns in
      bytes.withUnsafeMutableBufferPointer { bytes in
        for (index, range) in ranges.enumerated() {
          var (red, green, blue) = (0, 0, 0) as (UInt64, UInt64, UInt64)
          var offset = range.lowerBound &* step &- first
          let end = range.upperBound &* step &- first
          while offset < end {
            red &+= UInt64(bytes[offset])
            green &+= UInt64(bytes[offset + 1])
            blue &+= UInt64(bytes[offset + 2])
            offset &+= step
          }
          let cover = count &* UInt64(range.count) &* full
          columns[index] &+= SIMD4(red &* full, green &* full, blue &* full, cover)
        }
        bytes.update(repeating: 0)
      }
    }
    rows = 0
  }

  private mutating func addTranslucent(_ row: UnsafeBufferPointer<UInt8>) {
    for (index, range) in ranges.enumerated() {
      var sum = SIMD4<UInt64>.zero
      var offset = range.lowerBound * step - span.lowerBound
      for _ in range {
        let pixel = SIMD4(
          UInt64(row[offset]), UInt64(row[offset + 1]), UInt64(row[offset + 2]), 1)
        sum &+= pixel &* UInt64(row[offset + 3])
        offset += step
      }
      columns[index] &+= sum
    }
  }
}
