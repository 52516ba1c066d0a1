import Geometry

/// How far a scroll view is scrolled and can be, in device pixels.
struct ScrollExtent {
  let viewport: Rect
  /// The content's; at least the viewport's.
  let height: Int
  /// What an arrow key moves by.
  let line: Int
  var offset = 0

  var overflow: Int { height - viewport.height }

  /// What Page Up and Page Down move by: a line of what was seen stays in sight.
  var page: Int { max(line, viewport.height - line) }

  /// The whole content, where it lies behind the viewport.
  var content: Rect {
    Rect(x: viewport.minX, y: viewport.minY - offset, width: viewport.width, height: height)
  }

  func clamp(_ offset: Int) -> Int { min(max(offset, 0), overflow) }

  /// The least change of the offset that shows an area; its top where it is too high.
  func offset(showing area: Rect, margin: Int) -> Int {
    let (top, bottom) = (area.minY - margin, area.maxY + margin)
    if top < viewport.minY || bottom - top > viewport.height {
      return clamp(offset + top - viewport.minY)
    }
    return clamp(offset + max(0, bottom - viewport.maxY))
  }

  /// Where the pointer finds the bar.
  func bar(_ scale: Scale) -> Rect {
    let width = min(scale(12), viewport.width)
    return Rect(
      x: viewport.maxX - width, y: viewport.minY, width: width, height: viewport.height)
  }

  /// The thumb within the bar: as much of it as is seen of the content, and never too small to hit.
  func thumb(in bar: Rect, _ scale: Scale) -> Rect {
    let track = track(in: bar, scale)
    let length = thumbLength(track, scale)
    let room = track.height - length
    let top = overflow > 0 ? (room * offset + overflow / 2) / overflow : 0
    return Rect(x: bar.minX, y: track.minY + top, width: bar.width, height: length)
  }

  /// Where the content stands when the thumb begins at a pixel.
  func offset(ofThumbAt top: Int, in bar: Rect, _ scale: Scale) -> Int {
    let track = track(in: bar, scale)
    let room = track.height - thumbLength(track, scale)
    guard room > 0 else { return 0 }
    let place = min(max(top - track.minY, 0), room)
    return (overflow * place + room / 2) / room
  }

  private func track(in bar: Rect, _ scale: Scale) -> Rect {
    let end = min(scale(2), bar.height / 2)
    return bar.inset(by: Insets(top: end, bottom: end))
  }

  private func thumbLength(_ track: Rect, _ scale: Scale) -> Int {
    min(track.height, max(scale(24), track.height * viewport.height / height))
  }
}
