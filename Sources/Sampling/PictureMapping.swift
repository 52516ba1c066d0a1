public import Geometry

/// Which pixel of a picture is where on the screen.
///
/// In whole numbers, so it is exact at every zoom. A screen pixel stands for the picture's pixel at
/// its centre. Where the picture is shown smaller, every picture pixel belongs to the screen pixel
/// that its own centre lies in, and the one that a screen pixel stands for is among its own.
///
/// The rule of the edges: along an axis on which it has more than the viewport can show, the picture
/// fills the viewport; along one on which it has less, it lies inside, anywhere. Fitted it is in
/// the middle. A zoom keeps the pixel at the pointer there, moved no farther than this rule asks.
public struct PictureMapping: Hashable, Sendable {
  public let picture: Size
  /// The part of the screen that shows it.
  public let viewport: Rect
  public let zoom: PictureZoom
  /// The largest at which all of it is seen; a whole number where it is above 1.
  public let fit: PictureZoom
  /// All of the picture at this zoom, which may reach beyond the viewport.
  public let frame: Rect
  private let isFitted: Bool

  /// Moved from where the view has it no farther than the rule of the edges asks.
  ///
  /// The picture must not be empty.
  public init(_ picture: Size, in viewport: Rect, _ view: PictureView = .fitted) {
    let fit = Self.fit(picture, viewport.size)
    let zoom = view.zoom ?? fit
    func start(_ scaled: Int, _ start: Int, _ room: Int, _ center: Int) -> Int {
      let spare = room - scaled
      guard view.zoom != nil else { return start + spare / 2 }
      return start + min(max(room / 2 - center, min(0, spare)), max(0, spare))
    }
    let size = Size(
      width: Self.scaled(picture.width, zoom), height: Self.scaled(picture.height, zoom))
    self.picture = picture
    self.viewport = viewport
    self.zoom = zoom
    self.fit = fit
    isFitted = view.zoom == nil
    frame = Rect(
      origin: Point(
        x: start(size.width, viewport.minX, viewport.width, view.center.x),
        y: start(size.height, viewport.minY, viewport.height, view.center.y)), size: size)
  }

  private static func scaled(_ length: Int, _ zoom: PictureZoom) -> Int {
    max(1, length * zoom.numerator / zoom.denominator)
  }

  private static func fit(_ picture: Size, _ room: Size) -> PictureZoom {
    let whole = min(room.width / picture.width, room.height / picture.height)
    if let most = PictureZoom.stops.last, whole >= 1 { return min(PictureZoom(whole), most) }
    return min(
      PictureZoom(room.width, picture.width), PictureZoom(room.height, picture.height))
  }

  /// What of the picture is seen.
  public var visible: Rect { frame.intersection(viewport) }

  /// The picture's pixel at a point of the screen; nil where the picture is not shown.
  public func pixel(at point: Point) -> Point? {
    guard visible.contains(point) else { return nil }
    let place = point - frame.origin
    func pixel(_ place: Int, _ length: Int) -> Int {
      min((2 * place + 1) * zoom.denominator / (2 * zoom.numerator), length - 1)
    }
    return Point(x: pixel(place.x, picture.width), y: pixel(place.y, picture.height))
  }

  /// Where a pixel of the picture is shown: a square, or the screen pixel that it is a part of.
  public func cell(of pixel: Point) -> Rect {
    guard zoom < .actual else {
      let side = zoom.numerator / zoom.denominator
      return Rect(
        x: frame.minX + pixel.x * side, y: frame.minY + pixel.y * side, width: side, height: side)
    }
    func place(_ pixel: Int, _ length: Int) -> Int {
      min((2 * pixel + 1) * zoom.numerator / (2 * zoom.denominator), length - 1)
    }
    return Rect(
      x: frame.minX + place(pixel.x, frame.width), y: frame.minY + place(pixel.y, frame.height),
      width: 1, height: 1)
  }

  /// The first pixel, along an axis, that belongs to a place of a picture shown smaller.
  ///
  /// - Parameters:
  ///   - place: from the frame's start.
  ///   - lengths: of the picture and of the frame along the axis.
  func firstPixel(_ place: Int, lengths: (picture: Int, frame: Int)) -> Int {
    guard place < lengths.frame else { return lengths.picture }
    let (n, d) = (zoom.numerator, zoom.denominator)
    // Its centre is not before the place: rounded up.
    return min(max(0, (2 * place * d - n + 2 * n - 1) / (2 * n)), lengths.picture - 1)
  }
}

// MARK: - Another view

extension PictureMapping {
  /// Nearer by so many steps, or farther; the pixel at the point stays there if the edges let it.
  public func zoomed(by steps: Int, at point: Point) -> PictureView {
    let stops = Set(PictureZoom.stops.filter { $0 >= min(fit, .actual) } + [fit]).sorted()
    let ahead = steps > 0 ? stops.filter { $0 > zoom } : stops.filter { $0 < zoom }.reversed()
    return view(at: ahead.prefix(abs(steps)).last ?? zoom, keeping: point)
  }

  /// At a zoom; the pixel at the point stays there if the edges let it, or in the middle what is there.
  ///
  /// Where the picture comes out smaller, it is a part of the screen pixel there.
  public func view(at zoom: PictureZoom, keeping point: Point? = nil) -> PictureView {
    guard zoom != fit else { return .fitted }
    let point = point ?? viewport.center
    let (old, new) = (self.zoom, zoom)
    func place(_ place: Int, _ length: Int) -> Int {
      let (n, d) = (2 * old.numerator, (2 * place + 1) * old.denominator)
      guard new < .actual else { return floor(d * new.numerator, n * new.denominator) }
      let pixel = floor(d, n)
      let next = floor((2 * pixel + 1) * new.numerator, 2 * new.denominator)
      // The last pixels may have no whole one of the screen, and belong to the last there is.
      return pixel < length ? min(next, Self.scaled(length, new) - 1) : next
    }
    func floor(_ number: Int, _ divisor: Int) -> Int {
      let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
      return rest < 0 ? quotient - 1 : quotient
    }
    let way = point - frame.origin
    return PictureView(
      zoom: zoom,
      center: Point(x: place(way.x, picture.width), y: place(way.y, picture.height))
        - (point - middle))
  }

  /// Moved as if dragged.
  public func panned(by delta: Point) -> PictureView {
    PictureView(zoom: isFitted ? nil : zoom, center: middle - frame.origin - delta)
  }

  /// Moved no farther than it takes to see a pixel, away from the edge where there is more to see.
  public func showing(_ pixel: Point) -> PictureView {
    let cell = cell(of: pixel)
    func delta(_ low: Int, _ high: Int, _ start: Int, _ end: Int, _ length: Int) -> Int {
      guard length > end - start else { return 0 }
      let margin = min(32, max(0, (end - start - (high - low)) / 2))
      if low < start + margin { return start + margin - low }
      return high > end - margin ? end - margin - high : 0
    }
    return panned(
      by: Point(
        x: delta(cell.minX, cell.maxX, viewport.minX, viewport.maxX, frame.width),
        y: delta(cell.minY, cell.maxY, viewport.minY, viewport.maxY, frame.height)))
  }

  private var middle: Point {
    viewport.origin + Point(x: viewport.width / 2, y: viewport.height / 2)
  }
}
