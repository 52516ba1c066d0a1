import Geometry
import TestSupport
import Testing

/// A window of a GTK program that drags, or takes drops; killed with its owner.
///
/// Its window manager leaves it alone. It ends by itself where a test has forgotten it.
final class GTKClient {
  let frame: Rect
  private let program: Program

  /// It takes drops of these types, and writes a line about each.
  init(taking types: [String], at corner: Point, of window: WindowUnderTest) throws {
    frame = Rect(origin: corner, size: Self.size)
    program = try Self.start(["take"] + types, at: corner, on: window.server)
    try #require(program.nextLine() == "ready")
  }

  /// It gives this to what it is dragged over: numbers of 8 or 16 bits, in the order of the machine.
  init(
    giving type: String, _ bytes: [UInt8], bits: Int = 8, at corner: Point,
    of window: WindowUnderTest
  ) throws {
    frame = Rect(origin: corner, size: Self.size)
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    program = try Self.start(["give", type, hex, "\(bits)"], at: corner, on: window.server)
    try #require(program.nextLine() == "ready")
  }

  /// What it says next; waits for it.
  func next() -> String? { program.nextLine() }

  private static let size = Size(width: 160, height: 90)

  private static func start(
    _ words: [String], at corner: Point, on server: XServer
  ) throws -> Program {
    // By its path: another Python may come first, and has no GTK.
    try Program(
      ["/usr/bin/python3", "-c", script, "\(corner.x)", "\(corner.y)"] + words,
      environment: server.environment.merging(["GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"]) { $1 })
  }

  private static let script = """
    import sys, gi
    gi.require_version("Gtk", "3.0")
    from gi.repository import Gdk, GLib, Gtk

    x, y, role, *words = sys.argv[1:]
    def say(*parts): print(*parts, flush=True)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.set_default_size(160, 90)
    window.move(int(x), int(y))
    area = Gtk.EventBox()
    window.add(area)

    if role == "take":
      def received(widget, context, x, y, data, info, time):
        say(data.get_data_type().name(), data.get_format(), data.get_data().hex())
      targets = [Gtk.TargetEntry.new(word, 0, 0) for word in words]
      area.drag_dest_set(Gtk.DestDefaults.ALL, targets, Gdk.DragAction.COPY)
      area.connect("drag-data-received", received)
    else:
      def get(widget, context, data, info, time):
        data.set(Gdk.Atom.intern(words[0], False), int(words[2]), bytes.fromhex(words[1]))
      area.drag_source_set(
        Gdk.ModifierType.BUTTON1_MASK, [Gtk.TargetEntry.new(words[0], 0, 0)],
        Gdk.DragAction.COPY)
      area.connect("drag-data-get", get)
      area.connect("drag-begin", lambda *_: say("begun"))
      area.connect("drag-end", lambda *_: say("ended"))
      area.connect("drag-failed", lambda *_: say("failed"))

    def shown(*_):
      Gdk.Display.get_default().sync()
      say("ready")
      return False
    window.connect("map-event", shown)
    GLib.timeout_add_seconds(300, Gtk.main_quit)
    window.show_all()
    Gtk.main()
    """
}
