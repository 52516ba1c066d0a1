import Drawing
import Views

extension Icon {
  /// A pipette held at a slant: take a colour from the screen.
  static let eyedropper = Icon(
    side: 16,
    [
      // The bulb.
      [(10.2, 2.8), (11.3, 1.7), (12.6, 1.4), (13.9, 2.1), (14.6, 3.4), (14.3, 4.7), (13.2, 5.8)],
      // The collar.
      [(8.4, 4.0), (9.3, 3.1), (12.9, 6.7), (12.0, 7.6)],
      // The glass, down to its tip.
      [
        (8.5, 5.6), (10.4, 7.5), (4.6, 13.3), (2.6, 13.9), (1.7, 14.6), (1.4, 14.3), (2.1, 13.4),
        (2.7, 11.4),
      ],
    ].map { corners in corners.map { Path.Vertex(x: $0.0, y: $0.1) } })

  /// A frame with a hill in it.
  static let picture = Icon(
    side: 14,
    [
      [(1, 2), (13, 2), (13, 3.2), (1, 3.2)], [(1, 10.8), (13, 10.8), (13, 12), (1, 12)],
      [(1, 3.2), (2.2, 3.2), (2.2, 10.8), (1, 10.8)],
      [(11.8, 3.2), (13, 3.2), (13, 10.8), (11.8, 10.8)],
      [(3, 10), (6, 5.6), (8, 8.2), (9.2, 7), (11, 10)],
    ].map { corners in corners.map { Path.Vertex(x: $0.0, y: $0.1) } })
}
