public import Drawing
public import Geometry

/// A slider over a track of colours.
///
/// The thumb's centre runs from the track's first pixel to its last, so both ends are exact; the
/// thumb overhangs. A press on the track jumps there, a press on the thumb grips it where it is.
/// A drag tells `press`, `change`s and `release`; a key or a notch of the wheel tells one `step`.
public struct GradientSlider<Message>: Control {
  public let traits: Traits
  let track: GradientTrack
  let value: Double
  let range: ClosedRange<Double>
  let step: Double
  let snaps: Bool
  let wraps: Bool
  let isContinuous: Bool
  let leading: SliderEnd?
  let trailing: SliderEnd?
  let style: SliderStyle
  let on: (SliderEvent) -> Message?

  /// A slider for `value` in `range`.
  ///
  /// - Parameters:
  ///   - text: the value in words; the number as it is where nil.
  ///   - step: what an arrow or a notch moves by; Shift 10 times, Ctrl a tenth.
  ///   - snaps: a drag gives only whole steps from the lower bound.
  ///   - wraps: keys and wheel go on at the other end; a drag never does.
  ///   - isContinuous: tells `change`; else only `press` and `release`, and the thumb goes along.
  public init(
    id: ViewID, name: String, track: GradientTrack, value: Double,
    range: ClosedRange<Double> = 0...1, text: String? = nil, step: Double = 0.01,
    snaps: Bool = false, wraps: Bool = false, isContinuous: Bool = true, isEnabled: Bool = true,
    leading: SliderEnd? = nil, trailing: SliderEnd? = nil, style: SliderStyle = SliderStyle(),
    on: @escaping (SliderEvent) -> Message?
  ) {
    traits = Traits(
      id: id, role: .slider, name: name, value: text ?? "\(value)", range: range, number: value,
      actions: [.increment, .decrement], isEnabled: isEnabled, isFocusable: true)
    self.track = track
    self.value = min(max(value, range.lowerBound), range.upperBound)
    self.range = range
    self.step = step
    self.snaps = snaps
    self.wraps = wraps
    self.isContinuous = isContinuous
    self.leading = leading
    self.trailing = trailing
    self.style = style
    self.on = on
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let height = max(style.trackThickness, style.thumbHeight)
    return Size(width: room.width, height: context.scale(height))
  }

  public func hitArea(in frame: Rect, _ context: ViewContext) -> Rect {
    let overhang = context.scale(style.thumbWidth / 2) + context.scale(1)
    return frame.inset(by: Insets(left: -overhang, right: -overhang))
  }

  public var cursor: Cursor { .hand }

  public func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    let bar = bar(in: frame, context)
    let radius = bar.height / 2
    drawEnds(in: frame, state, context, into: &list)
    if track.isTranslucent {
      list.fill(.rounded(bar, radius: radius), .houndstooth(tile: scale(16)))
    }
    list.append(.gradient(Gradient(.horizontal, track.stops), bar, radius: radius))
    if style.borderWidth > 0 {
      list.stroke(
        .rounded(bar, radius: radius), width: scale(style.borderWidth),
        .solid(style.borderColor ?? theme.line))
    }
    let shown = shown(state, context.interaction)
    let thumb = thumb(at: shown, in: bar, context)
    let corner = min(thumb.width, thumb.height) / 2
    switch style.thumb {
    case .track:
      let color = track.color(at: place(of: shown))
      list.thumb(thumb, radius: corner, color, scale)
    case .color(let color): list.thumb(thumb, radius: corner, color, scale)
    case .icon(let icon):
      icon.draw(in: thumb, scale, .solid(theme.text), into: &list)
    }
    let around = bar.union(thumb.inset(by: -scale(1)))
    list.fade(around, state, context)
    list.focusRing(around: around, radius: around.height / 2, state, context)
  }

  private func drawEnds(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let ink = context.theme.ink(context.theme.text, state)
    for (end, isLeading) in [(leading, true), (trailing, false)] {
      guard let end else { continue }
      let width = width(of: end, context)
      let slot = Rect(
        x: isLeading ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
        height: frame.height)
      switch end {
      case .label(let text):
        list.line(text, context.body, ink, in: slot, isLeading ? .left : .right, context.text)
      case .icon(let icon): icon.draw(in: slot, context.scale, .solid(ink), into: &list)
      }
    }
  }
}

// Where things are.
extension GradientSlider {
  /// The track, between what stands at its ends.
  func bar(in frame: Rect, _ context: ViewContext) -> Rect {
    func room(_ end: SliderEnd?) -> Int {
      end.map { width(of: $0, context) + context.scale(10) } ?? 0
    }
    let height = min(context.scale(style.trackThickness), frame.height)
    let (left, right) = (room(leading), room(trailing))
    return Rect(
      x: frame.minX + left, y: frame.minY + (frame.height - height) / 2,
      width: max(1, frame.width - left - right), height: height)
  }

  private func width(of end: SliderEnd, _ context: ViewContext) -> Int {
    switch end {
    case .label(let text): context.text.size(of: text, context.body).width
    case .icon(let icon): context.scale(icon.side)
    }
  }

  func place(of value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    return span > 0 ? (value - range.lowerBound) / span : 0
  }

  /// The pixel of the track that stands for `value`, from 0.
  func pixel(of value: Double, in bar: Rect) -> Int {
    Int((place(of: value) * Double(bar.width - 1)).rounded())
  }

  func thumb(at value: Double, in bar: Rect, _ context: ViewContext) -> Rect {
    let size = Size(
      width: context.scale(style.thumbWidth), height: context.scale(style.thumbHeight))
    return Rect(
      x: bar.minX + pixel(of: value, in: bar) - size.width / 2,
      y: bar.minY + (bar.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func shown(_ state: ControlState, _ interaction: Interaction) -> Double {
    state.isPressed ? interaction.pendingValue ?? value : value
  }
}
