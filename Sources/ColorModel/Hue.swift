/// The hexagonal hue of a gamma-encoded RGB colour, 0 up to 360 degrees; 0 for a grey.
func hue(of rgb: SIMD4<Double>) -> Double {
  let high = max(rgb.x, rgb.y, rgb.z)
  let spread = high - min(rgb.x, rgb.y, rgb.z)
  guard spread > 0 else { return 0 }
  let sector: Double
  if high == rgb.x {
    sector = (rgb.y - rgb.z) / spread
  } else if high == rgb.y {
    sector = (rgb.z - rgb.x) / spread + 2
  } else {
    sector = (rgb.x - rgb.y) / spread + 4
  }
  return wrapped(sector * 60, at: 360)
}

/// The value that differs from `value` by whole periods, from 0 up to, not including, `period`.
public func wrapped(_ value: Double, at period: Double) -> Double {
  let rest = value.truncatingRemainder(dividingBy: period)
  let positive = rest < 0 ? rest + period : rest
  return positive >= period ? 0 : positive
}
