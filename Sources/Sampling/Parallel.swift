internal import Glibc
internal import Synchronization

/// Into how many parts work is divided that processors are to share.
let parallelParts = 4

/// Works parts out at once, as far as there are processors; the results are in the parts' order.
///
/// The only place of this module where threads meet. They have ended by the time it returns: a pool of
/// them would wake again and again.
func atOnce<Part: Sendable, Result: Sendable>(
  _ parts: [Part], _ work: @Sendable (Part) -> Result
) -> [Result] {
  guard parts.count > 1 else { return parts.map(work) }
  let next = Atomic(0)
  let results = Mutex<[Int: Result]>([:])
  withoutActuallyEscaping(work) { work in
    let errand = Errand {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < parts.count else { return }
        let result = work(parts[index])
        results.withLock { $0[index] = result }
      }
    }
    let helpers = min(parts.count, sysconf(Int32(_SC_NPROCESSORS_ONLN))) - 1
    let threads = (0..<max(0, helpers)).compactMap { _ in errand.start() }
    errand.run()
    for thread in threads { pthread_join(thread, nil) }
  }
  return results.withLock { results in parts.indices.compactMap { results[$0] } }
}

/// What several threads do until nothing is left of it.
private final class Errand: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  /// Another thread for it; nil where the system has none left, and the others do all.
  func start() -> pthread_t? {
    let held = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        argument.map { Unmanaged<Errand>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    guard code == 0 else {
      held.release()
      return nil
    }
    return thread
  }
}
