/// What the cells of a screen's colour table hold: 16 bits a primary, as the server keeps them.
///
/// An indexed pixel is the number of one cell; a DirectColor pixel holds three numbers, one a
/// primary, and each primary is looked up on its own.
public struct Colormap: Hashable, Sendable {
  public let red: [UInt16]
  public let green: [UInt16]
  public let blue: [UInt16]
  /// How many of the 16 bits the screen shows.
  public let significantBits: Int

  /// All three must have an equal number of cells, one at least.
  public init(red: [UInt16], green: [UInt16], blue: [UInt16], significantBits: Int = 8) {
    precondition(!red.isEmpty && red.count == green.count && red.count == blue.count, "no table")
    self.red = red
    self.green = green
    self.blue = blue
    self.significantBits = significantBits
  }
}
