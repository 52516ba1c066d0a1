import CXlib

/// Measures of picking from the screen, seen from a small window under the pointer.
struct PickMeasurement {
  /// Milliseconds from exec, or from a key; nil for what a program does not show.
  struct Times {
    var grab: Double?
    var cells: Double?
    var text: Double?
  }

  /// The pixel under the pointer, and those around it.
  private static let sample: UInt = 0xeb8d38
  private static let ground: UInt = 0x2a9d8f

  let observer: Observer
  private let target: Window

  /// Shows the target in the middle of the screen and puts the pointer on it.
  init(observer: Observer) {
    self.observer = observer
    let display = observer.display
    let (x, y) = (observer.width / 2, observer.height / 2)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = Self.ground
    target = XCreateWindow(
      display, observer.root, x - 32, y - 32, 64, 64, 0, Int32(CopyFromParent), UInt32(InputOutput),
      nil, UInt(CWOverrideRedirect | CWBackPixel), &attributes)
    XMapRaised(display, target)
    var values = XGCValues()
    values.foreground = Self.sample
    let context = XCreateGC(display, target, UInt(GCForeground), &values)
    XSync(display, 0)
    XDrawPoint(display, target, context, 32, 32)
    XFreeGC(display, context)
    XWarpPointer(display, 0, observer.root, 0, 0, 0, 0, x, y)
    observer.forget()
    XSelectInput(display, target, EnterWindowMask | LeaveWindowMask)
  }

  /// Takes the target away.
  func end() { XDestroyWindow(observer.display, target) }

  /// Starts a subject and follows it until its loupe is whole, or for a second after the grab.
  func measure(_ subject: Subject) -> Times {
    observer.forget()
    guard let program = Program(subject.command) else { return Times() }
    defer { close(program) }
    return follow(since: program.begun)
  }

  /// Follows a pick that was asked for at a moment until its loupe is whole.
  func follow(since begun: Double) -> Times {
    var times = Times()
    while times.grab == nil, let notice = observer.next(before: begun + 5000) {
      if notice == .pointerLeft(byGrab: true) { times.grab = Clock.now - begun }
    }
    guard times.grab != nil else { return times }
    let deadline = Clock.now + 1000
    let cells = observer.moment(before: deadline) { loupe.map(showsCells) ?? false }
    times.cells = cells.map { $0 - begun }
    guard cells != nil else { return times }
    let text = observer.moment(before: deadline) { loupe.map(showsText) ?? false }
    times.text = text.map { $0 - begun }
    return times
  }

  private func close(_ program: Program) {
    program.end()
    observer.forget()
  }

  /// What is seen of the largest window that no window manager cares for.
  private var loupe: Picture? {
    observer.created.filter { $0.value && $0.key != target }
      .compactMap { observer.picture(of: $0.key) }
      .filter { $0.width >= 100 && $0.height >= 100 }
      .max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Cells of the ground fill half a loupe, and the sample fills a cell and a swatch.
  private func showsCells(_ picture: Picture) -> Bool {
    picture.count(of: UInt32(Self.ground)) > picture.width * picture.width / 2
      && picture.count(of: UInt32(Self.sample)) > 400
  }

  /// Antialiased glyphs bring many colours to the strip below the cells, beside the swatch.
  private func showsText(_ picture: Picture) -> Bool {
    let lastOfCells = (0..<picture.height).last { y in
      picture.row(y).count { $0 == UInt32(Self.ground) } > picture.width / 4
    }
    let columns = picture.width * 3 / 10..<picture.width * 9 / 10
    return picture.distinctColors(columns: columns, fromRow: (lastOfCells ?? 0) + 2, limit: 8) >= 8
  }
}
