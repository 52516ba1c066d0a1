import Files
import Glibc
import Testing

@Suite struct WorkerTests {
  @Test func tellsWhenTheResultIsThere() throws {
    let worker = try #require(Worker { (1...1000).reduce(0, +) })
    var file = pollfd(fd: worker.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&file, 1, 10_000) == 1)
    #expect(worker.finish() == 500_500)
  }

  @Test func oneThatGoesHarmsNobody() {
    for _ in 0..<50 { _ = Worker { [UInt8](repeating: 1, count: 1000).count } }
  }
}
