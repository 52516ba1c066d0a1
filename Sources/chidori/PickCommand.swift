internal import ColorModel
internal import Desktop
internal import Geometry
internal import Glibc
internal import PickerCore
internal import Sampling
internal import X11

/// `chidori pick`: the eyedropper from a shell.
struct PickCommand {
  private let options: PickOptions

  init(_ options: PickOptions) { self.options = options }

  /// Picks, copies where asked to, and prints.
  func run() throws(Failure) {
    let session = try DisplaySession()
    let source = try session.makeSource()
    let pick: PickOverlay.Pick
    do throws(Failure) {
      if let at = options.at {
        pick = try Self.read(at, from: source)
      } else {
        pick = try pickByLoupe(session, source)
      }
    } catch {
      // Whatever failed first, it failed for want of a server.
      throw session.display.isLost ? .connectionLost : error
    }
    let value = options.format.text(of: pick.color, options.style)
    if let copy = options.copy { try ClipboardOwner.start(value, copy) }
    let sample = ColorJSON.Sample(position: pick.position, bitsPerChannel: pick.bitsPerChannel)
    let text = options.isJSON ? ColorJSON(pick.color, sample: sample).text : value
    try Output.write(text + (options.endsLine ? "\n" : ""))
  }

  /// A pixel by its place, without a loupe.
  private static func read(_ at: Point, from source: RootSource) throws(Failure) -> PickOverlay.Pick
  {
    guard source.bounds.contains(at) else {
      throw .outsideScreen("\(at)", size: "\(source.bounds.size)")
    }
    do throws(CaptureError) {
      let pixel = try source.capture(Rect(origin: at, size: Size(width: 1, height: 1)))
      guard let color = pixel.color(at: at) else { throw CaptureError.outside(pixel.rect) }
      return PickOverlay.Pick(
        color: color, position: at, bitsPerChannel: pixel.bitsPerChannel(at: at))
    } catch {
      throw .captureRefused("\(error)")
    }
  }

  private func pickByLoupe(
    _ session: DisplaySession, _ source: RootSource
  ) throws(Failure) -> PickOverlay.Pick {
    let words = LoupeWords(format: options.format, formatter: options.style)
    let overlay = session.makePick(source) { words }
    let loop = session.loop
    var outcome: Result<PickOverlay.Pick, Failure>?
    loop.handle = { overlay.handle($0) }
    loop.batchEnded = { overlay.batchEnded() }
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP]) { _ in
      overlay.cancel()
      outcome = .failure(.interrupted)
    }
    overlay.start { result in
      outcome = result.mapError(Failure.init)
      loop.stop()
    }
    // A pick may be refused before the loop runs.
    if outcome == nil { loop.run() }
    return try (outcome ?? .failure(.connectionLost)).get()
  }
}

extension Failure {
  /// The words and status of a pick that was not made.
  init(_ refusal: PickOverlay.Refusal) {
    switch refusal {
    case .cancelled: self = .cancelled
    case .held: self = .grabRefused(device: "pointer or the keyboard")
    case .noRender: self = .noRender
    case .screen(let error): self = .captureRefused("\(error)")
    }
  }
}
