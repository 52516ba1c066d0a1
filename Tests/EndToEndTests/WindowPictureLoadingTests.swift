import ColorModel
import Foundation
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing
import Views
import X11

/// What comes of pictures in the real window that take long, or go wrong.
@Suite(.serialized)
struct WindowPictureLoadingTests {
  /// Takes a decoder minutes, of little memory: noise upon noise.
  private static func slow(_ home: TemporaryHome) throws -> String {
    let noise = (10..<80).map {
      "<feTurbulence type='turbulence' baseFrequency='0.\($0)' numOctaves='9'/>"
    }
    try home.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='2000' height='2000'>
      <filter id='noise' x='0' y='0' width='1' height='1'>\(noise.joined())</filter>
      <rect width='2000' height='2000' filter='url(#noise)'/></svg>
      """, to: "slow.svg")
    return "\(home.path)/slow.svg"
  }

  /// Whether a process is decoding the file.
  private func isDecoding(_ path: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { entry in
      guard Int(entry) != nil,
        let line = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline")
      else { return false }
      return String(decoding: line, as: UTF8.self).contains("--decode-picture\0\(path)\0")
    }
  }

  private func isError(_ color: RGB8) -> Bool { Int(color.red) - Int(color.green) > 100 }

  /// Takes the pointer to where no tooltip comes of it.
  private func rest(in window: WindowUnderTest) throws {
    try window.move(to: window.bounds.origin + Point(x: 3, y: 3))
  }

  /// Where the line tells its first word: bright of what happens, dim before the colour's name.
  private func firstWord(_ window: WindowUnderTest) throws -> Rect {
    var place = try window.frame("name")
    place.size.width = 30
    return place
  }

  private func isBright(_ color: RGB8) -> Bool { color.red > 0xD0 }

  @Test func progressIsToldTheWindowAnswersAndEscEndsIt() throws {
    let home = TemporaryHome()
    let path = try Self.slow(home)
    let window = try WindowUnderTest(path)
    try rest(in: window)
    let word = try firstWord(window)
    try window.wait(forAnyOf: word, isBright)
    try window.keys("ctrl+c")
    #expect(try window.selection("clipboard") == "#3366cc")
    #expect(try isDecoding(path))
    try window.keys("Escape")
    #expect(try !isDecoding(path))
    try window.wait(forPicture: word) { !$0.pixels.contains { isBright(RGB8($0)) } }
    try window.click("plane")
    #expect(window.hex != "#3366cc")
    window.close()
  }

  @Test func theSheetTellsProgressAndEscEndsBoth() throws {
    let home = TemporaryHome()
    let path = try Self.slow(home)
    let window = try WindowUnderTest("#336699")
    window.layOut { $0.fileSheet = FileSheetState(directory: "/") }
    try rest(in: window)
    let status = try window.frame("files.status")
    try window.keys("ctrl+o", "ctrl+a")
    try window.type(path)
    let hint = try window.picture(status)
    try window.keys("Return")
    try window.wait(forPicture: status) { $0 != hint }
    #expect(try isDecoding(path))
    try window.keys("Escape")
    #expect(try !isDecoding(path))
    window.layOut { _ in }
    try window.click("plane")
    #expect(window.hex != "#336699")
    window.close()
  }

  @Test func whatIsNoPictureIsToldInRedAndHoldsNothingUp() throws {
    let home = TemporaryHome()
    try home.write("P6\n4000 3000\n255\n", to: "short.ppm")
    #expect(mkfifo("\(home.path)/pipe.png", 0o600) == 0)
    for name in ["short.ppm", "pipe.png"] {
      let window = try WindowUnderTest("\(home.path)/\(name)")
      try window.wait(forAnyOf: window.frame("name"), isError)
      try window.click("plane")
      #expect(window.hex != "#3366cc")
      window.close()
    }
  }

  @Test func aFileThatHasGoneIsToldOfInTheSheet() throws {
    let home = TemporaryHome()
    try home.write("P3\n1 1\n255\n1 2 3\n", to: "gone.ppm")
    let window = try WindowUnderTest("#336699")
    window.layOut { $0.fileSheet = FileSheetState(directory: "/") }
    try window.keys("ctrl+o", "ctrl+a")
    try window.type("\(home.path)/g")
    try window.keys("Tab")
    try FileManager.default.removeItem(atPath: "\(home.path)/gone.ppm")
    try window.keys("Return")
    try window.wait(forAnyOf: window.frame("files.status"), isError)
    // It may be there again.
    try home.write("P3\n1 1\n255\n7 8 9\n", to: "gone.ppm")
    try window.keys("Return")
    try awaitPixel(window)
    // What becomes of the file now changes nothing.
    try home.write("P3\n1 1\n255\n255 0 0\n", to: "gone.ppm")
    try window.click("picture")
    #expect(window.hex == "#070809")
    window.close()
  }

  /// Waits until the picture of one pixel fills the middle of its place.
  private func awaitPixel(_ window: WindowUnderTest) throws {
    let pixel = Picture([7, 8, 9], size: Size(width: 1, height: 1), hasAlpha: false)
    window.layOut { $0.picture = OpenPicture(path: "/gone.ppm", LoadedPicture(pixel)) }
    try window.wait(for: window.frame("picture").center) { $0 == RGB8(7, 8, 9) }
  }
}
