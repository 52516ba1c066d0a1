import CXlib

/// Measures of a picker's window.
struct WindowMeasurement {
  let observer: Observer

  /// Starts a subject and waits for its first frame: a window of its own with 20 colours.
  func open(_ subject: Subject) -> (program: Program, window: Window, milliseconds: Double)? {
    observer.forget()
    guard let program = Program(subject.command) else { return nil }
    var window: Window = 0
    let seen = observer.moment(before: program.begun + 15000) {
      for candidate in observer.created.keys {
        guard observer.isFramed(candidate), let picture = observer.picture(of: candidate),
          picture.width >= 100, picture.distinctColors(limit: 20) >= 20
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
  /// The strip is found by its colours. A step is done with the last damage or change of title
  /// that no further one follows for 5 ms; a step that changes no title is left out.
  func dragHueStrip(of window: Window, steps: Int) -> Samples {
    var samples = Samples()
    guard let frame = observer.frame(of: window), let strip = hueStrip(of: window) else {
      return samples
    }
    let y = Int32(frame.y + strip.y)
    let left = frame.x + strip.left
    let span = max(strip.right - strip.left, 2)
    let display = observer.display
    XTestFakeMotionEvent(display, -1, Int32(left), y, 0)
    XTestFakeButtonEvent(display, 1, 1, 0)
    settle()
    for step in 1...steps {
      // There and back, two pixels at a time.
      let along = 2 * step % (2 * span)
      let x = Int32(left + (along < span ? along : 2 * span - along))
      let begun = Clock.now
      XTestFakeMotionEvent(display, -1, x, y, 0)
      XFlush(display)
      samples.append(answer(of: window).map { $0 - begun })
    }
    XTestFakeButtonEvent(display, 1, 0, 0)
    settle()
    return samples
  }

  private func settle() {
    XFlush(observer.display)
    Clock.wait(milliseconds: 100)
    observer.forget()
  }

  /// When the last of what answers a motion was seen.
  private func answer(of window: Window) -> Double? {
    var last: Double?
    var hasTitle = false
    var hasDamage = false
    var deadline = Clock.now + 200
    while let notice = observer.next(before: deadline) {
      switch notice {
      case .damaged: hasDamage = true
      case .property(window, _): hasTitle = true
      default: continue
      }
      last = Clock.now
      if hasTitle && hasDamage { deadline = Clock.now + 5 }
    }
    return hasTitle && hasDamage ? last : nil
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
