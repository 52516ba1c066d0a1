public import ColorModel

/// The pattern behind translucent colours: houndstooth, in Japanese chidori, the plover's step.
///
/// It is woven as the cloth is: bands of light and dark thread of half a tile each run both ways,
/// and a twill of half a tile's period decides which of the two lies on top. One tile repeats
/// without a seam, at any size.
public enum Houndstooth {
  public static let light = RGB8(255, 255, 255)
  public static let dark = RGB8(200, 200, 200)

  /// The colour of a pixel of the pattern whose tiles are `tile` pixels wide, at least 1.
  public static func pixel(x: Int, y: Int, tile: Int) -> RGB8 {
    let column = modulo(x, tile)
    let row = modulo(y, tile)
    let warpOnTop = modulo(4 * (column + row), 2 * tile) < tile
    let isDark = 2 * (warpOnTop ? column : row) < tile
    return isDark ? dark : light
  }

  /// One tile, in rows.
  public static func pixels(tile: Int) -> [RGB8] {
    (0..<tile).flatMap { y in (0..<tile).map { x in pixel(x: x, y: y, tile: tile) } }
  }

  private static func modulo(_ value: Int, _ period: Int) -> Int {
    let rest = value % period
    return rest < 0 ? rest + period : rest
  }
}
