import CXlib

/// Pixels read from the screen, 0xRRGGBB each.
struct Picture {
  let width: Int
  let height: Int
  private let pixels: [UInt32]

  /// Reads a rectangle of the screen as it stands; nil where there is none.
  init?(_ display: OpaquePointer, x: Int, y: Int, width: Int, height: Int) {
    guard width > 0, height > 0,
      let image = XGetImage(
        display, XDefaultRootWindow(display), Int32(x), Int32(y), UInt32(width), UInt32(height),
        .max, ZPixmap)
    else { return nil }
    defer { chidori_destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else { return nil }
    let stride = Int(image.pointee.bytes_per_line)
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        let line = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width { buffer[row * width + column] = line[column] & 0xff_ffff }
      }
      count = width * height
    }
    (self.width, self.height) = (width, height)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func row(_ y: Int) -> ArraySlice<UInt32> { pixels[y * width..<(y + 1) * width] }

  func count(of pixel: UInt32) -> Int { pixels.count { $0 == pixel } }

  /// Number of distinct colours in a part, counted no further than a limit.
  func distinctColors(columns: Range<Int>? = nil, fromRow first: Int = 0, limit: Int) -> Int {
    var seen: Set<UInt32> = []
    for y in min(first, height)..<height {
      var last: UInt32?
      for x in columns ?? 0..<width where self[x, y] != last {
        last = self[x, y]
        seen.insert(self[x, y])
        if seen.count >= limit { return limit }
      }
    }
    return seen.count
  }
}
