/// Neighbours in a list of the history that have a heading in common.
public struct HistorySection: Equatable, Sendable {
  public var title: String
  /// Their places in the list.
  public var range: Range<Int>

  public init(_ title: String, _ range: Range<Int>) {
    self.title = title
    self.range = range
  }
}

extension History {
  /// Entries, newest first, by the days of the last week, and before that by months.
  ///
  /// Costs as much as there are sections, each by binary search.
  func sections(_ list: [ID], now: Int64, _ local: LocalTime) -> [HistorySection] {
    var sections: [HistorySection] = []
    var start = 0
    while start < list.count {
      let (title, begin) = Self.heading(of: time(of: list[start]), now: now, local)
      let end = list[start...].firstIndex(sortedAfter: { time(of: $0) >= begin })
      sections.append(HistorySection(title, start..<max(end, start + 1)))
      start = max(end, start + 1)
    }
    return sections
  }

  /// The heading of a moment, and since when it is that.
  private static func heading(
    of time: Int64, now: Int64, _ local: LocalTime
  ) -> (title: String, begin: Int64) {
    let (today, then) = (local.moment(now), local.moment(time))
    let age = today.day - then.day
    switch age {
    // What comes from a clock that is ahead is of today.
    case ...0: return ("Today", local.start(ofDay: today.day))
    case 1: return ("Yesterday", local.start(ofDay: then.day))
    case 2...6:
      return (LocalTime.Moment.weekdays[then.weekday], local.start(ofDay: then.day))
    default:
      let month = LocalTime.Moment.months[then.month - 1]
      return (
        then.year == today.year ? month : "\(month) \(then.year)",
        local.start(ofDay: LocalTime.day(ofMonth: then.month, in: then.year))
      )
    }
  }
}
