internal import Bus
internal import PickerCore
internal import Session

/// `chidori portal`: colours and pictures of the screen for other programs, by the desktop's portal.
///
/// The session bus starts it when the portal asks for it. It knows the display only while there is
/// something to do, and ends when there has been nothing for a while.
struct PortalCommand {
  private let options: PortalOptions

  init(_ options: PortalOptions) { self.options = options }

  func run() throws(Failure) {
    let (bus, backend) = try start()
    do throws(Failure) {
      while let request = nextRequest(of: backend, bus) { try serve(request, bus) }
    } catch {
      // Those who have asked meanwhile are answered too.
      backend.end()
      throw error
    }
  }

  private func start() throws(Failure) -> (BusConnection, ScreenshotBackend) {
    do throws(BusError) {
      let bus = try BusConnection.user()
      let backend = try ScreenshotBackend(bus)
      if try backend.start() { return (bus, backend) }
    } catch {
      throw .backend("\(error)")
    }
    throw .backend("another program does it already")
  }

  /// Waits for it; nil where none came for so long, or the bus is gone.
  private func nextRequest(
    of backend: ScreenshotBackend, _ bus: BusConnection
  ) -> ScreenshotRequest? {
    if !bus.run(atMost: .seconds(options.idle), until: { backend.request != nil }) {
      // What comes later starts another; what came just before, or from a portal that does not know
      // of it yet, is still ours.
      try? backend.stop()
      bus.run(atMost: .seconds(1)) { backend.request != nil }
    }
    return backend.request
  }

  /// Does it; one that fails is told, and only a signal or a lost display ends the program.
  private func serve(_ request: ScreenshotRequest, _ bus: BusConnection) throws(Failure) {
    do throws(Failure) {
      request.finish(try ScreenshotTask().run(request, bus))
    } catch {
      request.finish(error == .cancelled ? .cancelled : .failed)
      if error == .interrupted || error == .connectionLost { throw error }
      Output.report(error)
    }
  }
}
