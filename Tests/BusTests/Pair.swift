import Bus
import BusHarness
import TestSupport

/// A bus with two connections: one that serves, one that calls.
final class Pair {
  let bus: SessionBus
  let server: BusConnection
  let client: BusConnection
  var slots: [BusSlot] = []
  static let name = "org.chidori.Test"

  /// The server owns `name`.
  init() throws {
    bus = try SessionBus()
    server = try BusConnection(address: bus.address)
    client = try BusConnection(address: bus.address)
    guard try server.own(Self.name) else { throw BusError.unexpected("name") }
  }

  /// A method of the server's.
  func method(_ member: String, path: String = "/thing") -> BusMethod {
    BusMethod(Self.name, path: path, "org.chidori.Thing", member)
  }

  /// Serves an object of the server's as long as the pair lives.
  func serve(
    _ path: String = "/thing", withChildren: Bool = false,
    properties: @escaping (String) -> [String: BusValue]? = { _ in nil },
    _ called: @escaping (BusCall) -> Bool
  ) throws {
    slots.append(
      try server.serve(path, withChildren: withChildren, properties: properties, called: called))
  }

  /// Runs both until the condition holds; false where the safety net had to end it.
  func run(until isDone: () -> Bool) -> Bool { runTogether([server, client], until: isDone) }

  /// Calls the server and runs both until the answer is there.
  func call(
    _ method: BusMethod, _ values: [BusValue] = [], atMost limit: Duration = .safetyNet
  ) throws -> Result<[BusValue], BusError>? {
    var result: Result<[BusValue], BusError>?
    try client.call(method, values, atMost: limit) { result = $0 }
    _ = run { result != nil }
    return result
  }
}
