public import Bus

/// The desktop's own dialog for files, by its portal.
public final class FilePortal {
  public enum Outcome: Equatable, Sendable {
    /// By its path from the root.
    case file(String)
    case cancelled
    /// There is no such dialog, or none that works.
    case missing
  }

  /// How long the portal may take to say that it has understood; the user may take any time.
  public static let limit = Duration.seconds(3)

  private let dialog: PortalDialog

  /// - Parameter after: calls so much later, as the program's loop does.
  public init(_ bus: BusConnection, after: @escaping (Duration, @escaping () -> Void) -> Void) {
    dialog = PortalDialog(bus, after: after)
  }

  /// Lets the user choose a picture, and tells it once; while one is being chosen nothing is done.
  ///
  /// - Parameters:
  ///   - directory: where to begin, from the root; nil as the portal likes.
  ///   - window: the window that asks, on X11; nil for none.
  public func choosePicture(
    title: String, in directory: String? = nil, for window: UInt? = nil,
    done: @escaping (Outcome) -> Void
  ) {
    guard !dialog.isOpen else { return }
    let isOfType: UInt32 = 1
    let pictures = BusValue.structure([
      .string("Pictures"),
      .array(of: "(us)", [.structure([.uint32(isOfType), .string("image/*")])]),
    ])
    var options = ["filters": BusValue.array(of: "(sa(us))", [pictures])]
    // A file's name is bytes, with their end.
    if let directory { options["current_folder"] = .bytes(Array(directory.utf8) + [0]) }
    dialog.open(
      "FileChooser", "OpenFile", for: window, [.string(title), .options(options)],
      atMost: Self.limit, isPatient: true
    ) { done(Outcome($0)) }
  }

  /// Closes the dialog, as its user does.
  public func cancel() { dialog.cancel() }
}

extension FilePortal.Outcome {
  init(_ outcome: PortalRequest.Outcome) {
    switch outcome {
    case .answered(let values):
      let file = values["uris"]?.elements?.first?.text.flatMap { FileURI($0) }
      self = file.map { .file($0.path) } ?? .missing
    case .cancelled: self = .cancelled
    case .missing, .silent, .failed: self = .missing
    }
  }
}
