/// Takes a pixel apart into the values of its three channels.
///
/// A type for each of the layouts that nearly all screens have: with shifts and masks that the
/// compiler knows, a loop takes half the time.
protocol PixelSplit {
  func values(of pixel: UInt32) -> (red: Int, green: Int, blue: Int)
}

extension PixelLayout {
  /// Which type splits the pixels.
  enum SplitKind {
    case rgb888, rgb101010, rgb565, byMasks
  }

  var splitKind: SplitKind {
    switch (red.mask, green.mask, blue.mask) {
    case (0xFF_0000, 0x00_FF00, 0x00_00FF): .rgb888
    case (0x3FF0_0000, 0x000F_FC00, 0x0000_03FF): .rgb101010
    case (0xF800, 0x07E0, 0x001F): .rgb565
    default: .byMasks
    }
  }

  /// Different pixels are different colours: there is no colour map.
  var isOneToOne: Bool { red.isLinear && green.isLinear && blue.isLinear }
}

struct SplitRGB888: PixelSplit {
  func values(of pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
  }
}

struct SplitRGB101010: PixelSplit {
  func values(of pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 20 & 0x3FF), Int(pixel >> 10 & 0x3FF), Int(pixel & 0x3FF))
  }
}

struct SplitRGB565: PixelSplit {
  func values(of pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 11 & 0x1F), Int(pixel >> 5 & 0x3F), Int(pixel & 0x1F))
  }
}

/// Any other layout.
struct SplitByMasks: PixelSplit {
  private let masks: (red: UInt32, green: UInt32, blue: UInt32)
  private let shifts: (red: UInt32, green: UInt32, blue: UInt32)

  init(_ layout: PixelLayout) {
    let (red, green, blue) = (layout.red, layout.green, layout.blue)
    masks = (red.mask, green.mask, blue.mask)
    shifts = (UInt32(red.shift), UInt32(green.shift), UInt32(blue.shift))
  }

  func values(of pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (
      Int((pixel & masks.red) &>> shifts.red), Int((pixel & masks.green) &>> shifts.green),
      Int((pixel & masks.blue) &>> shifts.blue)
    )
  }
}
