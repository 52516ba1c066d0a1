import Geometry
import Sampling
import Views
import X11

extension RunningPick {
  /// How long the loupe says what was just done.
  private static let noticeTime = Duration.milliseconds(1500)

  /// Takes an X event of the pick.
  ///
  /// What the grabs bring comes to the root window. Input of a window of ours is from before them:
  /// of a key pressed there the release may have gone unseen, and the pick would wait for it.
  func handle(_ event: Event) {
    let root = display.screen.root
    switch event {
    case .motion(let motion) where motion.window == root:
      feed(.pointerMoved(to: motion.rootPosition))
    case .button(let button) where button.window == root:
      windows.userActed()
      let name = PickSession.Button(button.button)
      let modifiers = PickSession.Modifiers(Modifiers(button.state))
      feed(
        button.isPress
          ? .buttonPressed(name, at: button.rootPosition, modifiers)
          : .buttonReleased(name, at: button.rootPosition))
    case .key(let key) where key.window == root:
      let stroke = keyboard.stroke(for: key)
      let modifiers = PickSession.Modifiers(Modifiers(stroke.modifiers))
      guard !stroke.symbol.isModifier else { return feed(.modifiersHeld(modifiers)) }
      windows.userActed()
      feed(
        key.isPress
          ? .keyPressed(PickSession.Key(stroke), code: key.keycode, modifiers)
          : .keyReleased(code: key.keycode))
    case .expose(let id, let rect, _): windows.restore(id, rect)
    case .monitors: if screen.hasResized() { screenResized() }
    default: break
    }
  }

  /// What happens while a pick waits happens after it.
  func feed(_ input: PickSession.Input) {
    guard outcome == nil else { return }
    if case .pointerMoved = input { windows.userActed() }
    if pending == nil {
      perform(session.handle(input))
    } else {
      pending?.inputs.append(input)
    }
  }

  func perform(_ actions: [PickSession.Action]) {
    for (index, action) in actions.enumerated() {
      guard pending == nil else {
        pending?.actions += actions[index...]
        return
      }
      perform(action)
    }
  }

  private func perform(_ action: PickSession.Action) {
    switch action {
    case .warp(let delta): display.warpPointer(by: delta)
    case .sample(let area):
      target = area
      due.insert(.sample)
    case .hold(let area):
      // The pixel is taken at the press: what the release finds may be another.
      target = area
      due.insert(.sample)
      sample()
    case .pick(let area, let ends): pick(area, ends: ends)
    case .cancel: end(.failure(.cancelled))
    case .zoom(let steps): look(through: geometry.lens.zoomed(by: steps, from: geometry))
    case .resize(let steps): look(through: geometry.lens.resized(by: steps))
    case .nextMean:
      look(through: geometry.lens.withNextMean)
      tell(.mean(geometry.lens.mean))
    case .nextFormat:
      client.nextFormat()
      show()
    case .copy: copy()
    case .freeze:
      if still == nil { due.insert(.freeze) } else { thaw() }
    }
  }

  private func look(through lens: LoupeLens) {
    guard lens != geometry.lens else { return }
    client.lensChanged(lens)
    geometry = look.geometry(lens)
    session.sampleSize = lens.sampleSize
    target = session.area
    due.insert(.sample)
  }

  private func copy() {
    if due.contains(.sample) { sample() }
    guard let color = frame?.color, client.copy(color) else { return }
    tell(.copied)
    show()
  }

  private func tell(_ notice: LoupeStatus.Notice) {
    status.notice = notice
    if let noticeTimer { loop.cancel(noticeTimer) }
    noticeTimer = loop.after(Self.noticeTime) { [weak self] in
      self?.status.notice = nil
      self?.show()
    }
  }
}

extension PickSession.Key {
  /// Letters go by the key, so that they work in any layout; `+ - = [ ]` by what is typed.
  init(_ stroke: KeyStroke) {
    switch stroke.key {
    case .return: self = .enter
    case .space: self = .space
    case .escape: self = .escape
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .tab: self = .nextFormat
    // Alone they are hotkeys, if anything.
    case .print: self = .escape
    case _ where stroke.key.functionNumber != nil: self = .escape
    default: self = Self(symbol: stroke.symbol) ?? Self(letter: stroke)
    }
  }

  private init?(symbol: Keysym) {
    switch symbol.character {
    case "+", "=": self = .zoomIn
    case "-": self = .zoomOut
    case "]": self = .larger
    case "[": self = .smaller
    default: return nil
    }
  }

  private init(letter stroke: KeyStroke) {
    switch stroke.key.character {
    case "c": self = .copy
    case "m": self = .nextMean
    case "f": self = .freeze
    default: self = .other
    }
  }
}
