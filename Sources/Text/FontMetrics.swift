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

  /// Takes over both.
  init(_ description: OpaquePointer, _ attributes: OpaquePointer?, in context: OpaquePointer) {
    self.description = description
    self.attributes = attributes
    let metrics = pango_context_get_metrics(context, description, nil)
    ascent = max(1, wholePixels(pango_font_metrics_get_ascent(metrics)))
    descent = max(0, wholePixels(pango_font_metrics_get_descent(metrics)))
    pango_font_metrics_unref(metrics)
  }

  deinit {
    pango_font_description_free(description)
    if let attributes { pango_attr_list_unref(attributes) }
  }
}

/// Pango units as device pixels, rounded up.
func wholePixels(_ units: CInt) -> Int {
  (Int(units) + Int(PANGO_SCALE) - 1) >> 10
}
