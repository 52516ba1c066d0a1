import CXlib

/// A pick of Chidori's that has come to rest over a screen full of noise.
final class PickUnderWay {
  let program: Program
  let observer: Observer
  let loupe: Window
  private let noise: Window

  /// Starts it with the pointer in the middle; nil where it shows no loupe.
  init?(_ observer: Observer, chidori: String, options: [String] = [], scale: Double = 1) {
    self.observer = observer
    let display = observer.display
    noise = Self.showNoise(observer)
    XWarpPointer(display, 0, observer.root, 0, 0, 0, 0, observer.width / 2, observer.height / 2)
    observer.forget()
    let environment = ["DISPLAY": observer.name, "CHIDORI_SCALE": "\(scale)"]
    guard let program = Program([chidori, "pick"] + options, environment: environment),
      let loupe = Self.awaitLoupe(of: program, observer)
    else {
      XDestroyWindow(display, noise)
      return nil
    }
    self.program = program
    self.loupe = loupe
    observer.follow(loupe)
    observer.rest(milliseconds: 300)
  }

  func end() {
    observer.follow(nil)
    program.end()
    XDestroyWindow(observer.display, noise)
    observer.forget()
  }

  /// Moves the pointer to and fro, and measures from each motion to the loupe's new frame.
  ///
  /// That is the last drawing after the loupe has moved as far as the pointer.
  func steps(_ count: Int) -> Samples {
    var samples = Samples()
    guard let start = observer.frame(of: loupe) else { return samples }
    for step in 1...count {
      let along = step % 100 < 50 ? step % 50 : 50 - step % 50
      let place = Observer.Notice.moved(loupe, x: start.x + 3 * along, y: start.y + along)
      let begun = Clock.now
      XTestFakeMotionEvent(
        observer.display, -1, observer.width / 2 + Int32(3 * along),
        observer.height / 2 + Int32(along), 0)
      XFlush(observer.display)
      samples.append(observer.answer(after: place).map { $0 - begun })
    }
    return samples
  }

  /// A window over all of the screen, of squares of 4 by 4 in pixel values of any sort.
  private static func showNoise(_ observer: Observer) -> Window {
    let (display, width, height) = (observer.display, observer.width, observer.height)
    let depth = UInt32(XDefaultDepth(display, XDefaultScreen(display)))
    let pixmap = XCreatePixmap(display, observer.root, UInt32(width), UInt32(height), depth)
    let context = XCreateGC(display, pixmap, 0, nil)
    var random = SeededGenerator(seed: 3)
    for y in stride(from: 0, to: height, by: 4) {
      for x in stride(from: 0, to: width, by: 4) {
        XSetForeground(display, context, UInt(random.next() & (1 << UInt64(depth) - 1)))
        XFillRectangle(display, pixmap, context, x, y, 4, 4)
      }
    }
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixmap = pixmap
    let window = XCreateWindow(
      display, observer.root, 0, 0, UInt32(width), UInt32(height), 0, Int32(CopyFromParent),
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect | CWBackPixmap), &attributes)
    XMapRaised(display, window)
    XFreeGC(display, context)
    XFreePixmap(display, pixmap)
    XSync(display, 0)
    return window
  }

  private static func awaitLoupe(of program: Program, _ observer: Observer) -> Window? {
    let patience = Clock.now + 5000
    while Clock.now < patience, !program.isOver {
      _ = observer.next(before: Clock.now + 20)
      if let loupe = observer.popup(atLeast: 100) { return loupe }
    }
    program.end()
    return nil
  }
}
