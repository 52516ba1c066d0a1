import Geometry
import Sampling
import X11

extension RunningPick {
  /// Reads the pixels of the target and around the pointer, and moves the loupe.
  func sample() {
    let area = target.rect.intersection(session.bounds)
    let pointer = session.pointer
    let view = geometry.capture(at: pointer, in: session.bounds)
    var isDrag = false
    if case .rectangle = target { isDrag = !area.isEmpty }
    let place =
      isDrag
      ? geometry.frame(
        at: pointer, sampling: area, monitors: screen.monitors, in: session.bounds)
      : geometry.frame(at: pointer, monitors: screen.monitors, in: session.bounds)
    if let place, !windows.frames.contains(place) {
      screen.willCover(place, own: windows.frames)
    }
    let before = Set(windows.frames)
    let left = windows.arrange(loupe: place, outline: isDrag ? area : nil)
    if !left.isEmpty { screen.left(left, for: windows.frames.filter { !before.contains($0) }) }
    let rects = isDrag ? [view, area] : [view]
    if still == nil, !screen.isReadable(rects) { return }
    let source: any ScreenSource = still ?? screen.source
    do throws(CaptureError) {
      frame = LoupeFrame(
        try source.capture(view), sample: isDrag ? try source.capture(area) : nil, of: target,
        at: pointer, geometry: geometry, hidden: still == nil ? windows.outlineFrames : [],
        by: look.profile(target.position))
    } catch {
      // The screen may have changed its size a moment ago.
      if screen.hasResized() { return screenResized() }
      return end(.failure(.screen(error)))
    }
    due.remove(.sample)
    if windows.hasLoupe { show() } else { open(at: place) }
  }

  /// Draws the loupe anew, without reading.
  func show() {
    guard let frame, windows.hasLoupe else { return }
    windows.show(
      look.paint(frame, geometry, status, screen.isComposited, windows.hasWords))
  }

  /// The first picture; the words come with the next one, as fonts take their time.
  private func open(at place: Rect?) {
    do throws(XError) {
      try windows.open(
        at: place ?? Rect(origin: .zero, size: geometry.size), line: geometry.line,
        sharing: look.caches())
    } catch {
      return end(.failure(.noRender))
    }
    show()
    screen.watch { [weak self] in self?.note($0) }
    loop.after(.zero) { [weak self] in
      guard let self else { return }
      windows.hasWords = true
      // What has happened since the first picture, and before the watch.
      windows.keepAbove()
      if session.isHolding { show() } else { due.insert(.sample) }
    }
  }
}

// MARK: - What happens on the screen

extension RunningPick {
  private func note(_ change: LiveScreen.Change) {
    switch change {
    case .painted(let area):
      screen.painted(area, own: windows.frames)
      guard still == nil, !windows.frames.contains(where: { $0.contains(area) }) else { return }
      // Once pressed, the sample stands.
      guard !session.isHolding else { return }
      let shown = [geometry.view(at: session.pointer), target.rect]
      if shown.contains(where: area.intersects) { due.insert(.sample) }
    case .restacked(let id, let frame): windows.restacked(id, frame)
    case .resized: if screen.hasResized() { screenResized() }
    }
  }

  /// The value under the loupe is told anew; once pressed, the sample stands.
  func valuesChanged() { if !session.isHolding { due.insert(.sample) } }

  /// A still picture of another size is none of this screen.
  func screenResized() {
    thaw()
    session.bounds = screen.source.bounds
    target = pending?.area ?? session.area
    due.insert(.sample)
  }
}

// MARK: - Stopping it

extension RunningPick {
  /// Takes the still picture, once nothing of ours that has moved can be in it.
  func stopScreen() {
    guard screen.isReadable([session.bounds]) else { return }
    due.remove(.freeze)
    do throws(CaptureError) {
      freeze(try screen.picture(without: windows.frames))
    } catch {
      // It goes on live.
      if screen.hasResized() { screenResized() }
    }
  }

  func freeze(_ picture: PixelBuffer) {
    still = FrozenScreen(picture: picture)
    windows.showStill(picture)
    status.isFrozen = true
    due.insert(.sample)
  }

  func thaw() {
    due.remove(.freeze)
    guard let still else { return }
    self.still = nil
    windows.hideStill()
    status.isFrozen = false
    screen.left([still.bounds])
    due.insert(.sample)
  }
}
