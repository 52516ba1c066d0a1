import ColorModel
import Foundation
import PickerCore
import Testing

@Suite struct HistorySectionTests {
  /// Vienna: an hour ahead of UTC, two from the last Sunday of March to that of October.
  private static let vienna = LocalTime([
    .init(since: 0, offset: 3600), .init(since: 1_774_746_000, offset: 7200),
    .init(since: 1_792_890_000, offset: 3600),
  ])

  private static func time(_ text: String) throws -> Int64 {
    Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970 * 1000)
  }

  /// The titles of entries of these times, seen on 30 November 2026, a Monday.
  private static func titles(_ times: [String], now: String = "2026-11-30T10:00:00Z") throws
    -> [String]
  {
    var model = Model(.black)
    model.browser.isOpen = true
    for (index, text) in times.enumerated() {
      model.history.apply(
        .taken(HistoryEntry(Color(RGB8(UInt32(index))), time: try time(text), source: .screen)))
    }
    _ = update(&model, .history(.clock(vienna)), at: try time(now))
    #expect(
      model.browser.sections.map(\.range.lowerBound)
        == model.browser.sections.reduce(into: [0]) { $0.append($1.range.upperBound) }.dropLast())
    #expect(model.browser.sections.last?.range.upperBound == times.count)
    return model.browser.sections.map { "\($0.title) \($0.range.count)" }
  }

  @Test func daysOfTheWeekThenMonths() throws {
    let titles = try Self.titles([
      "2026-11-30T09:59:59Z", "2026-11-29T23:00:00Z", "2026-11-29T22:59:59Z",
      "2026-11-28T23:00:00Z", "2026-11-28T22:59:59Z", "2026-11-24T12:00:00Z",
      "2026-11-23T12:00:00Z", "2026-10-31T23:00:00Z", "2026-10-31T22:59:59Z",
      "2026-01-01T12:00:00Z", "2025-12-31T22:00:00Z", "1999-05-05T00:00:00Z",
    ])
    #expect(
      titles == [
        "Today 2", "Yesterday 2", "Saturday 1", "Tuesday 1", "November 2", "October 1", "January 1",
        "December 2025 1", "May 1999 1",
      ])
  }

  @Test func aClockThatIsAheadIsOfToday() throws {
    #expect(try Self.titles(["2027-01-01T00:00:00Z", "2026-11-30T09:00:00Z"]) == ["Today 2"])
  }

  /// The clock goes back at 03:00: that Sunday has 25 hours.
  @Test func daysOfAnotherLengthAreWhole() throws {
    #expect(
      try Self.titles(
        ["2026-10-25T22:59:59Z", "2026-10-24T22:00:00Z", "2026-10-24T21:59:59Z"],
        now: "2026-10-26T12:00:00Z") == ["Yesterday 2", "Saturday 1"])
  }

  @Test func midnightMakesTodayYesterday() throws {
    var model = Model(.black)
    model.browser.isOpen = true
    _ = update(&model, .history(.clock(Self.vienna)), at: try Self.time("2026-11-30T22:59:00Z"))
    let time = try Self.time("2026-11-30T22:59:59Z")
    _ = update(&model, .picked(.screen(.white, at: time)), at: time)
    #expect(model.browser.sections.map(\.title) == ["Today"])
    // Any message tells what time it is.
    _ = update(&model, .noticeExpired, at: try Self.time("2026-11-30T23:00:00Z"))
    #expect(model.browser.sections.map(\.title) == ["Yesterday"])
  }

  /// Against the calendar of Foundation, over leap years and ends of centuries.
  @Test func datesAreThoseOfTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let utc = LocalTime()
    for day in stride(from: Int64(-30_000), to: 80_000, by: 17) {
      let moment = utc.moment(day * 86_400_000 + 50_645_999)
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 50_645)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect(moment.year == parts.year && moment.month == parts.month)
      #expect(moment.dayOfMonth == parts.day && moment.day == day)
      #expect((moment.weekday + 1) % 7 + 1 == parts.weekday)
      #expect(moment.clock == "14:04")
      #expect(utc.start(ofDay: day) == day * 86_400_000)
    }
  }
}
