internal import ColorModel
internal import Desktop
internal import Drawing
internal import Geometry
internal import PickerCore
internal import PickerUI
internal import Views
internal import X11

/// Small windows that tell what happened, one at a time, where the desktop has no service for it.
final class Notices {
  private let session: DisplaySession
  private var window: NoticeWindow?
  private var timer: TimerQueue.ID?

  init(_ session: DisplaySession) { self.session = session }

  /// Two seconds of what was picked.
  func show(_ entry: HistoryEntry, as text: String) {
    let name = NearestName(of: entry.color).words
    show(NoticePicture(entry.color, title: text, text: name), near: entry.position, .seconds(2))
  }

  /// Five seconds of what went wrong.
  func show(_ failure: Failure) {
    show(NoticePicture(title: "Chidori", text: "\(failure)"), near: nil, .seconds(5))
  }

  func clear() {
    if let timer { session.loop.cancel(timer) }
    (window, timer) = (nil, nil)
  }

  func handle(_ event: Event) { window?.handle(event) }

  private func show(_ picture: NoticePicture, near point: Point?, _ lifetime: Duration) {
    clear()
    let context = session.context
    var list = DrawList()
    picture.draw(context, into: &list)
    // It was told on standard error already, or is in the history.
    window = try? NoticeWindow(
      list, size: picture.size(context),
      near: point ?? session.display.queryPointer()?.rootPosition ?? .zero,
      margin: context.scale(16), sharing: session.caches())
    timer = session.loop.after(lifetime) { [weak self] in self?.clear() }
  }
}
