/// What the clock on the wall shows: how far it is from UTC, and since when.
public struct LocalTime: Equatable, Sendable {
  /// From `since` on the clock is `offset` seconds ahead of UTC; times in seconds since 1970.
  public struct Shift: Equatable, Sendable {
    public var since: Int64
    public var offset: Int64

    public init(since: Int64, offset: Int64) {
      self.since = since
      self.offset = offset
    }
  }

  /// The oldest first; it holds for what was before it too.
  private var shifts: [Shift]

  public init(_ shifts: [Shift] = []) { self.shifts = shifts }

  /// A moment on the clock and in the calendar.
  public struct Moment: Equatable, Sendable {
    /// Since 1 January 1970.
    public var day: Int64
    public var hour: Int
    public var minute: Int
    /// Of the calendar in use nearly everywhere; months count from 1.
    public var year, month, dayOfMonth: Int

    /// 0 is Monday.
    public var weekday: Int { Int((day % 7 + 10) % 7) }
  }

  /// - Parameter time: in milliseconds since 1970, UTC.
  public func moment(_ time: Int64) -> Moment {
    let local = floorDivide(time, by: 1000) + offset(at: floorDivide(time, by: 1000))
    let day = floorDivide(local, by: 86400)
    let minutes = Int(local - day * 86400) / 60
    let date = Self.date(of: day)
    return Moment(
      day: day, hour: minutes / 60, minute: minutes % 60, year: date.year, month: date.month,
      dayOfMonth: date.day)
  }

  /// When a day begins, in milliseconds since 1970, UTC.
  public func start(ofDay day: Int64) -> Int64 {
    let local = day * 86400
    // The offset of UTC's midnight may be of the other side of a shift; then that of the result.
    let guess = local - offset(at: local)
    return (local - offset(at: guess)) * 1000
  }

  private func offset(at seconds: Int64) -> Int64 {
    let next = shifts.firstIndex(sortedAfter: { $0.since <= seconds })
    return (next > 0 ? shifts[next - 1] : shifts.first)?.offset ?? 0
  }

  /// The date of a day since 1970.
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`: years
  /// begin in March, so that the day that comes and goes is the last.
  private static func date(of day: Int64) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (Int(year), Int(month < 10 ? month + 3 : month - 9), Int(date))
  }

  /// The day since 1970 on which a month begins.
  static func day(ofMonth month: Int, in year: Int) -> Int64 {
    let year = Int64(month <= 2 ? year - 1 : year)
    let era = floorDivide(year, by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// The quotient rounded down, below 0 too.
private func floorDivide(_ number: Int64, by divisor: Int64) -> Int64 {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}

extension LocalTime.Moment {
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `14:02`.
  public var clock: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }

  /// `28 Nov`, and the year where it is not that of `today`.
  public func date(from today: LocalTime.Moment) -> String {
    let date = "\(dayOfMonth) \(Self.months[month - 1].prefix(3))"
    return year == today.year ? date : "\(date) \(year)"
  }
}
