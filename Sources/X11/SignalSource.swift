internal import CX11
internal import Glibc

/// Signals as a file to wait on, instead of as interruptions.
///
/// C: `signalfd(2)`.
final class SignalSource {
  let file: Int32
  private let received: (Int32) -> Void
  private var previous = sigset_t()

  init(_ numbers: [Int32], _ received: @escaping (Int32) -> Void) {
    self.received = received
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in numbers { sigaddset(&wanted, number) }
    pthread_sigmask(SIG_BLOCK, &wanted, &previous)
    file = signalfd(-1, &wanted, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit {
    close(file)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Tells of every signal that has come.
  func deliver() {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(file, &info, size) == size { received(Int32(info.ssi_signo)) }
  }
}
