internal import Bus
internal import ColorModel
internal import Desktop
internal import Files
internal import Geometry
internal import Glibc
internal import PickerCore
internal import Sampling
internal import Session
internal import X11

/// One thing that another program wants of the screen, from the display's opening to its closing.
///
/// Nothing of it is written down: the colour is the other program's matter.
final class ScreenshotTask {
  private let session: DisplaySession
  private let source: RootSource
  private let settings: Settings
  private let state: StateStore
  private let directories = XDGDirectories(environment: .ofProcess)

  init() throws(Failure) {
    let store = SettingsStore(directories)
    settings = store.load()
    state = StateStore(directories)
    session = try DisplaySession(theme: settings.theme)
    guard !session.isInWayland else {
      throw .captureRefused("in a Wayland session only its own portal can")
    }
    source = try session.makeSource()
  }

  /// What becomes of it; a request that is closed meanwhile counts as cancelled.
  func run(
    _ request: ScreenshotRequest, _ bus: BusConnection
  ) throws(Failure) -> ScreenshotRequest.Outcome {
    session.loop.add(PolledSource(bus))
    do throws(Failure) {
      switch request.wish {
      case .color: return .color(try point(for: request, isFrozen: false).color)
      case .picture(let isAllowed):
        let screen = try capture()
        let area = isAllowed ? nil : try point(for: request, isFrozen: true).area
        return .picture(try write(Raster(screen, in: area?.part)))
      }
    } catch {
      // Whatever failed first, it failed for want of a server.
      throw session.display.isLost ? .connectionLost : error
    }
  }

  private func capture() throws(Failure) -> PixelBuffer {
    do throws(CaptureError) {
      return try source.capture(source.bounds)
    } catch {
      throw .captureRefused("\(error)")
    }
  }

  private func write(_ picture: Raster) throws(Failure) -> String {
    guard let bytes = picture.png else {
      throw .captureRefused("no PNG can be made of it, is libgdk-pixbuf-2.0-0 installed")
    }
    do throws(StorageError) {
      let path = try directories.picture("screenshot-\(currentTime()).png")
      _ = try DocumentFile(path: path).create(bytes, replacing: true)
      return path
    } catch {
      throw .storage("\(error)")
    }
  }
}

// MARK: - The user

extension ScreenshotTask {
  /// What the user points at, by the loupe.
  private func point(
    for request: ScreenshotRequest, isFrozen: Bool
  ) throws(Failure) -> PickOverlay.Pick {
    let loop = session.loop
    let colors = ScreenColors(session.display, .srgb)
    colors.warn = { Output.warn($0) }
    var options = PickOptions()
    options.output.settings = settings
    options.isFrozen = isFrozen
    // A program asks for a pixel, whatever the user's own picks take.
    options.sampleSize = 1
    var outcome: Result<PickOverlay.Pick, Failure>?
    let client = LoupePick.Client(
      picked: { pick, _ in
        outcome = outcome ?? .success(pick)
        loop.stop()
      },
      copy: { text, copy throws(Failure) in try ClipboardOwner.start(text, copy) },
      ended: { failure in
        outcome = outcome ?? .failure(failure ?? .cancelled)
        loop.stop()
      })
    let pick = LoupePick(session, colors, options, state, client)
    defer { state.save() }
    loop.handle = { pick.handle($0) }
    loop.batchEnded = { pick.batchEnded() }
    loop.catchSignals([SIGINT, SIGTERM, SIGHUP]) { [weak pick] _ in
      outcome = .failure(.interrupted)
      pick?.cancel(.interrupted)
    }
    request.closed = { pick.cancel() }
    pick.start(source)
    // A pick may be refused before the loop runs.
    if outcome == nil { loop.run() }
    let result = outcome ?? .failure(.connectionLost)
    // Nothing of it may keep the display open.
    pick.cancel()
    loop.handle = { _ in }
    loop.batchEnded = {}
    request.closed = {}
    return try result.get()
  }
}

extension SampleArea {
  /// What of the screen a picture is to show: a dragged rectangle, or with a click all of it.
  fileprivate var part: Rect? {
    switch self {
    case .square: nil
    case .rectangle(let rect): rect
    }
  }
}
