internal import Dispatch
internal import Geometry
internal import Synchronization

/// Works parts out at once, as far as there are processors; the results are in the parts' order.
///
/// The only place where threads meet, and it returns when all are done.
func atOnce<Part: Sendable, Result: Sendable>(
  _ parts: [Part], _ work: @Sendable (Part) -> Result
) -> [Result] {
  guard parts.count > 1 else { return parts.map(work) }
  let results = Mutex<[Int: Result]>([:])
  withoutActuallyEscaping(work) { work in
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let result = work(parts[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { results in parts.indices.compactMap { results[$0] } }
}

extension PixelBuffer.Piece {
  /// The same in parts of about equal size, to be worked on at once; a small one is left whole.
  var bands: [PixelBuffer.Piece] {
    let pixels = rects.reduce(0) { $0 + $1.width * $1.height }
    guard pixels >= 1 << 18 else { return [self] }
    return (0..<4).map { number in
      let rects = rects.map { rect in
        let (start, end) = (rect.height * number / 4, rect.height * (number + 1) / 4)
        return Rect(x: rect.minX, y: rect.minY + start, width: rect.width, height: end - start)
      }
      return PixelBuffer.Piece(buffer: buffer, rects: rects.filter { !$0.isEmpty })
    }
  }
}
