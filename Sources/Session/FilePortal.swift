public import Bus

/// The desktop's own dialog for files, by its portal.
public final class FilePortal {
  public enum Outcome: Equatable, Sendable {
    /// By its path from the root.
    case file(String)
    case cancelled
    /// Without a file, and nobody says why: by its user's Esc, or for want of a dialog.
    ///
    /// The portal of GTK answers both alike; its button alone is a cancel.
    case ended
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

  /// Lets the user choose a picture, and tells it once.
  ///
  /// Asked while one is being chosen it only closes that dialog, which is told as missing: it may
  /// be one that nobody sees.
  ///
  /// - Parameters:
  ///   - directory: where to begin, from the root; nil as the portal likes.
  ///   - window: the window that asks, on X11; nil for none.
  public func choosePicture(
    title: String, in directory: String? = nil, for window: UInt? = nil,
    done: @escaping (Outcome) -> Void
  ) {
    guard !dialog.isOpen else { return dialog.giveUp() }
    let (isOfName, isOfType): (UInt32, UInt32) = (0, 1)
    var options = [
      "filters": BusValue.array(
        of: "(sa(us))",
        [
          Self.filter("Pictures", isOfType, "image/*"), Self.filter("All files", isOfName, "*"),
        ]),
      "accept_label": .string("_Open"),
    ]
    // A file's name is bytes, with their end.
    if let directory { options["current_folder"] = .bytes(Array(directory.utf8) + [0]) }
    dialog.open(
      "FileChooser", "OpenFile", for: window, [.string(title), .options(options)],
      atMost: Self.limit, isPatient: true
    ) { done(Outcome($0)) }
  }

  /// Closes the dialog, as its user does.
  public func cancel() { dialog.cancel() }

  private static func filter(_ title: String, _ kind: UInt32, _ pattern: String) -> BusValue {
    .structure([
      .string(title), .array(of: "(us)", [.structure([.uint32(kind), .string(pattern)])]),
    ])
  }
}

extension FilePortal.Outcome {
  init(_ outcome: PortalRequest.Outcome) {
    switch outcome {
    case .answered(let values):
      let file = values["uris"]?.elements?.first?.text.flatMap { FileURI($0) }
      self = file.map { .file($0.path) } ?? .missing
    case .cancelled: self = .cancelled
    case .ended: self = .ended
    case .missing, .silent, .failed: self = .missing
    }
  }
}
