/// A connection of another kind that a loop waits for, such as one to the session bus.
///
/// All of it is asked anew before each wait.
public struct PolledSource {
  /// The file to wait for; negative for none.
  public var file: () -> Int32
  /// Whether to wait until the file can be written too, not only read.
  public var wantsWriting: () -> Bool
  /// How long to wait at most; nil where there is no limit, zero where something is left to do.
  public var timeout: () -> Duration?
  /// Called when the file is ready, or the time has passed.
  public var process: () -> Void

  public init(
    file: @escaping () -> Int32, wantsWriting: @escaping () -> Bool = { false },
    timeout: @escaping () -> Duration? = { nil }, process: @escaping () -> Void
  ) {
    self.file = file
    self.wantsWriting = wantsWriting
    self.timeout = timeout
    self.process = process
  }
}
