import Testing

@testable import Desktop

@Suite struct RecencyCacheTests {
  @Test func makesAValueOnce() {
    var cache = RecencyCache<Int, String>(limit: 4)
    var made = 0
    for _ in 0..<3 {
      let value = cache.value(for: 7) {
        made += 1
        return "seven"
      }
      #expect(value == "seven")
    }
    #expect(made == 1)
  }

  @Test func keepsWhatIsUsedAndForgetsTheRest() {
    var cache = RecencyCache<Int, Int>(limit: 4)
    var made: [Int] = []
    func use(_ key: Int) {
      _ = cache.value(for: key) {
        made.append(key)
        return key
      }
    }
    for key in 1...100 {
      use(0)
      use(key)
    }
    #expect(made.count { $0 == 0 } == 1)
    use(1)
    #expect(made.count { $0 == 1 } == 2)
    #expect(cache.count <= 8)
  }

  @Test func holdsAtMostTwiceItsLimit() {
    var cache = RecencyCache<Int, Int>(limit: 100)
    for key in 0..<1000 { _ = cache.value(for: key, cost: 10) { key } }
    #expect(cache.count <= 20)
    #expect(cache.count >= 10)
  }

  @Test func oneValueMayCostMoreThanAll() {
    var cache = RecencyCache<Int, Int>(limit: 1)
    for key in 0..<10 { #expect(cache.value(for: key, cost: 50) { key } == key) }
    #expect(cache.count <= 2)
  }
}
