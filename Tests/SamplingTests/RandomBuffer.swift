import Geometry
import Sampling
import TestSupport

extension PixelBuffer {
  /// Random bytes in a random layout without a colour map, often one of the common ones.
  static func random(
    using random: inout SeededGenerator, widths: ClosedRange<Int> = 4...9
  ) throws -> PixelBuffer {
    let bits = [8, 16, 24, 32].randomElement(using: &random) ?? 32
    // Three widths that fit, in a random order, after a random number of padding bits.
    var masks: [UInt32] = []
    let common: [[UInt32]] =
      switch bits {
      case 32: [[0xFF_0000, 0x00_FF00, 0x00_00FF], [0x3FF0_0000, 0x000F_FC00, 0x0000_03FF]]
      case 16: [[0xF800, 0x07E0, 0x001F]]
      default: []
      }
    if let some = common.randomElement(using: &random), Bool.random(using: &random) {
      masks = some
    } else {
      let widths = (0..<3).map { _ in Int.random(in: 1...min(16, bits / 3), using: &random) }
      var shift = Int.random(in: 0...bits - widths.reduce(0, +), using: &random)
      for width in widths {
        masks.append(((1 << UInt32(width)) - 1) << UInt32(shift))
        shift += width
      }
      masks.shuffle(using: &random)
    }
    let layout = try PixelLayout(
      redMask: masks[0], greenMask: masks[1], blueMask: masks[2], depth: bits, bitsPerPixel: bits,
      byteOrder: Bool.random(using: &random) ? .leastSignificantFirst : .mostSignificantFirst,
      scanlinePad: [8, 16, 32].randomElement(using: &random) ?? 32)
    let rect = Rect(
      x: Int.random(in: -5...5, using: &random), y: Int.random(in: -5...5, using: &random),
      width: Int.random(in: widths, using: &random), height: Int.random(in: 4...6, using: &random))
    let stride = layout.bytesPerRow(width: rect.width) + Int.random(in: 0...5, using: &random)
    let bytes = (0..<stride * rect.height).map { _ in UInt8.random(in: 0...255, using: &random) }
    return PixelBuffer(bytes, rect: rect, layout: layout, bytesPerRow: stride)
  }

  /// The same with patches of other layouts over it, if `count` fit without overlap.
  func withRandomPatches(using random: inout SeededGenerator) throws -> PixelBuffer {
    var patches: [PixelBuffer] = []
    for _ in 0..<3 {
      let patch = try Self.random(using: &random)
      let place = patch.rect.offset(
        by: Point(
          x: Int.random(in: -3...3, using: &random), y: Int.random(in: -3...3, using: &random)))
      let part = place.intersection(rect)
      guard !part.isEmpty, !patches.contains(where: { $0.rect.intersects(part) }) else { continue }
      patches.append(
        PixelBuffer(
          patch.bytes, rect: part, layout: patch.layout, bytesPerRow: patch.bytesPerRow))
    }
    return PixelBuffer(
      bytes, rect: rect, layout: layout, bytesPerRow: bytesPerRow, patches: patches)
  }

  /// Most pixels like the one before, as on screens; of the padding in pixels too.
  func withRuns(using random: inout SeededGenerator) -> PixelBuffer {
    var bytes = bytes
    let (row, step) = (rect.width * layout.bytesPerPixel, layout.bytesPerPixel)
    for y in 0..<rect.height {
      for x in stride(from: step, to: row, by: step) {
        guard Int.random(in: 0..<16, using: &random) > 0 else { continue }
        let start = y * bytesPerRow + x
        for index in start..<start + step { bytes[index] = bytes[index - step] }
      }
    }
    return PixelBuffer(bytes, rect: rect, layout: layout, bytesPerRow: bytesPerRow)
  }

  /// All bytes the same number, so that every pixel is the same.
  func filled(with byte: UInt8) -> PixelBuffer {
    PixelBuffer(
      bytes.map { _ in byte }, rect: rect, layout: layout, bytesPerRow: bytesPerRow,
      patches: patches.map { $0.filled(with: byte) })
  }
}

/// Buffers in which several values stand for one colour.
extension PixelBuffer {
  /// The same bytes, now and then as cells of a colour map or steps of ramps, many of them equal.
  func withRandomColormap(using random: inout SeededGenerator) throws -> PixelBuffer {
    guard Bool.random(using: &random) else { return self }
    // What TrueColor has too, and what it has not.
    let levels = [0, 65535, 0x8080, UInt16.random(in: 0...65535, using: &random)]
    func table() -> [UInt16] {
      (0..<1 << 9).map { _ in levels.randomElement(using: &random) ?? 0 }
    }
    let map = Colormap(red: table(), green: table(), blue: table())
    let layout = try PixelLayout(
      layout.bitsPerPixel == 8 ? .pseudoColor : .directColor, redMask: layout.red.mask,
      greenMask: layout.green.mask, blueMask: layout.blue.mask, depth: layout.depth,
      bitsPerPixel: layout.bitsPerPixel, byteOrder: layout.byteOrder,
      scanlinePad: layout.scanlinePad, colormap: map)
    return PixelBuffer(bytes, rect: rect, layout: layout, bytesPerRow: bytesPerRow)
  }

  /// The same with bytes of few kinds, so that colours are met again, in patches too.
  func withFewValues(using random: inout SeededGenerator) -> PixelBuffer {
    let kinds = [0, 255, 255, UInt8.random(in: 0...255, using: &random)]
    return PixelBuffer(
      bytes.map { kinds[Int($0) % 4] }, rect: rect, layout: layout, bytesPerRow: bytesPerRow,
      patches: patches.map { $0.withFewValues(using: &random) })
  }
}
