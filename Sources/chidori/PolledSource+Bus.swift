internal import Bus
internal import X11

extension PolledSource {
  /// The session bus in the loop of the display.
  init(_ bus: BusConnection) {
    self.init(
      file: { bus.file }, wantsWriting: { bus.wantsWriting }, timeout: { bus.timeout },
      process: { bus.process() })
  }
}
