// The one file of the module that imports the C library.
import Glibc

/// `base` to the power of `exponent`, mirrored at 0: a negative base gives the negative power.
///
/// So transfer functions go on below 0, as CSS Color 4 has them do for extended colours.
@inline(__always)
func power(_ base: Double, _ exponent: Double) -> Double {
  base < 0 ? -pow(-base, exponent) : pow(base, exponent)
}

@inline(__always)
func cubeRoot(_ value: Double) -> Double { cbrt(value) }

@inline(__always)
func exponential(_ value: Double) -> Double { exp(value) }

@inline(__always)
func sine(degrees: Double) -> Double { sin(degrees * (.pi / 180)) }

@inline(__always)
func cosine(degrees: Double) -> Double { cos(degrees * (.pi / 180)) }

/// The direction of a point in degrees, 0 up to 360; 0 for the origin.
@inline(__always)
func degrees(y: Double, x: Double) -> Double {
  let angle = atan2(y, x) * (180 / .pi)
  // A tiny negative angle plus 360 rounds to 360.
  let positive = angle < 0 ? angle + 360 : angle
  return positive < 360 ? positive : 0
}
