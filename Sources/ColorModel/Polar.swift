/// A Lab colour by radius and angle: lightness, chroma, hue in degrees.
@inline(__always)
func polar(_ lab: SIMD4<Double>) -> SIMD4<Double> {
  SIMD4(lab.x, chroma(of: lab), degrees(y: lab.z, x: lab.y), 0)
}

@inline(__always)
func chroma(of lab: SIMD4<Double>) -> Double {
  (lab.y * lab.y + lab.z * lab.z).squareRoot()
}

/// The Lab colour of a lightness, chroma and hue in degrees.
@inline(__always)
func rectangular(_ lch: SIMD4<Double>) -> SIMD4<Double> {
  SIMD4(lch.x, lch.y * cosine(degrees: lch.z), lch.y * sine(degrees: lch.z), 0)
}
