internal import CX11
internal import Glibc

/// Catches the server's refusals, which arrive long after the call they are about.
///
/// Xlib has one handler of errors a process, which lives here and nowhere else. A refusal of a
/// request sent inside a trap goes to that trap, told by the request's serial number; any other is
/// written to standard error, once a kind, and the program goes on.
enum ErrorTrap {
  private struct Frame {
    let token: UInt
    /// The connection's address: only ever compared.
    let display: UInt
    let firstSerial: UInt
    var error: RequestError?
  }

  private struct State {
    var lastToken: UInt = 0
    var frames: [Frame] = []
    var logged: Set<RequestError> = []
  }

  // One thread uses a display, but tests have displays in many.
  nonisolated(unsafe) private static var guarded = State()
  nonisolated(unsafe) private static let mutex = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  private static func withState<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&guarded)
  }

  /// Takes Xlib's handler over; more than once does no harm.
  static func install() {
    XSetErrorHandler { display, event in
      if let event { ErrorTrap.record(event.pointee, from: UInt(bitPattern: display)) }
      return 0
    }
  }

  static func begin(_ display: OpaquePointer) -> UInt {
    let serial = XNextRequest(display)
    return withState { state in
      state.lastToken += 1
      state.frames.append(
        Frame(
          token: state.lastToken, display: UInt(bitPattern: display), firstSerial: serial))
      return state.lastToken
    }
  }

  static func end(_ token: UInt) -> RequestError? {
    withState { state in
      guard let index = state.frames.lastIndex(where: { $0.token == token }) else { return nil }
      return state.frames.remove(at: index).error
    }
  }

  private static func record(_ event: XErrorEvent, from display: UInt) {
    let error = RequestError(
      code: event.error_code, request: event.request_code, minor: event.minor_code,
      value: event.resourceid)
    let isNews = withState { state in
      let trap = state.frames.lastIndex {
        $0.display == display && event.serial >= $0.firstSerial
      }
      guard let trap else {
        return state.logged.insert(
          RequestError(code: error.code, request: error.request, minor: error.minor, value: 0)
        ).inserted
      }
      if state.frames[trap].error == nil { state.frames[trap].error = error }
      return false
    }
    if isNews {
      let line = "X11: the server refused: \(error)\n"
      _ = write(STDERR_FILENO, line, line.utf8.count)
    }
  }
}

extension Display {
  /// Runs calls that the server may refuse, waits for its verdict and throws the first refusal.
  ///
  /// Costs a round trip, except where the last of the calls had a reply of its own.
  public func trapping<Result>(_ calls: () throws(XError) -> Result) throws(XError) -> Result {
    let token = ErrorTrap.begin(raw)
    let result: Result
    do {
      result = try calls()
    } catch {
      _ = ErrorTrap.end(token)
      throw error
    }
    if XLastKnownRequestProcessed(raw) + 1 != XNextRequest(raw) { XSync(raw, 0) }
    if let refusal = ErrorTrap.end(token) { throw .refused(refusal) }
    if isLost { throw .connectionLost }
    return result
  }
}
