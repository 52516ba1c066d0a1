internal import CX11
internal import Glibc

extension Display {
  /// The cells of a colour map that show these colours, shared with whoever asks for the same.
  ///
  /// Where no cell is free the nearest of those there are. Held until the connection is closed; two
  /// round trips for all.
  ///
  /// C: `xcb_alloc_color`.
  public func allocate(
    _ colors: [RenderColor], in colormap: ColormapID, visual: Visual
  ) -> [UInt32] {
    guard !isLost, let connection = XGetXCBConnection(raw) else {
      return colors.map { _ in 0 }
    }
    let cookies = colors.map {
      xcb_alloc_color(connection, UInt32(colormap.rawValue), $0.red, $0.green, $0.blue)
    }
    let pixels = cookies.map { cookie -> UInt32? in
      // With a place for it the refusal of a full map comes here and not to the error trap.
      var refusal: UnsafeMutablePointer<xcb_generic_error_t>?
      let reply = xcb_alloc_color_reply(connection, cookie, &refusal)
      defer {
        free(reply)
        free(refusal)
      }
      return reply?.pointee.pixel
    }
    guard pixels.contains(nil) else { return pixels.map { $0 ?? 0 } }
    let cells = (try? cells(of: colormap, visual: visual)) ?? []
    return zip(colors, pixels).map { color, pixel in
      pixel ?? UInt32(cells.indices.min { cells[$0] - color < cells[$1] - color } ?? 0)
    }
  }
}

extension ColormapCell {
  /// How far it is from a colour, squared.
  fileprivate static func - (cell: ColormapCell, color: RenderColor) -> Int {
    let red = Int(cell.red) - Int(color.red)
    let green = Int(cell.green) - Int(color.green)
    let blue = Int(cell.blue) - Int(color.blue)
    return red * red + green * green + blue * blue
  }
}
