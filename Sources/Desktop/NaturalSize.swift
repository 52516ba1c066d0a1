import Geometry
import Views

/// The size of a window at scale 1, as its user has it, kept through changes of the scale.
///
/// What we ask for is rounded, and comes about later if at all: it is told apart from what the user
/// and the window manager do, so that going to another scale and back loses nothing.
struct NaturalSize {
  private var width: Double
  private var height: Double
  private var asked: (size: Size, width: Double, height: Double)?

  init(_ size: Size) {
    width = Double(size.width)
    height = Double(size.height)
  }

  /// In whole pixels.
  var size: Size { Size(width: Int(width.rounded()), height: Int(height.rounded())) }

  /// The size to ask for at a scale: no larger than there is room.
  mutating func scaled(by scale: Scale, in room: Size? = nil) -> Size {
    var size = Size(width: scale(width), height: scale(height))
    if let room { size = size.cut(to: room) }
    asked = (size, width, height)
    return size
  }

  /// The window has this size now.
  mutating func became(_ size: Size, _ scale: Scale) {
    if let asked, asked.size == size {
      (width, height) = (asked.width, asked.height)
    } else {
      (width, height) = (Double(size.width) / scale.factor, Double(size.height) / scale.factor)
    }
  }
}
