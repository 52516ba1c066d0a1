internal import Session
internal import X11

/// The way by which starts of the program find the first of them, and hand over what they want.
protocol FirstInstance: AnyObject {
  /// What the next starts want, where this is the first.
  var inbox: RequestInbox { get }

  /// Whether another run of the program took the request; waits two seconds at most.
  ///
  /// False where this is the first, and where the other does not answer.
  func handOver(_ request: ApplicationRequest) -> Bool

  /// Takes an X event, which may bring a request.
  func handle(_ event: Event)
}

extension ApplicationService: FirstInstance {
  func handle(_ event: Event) {}
}
