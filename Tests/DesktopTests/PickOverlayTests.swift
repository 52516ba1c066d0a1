import Drawing
import Geometry
import Sampling
import TestSupport
import Testing
import Text

@testable import Desktop
@testable import X11

/// When a pick reads the screen, counted in the process itself.
@Suite(.serialized) struct PickOverlayTests {
  /// The screen, and how often it was read.
  private final class CountingSource: ResizableSource {
    private let source: RootSource
    private(set) var captures: [Rect] = []

    init(_ display: Display) throws { source = try RootSource(display) }

    var bounds: Rect { source.bounds }

    func capture(_ rect: Rect) throws(CaptureError) -> PixelBuffer {
      captures.append(rect)
      return try source.capture(rect)
    }

    func resized(to size: Size) { source.resized(to: size) }
  }

  /// A pick under way in this process, and another client to draw under it.
  private final class Stage {
    let server: XServer
    let loop: EventLoop
    let source: CountingSource
    let client: Display
    let window: Window
    private(set) var overlay: PickOverlay?
    private(set) var refusal: PickOverlay.Refusal??
    private(set) var frames = 0
    private(set) var lens = LoupeLens()

    init(goesOn: Bool = true) throws {
      server = try XServer(screen: "640x480x24")
      client = try Display(name: server.display)
      var form = Window.Form(frame: Rect(x: 0, y: 0, width: 640, height: 480))
      form.overrideRedirect = true
      form.events = .exposure
      window = Window(form, on: client)
      window.map()
      client.warpPointer(to: Point(x: 100, y: 100))
      client.sync()
      let display = try Display(name: server.display)
      loop = EventLoop(display)
      source = try CountingSource(display)
      let caches = try CanvasCaches(display, text: TextEngine())
      let look = PickOverlay.Look(
        geometry: { LoupeGeometry(lens: $0) }, caches: { () throws(XError) in caches },
        paint: { [weak self] frame, geometry, _, _, _ in
          self?.frames += 1
          var list = DrawList()
          list.append(
            .raster(
              CellGrid(columns: frame.columns, cells: frame.cells, side: geometry.cell),
              geometry.grid, radius: 0))
          return list
        })
      let overlay = PickOverlay(
        loop, keyboard: Keyboard(display), source: source,
        options: PickOverlay.Options(goesOn: goesOn), look: look,
        client: PickOverlay.Client(
          picked: { _ in }, nextFormat: {}, copy: { _ in true },
          lensChanged: { [weak self] in self?.lens = $0 },
          ended: { [weak self] in self?.refusal = .some($0) }))
      self.overlay = overlay
      loop.handle = { overlay.handle($0) }
      loop.batchEnded = { overlay.batchEnded() }
      overlay.start()
      // The first picture, and the one that catches up with what came before the watch.
      run { [source] in source.captures.count >= 2 }
    }

    /// Runs the loop until it passes, or fails where it never does.
    func run(until passes: @escaping () -> Bool) {
      guard let overlay else { return }
      loop.batchEnded = { [loop] in
        overlay.batchEnded()
        if passes() { loop.stop() }
      }
      if !loop.runBounded() {
        Issue.record("never came after \(source.captures); refused: \(String(describing: refusal))")
      }
    }

    func fill(_ rect: Rect, _ pixel: UInt) {
      GraphicsContext(client, for: window.id.drawable).fill(rect, pixel: pixel)
      client.sync()
    }

    func end() {
      overlay?.cancel()
      overlay = nil
      // Both hold the loop that holds them.
      loop.handle = { _ in }
      loop.batchEnded = {}
    }
  }

  @Test func whatHappensElsewhereIsNotRead() throws {
    let stage = try Stage()
    let before = stage.source.captures.count
    // Far from the pointer, and right below the view.
    for (x, y) in [(500, 400), (0, 300), (91, 109), (200, 91)] {
      stage.fill(Rect(x: x, y: y, width: 20, height: 20), 0x123456)
    }
    stage.fill(Rect(x: 108, y: 108, width: 1, height: 1), 0x654321)
    stage.run { stage.source.captures.count > before }
    #expect(stage.source.captures.count == before + 1)
    stage.end()
  }

  @Test func theLoupeReadsNoMoreThanItShows() throws {
    let stage = try Stage()
    #expect(Set(stage.source.captures) == [Rect(x: 92, y: 92, width: 17, height: 17)])
    stage.end()
  }

  @Test func aStillPictureIsNotReadAgain() throws {
    let stage = try Stage()
    let frozen = stage.source.captures.count
    // The whole screen once; after that the pointer goes where it likes.
    press("f", on: stage)
    stage.run { stage.source.captures.count > frozen }
    let frames = stage.frames
    stage.client.warpPointer(to: Point(x: 300, y: 300))
    stage.client.sync()
    stage.run { stage.frames > frames }
    #expect(stage.source.captures.dropFirst(frozen).map(\.size) == [stage.source.bounds.size])
    stage.end()
  }

  @Test func c178_tenThousandMovesMakeNothingNew() throws {
    let stage = try Stage()
    let shown = stage.client.children(of: stage.client.screen.root)
    for step in 0..<10_000 {
      let point = Point(x: 20 + step % 600, y: 20 + step / 20 % 440)
      stage.overlay?.handle(
        .motion(
          MotionEvent(
            window: stage.client.screen.root, state: [], position: point, rootPosition: point,
            time: .current)))
      stage.overlay?.batchEnded()
    }
    stage.loop.display.sync()
    #expect(stage.client.children(of: stage.client.screen.root) == shown)
    #expect(stage.frames > 10_000)
    stage.end()
    #expect(stage.refusal == .some(.cancelled))
  }

  private func press(_ letter: String, on stage: Stage) {
    let symbol = letter.unicodeScalars.first.map { Keysym(rawValue: $0.value) } ?? .none
    let code = Keyboard(stage.client).keycode(of: symbol) ?? 0
    for isPress in [true, false] {
      stage.overlay?.handle(
        .key(
          KeyEvent(
            isPress: isPress, window: stage.client.screen.root, keycode: code, state: [],
            position: .zero, rootPosition: .zero, time: .current, isSynthetic: false)))
    }
    stage.overlay?.batchEnded()
  }
}
