import Foundation
import Geometry
import Sampling
import TestSupport
import Testing
import X11

/// A virtual screen with a painted client over all of it, and `chidori` to be run there.
///
/// The client repaints itself when a part of it is exposed, as a good client does, and writes down
/// each key and button that reaches it.
final class PickStage {
  let server: XServer
  let display: Display
  let loop: EventLoop
  let window: Window
  /// The pixel value that the client is painted with.
  let ground: UInt
  /// Keys and buttons that came through to the client.
  private(set) var input: [Event] = []
  /// Loupes in the order in which they were shown.
  private var loupes: [WindowID] = []
  private var fills: [(rect: Rect, pixel: UInt)] = []
  /// How late the client repaints what was exposed.
  private let slowness: Duration?

  /// The debug binary, which SwiftPM builds beside the tests.
  static let chidori: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent("chidori").path
    if !FileManager.default.isExecutableFile(atPath: path) {
      Issue.record("no binary to test, run swift build --build-tests: \(path)")
    }
    return path
  }()

  init(
    screen: String = "640x480x24", arguments: [String] = [], ground: UInt = 0x808080,
    repaintingAfter slowness: Duration? = nil
  ) throws {
    self.slowness = slowness
    self.ground = ground
    server = try XServer(screen: screen, arguments: arguments)
    display = try Display(name: server.display)
    loop = EventLoop(display)
    var form = Window.Form(frame: Rect(origin: .zero, size: display.screen.size))
    form.overrideRedirect = true
    form.events = [
      .exposure, .focus, .keyPress, .keyRelease, .buttonPress, .buttonRelease, .leave,
    ]
    window = Window(form, on: display)
    display.select([.substructure], of: display.screen.root)
    window.map()
    event { if case .expose(self.window.id, _, 0) = $0 { true } else { false } }
    window.focus()
    fill(form.frame, ground)
  }

  var bounds: Rect { Rect(origin: .zero, size: display.screen.size) }

  // MARK: The client

  /// Paints a raw pixel value, now and whenever it is exposed.
  func fill(_ rect: Rect, _ pixel: UInt) {
    fills.append((rect, pixel))
    GraphicsContext(display, for: window.id.drawable).fill(rect, pixel: pixel)
    display.sync()
  }

  func fill(_ point: Point, _ pixel: UInt) {
    fill(Rect(origin: point, size: Size(width: 1, height: 1)), pixel)
  }

  /// Writes down what has come up to now.
  func settle() {
    display.sync()
    while let event = display.nextEvent() { note(event) }
  }

  private func repaint(_ exposed: Rect) {
    let context = GraphicsContext(display, for: window.id.drawable)
    for (rect, pixel) in fills where rect.intersects(exposed) {
      context.fill(rect.intersection(exposed), pixel: pixel)
    }
    display.flush()
  }

  private func note(_ event: Event) {
    switch event {
    case .expose(window.id, let exposed, _):
      guard let slowness else { return repaint(exposed) }
      loop.after(slowness) { [weak self] in self?.repaint(exposed) }
    case .key, .button: input.append(event)
    case .mapped(let id) where isLoupe(id): loupes.append(id)
    default: break
    }
  }

  /// Of the popups that are shown only the loupe is a tooltip without a shadow.
  private func isLoupe(_ id: WindowID) -> Bool {
    display.property(display[.comptonShadow], of: id) != nil
      && display.property(display[.netWMWindowType], of: id) != nil
  }

  // MARK: Waiting

  /// Runs the client until an event passes; nil, and a failure, where none ever does.
  @discardableResult
  func event(
    sourceLocation: SourceLocation = #_sourceLocation, where passes: @escaping (Event) -> Bool
  ) -> Event? {
    var found: Event?
    loop.handle = { [unowned self] event in
      note(event)
      if found == nil, passes(event) {
        found = event
        loop.stop()
      }
    }
    runBounded(sourceLocation)
    loop.handle = { [unowned self] in note($0) }
    return found
  }

  /// Runs the client until the program has closed its output, and ended.
  func finish(
    _ program: Program, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Program.Outcome {
    loop.handle = { [unowned self] in note($0) }
    loop.watch(program.outputFile) { [loop] in
      if !program.readAvailable() { loop.stop() }
    }
    if !runBounded(sourceLocation) {
      // With the server goes whatever else of its clients may hold the output.
      program.signal(SIGKILL)
      server.kill()
    }
    loop.unwatch(program.outputFile)
    let outcome = program.finish()
    settle()
    return outcome
  }

  /// Runs the client until the program has written a line; nil where it ends without.
  func line(
    of program: Program, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    loop.watch(program.outputFile) { [loop] in
      if !program.readAvailable() || program.hasLine { loop.stop() }
    }
    defer { loop.unwatch(program.outputFile) }
    guard program.hasLine || runBounded(sourceLocation) else { return nil }
    return program.nextLine()
  }

  /// False, and a failure, where it has to be given up.
  @discardableResult
  private func runBounded(_ sourceLocation: SourceLocation) -> Bool {
    if loop.runBounded() { return true }
    Issue.record("waited for what never came", sourceLocation: sourceLocation)
    return false
  }

  // MARK: The user

  /// Moves, clicks and types, as XTEST does.
  func xdotool(_ words: String...) throws { try xdotool(words) }

  func xdotool(_ words: [String]) throws {
    let outcome = try Program.run(["xdotool"] + words, environment: server.environment)
    #expect(outcome.status == 0, "xdotool \(words): \(outcome.errorText)")
  }

  func movePointer(to point: Point) {
    display.warpPointer(to: point)
    display.sync()
  }

  // MARK: The program

  func start(_ arguments: String..., input: [UInt8]? = []) throws -> Program {
    try Program([Self.chidori] + arguments, environment: server.environment, input: input)
  }

  func run(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Outcome {
    try run(arguments, sourceLocation: sourceLocation)
  }

  func run(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Outcome {
    let program = try Program(
      [Self.chidori] + arguments, environment: server.environment, input: [])
    return finish(program, sourceLocation: sourceLocation)
  }

  /// Starts `chidori pick` and waits until the loupe shows.
  func startPick(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Picking {
    try startLoupe([Self.chidori, "pick"] + arguments, sourceLocation: sourceLocation)
  }

  /// Starts a command that shows a loupe, and waits until it does.
  func startLoupe(
    _ command: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Picking {
    try awaitLoupe(sourceLocation: sourceLocation) {
      try Program(command, environment: server.environment, input: [])
    }
  }

  /// Waits until a program shows a loupe, after what has it do so.
  func awaitLoupe(
    sourceLocation: SourceLocation = #_sourceLocation, after start: () throws -> Program
  ) throws -> Picking {
    let known = loupes.count
    let program = try start()
    event(sourceLocation: sourceLocation) { [unowned self] _ in loupes.count > known }
    return Picking(stage: self, program: program, loupe: loupes.last ?? .none)
  }

  /// A pick under way.
  struct Picking {
    let stage: PickStage
    let program: Program
    let loupe: WindowID

    /// Where the loupe is now.
    var frame: Rect { stage.display.bounds(of: loupe) ?? .zero }

    /// Waits until the loupe is somewhere else.
    func waitForMove(sourceLocation: SourceLocation = #_sourceLocation) {
      stage.event(sourceLocation: sourceLocation) {
        if case .configure(let change) = $0 { change.window == loupe } else { false }
      }
    }

    func finish(sourceLocation: SourceLocation = #_sourceLocation) -> Program.Outcome {
      stage.finish(program, sourceLocation: sourceLocation)
    }
  }
}
