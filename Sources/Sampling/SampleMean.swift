/// What stands for many pixels as one colour.
public enum SampleMean: String, Hashable, Sendable, CaseIterable {
  /// The mean of each channel's gamma-encoded values: what an editor's blur makes of the area.
  case srgb
  /// The mean of the light, encoded again: how the area looks from afar.
  case linear
  /// The middle value of each channel, of two middle ones their mean.
  ///
  /// Pixels that stick out do not move it. As the channels are taken apart, it need not be the
  /// colour of any pixel.
  case median
  /// The colour that most pixels have; of several such the first in reading order.
  case mode

  /// The next of the list, and after the last the first.
  public var next: SampleMean {
    let all = Self.allCases
    return all[(all.firstIndex(of: self).map { $0 + 1 } ?? 0) % all.count]
  }
}
