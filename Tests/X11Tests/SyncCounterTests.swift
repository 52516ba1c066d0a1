import Geometry
import TestSupport
import Testing
import X11

@Suite struct SyncCounterTests {
  @Test func anAlarmTellsThatAValueIsReached() throws {
    let client = try Client()
    let counter = try SyncCounter(client.display)
    client.display.sync()
    let watcher = try Client(client.server)
    for number: Int64 in [7, 0x8000_0000, 5 << 32 | 3, Int64.max] {
      let early = try SyncAlarm(counter.id, reaching: number, on: watcher.display)
      counter.set(number - 1)
      client.display.sync()
      counter.set(number)
      client.display.flush()
      let told = watcher.event { if case .alarm = $0 { true } else { false } }
      guard case .alarm(early.id) = told else {
        Issue.record("another alarm than that of \(number)")
        return
      }
      withExtendedLifetime(early) {}
    }
  }

  @Test func anAlarmOutlivesItsCounter() throws {
    let client = try Client()
    var counter: SyncCounter? = try SyncCounter(client.display)
    let id = try #require(counter).id
    let alarm = try SyncAlarm(id, reaching: 1, on: client.display)
    counter = nil
    client.display.sync()
    #expect(throws: XError.self) { try SyncAlarm(id, reaching: 1, on: client.display) }
    withExtendedLifetime(alarm) {}
  }

  @Test func aServerWithoutSyncIsSaidToLackIt() throws {
    let client = try Client(arguments: ["-extension", "SYNC"])
    guard !client.display.supports(.sync) else { return }
    #expect(throws: XError.missing(.sync)) { try SyncCounter(client.display) }
  }
}
