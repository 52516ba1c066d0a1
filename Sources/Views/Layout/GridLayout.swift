import Geometry

/// Where the cells of a grid with sections lie, from its top left corner.
///
/// What it costs depends on the number of sections, not on that of cells.
struct GridLayout {
  let columns: Int
  let height: Int
  private(set) var count = 0
  private var sections: [Section] = []
  private let width: Int
  private let cellHeight: Int
  private let gap: Int
  private let headingHeight: Int

  /// A section that has cells.
  private struct Section {
    let title: String
    let first: Int
    let count: Int
    /// Of its heading, or of its first row where there is none.
    let top: Int
    let rowsTop: Int
  }

  init(_ sections: [GridSection], width: Int, _ context: ViewContext) {
    let scale = context.scale
    (gap, cellHeight) = (scale(5), scale(24))
    headingHeight = context.room(18)
    // Of the lengths before they were rounded, so that it is the same at every scale; for a tenth of
    // a cell all of them stand closer.
    let cells = (Double(width) / scale.factor + 5) / (27 + 5)
    columns = max(1, Int(cells + 0.1))
    self.width = width
    let space = scale(9)
    var bottom = 0
    for section in sections where section.count > 0 {
      let isFirst = self.sections.isEmpty
      let hasHeading = !section.title.isEmpty
      let top = bottom + (isFirst ? 0 : hasHeading ? space : gap)
      let rowsTop = top + (hasHeading ? headingHeight + space : isFirst ? scale(3) : 0)
      self.sections.append(
        Section(
          title: section.title, first: count, count: section.count, top: top, rowsTop: rowsTop))
      count += section.count
      let rows = (section.count + columns - 1) / columns
      bottom = rowsTop + rows * (cellHeight + gap) - gap
    }
    // Rings lean out of the last row.
    height = bottom + scale(3)
  }

  private var pitch: Int { cellHeight + gap }

  /// The rectangle of a cell.
  func slot(_ index: Int) -> Rect {
    let section = section(of: index)
    let (row, column) = (index - section.first).quotientAndRemainder(dividingBy: columns)
    // Shared out to the pixel, so that the last column ends where the grid does.
    let left = (width + gap) * column / columns
    let right = (width + gap) * (column + 1) / columns - gap
    return Rect(
      x: left, y: section.rowsTop + row * pitch, width: right - left, height: cellHeight)
  }

  /// The cell's rectangle; in the first row of a section with the heading above it.
  func slotWithHeading(_ index: Int) -> Rect {
    let (slot, section) = (slot(index), section(of: index))
    guard index - section.first < columns else { return slot }
    return slot.inset(by: Insets(top: section.top - slot.minY))
  }

  /// The cells, and the headings with their rectangles, that reach into a range from top to bottom.
  func visible(_ range: Range<Int>) -> (
    cells: [Range<Int>], headings: [(title: String, frame: Rect)]
  ) {
    var cells: [Range<Int>] = []
    var headings: [(title: String, frame: Rect)] = []
    let start = max(0, partition { $0.top > range.lowerBound } - 1)
    for section in sections[start...] {
      guard section.top < range.upperBound else { break }
      if !section.title.isEmpty, section.top + headingHeight > range.lowerBound {
        headings.append(
          (
            section.title,
            Rect(x: 0, y: section.top, width: width, height: headingHeight)
          ))
      }
      let rows = (section.count + columns - 1) / columns
      let first = min(max(0, (range.lowerBound - section.rowsTop) / pitch), rows)
      let last = min(max(first, (range.upperBound - section.rowsTop + pitch - 1) / pitch), rows)
      let (low, high) = (first * columns, min(last * columns, section.count))
      if low < high { cells.append(section.first + low..<section.first + high) }
    }
    return (cells, headings)
  }

  /// The cell some rows below another, or above, in its column as far as there are so many.
  func index(_ rows: Int, rowsFrom index: Int) -> Int {
    let column = (index - section(of: index).first) % columns
    var number = sectionNumber(of: index)
    var row = (index - sections[number].first) / columns + rows
    while row < 0, number > 0 {
      number -= 1
      row += self.rows(number)
    }
    while row >= self.rows(number), number < sections.count - 1 {
      row -= self.rows(number)
      number += 1
    }
    let section = sections[number]
    guard row >= 0, row < self.rows(number) else {
      // Beyond the ends: the first row or the last.
      let end = row < 0 ? 0 : self.rows(number) - 1
      return section.first + min(end * columns + column, section.count - 1)
    }
    return section.first + min(row * columns + column, section.count - 1)
  }

  /// How many rows are about as high as a page.
  func rows(inPage height: Int) -> Int { max(1, height / pitch - 1) }

  private func rows(_ section: Int) -> Int { (sections[section].count + columns - 1) / columns }

  private func section(of index: Int) -> Section { sections[sectionNumber(of: index)] }

  private func sectionNumber(of index: Int) -> Int { max(0, partition { $0.first > index } - 1) }

  /// The number of the first section of which `isBeyond` holds, as it then does of all after it.
  private func partition(_ isBeyond: (Section) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
