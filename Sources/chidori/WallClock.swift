internal import Glibc
internal import PickerCore
internal import X11

/// The local time, told at once and again at every midnight while somebody wants to know.
final class WallClock {
  private let loop: EventLoop
  private var timer: TimerQueue.ID?

  init(_ loop: EventLoop) { self.loop = loop }

  func start(_ tell: @escaping (LocalTime) -> Void) {
    stop()
    let (local, now) = (LocalTime.ofSystem(at: currentTime()), currentTime())
    tell(local)
    let midnight = local.start(ofDay: local.moment(now).day + 1)
    timer = loop.after(.milliseconds(midnight - now)) { [weak self] in self?.start(tell) }
  }

  func stop() {
    if let timer { loop.cancel(timer) }
    timer = nil
  }
}

extension LocalTime {
  /// How far the clock of this system was, and is, from UTC: since 1970.
  static func ofSystem(at now: Int64) -> LocalTime {
    tzset()
    let week: Int64 = 7 * 86400
    var shifts = [Shift(since: 0, offset: offset(at: 0))]
    var start: Int64 = 0
    // Nowhere does a clock change twice in a week.
    while start < now / 1000 + week {
      let next = start + week
      let offset = offset(at: next)
      if let last = shifts.last, last.offset != offset {
        var (low, high) = (start, next)
        while high - low > 1 {
          let middle = (low + high) / 2
          if self.offset(at: middle) == last.offset { low = middle } else { high = middle }
        }
        shifts.append(Shift(since: high, offset: offset))
      }
      start = next
    }
    return LocalTime(shifts)
  }

  private static func offset(at seconds: Int64) -> Int64 {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return Int64(local.tm_gmtoff)
  }
}
