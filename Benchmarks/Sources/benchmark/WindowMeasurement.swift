import CXlib

/// Measures of a picker's window.
struct WindowMeasurement {
  let observer: Observer

  /// Whether a window manager runs, whose frame is waited for.
  var hasManager = true

  /// Starts a subject and waits for its first frame: a window of its own with 20 colours.
  func open(_ subject: Subject) -> (program: Program, window: Window, milliseconds: Double)? {
    observer.forget()
    guard let program = Program(subject.command, environment: subject.environment) else {
      return nil
    }
    var window: Window = 0
    let seen = observer.moment(before: program.begun + 15000) {
      for candidate in observer.created.keys {
        guard !hasManager || observer.isFramed(candidate),
          let picture = observer.picture(of: candidate), picture.width >= 100,
          picture.distinctColors(limit: 20) >= 20
        else { continue }
        window = candidate
        return true
      }
      return false
    }
    return seen.map { (program, window, $0 - program.begun) }
  }

  /// When a window was last drawn on before a tenth of a second of rest.
  ///
  /// All of it is there then, words included. One that never rests is left after a second.
  func completed() -> Double? {
    var last: Double?
    let end = Clock.now + 1000
    var deadline = Clock.now + 100
    while let notice = observer.next(before: min(deadline, end)) {
      guard Clock.now < end else { break }
      guard notice == .damaged else { continue }
      last = Clock.now
      deadline = Clock.now + 100
    }
    return last
  }

  /// Ends a subject and waits until its window is gone.
  func close(_ program: Program, window: Window) {
    program.end()
    _ = observer.moment(before: Clock.now + 2000) { observer.frame(of: window) == nil }
  }

  /// Steps of a drag along the hue strip: from the motion to the server having drawn the answer.
  ///
  /// The strip is found by its colours.
  func dragHueStrip(of window: Window, steps: Int) -> Samples {
    var samples = Samples()
    guard let drag = beginDrag(of: window) else { return samples }
    observer.follow(window)
    for step in 1...steps {
      let begun = Clock.now
      drag.move(toStep: step)
      samples.append(observer.answer().map { $0 - begun })
    }
    observer.follow(nil)
    drag.end()
    settle()
    return samples
  }

  /// How often a second the title changes while the hue is dragged, by a pointer of 125 Hz.
  func titleRate(of window: Window, seconds: Double) -> Double? {
    guard let drag = beginDrag(of: window) else { return nil }
    let title = XInternAtom(observer.display, "_NET_WM_NAME", 0)
    var count = 0
    let steps = Int(seconds * 125)
    let begun = Clock.now
    for step in 1...steps {
      drag.move(toStep: step)
      while let notice = observer.next(before: begun + Double(step) * 8) {
        if notice == .property(window, title) { count += 1 }
      }
    }
    drag.end()
    settle()
    return Double(count) / seconds
  }

  /// A drag under way along a strip.
  private struct Drag {
    let display: OpaquePointer
    let left: Int
    let right: Int
    let y: Int

    /// There and back, two pixels at a time.
    func move(toStep step: Int) {
      let span = max(right - left, 2)
      let along = 2 * step % (2 * span)
      let x = left + (along < span ? along : 2 * span - along)
      XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
      XFlush(display)
    }

    func end() { XTestFakeButtonEvent(display, 1, 0, 0) }
  }

  private func beginDrag(of window: Window) -> Drag? {
    guard let frame = observer.frame(of: window), let strip = hueStrip(of: window) else {
      return nil
    }
    let drag = Drag(
      display: observer.display, left: frame.x + strip.left, right: frame.x + strip.right,
      y: frame.y + strip.y)
    drag.move(toStep: 0)
    XTestFakeButtonEvent(observer.display, 1, 1, 0)
    settle()
    return drag
  }

  private func settle() {
    XFlush(observer.display)
    Clock.wait(milliseconds: 100)
    observer.forget()
  }

  /// Where a rainbow lies in a window: its middle row, from yellow to magenta.
  private func hueStrip(of window: Window) -> (y: Int, left: Int, right: Int)? {
    guard let picture = observer.picture(of: window) else { return nil }
    let rows = (0..<picture.height).compactMap { y -> (y: Int, left: Int, right: Int)? in
      let row = Array(picture.row(y))
      func column(_ red: Bool, _ green: Bool, _ blue: Bool) -> Int? {
        row.firstIndex { pixel in
          zip([16, 8, 0], [red, green, blue]).allSatisfy { shift, isFull in
            let level = pixel >> UInt32(shift) & 0xff
            return isFull ? level >= 0xf8 : level <= 7
          }
        }
      }
      guard let yellow = column(true, true, false), let green = column(false, true, false),
        let cyan = column(false, true, true), let blue = column(false, false, true),
        let magenta = column(true, false, true),
        yellow < green, green < cyan, cyan < blue, blue < magenta
      else { return nil }
      return (y, yellow, magenta)
    }
    return rows.isEmpty ? nil : rows[rows.count / 2]
  }
}
