import CPango

/// What Pango knows of a style: the font wanted, its features and its line box.
///
/// The heights are those of the style's own font, also where a line falls back to another for a
/// script or an emoji: lines of one style stand on one baseline.
final class FontMetrics {
  let description: OpaquePointer
  /// OpenType features; nil where the style asks for none.
  let attributes: OpaquePointer?
  /// Whole device pixels, at least 1.
  let ascent: Int
  let descent: Int

  /// Takes over the description and the attributes; sets the layout.
  ///
  /// The line box is that of a letter: Pango's own metrics shape a sample of the language first,
  /// which takes longer than all texts of a window.
  init(_ description: OpaquePointer, _ attributes: OpaquePointer?, using layout: OpaquePointer) {
    self.description = description
    self.attributes = attributes
    chidori_layout_set_font(layout, description)
    chidori_layout_set_attributes(layout, attributes)
    chidori_layout_set_text(layout, "x", 1)
    var box = PangoRectangle()
    chidori_line_extents(chidori_layout_line(layout), nil, &box)
    ascent = max(1, wholePixels(-box.y))
    descent = max(0, wholePixels(box.y + box.height))
  }

  deinit {
    chidori_font_free(description)
    if let attributes { chidori_features_free(attributes) }
  }
}

/// Pango units as device pixels, rounded up.
func wholePixels(_ units: CInt) -> Int {
  (Int(units) + Int(PANGO_SCALE) - 1) >> 10
}
