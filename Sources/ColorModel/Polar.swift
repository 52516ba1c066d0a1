/// A Lab colour by radius and angle: lightness, chroma, hue in degrees.
@inline(__always)
func polar(_ lab: SIMD4<Double>) -> SIMD4<Double> {
  SIMD4(
    lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), degrees(y: lab.z, x: lab.y), 0)
}

/// The Lab colour of a lightness, chroma and hue in degrees.
@inline(__always)
func rectangular(_ lch: SIMD4<Double>) -> SIMD4<Double> {
  let (sine, cosine) = sineAndCosine(degrees: lch.z)
  return SIMD4(lch.x, lch.y * cosine, lch.y * sine, 0)
}
