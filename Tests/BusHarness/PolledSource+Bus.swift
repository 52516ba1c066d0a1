public import Bus
public import X11

extension PolledSource {
  /// A connection for an event loop, as the program itself waits for its own.
  public init(_ bus: BusConnection) {
    self.init(
      file: { bus.file }, wantsWriting: { bus.wantsWriting }, timeout: { bus.timeout },
      process: { bus.process() })
  }
}
