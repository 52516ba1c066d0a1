import Glibc
import TestSupport
import Testing

@testable import ColorModel

@Suite struct CubeRootsTests {
  /// By how many units of its last place `root` misses the cube root of `cube`.
  ///
  /// The cube of the root in two parts each, by fused products: nothing is lost that counts.
  private func error(_ root: Double, of cube: Double) -> Double {
    let square = root * root
    let squareRest = (-square).addingProduct(root, root)
    let third = square * root
    let thirdRest = (-third).addingProduct(square, root)
    let difference = ((cube - third) - thirdRest) - squareRest * root
    return difference / (3 * square) / root.ulp
  }

  @Test func areWithinTheLastPlace() {
    var random = SeededGenerator(seed: 8)
    var worst = 0.0
    for count in 0..<100_000 {
      let scale = count % 2 == 0 ? 1 : exp2(Double.random(in: -290...290, using: &random))
      let cubes = SIMD4(
        .random(in: 1e-9...2, using: &random), .random(in: 0.01...1, using: &random),
        .random(in: -1...0, using: &random), 5)
      let roots = cubeRoots(cubes * scale)
      for index in 0..<3 { worst = max(worst, abs(error(roots[index], of: cubes[index] * scale))) }
      #expect(roots.w == 0)
    }
    #expect(worst < 0.51)
  }

  /// Of numbers as the cones of 8-bit colours have them.
  @Test func nearOnesAreWithinAPartIn10To14() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<100_000 {
      let cubes = SIMD4(
        .random(in: 1e-6...1, using: &random), .random(in: 1e-3...1, using: &random),
        exp2(.random(in: -100...0, using: &random)), 0)
      let (near, exact) = (nearCubeRoots(cubes), cubeRoots(cubes))
      for index in 0..<3 where abs(near[index] / exact[index] - 1) > 1e-14 {
        Issue.record("\(cubes[index]): \(near[index])")
      }
      #expect(near.w == 0)
    }
    #expect(nearCubeRoots(SIMD4(0, 1, 0, 0)) == SIMD4(0, 1, 0, 0))
  }

  @Test func areThoseOfTheLibraryFarOut() {
    let tiny = [0, .leastNonzeroMagnitude, 0x1p-1030, 1e-300]
    for value in tiny + [1e300, .greatestFiniteMagnitude, .infinity] {
      #expect(cubeRoots(SIMD4(value, -value, 1, 0)) == SIMD4(cbrt(value), -cbrt(value), 1, 0))
    }
    #expect(cubeRoots(SIMD4(.nan, 8, -27, 0)).x.isNaN)
    #expect(cubeRoots(SIMD4(8, -27, 0.125, 0)) == SIMD4(2, -3, 0.5, 0))
  }
}
