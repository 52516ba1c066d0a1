import ColorModel
import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct DamageTests {
  private let window = Rect(x: 0, y: 0, width: 40, height: 30)

  /// The law that the window host lives by, on lists that are edits of one another.
  @Test func paintingTheDamageOverTheOldGivesTheNew() {
    var random = SeededGenerator(seed: 7)
    var kept = 0
    for round in 0..<500 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in block(using: &random) }
      let new = edited(old, using: &random)
      let (oldList, newList) = (list(old), list(new))
      let damage = Damage.between(oldList, newList, in: window)
      #expect(damage.allSatisfy { window.contains($0) })
      var picture = Picture(window)
      picture.paint(oldList, within: window)
      for rect in damage { picture.paint(newList, within: rect) }
      var expected = Picture(window)
      expected.paint(newList, within: window)
      guard picture == expected else {
        Issue.record("round \(round): \(damage) between\n\(oldList)and\n\(newList)")
        return
      }
      kept += damage.reduce(window.width * window.height) { $0 - $1.width * $1.height }
    }
    // Not by repainting all of it: measured, more than half of the window is left alone.
    #expect(kept > 500 * window.width * window.height / 2)
  }

  @Test func damageIsFewDisjointRectanglesInsideTheWindow() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let many = (0..<60).map { _ in
        Block(rect: rect(upTo: 3, using: &random), color: 0xFF0000, clips: [])
      }
      let damage = Damage.between(DrawList(), list(many), in: window)
      #expect((1...8).contains(damage.count))
      for (index, rect) in damage.enumerated() {
        #expect(!rect.isEmpty && window.contains(rect))
        #expect(!damage[..<index].contains(where: rect.intersects))
      }
    }
  }

  @Test func equalListsHaveNone() {
    let blocks = [
      Block(rect: Rect(x: 1, y: 1, width: 5, height: 5), color: 0xFF0000, clips: [window])
    ]
    #expect(Damage.between(list(blocks), list(blocks), in: window) == [])
    #expect(Damage.between(DrawList(), DrawList(), in: window) == [])
  }

  @Test func aChangedCommandDamagesWhatItCoveredAndCovers() {
    let (here, there) = (
      Rect(x: 1, y: 1, width: 5, height: 5), Rect(x: 20, y: 20, width: 5, height: 5)
    )
    let damage = Damage.between(
      list([Block(rect: here, color: 1, clips: [])]),
      list([Block(rect: there, color: 1, clips: [])]), in: window)
    #expect(Set(damage) == [here, there])
  }

  @Test func commandsBetweenChangedOnesAreLeftAlone() {
    let rects = (0..<3).map { Rect(x: $0 * 10, y: 0, width: 5, height: 5) }
    let old = rects.map { Block(rect: $0, color: 1, clips: []) }
    var new = old
    new[0].color = 2
    new[2].color = 2
    #expect(Set(Damage.between(list(old), list(new), in: window)) == [rects[0], rects[2]])
  }

  @Test func aChangeOfOrderDamagesWhatChangedPlaces() {
    let rects = [Rect(x: 0, y: 0, width: 5, height: 5), Rect(x: 3, y: 3, width: 5, height: 5)]
    let old = rects.enumerated().map { Block(rect: $1, color: UInt32($0), clips: []) }
    let damage = Damage.between(list(old), list(old.reversed()), in: window)
    #expect(damage == [Rect(x: 0, y: 0, width: 8, height: 8)])
  }

  @Test func whatAClipHidesCostsNothing() {
    let clip = Rect(x: 0, y: 0, width: 10, height: 10)
    let hidden = Block(rect: Rect(x: 20, y: 0, width: 5, height: 5), color: 1, clips: [clip])
    #expect(Damage.between(DrawList(), list([hidden]), in: window) == [])
    let partly = Block(rect: Rect(x: 8, y: 0, width: 5, height: 5), color: 1, clips: [clip])
    #expect(
      Damage.between(DrawList(), list([partly]), in: window)
        == [Rect(x: 8, y: 0, width: 2, height: 5)])
    let nested = Block(rect: window, color: 1, clips: [clip, window.inset(by: 8)])
    #expect(
      Damage.between(DrawList(), list([nested]), in: window)
        == [Rect(x: 8, y: 8, width: 2, height: 2)])
  }

  @Test func aClipThatChangesDamagesWhatItReveals() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let narrow = Rect(x: 0, y: 0, width: 4, height: 10)
    let damage = Damage.between(
      list([Block(rect: rect, color: 1, clips: [narrow])]),
      list([Block(rect: rect, color: 1, clips: [])]), in: window)
    #expect(damage == [rect])
  }

  @Test func whatLiesOutsideTheWindowCostsNothing() {
    let outside = Block(rect: Rect(x: 40, y: 0, width: 5, height: 5), color: 1, clips: [])
    #expect(Damage.between(DrawList(), list([outside]), in: window) == [])
  }
}

/// A filled rectangle under clips, outermost first.
private struct Block {
  var rect: Rect
  var color: UInt32
  var clips: [Rect]
}

private func list(_ blocks: [Block]) -> DrawList {
  var list = DrawList()
  for block in blocks {
    for clip in block.clips { list.append(.pushClip(clip)) }
    list.fill(.rect(block.rect), .solid(RGB8(block.color)))
    for _ in block.clips { list.append(.popClip) }
  }
  return list
}

private func rect(upTo side: Int, using random: inout SeededGenerator) -> Rect {
  Rect(
    x: Int.random(in: -2...38, using: &random), y: Int.random(in: -2...28, using: &random),
    width: Int.random(in: 1...side, using: &random),
    height: Int.random(in: 1...side, using: &random))
}

private func block(using random: inout SeededGenerator) -> Block {
  Block(
    rect: rect(upTo: 8, using: &random), color: UInt32.random(in: 1...4, using: &random),
    clips: (0..<Int.random(in: 0...2, using: &random)).map { _ in rect(upTo: 30, using: &random) })
}

/// A copy with one to three blocks changed, added, removed, doubled or moved in the order.
private func edited(_ blocks: [Block], using random: inout SeededGenerator) -> [Block] {
  var blocks = blocks
  for _ in 0..<Int.random(in: 1...3, using: &random) {
    let place = Int.random(in: 0...blocks.count, using: &random)
    let edit = place == blocks.count ? 0 : Int.random(in: 0...4, using: &random)
    switch edit {
    case 0: blocks.insert(block(using: &random), at: place)
    case 1: blocks.remove(at: place)
    case 2: blocks[place] = block(using: &random)
    case 3: blocks.append(blocks[place])
    default:
      let moved = blocks.remove(at: place)
      blocks.insert(moved, at: Int.random(in: 0...blocks.count, using: &random))
    }
  }
  return blocks
}

/// A painter of plain rectangles, and the picture it makes.
private struct Picture: Equatable {
  private let bounds: Rect
  private var pixels: [UInt32]

  init(_ bounds: Rect) {
    self.bounds = bounds
    pixels = Array(repeating: 0, count: bounds.width * bounds.height)
  }

  /// Clears the area and paints the list in it.
  mutating func paint(_ list: DrawList, within area: Rect) {
    fill(area, 0)
    var clips = [area]
    for command in list.commands {
      let clip = clips[clips.count - 1]
      switch command {
      case .pushClip(let rect): clips.append(clip.intersection(rect))
      case .popClip: clips.removeLast()
      case .fill(.rect(let rect), .solid(let color, _)):
        fill(rect.intersection(clip), color.hex)
      default: Issue.record("no painter for \(command)")
      }
    }
  }

  private mutating func fill(_ rect: Rect, _ color: UInt32) {
    let rect = rect.intersection(bounds)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { pixels[y * bounds.width + x] = color }
    }
  }
}
