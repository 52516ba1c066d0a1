/// What other starts of the program want, in the order in which it came.
public final class RequestInbox {
  /// Takes what others hand over; what came before it is set comes then.
  public var received: ((ApplicationRequest) -> Void)? {
    didSet {
      guard let received else { return }
      let early = waiting
      waiting = []
      for request in early { received(request) }
    }
  }

  private var waiting: [ApplicationRequest] = []

  public init() {}

  public func receive(_ request: ApplicationRequest) {
    if let received { received(request) } else { waiting.append(request) }
  }
}
