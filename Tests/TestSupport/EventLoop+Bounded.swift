public import X11

extension Duration {
  /// How long a test waits for what should come at once: it is for hangs only.
  ///
  /// Far more than the slowest machine needs, so that no test depends on how fast one is.
  public static let safetyNet = Duration.seconds(120)
}

extension EventLoop {
  /// Runs until it is stopped; false where the safety net had to stop it.
  public func runBounded() -> Bool {
    var isInTime = true
    let limit = after(.safetyNet) { [unowned self] in
      isInTime = false
      stop()
    }
    run()
    cancel(limit)
    return isInTime
  }
}
