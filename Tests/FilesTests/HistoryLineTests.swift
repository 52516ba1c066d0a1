import ColorModel
import Geometry
import PickerCore
import Sampling
import TestSupport
import Testing

@testable import Files

@Suite struct HistoryLineTests {
  let reader = HistoryLineReader()

  func written(_ change: HistoryChange) -> [UInt8] {
    var bytes: [UInt8] = []
    HistoryLine.append(change, to: &bytes)
    return bytes
  }

  func read(_ text: String) -> HistoryLine { reader.read(Array(text.utf8)[...]) }

  @Test func aLineIsReadableToPeople() {
    var entry = HistoryEntry(
      Color(.oklch, 0.7, 0.1, 60), time: 1_764_500_000_000, source: .screen,
      window: .init(className: "Firefox", title: "Mail \"2\""), position: Point(x: 812, y: -344))
    #expect(
      String(decoding: written(.taken(entry)), as: UTF8.self) == #"""
        {"v":1,"color":{"space":"oklch","components":[0.7,0.1,60],"alpha":1},"time":1764500000000,"source":"screen","window":{"class":"Firefox","title":"Mail \"2\""},"x":812,"y":-344}

        """#)
    entry = HistoryEntry(
      .black, time: 5, source: .picture, file: "rose.png", position: Point(x: 1, y: 2),
      sample: .init(size: Size(width: 5, height: 3), mean: .linear))
    #expect(
      String(decoding: written(.taken(entry)), as: UTF8.self) == #"""
        {"v":1,"color":{"space":"srgb","components":[0,0,0],"alpha":1},"time":5,"source":"picture","file":"rose.png","x":1,"y":2,"size":[5,3],"mean":"linear"}

        """#)
    entry = HistoryEntry(.black, time: 5, source: .text).with(name: "ink", isPinned: true)
    entry.color.missing.insert(2)
    #expect(
      String(decoding: written(.put(entry)), as: UTF8.self) == #"""
        {"v":1,"event":"put","color":{"space":"srgb","components":[0,0,null],"alpha":1},"time":5,"source":"text","name":"ink","pinned":true}

        """#)
    #expect(
      String(decoding: written(.removed(entry.color)), as: UTF8.self) == #"""
        {"v":1,"event":"removed","color":{"space":"srgb","components":[0,0,null],"alpha":1}}

        """#)
  }

  /// As another program may write it: the name is not lost.
  @Test func aColourWithItsNameIsAllThereIsToKnow() {
    let line =
      #"{"v":1,"color":{"space":"srgb","components":[0,0,0],"alpha":1},"time":5,"#
      + #""source":"text","name":"ink"}"#
    let entry = HistoryEntry(.black, time: 5, source: .text).with(name: "ink", isPinned: false)
    #expect(read(line) == .change(.put(entry)))
  }

  @Test func whatIsWrittenIsReadBackTheSameByBothReaders() {
    var changes = RandomChanges(seed: 1, colors: 200)
    for _ in 0..<3000 {
      let change = changes.next()
      let line = written(change).dropLast()
      #expect(reader.read(line) == .change(change))
      #expect(reader.thoroughly(line) == .change(change))
    }
  }

  @Test func numbersKeepEveryBit() {
    for value in [
      0.1, 1.0 / 3, .leastNonzeroMagnitude, .ulpOfOne, 1.7976931348623157e308, -1e-7, 1e16,
      123456.789,
    ] {
      let color = Color(.xyzD65, value, -value, value / 3, alpha: 0.1 + 0.2)
      #expect(reader.read(written(.removed(color)).dropLast()) == .change(.removed(color)))
    }
  }

  @Test func whatJSONCannotSayComesNear() {
    let color = Color(.srgb, .infinity, -.infinity, .nan)
    let limit = Double.greatestFiniteMagnitude
    var expected = Color(.srgb, limit, -limit, 0)
    expected.missing.insert(2)
    #expect(reader.read(written(.removed(color)).dropLast()) == .change(.removed(expected)))
  }

  /// Whatever the quick reader reads, the decoder reads the same: of lines with any fault in them.
  @Test func theQuickReaderTakesNothingForWhatItIsNot() {
    var changes = RandomChanges(seed: 2, colors: 200)
    var generator = SeededGenerator(seed: 3)
    let bytes = Array(#"{}[]":,\01-+.eEnulptrx "#.utf8) + [0, 0x0D, 0x80, 0xC3, 0xFF]
    var quick = 0
    for _ in 0..<30_000 {
      var line = Array(written(changes.next()).dropLast())
      let place = Int.random(in: 0..<line.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: line[place] = bytes.randomElement(using: &generator) ?? 0
      case 1: line.remove(at: place)
      case 2: line.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
      default: line.removeSubrange(place...)
      }
      guard let change = reader.quickly(line[...]) else { continue }
      quick += 1
      #expect(
        reader.thoroughly(line[...]) == .change(change), "\(String(decoding: line, as: UTF8.self))")
    }
    #expect(quick > 1000)
  }

  static let start = #"{"v":1,"color":{"space":"srgb","components":[1,0.5,0],"alpha":1},"#

  @Test(arguments: [
    #"\#(start)"time":7,"source":"screen"}"#,
    "\u{FEFF}" + #"\#(start)"time":7,"source":"screen"}"#,
    #"\#(start)"time":7,"source":"screen"}"# + "\r",
    #"  \#(start) "time" : 7.0 , "source":"screen" }  "#,
    #"\#(start)"time":7,"source":"screen","mood":{"of":["the",1]}}"#,
    #"{"source":"\u0073creen","time":7e0,"v":1,"color":{"alpha":1.0,"components":[1,5e-1,0],"space":"srgb"}}"#,
    #"\#(start)"time":7,"source":"screen","x":3,"window":null,"name":null}"#,
    #"\#(start)"time":7,"source":"screen","size":[5,5]}"#,
    #"\#(start)"time":7,"source":"screen","size":null,"mean":"srgb","file":null}"#,
    // A mean of a later version.
    #"\#(start)"time":7,"source":"screen","size":[5,5],"mean":"geometric"}"#,
  ])
  func linesOfOtherHandsAreRead(_ text: String) {
    #expect(
      read(text) == .change(.taken(HistoryEntry(Color(.srgb, 1, 0.5, 0), time: 7, source: .screen)))
    )
  }

  @Test(arguments: [
    #"{"v":2}"#, #"{"v":2,"colour":"any"}"#, #"{"v":1000000,"color":7}"#,
    #"{"v":1,"event":"merged","color":{"space":"srgb","components":[1,0,0],"alpha":1},"time":7,"source":"text"}"#,
    #"{"v":1,"color":{"space":"srgb-2","components":[1],"alpha":1},"time":7,"source":"screen"}"#,
    #"\#(start)"time":7,"source":"dream"}"#,
  ])
  func linesOfLaterVersionsAreForeign(_ text: String) { #expect(read(text) == .foreign) }

  @Test(arguments: ["", " ", "\t", "\r", " \r", "\u{FEFF}"])
  func blankLinesAreNothing(_ text: String) { #expect(read(text) == .blank) }

  @Test(arguments: [
    "#3366cc", "{", "{}", "[]", "null", #"{"v":1"#, #"{"v":1}"#, #"{"v":0}"#, #"{"v":"1"}"#,
    #"{"v":1.5}"#, #"\#(start)"time":7}"#, #"\#(start)"time":"7","source":"screen"}"#,
    #"\#(start)"time":7,"source":"screen","size":[5,0],"mean":"srgb"}"#,
    #"\#(start)"time":7,"source":"screen","size":[5],"mean":"srgb"}"#,
    #"\#(start)"time":7,"source":"screen","file":7}"#,
    #"\#(start)"source":"screen"}"#, #"\#(start)"time":7,"source":"screen"}}"#,
    #"\#(start)"time":7,"source":"screen"} {}"#, #"\#(start)"time":1e30,"source":"screen"}"#,
    #"{"v":1,"event":"removed","color":{"space":"srgb","components":[1,0],"alpha":1}}"#,
    #"{"v":1,"event":"removed","color":{"space":"cmyk","components":[1,0,0],"alpha":1}}"#,
    #"{"v":1,"event":"removed","color":{"space":"srgb","components":[1,0,1e999],"alpha":1}}"#,
    #"{"v":1,"event":"removed","color":{"space":"srgb","components":[1,0,01],"alpha":1}}"#,
    #"{"v":1,"event":"removed","color":{"space":"srgb","components":[1,0,"1"],"alpha":1}}"#,
    String(repeating: "[", count: 60000), "\0\0\0", "{\0\"\0v\0\"\0:\0002\0}\0",
    #"\#(start)"time":7,"source":"screen"}"# + "\0",
  ])
  func whatIsNoLineOfOursIsBroken(_ text: String) { #expect(read(text) == .broken) }

  @Test func invalidUTF8IsBroken() throws {
    let line = Array(
      #"\#(Self.start)"time":7,"source":"screen","window":{"class":"a","title":"?"}}"#.utf8)
    let place = try #require(line.firstIndex(of: UInt8(ascii: "?")))
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAF],
    ] {
      var torn = line
      torn.replaceSubrange(place...place, with: bytes)
      #expect(reader.read(torn[...]) == .broken)
    }
  }

  @Test func longTextsAreCutBetweenCharacters() throws {
    let title = String(repeating: "日本語\u{1}", count: 100_000)
    var entry = HistoryEntry(
      .black, time: 1, source: .screen, window: .init(className: title, title: title))
    (entry.name, entry.file) = (title, title)
    let line = written(.put(entry))
    #expect(line.count < HistoryLine.longest)
    guard case .change(.put(let read)) = reader.read(line.dropLast()) else {
      Issue.record("not read")
      return
    }
    let kept = try #require(read.window?.title)
    #expect(title.hasPrefix(kept))
    #expect((2045...2048).contains(kept.utf8.count))
    #expect(read.name == kept && read.file == kept)
  }

  @Test func linesOfEveryLengthAreSeen() {
    let line = Array(#"\#(Self.start)"time":7,"source":"screen"}"#.utf8)
    let spaces = { [UInt8](repeating: 0x20, count: HistoryLine.longest - line.count - $0) }
    #expect(reader.read((line + spaces(0))[...]) == .broken)
    #expect(reader.read((line + spaces(1))[...]) != .broken)
  }

  @Test func everySpaceHasItsOwnName() {
    #expect(Set(SpaceID.allCases.map(\.cssName)).count == SpaceID.allCases.count)
  }
}
