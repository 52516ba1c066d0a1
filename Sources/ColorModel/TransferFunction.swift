/// The curve between the numbers of an RGB space and light, mirrored at 0 for colours outside it.
enum TransferFunction {
  /// IEC 61966-2-1, with the 0.04045 of CSS Color 4: to light.
  static func srgbToLight(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    let table = bytes
    @inline(__always)
    func light(_ value: Double) -> Double {
      let step = value * 255
      if step >= 0, step <= 255, Double(Int(step)) == step { return table[Int(step)] }
      return srgbToLight(value)
    }
    return SIMD4(light(rgb.x), light(rgb.y), light(rgb.z), 0)
  }

  /// Of the 256 values that 8 bits have, which most colours are made of.
  private static let bytes = (0...255).map { srgbToLight(Double($0) / 255) }

  private static func srgbToLight(_ value: Double) -> Double {
    let size = abs(value)
    guard size > 0.04045 else { return value / 12.92 }
    let light = power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// IEC 61966-2-1: from light.
  static func srgbFromLight(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
    func encoded(_ light: Double) -> Double {
      let size = abs(light)
      guard size > 0.0031308 else { return light * 12.92 }
      let value = 1.055 * power(size, 1 / 2.4) - 0.055
      return light < 0 ? -value : value
    }
    return SIMD4(encoded(rgb.x), encoded(rgb.y), encoded(rgb.z), 0)
  }

  /// A plain power; with the inverse of the exponent it goes back.
  static func gamma(_ rgb: SIMD4<Double>, _ exponent: Double) -> SIMD4<Double> {
    SIMD4(power(rgb.x, exponent), power(rgb.y, exponent), power(rgb.z, exponent), 0)
  }
}
