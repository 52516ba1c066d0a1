/// What the command line asks for.
struct Options {
  static let usage = """
    usage: benchmark [--chidori PATH] [--runs N] [--no-idle] [--display DEPTH=NAME]... \
    [--soak [--events N] [--picks N] [--seed N]] [--daemon [--picks N]] [--colors PYTHON SCRIPT] [--history] \
    [--palette CONVERT [--picture FILE]] < circumstances > RESULTS.md
    """

  /// Chidori's executable; without it the peers are measured alone.
  var chidori: String?
  /// How often each program is started.
  var runs = 30
  /// Whether to wait for the windows to come to rest, which takes half a minute.
  var measuresIdle = true
  /// Further displays, for the loupe and a large window.
  var displays: [(depth: Int, name: String)] = []
  /// Nothing but colours, beside coloraide: where Python has it, and what measures it.
  var colors: (python: String, script: String)?
  /// Nothing but a large history.
  var isHistory = false
  /// Nothing but palettes and means, beside this program of ImageMagick's.
  var convert: String?
  /// A pixmap to take palettes from; nil has one painted.
  var picture: String?
  /// Nothing but the daemon and its keys.
  var isDaemon = false
  /// Nothing but a soak.
  var isSoak = false
  var soak = Soak.Extent()

  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    func number() -> Int? { rest.popFirst().flatMap { Int($0) } }
    while let word = rest.popFirst() {
      switch word {
      case "--chidori":
        guard let path = rest.popFirst() else { return nil }
        chidori = path
      case "--runs":
        guard let count = number(), count > 0 else { return nil }
        runs = count
      case "--no-idle": measuresIdle = false
      case "--display":
        let parts = rest.popFirst()?.split(separator: "=", maxSplits: 1).map { String($0) } ?? []
        guard parts.count == 2, let depth = Int(parts[0]) else { return nil }
        displays.append((depth, parts[1]))
      case "--colors":
        guard let python = rest.popFirst(), let script = rest.popFirst() else { return nil }
        colors = (python, script)
      case "--history": isHistory = true
      case "--palette":
        guard let path = rest.popFirst() else { return nil }
        convert = path
      case "--picture":
        guard let path = rest.popFirst() else { return nil }
        picture = path
      case "--daemon": isDaemon = true
      case "--soak": isSoak = true
      case "--events":
        guard let count = number(), count >= Soak.Extent.samples else { return nil }
        soak.events = count
      case "--picks":
        guard let count = number(), count >= Soak.Extent.samples else { return nil }
        soak.picks = count
      case "--seed":
        guard let seed = number(), seed >= 0 else { return nil }
        soak.seed = UInt64(seed)
      default: return nil
      }
    }
  }
}
