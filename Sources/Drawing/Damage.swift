public import Geometry

/// What must be repainted when one picture follows another.
public enum Damage {
  /// The most rectangles given; beyond them those are merged that waste least.
  static let limit = 8

  /// A few disjoint rectangles within `bounds` outside which both pictures are the same.
  ///
  /// Painting the new list clipped to them over the old picture gives the new picture. Commands are
  /// compared with the part of the window they reach; those that both lists have in the same order
  /// cost nothing, wherever they stand.
  public static func between(_ old: DrawList, _ new: DrawList, in bounds: Rect) -> [Rect] {
    var old = old.marks(in: bounds)[...]
    var new = new.marks(in: bounds)[...]
    while let mark = old.first, mark == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let mark = old.last, mark == new.last {
      old.removeLast()
      new.removeLast()
    }
    let (removed, keptOfOld) = split(old, by: new)
    let (added, keptOfNew) = split(new, by: old)
    // What is on top of what may have changed where the order has.
    let changed = keptOfOld == keptOfNew ? removed + added : old + new
    return merge(changed.map(\.extent))
  }

  /// Marks without and with a counterpart in `others`, one for one.
  private static func split(
    _ marks: ArraySlice<Mark>, by others: ArraySlice<Mark>
  ) -> (alone: ArraySlice<Mark>, paired: [Mark]) {
    var counts = others.reduce(into: [Mark: Int]()) { $0[$1, default: 0] += 1 }
    var (alone, paired): (ArraySlice<Mark>, [Mark]) = ([], [])
    for mark in marks {
      if let count = counts[mark], count > 0 {
        counts[mark] = count - 1
        paired.append(mark)
      } else {
        alone.append(mark)
      }
    }
    return (alone, paired)
  }

  /// Rectangles that cover the given ones, disjoint and at most `limit`.
  static func merge(_ rects: [Rect]) -> [Rect] {
    var merged: [Rect] = []
    for rect in rects where !rect.isEmpty {
      insert(rect, into: &merged)
      if merged.count > limit, let (i, j) = cheapestPair(merged) {
        let pair = merged[i].union(merged[j])
        merged.remove(at: j)
        merged.remove(at: i)
        insert(pair, into: &merged)
      }
    }
    return merged
  }

  /// Adds a rectangle, grown over those it overlaps.
  private static func insert(_ rect: Rect, into merged: inout [Rect]) {
    var grown = rect
    while let index = merged.firstIndex(where: grown.intersects) {
      grown = grown.union(merged.remove(at: index))
    }
    merged.append(grown)
  }

  /// The two whose union covers least that neither covers; the first is the earlier.
  private static func cheapestPair(_ rects: [Rect]) -> (Int, Int)? {
    func waste(_ pair: (Int, Int)) -> Int {
      let (a, b) = (rects[pair.0], rects[pair.1])
      return a.union(b).area - a.area - b.area
    }
    return rects.indices
      .flatMap { j in (0..<j).map { i in (i, j) } }
      .min { waste($0) < waste($1) }
  }
}

/// A command that draws, and the part of the window it reaches.
private struct Mark: Hashable {
  let command: DrawCommand
  let extent: Rect
}

extension DrawList {
  /// The commands that reach any pixel of `bounds`, in order.
  fileprivate func marks(in bounds: Rect) -> [Mark] {
    var clips = [bounds]
    var marks: [Mark] = []
    for command in commands {
      let clip = clips.last ?? bounds
      switch command {
      case .pushClip(let rect): clips.append(clip.intersection(rect))
      case .popClip: _ = clips.popLast()
      default:
        let extent = command.bounds.map(clip.intersection) ?? .zero
        if !extent.isEmpty { marks.append(Mark(command: command, extent: extent)) }
      }
    }
    return marks
  }
}

extension Rect {
  fileprivate var area: Int { width * height }
}
