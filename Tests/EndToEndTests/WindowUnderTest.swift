import ColorModel
import Foundation
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// The real program's window on a server of its own, driven by xdotool: under openbox, under i3
/// where `tiling` is what its configuration adds, or without a window manager.
///
/// After every action the test waits until it is done: the program answers two pings, the second
/// once the frame is drawn. Openbox has no bindings, so that a press goes straight to the window.
final class WindowUnderTest {
  let server: XServer
  let display: Display
  let id: WindowID
  /// What it is laid out for; to be set where the program follows the desktop.
  var scale: Double {
    didSet {
      let prepare = layout.prepare
      layout = WindowLayout(scale: scale)
      layout.prepare = prepare
    }
  }
  private let manager: WindowManager?
  private let isManaged: Bool
  private let loop: EventLoop
  private let program: Program
  private var layout: WindowLayout
  private var pings: UInt32 = 0

  /// What the screens are laid out for: any colour, the mode that is shown.
  var mode = Mode.rgb

  convenience init(
    _ arguments: String..., screen: String = "1000x700x24", scale: Double = 1,
    theme: String = "dark", followsDesktop: Bool = false, isManaged: Bool = true,
    tiling: String? = nil, root: UInt32 = 0x0a3f5c, on server: XServer? = nil,
    startsManager: Bool = true, environment: [String: String] = [:]
  ) throws {
    try self.init(
      arguments, screen: screen, scale: scale, theme: theme, followsDesktop: followsDesktop,
      isManaged: isManaged, tiling: tiling, root: root, on: server,
      startsManager: startsManager, environment: environment)
  }

  /// Starts it, and waits until it is drawn.
  ///
  /// With `followsDesktop`, scale and theme are what the desktop says. A display server may be
  /// given that something has been started on before, such as the window manager.
  init(
    _ arguments: [String], screen: String = "1000x700x24", scale: Double = 1,
    theme: String = "dark", followsDesktop: Bool = false, isManaged: Bool = true,
    tiling: String? = nil, root: UInt32 = 0x0a3f5c, on server: XServer? = nil,
    startsManager: Bool = true, environment: [String: String] = [:]
  ) throws {
    let server = try server ?? XServer(screen: screen)
    self.server = server
    self.isManaged = isManaged
    if !startsManager {
      manager = nil
    } else if let tiling {
      manager = try WindowManager(.i3, on: server, configuration: tiling)
    } else {
      manager = isManaged ? try WindowManager(on: server, configuration: Self.noBindings) : nil
    }
    display = try Display(name: server.display)
    loop = EventLoop(display)
    self.scale = scale
    layout = WindowLayout(scale: scale, isDialog: arguments.contains("--print"))
    let color = RGB8(root)
    _ = try server.run("xsetroot", "-solid", "\(color)")
    let (display, loop) = (display, loop)
    display.listen(for: [.substructure, .property])
    program = try Program(
      [Self.path] + arguments,
      environment: server.environment
        .merging(
          followsDesktop ? [:] : ["CHIDORI_SCALE": "\(scale)", "CHIDORI_THEME": theme]
        ) { $1 }
        .merging(environment) { $1 })
    let active = display[.netActiveWindow]
    let process = program.processIdentifier
    var found: WindowID?
    loop.handle = { event in
      let candidate: WindowID? =
        switch event {
        case .property(let change) where isManaged && change.name == active:
          display.property(active, of: change.window)?.words.first.map {
            WindowID(rawValue: UInt($0))
          }
        case .mapped(let window) where !isManaged: window
        default: nil
        }
      guard found == nil, let candidate, Self.isPicker(candidate, of: process, on: display) else {
        return
      }
      found = candidate
      loop.stop()
    }
    guard loop.runBounded(), let found else {
      throw WaitedInVain(description: "no window of the class Chidori came to be")
    }
    id = found
    display.select([.property, .structure], of: id)
    try settle()
  }

  /// The program beside the bundle of the tests.
  static var path: String {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("chidori").path
  }

  /// Openbox without its mouse and keys, which would hold up every press on its way, and without
  /// windows that fly to their places.
  private static let noBindings = """
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <focus><focusNew>yes</focusNew></focus><keyboard/><mouse/>
      <theme><animateIconify>no</animateIconify></theme>
    </openbox_config>
    """

  /// Whether it is this program's window: the manager may yet tell of another's that was before it.
  private static func isPicker(
    _ window: WindowID, of process: Int32, on display: Display
  ) -> Bool {
    display.property(.wmClass, of: window)?.bytes == Array("chidori\0Chidori\0".utf8)
      && display.property(display[.netWMPID], of: window)?.words == [UInt32(process)]
  }

  var processIdentifier: Int32 { program.processIdentifier }
}

// MARK: - Waiting

extension WindowUnderTest {
  /// Waits until the program has done all that was asked of it, frame included.
  func settle() throws { try settle { _ in } }

  /// Waits likewise, and tells what came on the way.
  func settle(_ seen: @escaping (X11.Event) -> Void) throws {
    try ping(seen)
    try ping(seen)
  }

  /// The program says that it is alive, after all that came before.
  private func ping(_ seen: @escaping (X11.Event) -> Void) throws {
    pings += 1
    let (protocols, ping, number) = (display[.wmProtocols], display[.netWMPing], pings)
    let words = [UInt32(ping.rawValue), number, UInt32(id.rawValue)]
    display.send(ClientMessageEvent(window: id, type: protocols, words: words), to: id)
    let root = display.screen.root
    try wait { event in
      seen(event)
      guard case .clientMessage(let answer) = event else { return false }
      return answer.window == root && answer.type == protocols
        && Array(answer.words.prefix(2)) == [UInt32(ping.rawValue), number]
    }
  }

  /// Runs the loop until an event passes, or fails where none ever does.
  func wait(
    for what: String = "an event", sourceLocation: SourceLocation = #_sourceLocation,
    until passes: @escaping (X11.Event) -> Bool
  ) throws {
    loop.handle = { [loop] in if passes($0) { loop.stop() } }
    guard loop.runBounded() else {
      throw WaitedInVain(
        description: "waited in vain for \(what) at \(sourceLocation); the title is \(title)")
    }
  }
}

// MARK: - What it shows

extension WindowUnderTest {
  var title: String {
    String(decoding: display.property(display[.netWMName], of: id)?.bytes ?? [], as: UTF8.self)
  }

  /// The hex in the title.
  var hex: String { String(title.prefix(7)) }

  /// The window on the root, without its frame.
  var bounds: Rect {
    let size = display.bounds(of: id)?.size ?? .zero
    let origin = display.translate(.zero, from: id, to: display.screen.root) ?? .zero
    return Rect(origin: origin, size: size)
  }

  /// What the test knows of the model beyond the mode, from now on.
  func layOut(_ prepare: @escaping (inout Model) -> Void) { layout.prepare = prepare }

  /// Where a control is on the root window.
  func frame(_ control: ViewID) throws -> Rect {
    let placed = layout.scene(mode, size: bounds.size).front.last { $0.traits.id == control }
    return try #require(placed, "no control \(control)").frame.offset(by: bounds.origin)
  }

  /// The controls that Tab stops at, in reading order.
  var tabStops: [ViewID] {
    layout.scene(mode, size: bounds.size).items.map(\.traits)
      .filter { $0.isFocusable && $0.isInteractive }.map(\.id)
  }

  /// The window that has the focus by the window manager's word.
  var focused: UInt32? {
    display.property(display[.netActiveWindow], of: display.screen.root)?.words.first
  }

  /// The window of the open menu.
  var menu: WindowID? { popup(.netWMWindowTypePopupMenu) }

  /// The window of the tooltip that is shown; the loupe is none.
  var tooltip: WindowID? { popup(.netWMWindowTypeTooltip) }

  private func popup(_ kind: AtomName) -> WindowID? {
    let (name, wanted) = (display[.netWMWindowType], UInt32(display[kind].rawValue))
    return display.children(of: display.screen.root).last {
      display.property(name, of: $0)?.words == [wanted]
        && display.property(.wmTransientFor, of: $0)?.words == [UInt32(id.rawValue)]
    }
  }

  /// Where the caret stands in the window, behind a text typed into the output field.
  func caret(after text: String) throws -> Rect {
    try #require(layout.caret(mode, after: text, size: bounds.size))
  }

  /// Where a row of the open format menu is on the root window.
  func menuRow(_ format: OutputFormat, of color: Color) throws -> Rect {
    let row = try #require(layout.formatRow(format, mode, color, size: bounds.size))
    let origin = try #require(menu.flatMap(display.bounds(of:))).origin
    return row.offset(by: origin)
  }

  /// What is on the screen.
  func picture(_ rect: Rect) throws -> ScreenPicture { try ScreenPicture(rect, of: display) }

  /// The text another program gets; one that is never answered fails the test.
  func selection(_ name: String, target: String = "UTF8_STRING") throws -> String {
    try finish(server.start("xclip", "-o", "-selection", name, "-t", target)).text
  }

  /// Another program offers a text: it holds the selection when this returns.
  func offer(_ text: String, as name: String) throws {
    let selection = name == "primary" ? Atom.primary : display[.clipboard]
    try display.watchSelection(selection)
    let before = display.selectionOwner(of: selection)
    // It leaves a child behind, which takes the selection in its own time.
    _ = try server.run("xclip", "-selection", name, input: Array(text.utf8), output: .discarded)
    guard display.selectionOwner(of: selection) == before else { return }
    try wait { [display] event in
      guard case .selectionOwner(selection, _) = event else { return false }
      return display.selectionOwner(of: selection) != before
    }
  }
}

// MARK: - What a user does

extension WindowUnderTest {
  func xdotool(_ words: [String]) throws {
    let outcome = try Program.run(["xdotool"] + words, environment: server.environment)
    try #require(outcome.status == 0, "xdotool \(words): \(outcome.errorText)")
    try settle()
  }

  func move(to point: Point) throws {
    try xdotool(["mousemove", "\(point.x)", "\(point.y)"])
  }

  func press(_ button: Int = 1) throws { try xdotool(["mousedown", "\(button)"]) }

  func release(_ button: Int = 1) throws { try xdotool(["mouseup", "\(button)"]) }

  /// Clicks in quick succession at a point of the root window.
  func click(_ point: Point, count: Int = 1, button: Int = 1) throws {
    try move(to: point)
    // By one process, so that no time can pass in between. After the last it leaves the window
    // manager, which has each press first, time to hand it on.
    let delay = count == 1 ? 100 : 40
    try xdotool(["click", "--repeat", "\(count)", "--delay", "\(delay)", "\(button)"])
  }

  /// Clicks where that may end it: nothing is waited for.
  func clickToEnd(_ control: ViewID) throws {
    try move(to: frame(control).center)
    _ = try Program.run(["xdotool", "click", "1"], environment: server.environment)
  }

  func click(_ control: ViewID, count: Int = 1, button: Int = 1) throws {
    try click(frame(control).center, count: count, button: button)
  }

  /// Presses keys by name, one after the other: `ctrl+c`, `Tab`.
  func keys(_ names: String...) throws { try xdotool(["key", "--delay", "0"] + names) }

  func type(_ text: String) throws { try xdotool(["type", "--delay", "0", text]) }

  /// Changes the mode by its key.
  func choose(_ mode: Mode) throws {
    let number = Mode.allCases.firstIndex(of: mode).map { $0 + 1 } ?? 1
    try keys("ctrl+\(number)")
    self.mode = mode
  }

  /// Presses keys that may end it: nothing is waited for.
  func sendKeys(_ names: String...) throws { try sendKeys(names) }

  func sendKeys(_ names: [String]) throws {
    _ = try Program.run(["xdotool", "key"] + names, environment: server.environment)
  }

  /// The next line of its output; waits for it; nil at the end.
  func nextLine() -> String? { program.nextLine() }

  /// The next line that passes; waits for it; nil at the end.
  func nextLine(where passes: (String) -> Bool) -> String? { program.nextLine(where: passes) }

  /// Asks the manager for a state of the window, as a pager does.
  func request(_ state: AtomName, _ isOn: Bool) {
    display.send(
      ClientMessageEvent(
        window: id, type: display[.netWMState],
        words: [isOn ? 1 : 0, UInt32(display[state].rawValue), 0, 2]),
      to: display.screen.root, events: [.substructure, .substructureRedirect])
    display.flush()
  }

  /// Waits for its end.
  func end() -> Program.Outcome { program.finish() }

  /// The pipe of its output is soon full where nobody reads.
  func narrowOutput() { program.narrowOutput() }

  /// Nobody reads its output from now on.
  func closeOutput() { program.closeOutput() }

  /// Waits for its end while a clipboard manager of the test does its work.
  func end(beside manager: ClipboardManager) throws -> Program.Outcome {
    try finish(program, beside: manager)
  }

  /// Waits for the end of a program, beside which a clipboard manager may do its work.
  func finish(
    _ program: Program, beside manager: ClipboardManager? = nil
  ) throws -> Program.Outcome {
    manager?.watch(by: loop)
    loop.handle = { _ in }
    loop.watch(program.outputFile) { [loop] in
      if !program.readAvailable() { loop.stop() }
    }
    defer { loop.unwatch(program.outputFile) }
    guard loop.runBounded() else { throw WaitedInVain(description: "a program does not end") }
    return program.finish()
  }

  func signal(_ number: Int32) { program.signal(number) }

  /// Closes it by its manager; it must end well and must not have said a word.
  func close() {
    closeByManager()
    let outcome = end()
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
    #expect(outcome.text == "")
  }

  /// Has its manager, or where there is none the test in its place, ask it to close.
  func closeByManager() {
    let type = display.atom(!isManaged ? "WM_PROTOCOLS" : "_NET_CLOSE_WINDOW")
    let words = !isManaged ? [UInt32(display[.wmDeleteWindow].rawValue)] : []
    let target = !isManaged ? id : display.screen.root
    let message = ClientMessageEvent(window: id, type: type, words: words)
    display.send(
      message, to: target, events: !isManaged ? [] : [.substructure, .substructureRedirect])
    display.sync()
  }
}

/// What was waited for never came.
struct WaitedInVain: Error, CustomStringConvertible {
  let description: String
}
