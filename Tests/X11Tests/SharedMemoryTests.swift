import Foundation
import Geometry
import TestSupport
import Testing
import X11

@Suite struct SharedMemoryTests {
  private let whole = Rect(x: 0, y: 0, width: 640, height: 480)

  /// A picture that is nowhere the same.
  private func paint(_ client: Client) -> Window {
    let window = client.shownWindow(whole)
    let context = GraphicsContext(client.display, for: window.id.drawable)
    for y in 0..<48 {
      for x in 0..<64 {
        context.fill(
          Rect(x: x * 10, y: y * 10, width: 10, height: 10), pixel: UInt(y * 64 + x) * 0x9E37)
      }
    }
    client.display.sync()
    return window
  }

  @Test(arguments: [8, 15, 16, 24, 30]) func givesWhatTheSocketGives(depth: Int) throws {
    let client = try Client(screen: "640x480x\(depth)")
    let window = paint(client)
    let memory = try SharedMemory(client.display, bytes: 640 * 480 * 4)
    for rect in [whole, Rect(x: 3, y: 5, width: 17, height: 13)] {
      let drawable = client.display.screen.root.drawable
      let image = try memory.capture(rect, of: drawable, depth: depth)
      let other = try client.display.capture(rect, of: drawable)
      #expect(image.bytesPerRow == other.bytesPerRow && image.rect == other.rect)
      // Row padding may hold anything.
      #expect(client.display.pixels(of: image) == client.display.pixels(of: other))
    }
    withExtendedLifetime(window) {}
  }

  @Test func c180_isRefusedWhereTheServerLacksIt() throws {
    let client = try Client(arguments: ["-extension", "MIT-SHM"])
    #expect(throws: XError.missing(.sharedMemory)) {
      try SharedMemory(client.display, bytes: 4096)
    }
    try expectReaderWorks(client)
  }

  /// The server offers it and is as far away as one at the other end of a wire: it has segment
  /// numbers of its own.
  @Test func c180_isRefusedWhereTheServerDoesNotSeeOurMemory() throws {
    let client = try Client(XServer(wrapper: ["unshare", "--ipc"]))
    #expect(client.display.supports(.sharedMemory))
    #expect(throws: XError.self) { try SharedMemory(client.display, bytes: 4096) }
    try expectReaderWorks(client)
  }

  @Test func c180_isRefusedOverTheNet() throws {
    let server = try XServer(arguments: ["-listen", "tcp"])
    let client = try Client(server, name: "127.0.0.1" + server.display)
    #expect(throws: XError.self) { try SharedMemory(client.display, bytes: 4096) }
    try expectReaderWorks(client)
  }

  private func expectReaderWorks(_ client: Client) throws {
    let window = paint(client)
    let reader = ImageReader(client.display)
    let drawable = client.display.screen.root.drawable
    let format = client.display.screen.visual.format
    for _ in 0..<2 {
      let image = try reader.capture(whole, of: drawable, format: format)
      #expect(image == (try client.display.capture(whole, of: drawable)))
    }
    withExtendedLifetime(window) {}
  }

  /// A rectangle that is refused, as when the screen has shrunk, throws and breaks nothing.
  @Test func aRefusalIsThrownAndSurvived() throws {
    let client = try Client()
    let window = paint(client)
    let reader = ImageReader(client.display)
    let drawable = client.display.screen.root.drawable
    let format = client.display.screen.visual.format
    #expect(throws: XError.self) {
      try reader.capture(whole.offset(by: Point(x: 1, y: 0)), of: drawable, format: format)
    }
    let image = try reader.capture(whole, of: drawable, format: format)
    #expect(image == (try client.display.capture(whole, of: drawable)))
    withExtendedLifetime(window) {}
  }

  /// A segment that is marked goes with the last process that has it, however that ends.
  @Test func aSegmentIsMarkedForRemovalFromTheStart() throws {
    let client = try Client()
    let bytes = 1_234_567
    do {
      let memory = try SharedMemory(client.display, bytes: bytes)
      let modes = try Self.segments(of: bytes)
      // SHM_DEST of sys/shm.h.
      #expect(modes.count == 1 && modes.allSatisfy { $0 & 0o1000 != 0 })
      withExtendedLifetime(memory) {}
    }
    client.display.sync()
    #expect(try Self.segments(of: bytes).isEmpty)
  }

  /// The modes of this machine's segments of a size.
  private static func segments(of bytes: Int) throws -> [Int] {
    let table = try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 3, Int(words[3]) == bytes else { return nil }
      return Int(words[2], radix: 8)
    }
  }
}
