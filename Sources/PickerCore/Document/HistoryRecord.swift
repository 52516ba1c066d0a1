import ColorModel
import Geometry
import Sampling

/// An entry of the history as it lies in memory: no heap, and what a search asks for at hand.
///
/// 104 bytes, of which a hundred thousand are to be had.
struct HistoryRecord: Sendable {
  /// Four, as a vector would take 16 bytes more to stand straight.
  private let components: (Double, Double, Double, Double)
  private let alpha: Double
  let time: Int64
  let key: ColorKey
  private let l, a, b: Float
  let className, title, name, file: TextTable.ID
  private let x, y: Int32
  /// Of the sample; 0 where it is one pixel.
  private let width, height: UInt16
  private let mean: SampleMean
  /// As it is shown.
  let rgb: RGB8
  private let space: SpaceID
  private let missing: ComponentSet
  private let source: HistoryEntry.Source
  private var flags: Flags

  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let isPinned = Flags(rawValue: 1)
    static let isOpen = Flags(rawValue: 2)
    static let hasWindow = Flags(rawValue: 4)
    static let hasPosition = Flags(rawValue: 8)
    static let isInGamut = Flags(rawValue: 16)
    static let hasFile = Flags(rawValue: 32)
  }

  init(_ entry: HistoryEntry, _ texts: inout TextTable, isOpen: Bool) {
    let color = entry.color
    let parts = color.components
    (components, alpha) = ((parts.x, parts.y, parts.z, parts.w), color.alpha)
    (space, missing) = (color.space, color.missing)
    time = entry.time
    key = ColorKey(color)
    rgb = color.rgb8
    let lab = color.converted(to: .lab).components
    (l, a, b) = (Float(lab.x), Float(lab.y), Float(lab.z))
    className = texts.id(of: entry.window?.className ?? "")
    title = texts.id(of: entry.window?.title ?? "")
    name = texts.id(of: entry.name ?? "")
    file = texts.id(of: entry.file ?? "")
    x = Int32(clamping: entry.position?.x ?? 0)
    y = Int32(clamping: entry.position?.y ?? 0)
    width = UInt16(clamping: entry.sample?.size.width ?? 0)
    height = UInt16(clamping: entry.sample?.size.height ?? 0)
    mean = entry.sample?.mean ?? .srgb
    source = entry.source
    flags = []
    if entry.isPinned { flags.insert(.isPinned) }
    if isOpen { flags.insert(.isOpen) }
    if entry.window != nil { flags.insert(.hasWindow) }
    if entry.position != nil { flags.insert(.hasPosition) }
    if color.isInGamut() { flags.insert(.isInGamut) }
    if entry.file != nil { flags.insert(.hasFile) }
  }

  var isPinned: Bool { flags.contains(.isPinned) }

  /// Older lines may yet give it a name or a pin.
  var isOpen: Bool {
    get { flags.contains(.isOpen) }
    set { if newValue { flags.insert(.isOpen) } else { flags.remove(.isOpen) } }
  }

  /// Whether it is the colour of its hex, and has that one's name.
  var isInGamut: Bool { flags.contains(.isInGamut) }

  /// The CIELAB components, near enough for a distance.
  var lab: SIMD4<Double> { SIMD4(Double(l), Double(a), Double(b), 0) }

  var alpha8: UInt8 { byte(alpha) }

  var color: Color {
    let (x, y, z, w) = components
    return Color(space, SIMD4(x, y, z, w), alpha: alpha, missing: missing)
  }

  func entry(_ texts: TextTable) -> HistoryEntry {
    var entry = HistoryEntry(
      color, time: time, source: source,
      window: flags.contains(.hasWindow)
        ? .init(className: texts[className], title: texts[title]) : nil,
      file: flags.contains(.hasFile) ? texts[file] : nil,
      position: flags.contains(.hasPosition) ? Point(x: Int(x), y: Int(y)) : nil,
      sample: width == 0
        ? nil : .init(size: Size(width: Int(width), height: Int(height)), mean: mean))
    entry.name = name == 0 ? nil : texts[name]
    entry.isPinned = isPinned
    return entry
  }
}
