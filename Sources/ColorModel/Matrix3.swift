/// A 3 x 3 matrix over the first three components of a colour; the fourth comes out as 0.
struct Matrix3: Sendable {
  private let columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  init(columns first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>) {
    columns = (first, second, third)
  }

  /// By rows, as it is written on paper.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD4(first.x, second.x, third.x, 0), SIMD4(first.y, second.y, third.y, 0),
      SIMD4(first.z, second.z, third.z, 0)
    )
  }

  /// The diagonal matrix that scales each component.
  init(scaling scales: SIMD4<Double>) {
    columns = (
      SIMD4(scales.x, 0, 0, 0), SIMD4(0, scales.y, 0, 0), SIMD4(0, 0, scales.z, 0)
    )
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: SIMD4<Double>) -> SIMD4<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(
      columns: left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  /// The inverse, by cofactors; the matrix must have one.
  var inverse: Matrix3 {
    let (a, b, c) = columns
    let (first, second, third) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * first).sum()
    // The cofactors are the rows: a transposition.
    return Matrix3(
      SIMD3(first.x, first.y, first.z) / determinant,
      SIMD3(second.x, second.y, second.z) / determinant,
      SIMD3(third.x, third.y, third.z) / determinant)
  }
}

private func cross(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  SIMD4(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0)
}
