import Glibc

/// Moments and spans of the monotonic clock, in milliseconds.
enum Clock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return milliseconds(time)
  }

  /// What the processor has given this process, in milliseconds.
  static var processor: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return milliseconds(time)
  }

  static func milliseconds(_ time: timespec) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  static func wait(milliseconds: Double) {
    let end = now + milliseconds
    while case let left = end - now, left > 0 { poll(nil, 0, Int32(left.rounded(.up))) }
  }
}
