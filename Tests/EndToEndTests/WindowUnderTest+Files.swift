import Files
import TestSupport
import Testing
import X11

extension WindowUnderTest {
  /// Waits until a file in its home passes.
  func waitForFile(_ file: String, where passes: @escaping (String) -> Bool) throws {
    let watch = try DirectoryWatch(["\(server.home.path)/\(file)"])
    let loop = EventLoop(try Display(name: server.display))
    func isThere() -> Bool {
      server.home.contents(file).map { passes(String(decoding: $0, as: UTF8.self)) } ?? false
    }
    guard !isThere() else { return }
    loop.watch(watch.file) {
      _ = try? watch.changed()
      if isThere() { loop.stop() }
    }
    loop.after(.seconds(10)) { loop.stop() }
    loop.run()
    try #require(isThere(), "waited in vain for \(file)")
  }
}
