import Geometry
import Sampling

/// How long the parts of a large picture's work take, in milliseconds of a wall clock.
struct PictureSpeed {
  private let size: Size
  private var rows: [(name: String, times: Samples)] = []

  init(_ pixmap: Pixmap, runs: Int) {
    size = pixmap.size
    let picture = pixmap.picture
    let views: [(String, PictureView)] = [
      ("fitted", .fitted), ("at 50 %", PictureView(zoom: PictureZoom(1, 2))),
      ("at 100 %", PictureView(zoom: .actual)), ("at 400 %", PictureView(zoom: PictureZoom(4))),
    ]
    for room in [Size(width: 288, height: 288), Size(width: 1920, height: 1080)] {
      for (name, view) in views {
        let mapping = PictureMapping(size, in: Rect(origin: .zero, size: room), view)
        measure("\(name) in \(room.width) × \(room.height)", runs) {
          PictureRaster(picture, mapping, backdrop: []).cells.count
        }
      }
    }
    for count in PaletteSpeed.counts {
      measure("a palette of \(count), once it is read", runs) {
        PaletteExtraction(count: count).colors(of: picture).count
      }
    }
  }

  private mutating func measure(_ name: String, _ runs: Int, _ work: () -> Int) {
    var times = Samples()
    for _ in 0..<runs {
      let begun = Clock.now
      let count = work()
      times.append(Clock.now - begun)
      precondition(count > 0)
    }
    rows.append((name, times))
  }

  var text: String {
    let lines = rows.map { "| \($0.name) | \(decimal($0.times.median, 1)) |" }
    return (["", "| a picture of \(size.width) × \(size.height), ms | |", "|---|---:|"] + lines)
      .joined(separator: "\n") + "\n"
  }
}
