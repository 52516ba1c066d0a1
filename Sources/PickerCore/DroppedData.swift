public import ColorModel

/// What another program has dropped on the window.
public enum DroppedData: Equatable, Sendable {
  /// Red, green, blue and maybe alpha of sRGB, 0 to 65535 each.
  case color([UInt16])
  /// The first file of this machine by its path; nil where what was dropped has none.
  case file(String?)
  case text(String)
  /// The other program did not give it.
  case nothing
}

extension Color {
  /// Red, green, blue and alpha as `application/x-color` has them: sRGB, 0 to 65535 each.
  ///
  /// Mapped into sRGB where it is wider, and rounded to the nearest.
  public var channels16: [UInt16] {
    let rgb = shownInSRGB().components
    return [rgb.x, rgb.y, rgb.z, alpha].map { value in
      UInt16((min(max(0, value), 1) * 65535).rounded())
    }
  }

  /// Three channels are opaque; nil where there are fewer.
  public init?(channels16 channels: [UInt16]) {
    guard channels.count >= 3 else { return nil }
    let values = channels.map { Double($0) / 65535 }
    self.init(.srgb, values[0], values[1], values[2], alpha: values.count > 3 ? values[3] : 1)
  }
}

extension Model {
  /// A drop is a paste, or opens a picture; what cannot be used changes nothing and says so.
  ///
  /// No sheet stays over what comes of it.
  mutating func take(dropped data: DroppedData) -> [Effect] {
    showsKeys = false
    closePictureSheets()
    return closeSettings() + use(data)
  }

  private mutating func use(_ data: DroppedData) -> [Effect] {
    notice = nil
    switch data {
    case .color(let channels):
      guard let color = Color(channels16: channels) else { return refuseDrop() }
      change(to: color)
      return []
    case .text(let text): return paste(text, from: "what was dropped")
    case .file(let path):
      guard let path else { return refuseDrop() }
      return receive(.open(path))
    case .nothing:
      return show(Notice("the other program did not give what was dropped", isError: true))
    }
  }

  private mutating func refuseDrop() -> [Effect] {
    show(Notice("no colour and no file in what was dropped", isError: true))
  }
}
