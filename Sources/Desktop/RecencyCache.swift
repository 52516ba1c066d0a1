/// Keeps what was used lately, up to a cost.
///
/// Two generations stand in for an order of use: when the young one is full it becomes the old, and
/// what is not used again before the next change is forgotten. At most twice the limit is held.
struct RecencyCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var cost = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var count: Int { young.count + old.count }

  mutating func removeAll() { self = RecencyCache(limit: limit) }

  /// The value kept for the key, or the one made now.
  mutating func value<Failure: Error>(
    for key: Key, cost: Int = 1, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = young[key] { return value }
    let value: Value
    if let known = old.removeValue(forKey: key) { value = known } else { value = try make() }
    if self.cost + cost > limit && !young.isEmpty {
      old = young
      young = [:]
      self.cost = 0
    }
    young[key] = value
    self.cost += cost
    return value
  }
}
