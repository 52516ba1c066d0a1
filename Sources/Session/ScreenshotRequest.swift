internal import Bus
public import ColorModel

/// What a program wants of the screen, by the desktop's portal; to be answered once.
public final class ScreenshotRequest {
  public enum Wish: Hashable, Sendable {
    case color
    /// Where it is allowed the portal has asked the user; else that is left to us.
    case picture(isAllowed: Bool)
  }

  public enum Outcome: Hashable, Sendable {
    case color(Color)
    /// The path of a PNG file.
    case picture(String)
    case cancelled
    case failed
  }

  public let wish: Wish
  /// Whoever asked has gone, or wants it no more: called at most once, and no answer is due then.
  public var closed: () -> Void = {}
  public private(set) var isOver = false

  private let call: BusCall
  private var object: BusSlot?
  private var caller: BusSlot?

  init(_ wish: Wish, _ call: BusCall) {
    self.wish = wish
    self.call = call
  }

  /// Answers; once it is over nothing happens.
  public func finish(_ outcome: Outcome) {
    guard !isOver else { return }
    isOver = true
    call.answer(.uint32(outcome.response), .options(outcome.results))
    (object, caller) = (nil, nil)
  }

  /// Serves the object that stands for it until it is over, and follows who asked.
  func serve(at handle: String, on bus: BusConnection) throws(BusError) {
    let interface = "org.freedesktop.impl.portal.Request"
    let introspection = #"<interface name="\#(interface)"><method name="Close"/></interface>"#
    object = try bus.serve(handle, interfaces: introspection) { [weak self] call in
      guard call.interface == interface, call.member == "Close" else { return false }
      // First: the portal waits for nothing else meanwhile.
      call.answer()
      self?.close()
      return true
    }
    caller = try bus.followEnd(of: call.sender) { [weak self] in self?.close() }
  }

  /// Nobody waits for it any more.
  func close() {
    guard !isOver else { return }
    finish(.failed)
    closed()
  }
}

/// See org.freedesktop.portal.Request: response 0 is an answer, 1 a cancel, all else a failure.
extension ScreenshotRequest.Outcome {
  var response: UInt32 {
    switch self {
    case .color, .picture: 0
    case .cancelled: 1
    case .failed: 2
    }
  }

  /// Components are of sRGB, 0 to 1.
  var results: [String: BusValue] {
    switch self {
    case .color(let color):
      let components = color.converted(to: .srgb).components
      let values = [components.x, components.y, components.z].map { min(max(0, $0), 1) }
      return ["color": .structure(values.map(BusValue.double))]
    case .picture(let path): return ["uri": .string(FileURI(path: path).text)]
    case .cancelled, .failed: return [:]
    }
  }
}
